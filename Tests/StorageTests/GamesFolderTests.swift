import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

@testable import Storage

struct GamesFolderTests {
  private let root = TemporaryDirectory()
  private let games: GamesFolder

  init() { games = GamesFolder(directory: root.path) }

  @Test func `the player is told if another program removes the journal`() throws {
    let header = try JournalHeader.sample()
    let journal = try games.begin(header, suffix: "x")
    try root.remove("games")
    let timed = try #require(try header.randomGame(intents: 1).intents.first)
    let error = #expect(throws: StorageError.self) { try journal.append(timed) }
    expectEqual(error?.why, "another program has removed it")
    #expect(!journal.isOpen)
  }

  @Test func `without a folder no game is resumed, and no folder is made`() throws {
    try expectNil(games.resumeNewest().value)
    try expectEqual(games.unfinished(), [])
    expectEqual(root.names(), [])
  }

  @Test func `the game played last is resumed, even if another was dealt later`() throws {
    let old = try games.leave("old")
    let new = try games.leave("new", start: 1_767_225_700)
    for (name, date) in [(old, 2_000_000_000.0), (new, 1_900_000_000.0)] {
      try root.setModified(date, "games/\(name)")
    }
    try expectEqual(games.resumeNewest().value?.journal.name, old)
  }

  @Test func `a game with a read-only journal is resumed without being saved`() throws {
    let name = try games.leave("mine")
    let readOnly = calls { calls in
      let open = calls.openFile
      calls.openFile = { path, flags in
        let isRead = !path.hasSuffix(".jsonl") || flags & O_ACCMODE == O_RDONLY
        return isRead ? open(path, flags) : failed(EACCES)
      }
    }
    let resumed = try GamesFolder(directory: root.path, calls: readOnly).resumeNewest()
    let game = try #require(resumed.value)
    #expect(game.record.intents.count == 3 && !game.journal.isOpen)
    expectEqual(resumed.notices.count, 1)
    expectEqual(root.names(in: "games"), [name.description])
  }

  @Test func `the newest unfinished game is resumed where it was left`() throws {
    try games.leave("old")
    try games.leave("new", start: 1_767_225_700)
    try games.leave("won", start: 1_767_225_800, end: .finished)
    try games.leave("left", start: 1_767_225_900, end: .abandoned)
    try expectEqual(
      games.unfinished().map(\.description),
      ["20260101T000140Z-new.jsonl", "20260101T000000Z-old.jsonl"])
    let resumed = try #require(try games.resumeNewest().value)
    expectEqual(resumed.journal.name.description, "20260101T000140Z-new.jsonl")
    let (game, intents) = try resumed.record.header.randomGame(intents: 3)
    expectEqual(resumed.record.game, game)
    expectEqual(resumed.record.latestTime, intents.last?.time)

    var goesOn = resumed.record.game
    let shuffle = TimedIntent(.shuffle, at: resumed.record.latestTime + .seconds(1))
    goesOn.apply(shuffle.intent, at: shuffle.time)
    try resumed.journal.append(shuffle)
    try expectEqual(games.read(resumed.journal.name).game, goesOn)
  }

  @Test func `a game in play is not resumed a second time`() throws {
    let old = try games.leave("old")
    let journal = try games.begin(.sample(start: 1_767_225_700), suffix: "new")
    let first = try #require(try games.resumeNewest().value)
    expectEqual(first.journal.name, old)
    try expectNil(games.resumeNewest().value)
    try expectNil(games.resume(journal.name).value)
    journal.close()
    try expectEqual(games.resumeNewest().value?.journal.name, journal.name)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func `a journal's lock keeps other programs out, and theirs keeps this one out`() throws {
    let name = try games.leave("shared")
    let path = "\(root.path)/games/\(name)"
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    holder.arguments = ["-n", "-o", path, "sh", "-c", "echo; read _"]
    let (input, output) = (Pipe(), Pipe())
    holder.standardInput = input
    holder.standardOutput = output
    try holder.run()
    _ = output.fileHandleForReading.readData(ofLength: 1)
    try expectNil(games.resumeNewest().value)
    try input.fileHandleForWriting.close()
    holder.waitUntilExit()

    let resumed = try #require(try games.resumeNewest().value)
    let other = try Process.run(
      URL(fileURLWithPath: "/usr/bin/flock"), arguments: ["-n", path, "true"])
    other.waitUntilExit()
    expectEqual(other.terminationStatus, 1)
    resumed.journal.close()
  }

  @Test(arguments: ["{\"at\":1", "{\"at\":1,\n", "\0\0"])
  func `a resumed game replaces an incomplete last line`(tail: String) throws {
    let name = try games.leave("torn")
    let whole = try root.bytes(of: "games/\(name)")
    try root.write(whole + Array(tail.utf8), to: "games/\(name)")
    let resumed = try #require(try games.resumeNewest().value)
    let last = TimedIntent(.shuffle, at: .seconds(60))
    try resumed.journal.append(last)
    try expectEqual(root.bytes(of: "games/\(name)"), whole + JournalLine.intent(last).bytes)
  }

  @Test func `a game that is over is never resumed, even if its journal does not say so`() throws {
    let name = try games.leave("won", end: .finished)
    let whole = try root.bytes(of: "games/\(name)")
    try root.write(whole.dropLast(5), to: "games/\(name)")
    try expectNil(games.resumeNewest().value)
    try expectNil(games.resume(name).value)
    try expectEqual(games.left(), [])
  }

  @Test func `two games of one second and one suffix have different files`() throws {
    let one = try games.begin(.sample(), suffix: "x")
    let other = try games.begin(.sample(), suffix: "x")
    expectEqual(
      [one, other].map(\.name.description),
      ["20260101T000000Z-x.jsonl", "20260101T000000Z-x-2.jsonl"])
  }

  @Test func `the oldest recordings are removed, unfinished games never`() throws {
    let unfinished = try games.leave("a", start: 0)
    let recordings = try (1...4).map { try games.leave("b", start: Int64($0), end: .finished) }
    let size = try root.bytes(of: "games/\(recordings[0])").count
    try games.prune(bytes: 6 * size, count: 9)
    try expectEqual(games.recordings().count, 4)
    try games.prune(bytes: 2 * size, count: 9)
    try expectEqual(games.recordings(), recordings.suffix(2).reversed())
    try games.prune(bytes: .max, count: 1)
    try expectEqual(games.recordings(), recordings.suffix(1))
    try games.prune(bytes: 0, count: 0)
    try expectEqual(games.names(), [unfinished])
  }
}
