import Foundation
import Glibc

/// A fresh and empty home directory, deleted with this object.
final class HomeDirectory {
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/memorize-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("mkdtemp") }

    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A home with a deck of these faces, separated by blanks, in `faces.txt`.
  convenience init(faces: String) throws {
    try self.init()
    try write(faces.split(separator: " ").joined(separator: "\n"), to: "faces.txt")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file to the directory in which programs start.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

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

/// The journals in a home, as bytes on disk.
extension HomeDirectory {
  var gamesPath: String { "\(path)/.local/share/memorize/games" }

  /// All journals by name, without those set aside.
  var journals: [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: gamesPath)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".jsonl") }.map { ($0, journal($0)) })
  }

  /// The journal written last.
  var latestJournal: String? { journals.keys.max { modified($0) < modified($1) } }

  /// The game in the latest journal.
  func retoldGame() throws -> RetoldGame? {
    try latestJournal.map { try RetoldGame(journal: journal($0)) }
  }

  func writeJournal(_ bytes: [UInt8], to name: String) throws {
    try FileManager.default.createDirectory(
      atPath: gamesPath, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(gamesPath)/\(name)"))
  }

  func size(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.size] as? Int
  }

  private func journal(_ name: String) -> [UInt8] {
    [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: "\(gamesPath)/\(name)"))) ?? Data())
  }

  private func modified(_ name: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(gamesPath)/\(name)")
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
