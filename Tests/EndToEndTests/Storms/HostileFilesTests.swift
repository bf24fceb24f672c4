import Expectations
import Foundation
import Glibc
import MemoryGame
import Testing

@Suite("Unreadable files", .waiting)
struct HostileFilesTests {
  enum Kind: String, CaseIterable {
    case empty, cut, flipped, huge, binary, future, directory

    /// A way to spoil a good file.
    func spoil(_ bytes: [UInt8], _ dice: inout SeededGenerator) -> [UInt8]? {
      var bytes = bytes
      switch self {
      case .empty: return []
      case .cut: return Array(bytes.prefix(dice.next(below: bytes.count)))
      case .flipped:
        for _ in 0..<dice.number(in: 1...4) where !bytes.isEmpty {
          bytes[dice.next(below: bytes.count)] ^= 1 << UInt8(dice.next(below: 8))
        }
        return bytes
      case .huge: return []
      case .binary: return (0..<5_000).map { _ in UInt8(dice.next(below: 256)) }
      case .future:
        let text = String(decoding: bytes, as: UTF8.self)
        return Array(text.replacing("\"version\":1", with: "\"version\":99").utf8)
      case .directory: return nil
      }
    }
  }

  private static let hugeSize = 100_000_000

  private static let history = """
    {"version":1,"date":1767225600,"kind":"solo","deck":"Halloween","pairs":8,\
    "seed":"k3v9ta","closingRanks":false,"moves":14,"score":-3,"time":61234567}

    """
  private static let settings = "{\"version\":1,\"motion\":\"none\",\"mine\":[1,2]}\n"

  /// The files, of which each kind of damage meets one or two.
  enum Place: CaseIterable {
    case journal, history, settings
  }

  @Test(arguments: zip(Kind.allCases, Place.allCases + Place.allCases + Place.allCases))
  func `an unreadable file does not prevent a game`(kind: Kind, place: Place) throws {
    for seed in Storm.seeds { try playWith(kind, place, seed) }
  }

  /// Writes a good file, and returns its path.
  private func write(_ place: Place, in home: HomeDirectory) throws -> String {
    switch place {
    case .journal:
      let first = try TerminalSession.table(["-n", "6", "--seed", "x"], home: home)
      for _ in 0..<3 { try first.turnNext() }
      try expectEqual(first.quit(), .exited(0))
      return try "\(HomeDirectory.data)/games/\(#require(home.latestJournal))"
    case .history:
      try home.write(Self.history, to: "\(HomeDirectory.data)/history.jsonl")
      return "\(HomeDirectory.data)/history.jsonl"
    case .settings:
      try home.write(Self.settings, to: ".config/memorize/settings.json")
      return ".config/memorize/settings.json"
    }
  }

  @Test func `a file in the place of a directory is reported and kept`() throws {
    for place in [".local/share/memorize", ".local/share/memorize/games", ".config/memorize"] {
      let home = HomeDirectory()
      try home.write("mine", to: place)
      let session = try TerminalSession.table(columns: 200, home: home)
      try session.turnUnderCursor()
      if !place.hasPrefix(".config") { #expect(session.screen.messageLine.contains(place)) }
      try playOn(session)
      try expectEqual(home.bytes(of: place), Array("mine".utf8))
    }
  }

  @Test func `without HOME and XDG variables the game is played without saving`() throws {
    let names = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"]
    let session = try TerminalSession.table(
      environment: Dictionary(uniqueKeysWithValues: names.map { ($0, nil) }))
    try session.turnUnderCursor()
    try playOn(session)
    expectEqual(session.home.names(), [])
  }

  /// Spoils a file, plays, opens statistics and settings, and expects the file unchanged.
  private func playWith(_ kind: Kind, _ place: Place, _ seed: UInt64) throws {
    let home = HomeDirectory()
    let path = try write(place, in: home)
    var dice = SeededGenerator(seed: seed)
    let spoilt = kind.spoil(try home.bytes(of: path), &dice)
    try home.replace(path, with: spoilt)
    if kind == .huge { expectEqual(truncate("\(home.path)/\(path)", Self.hugeSize), 0) }
    let session = try TerminalSession.table([], columns: 200, home: home)
    if [.empty, .huge, .binary, .directory].contains(kind), !path.contains("history") {
      let name = path.split(separator: "/").last ?? ""
      #expect(session.screen.messageLine.contains("\(name): "))
    }
    try session.press("t", showing: "Statistics")
    session.press(.escape)
    try session.settle("the table") { !$0.contains("Statistics") }
    session.press("n")
    try session.checkThatKeysWork()
    try session.turnUnderCursor()
    try playOn(session)
    try checkThatNothingIsLost(spoilt, of: path, in: home, size: kind == .huge ? Self.hugeSize : 0)
  }

  private func playOn(_ session: TerminalSession) throws {
    try session.turnNext()
    try session.wait("a move") { $0.status.moves == 1 }
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
  }

  /// The file still exists under its name or another.
  ///
  /// Only a torn last line may be missing, and
  /// only whole lines may have been added.
  private func checkThatNothingIsLost(
    _ spoilt: [UInt8]?, of path: String, in home: HomeDirectory, size: Int
  ) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let paths = home.names(in: folder).filter { $0.hasPrefix(name) }.map { "\(folder)/\($0)" }
    guard let spoilt else { return #expect(paths.contains { home.isDirectory($0) }) }
    let lines = spoilt.dropLast().lastIndex(of: 0x0A).map { spoilt[...$0] } ?? spoilt[...]
    let isThere = try paths.filter { !home.isDirectory($0) }.contains { path in
      let bytes = try home.bytes(of: path)
      return bytes.count >= size && bytes.starts(with: lines)
    }
    #expect(isThere)
  }
}

extension HomeDirectory {
  fileprivate func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(self.path)/\(path)", isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Replaces a file by other bytes or, for nil, by a directory.
  fileprivate func replace(_ path: String, with bytes: [UInt8]?) throws {
    try FileManager.default.removeItem(atPath: "\(self.path)/\(path)")
    if let bytes { try write(bytes, to: path) } else { try makeDirectory(path) }
  }
}
