import Expectations
import Foundation
import Libc
import Testing

@testable import Storage

struct UnreadableFileTests {
  private let root = TemporaryDirectory()

  /// The contents of a file that cannot be read.
  enum Kind: CaseIterable, Sendable {
    case empty, broken, binary, otherJSON, huge

    /// The bytes; `huge` ones are just more than a file of this kind may have.
    func bytes(limit: Int) -> [UInt8] {
      switch self {
      case .empty: []
      case .broken: Array("{\"a\":\n\n}x".utf8)
      case .binary: Array(0...255) + [0x0A]
      case .otherJSON: Array("[1]\n".utf8)
      case .huge: [UInt8](repeating: 0x61, count: limit + 1)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `an unreadable journal is set aside, and another game is resumed`(kind: Kind) throws {
    let bytes = kind.bytes(limit: StorageLimit.journalBytes)
    let games = GamesFolder(directory: root.path)
    let name = try games.begin(.sample(start: 0), suffix: "a").name
    try root.write(bytes, to: "games/x.jsonl")
    let resumed = try games.resumeNewest()
    expectEqual(resumed.value?.journal.name, name)
    expectEqual(resumed.notices.count, 1)
    expectEqual(resumed.notices.first?.hasSuffix("; it is kept as x.jsonl.unreadable-1"), true)
    #expect(try root.bytes(of: "games/x.jsonl.unreadable-1").elementsEqual(bytes))
    try expectEqual(games.unfinished(), [name])
  }

  @Test(arguments: Kind.allCases)
  func `unreadable settings are set aside each time`(kind: Kind) throws {
    let bytes = kind.bytes(limit: StorageLimit.settingsBytes)
    let file = SettingsFile(directory: root.path)
    for number in 1...3 {
      try root.write(bytes, to: "settings.json")
      let loaded = try file.load()
      expectEqual(loaded.value, Settings())
      expectEqual(loaded.notices.count, 1)
      #expect(try root.bytes(of: "settings.json.unreadable-\(number)").elementsEqual(bytes))
      try expectEqual(file.load(), Loaded(value: Settings(), notices: []))
    }
    try root.write(bytes, to: "settings.json")
    try expectEqual(file.save(Settings()).count, 1)
    expectEqual(root.names().count, 5)
  }

  @Test func `a history without any readable line is set aside`() throws {
    let history = History(directory: root.path)
    try root.write("what\nis\nthis\n", to: "history.jsonl")
    try expectEqual(
      history.read().notices,
      [
        "\(root.path)/history.jsonl: no line of it can be read; "
          + "it is kept as history.jsonl.unreadable-1"
      ])
    expectEqual(root.names(), ["history.jsonl.unreadable-1"])
  }

  @Test func `a directory or a pipe in place of a file is set aside`() throws {
    for name in ["settings.json", "history.jsonl", "games/x.jsonl"] {
      try root.makeDirectory(name)
      try expectEqual(notices().count, 1)
      expectEqual(mkfifo("\(root.path)/\(name)", 0o600), 0)
      try expectEqual(notices().first?.contains("not a regular file"), true)
      try expectEqual(notices(), [])
    }
    expectEqual(root.names(in: "games"), ["x.jsonl.unreadable-1", "x.jsonl.unreadable-2"])
  }

  @Test func `a file without read permission is set aside`() throws {
    let denied = calls { calls in
      let open = calls.openFile
      calls.openFile = { path, flags in
        let isDenied = path.contains("json") && FileStatus(at: path) != nil
        return isDenied ? failed(EACCES) : open(path, flags)
      }
    }
    try root.write("{}", to: "settings.json")
    try expectEqual(
      SettingsFile(directory: root.path, calls: denied).load().notices,
      [
        "\(root.path)/settings.json: Permission denied; "
          + "it is kept as settings.json.unreadable-1"
      ])
  }

  @Test func `an unreadable file that cannot be set aside is not overwritten`() throws {
    let stuck = calls { calls in
      let rename = calls.renameFile
      calls.renameFile = { $1.contains("unreadable") ? failed(EROFS) : rename($0, $1) }
    }
    try root.write("broken", to: "settings.json")
    let file = SettingsFile(directory: root.path, calls: stuck)
    #expect(throws: StorageError.self) { try file.load() }
    #expect(throws: StorageError.self) { try file.save(Settings()) }
    try expectEqual(root.text(of: "settings.json"), "broken")
    expectEqual(root.names(), ["settings.json"])
  }

  @Test func `a journal of a newer version stays where it is`() throws {
    let text = JournalFormatTests.header.replacing("\"version\":1", with: "\"version\":2")
    try root.write(text, to: "games/x.jsonl")
    let resumed = try GamesFolder(directory: root.path).resumeNewest()
    expectNil(resumed.value)
    expectEqual(resumed.notices.first?.contains("format 2 of a newer version"), true)
    try expectEqual(root.text(of: "games/x.jsonl"), text)
  }

  private func notices() throws -> [String] {
    try SettingsFile(directory: root.path).load().notices
      + History(directory: root.path).read().notices
      + GamesFolder(directory: root.path).resumeNewest().notices
  }
}
