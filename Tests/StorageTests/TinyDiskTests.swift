import Expectations
import Libc
import Testing

@testable import Storage

@Suite(.enabled(if: TinyDisk.isPermitted)) struct TinyDiskTests {
  @Test func `a disk that fills up in the middle of a line keeps the complete lines`() throws {
    let disk = try TinyDisk()
    let games = GamesFolder(directory: disk.root.path)
    let journal = try games.begin(.sample(), suffix: "x")
    var written = 0
    var isFull = false
    while !isFull, written < 10_000 {
      do throws(StorageError) {
        try journal.append(TimedIntent(.shuffle, at: .microseconds(written)))
        written += 1
      } catch {
        isFull = true
        #expect(error.description.hasSuffix("\(journal.name): No space left on device"))
      }
    }
    #expect((1..<10_000).contains(written))
    try expectEqual(disk.root.bytes(of: "games/\(journal.name)").last, 0x0A)
    try expectEqual(games.read(journal.name).intents.count, written)
    #expect(throws: StorageError.self) {
      try SettingsFile(directory: disk.root.path).save(Settings())
    }
    expectEqual(disk.root.names(), ["games"])
  }

  @Test func `on a read-only disk nothing is saved and nothing is lost`() throws {
    let disk = try TinyDisk()
    let games = GamesFolder(directory: disk.root.path)
    try games.begin(.sample(), suffix: "x").close()
    _ = try SettingsFile(directory: disk.root.path).save(Settings())
    try disk.root.write(HistoryTests.line, to: "history.jsonl")
    try #require(disk.makeReadOnly())

    let settings = try SettingsFile(directory: disk.root.path).load()
    expectEqual(settings, Loaded(value: Settings(), notices: []))
    try expectEqual(History(directory: disk.root.path).read().value.entries.count, 1)
    let resumed = try games.resumeNewest()
    let game = try #require(resumed.value)
    #expect(!game.journal.isOpen)
    expectEqual(resumed.notices.first?.hasPrefix("cannot write "), true)
    expectEqual(resumed.notices.first?.contains("Read-only file system"), true)
    expectEqual(resumed.notices.first?.hasSuffix("goes on without being saved"), true)
    #expect(throws: StorageError.self) { try games.begin(.sample(), suffix: "x") }
    #expect(throws: StorageError.self) {
      try SettingsFile(directory: disk.root.path).save(Settings())
    }
    expectEqual(disk.root.names(in: "games").count, 1)
  }
}
