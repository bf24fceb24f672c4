import Expectations
import Foundation

/// A fresh and empty home directory, in which programs start.
typealias HomeDirectory = TemporaryDirectory

extension HomeDirectory {
  /// A home with a deck of these faces, separated by blanks, in `faces.txt`.
  convenience init(faces: String) throws {
    self.init()
    try write(faces.split(separator: " ").joined(separator: "\n"), to: "faces.txt")
  }

  /// The directory of games, decks and the history.
  static let data = ".local/share/memorize"

  /// The variables that direct a program to this directory.
  var environment: [String: String] {
    [
      "HOME": path,
      "XDG_DATA_HOME": "\(path)/.local/share",
      "XDG_STATE_HOME": "\(path)/.local/state",
      "XDG_CONFIG_HOME": "\(path)/.config",
      "XDG_CACHE_HOME": "\(path)/.cache",
    ]
  }
}

/// The answer of a command.
struct Answer {
  /// What it wrote to standard output and to standard error.
  let output: String
  let error: String
  let status: ExitStatus
  /// What it wrote to the terminal.
  let screen: [UInt8]

  /// Whether the command was refused with this code and one line about it, and nothing else.
  func isRefusal(_ code: Int32, _ words: String = "") -> Bool {
    status == .exited(code) && output.isEmpty && screen.isEmpty && error.hasPrefix("memorize: ")
      && error.hasSuffix("\n") && error.count(where: \.isNewline) == 1
      && (words.isEmpty || error.contains(words))
  }
}

extension HomeDirectory {
  /// Runs a command to its end, with pipes in place of the terminal.
  func run(
    _ arguments: [String], executable: String = memorizeBinary,
    environment: [String: String?] = [:], input: String = ""
  ) throws -> Answer {
    let session = try TerminalSession(
      arguments, executable: executable, environment: environment, home: self,
      standardInput: Array(input.utf8), standardOutput: .pipe, standardError: .pipe)
    let status = try session.waitForExit()
    return Answer(
      output: session.standardOutput, error: session.standardError, status: status,
      screen: session.output)
  }

  /// Runs a command to its end.
  func run(
    _ arguments: String..., environment: [String: String?] = [:], input: String = ""
  ) throws -> Answer {
    try run(arguments, environment: environment, input: input)
  }

  /// Whether there is a file or a directory of this name.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// The lines of the history; none without a file.
  var history: [Substring] {
    (try? text(of: "\(HomeDirectory.data)/history.jsonl"))?.split(separator: "\n") ?? []
  }
}

/// The journals in a home, as bytes on disk.
extension HomeDirectory {
  var gamesPath: String { "\(path)/\(HomeDirectory.data)/games" }

  /// All journals by name, without those set aside.
  var journals: [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: names(in: "\(HomeDirectory.data)/games").filter {
        $0.hasSuffix(".jsonl")
      }.map { ($0, journal($0)) })
  }

  /// The journal written last.
  var latestJournal: String? { journals.keys.max { modified($0) < modified($1) } }

  /// The game in the latest journal.
  func retoldGame() throws -> RetoldGame? {
    try latestJournal.map { try RetoldGame(journal: journal($0)) }
  }

  func writeJournal(_ bytes: [UInt8], to name: String) throws {
    try write(bytes, to: "\(HomeDirectory.data)/games/\(name)")
  }

  func size(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.size] as? Int
  }

  private func journal(_ name: String) -> [UInt8] {
    (try? bytes(of: "\(HomeDirectory.data)/games/\(name)")) ?? []
  }

  private func modified(_ name: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(gamesPath)/\(name)")
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
