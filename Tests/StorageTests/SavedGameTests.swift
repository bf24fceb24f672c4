import Decks
import Expectations
import Foundation
import Libc
import MemoryGame
import Synchronization
import Testing

@testable import Storage

/// The saving of one game, with locks and disks that fail for a while.
struct SavedGameTests {
  private let root = TemporaryDirectory()
  private let system = Interruption()
  private let games: GamesFolder
  private let history: History
  private let header: JournalHeader

  init() throws {
    games = GamesFolder(directory: root.path, calls: system.calls)
    history = History(directory: root.path, calls: system.calls)
    header = try JournalHeader.sample()
  }

  private let outbox = Outbox()

  private func newGame() -> SavedGame {
    SavedGame(header, suffix: "x", games: games, history: history, outbox: outbox)
  }

  private func expectSaved(
    _ intents: [TimedIntent], end: JournalEnd?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let names = try games.names()
    #expect(names.count == 1, sourceLocation: sourceLocation)
    let record = try games.read(#require(names.first))
    #expect(record.intents == intents && record.end == end, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<8)
  func `a lock held for moves delays the journal, is told once, loses nothing`(moves: Int) throws {
    let game = newGame()
    let intents = try header.randomGame().intents
    system.isLocked = true
    for (number, timed) in intents.enumerated() {
      if number == moves { system.isLocked = false }
      game.record([timed])
      expectEqual(outbox.isWaiting, (number < moves))
    }
    game.finish(try #require(try GameRecord(header, intents)))
    #expect(outbox.isWaiting == system.isLocked && (game.entry == nil) != system.isLocked)
    system.isLocked = false
    outbox.retry()
    #expect(!outbox.isWaiting && game.entry == nil)
    let news = outbox.takeNews()
    #expect(moves == 0 ? news.isEmpty : news.count == 2 && news.last == .worksAgain)
    try expectSaved(intents, end: .finished)
    try expectEqual(history.read().value.count, 1)
  }

  @Test func `the end of a game removes the oldest of more than a thousand recordings`() throws {
    let intents = try header.randomGame(intents: 1).intents
    let first = newGame()
    first.record(intents)
    first.abandon()
    let recording = try root.bytes(of: "games/\(#require(games.names().first))")
    for number in 1...StorageLimit.recordings {
      try root.write(recording, to: "games/20250101T000000Z-\(number).jsonl")
    }
    let game = newGame()
    game.record(intents)
    try expectEqual(games.names().count, StorageLimit.recordings + 2)
    game.abandon()
    try expectEqual(games.names().count, StorageLimit.recordings)
    #expect(try games.names().contains { $0.description.hasPrefix("2026") })
  }

  @Test func `a game left or given up is saved later, too`() throws {
    for end in [nil, JournalEnd.abandoned] {
      let game = newGame()
      let intents = try header.randomGame(intents: 3).intents
      system.isLocked = true
      game.record(intents)
      if end == nil { game.leave() } else { game.abandon() }
      #expect(outbox.isWaiting)
      system.isLocked = false
      outbox.retry()
      #expect(!outbox.isWaiting)
      try expectSaved(intents, end: end)
      for name in try games.names() { try games.folder.remove(name.description) }
    }
  }

  @Test func `a game without any intent leaves no file`() throws {
    for leave in [true, false] {
      let game = newGame()
      if leave { game.leave() } else { game.abandon() }
      #expect(!outbox.isWaiting && root.names() == [])
    }
  }

  @Test func `without a journal the line of the history does not wait for it`() throws {
    try root.write("", to: "games")
    let game = newGame()
    let intents = try header.randomGame().intents
    game.record(intents)
    game.finish(try #require(try GameRecord(header, intents)))
    #expect(outbox.isWaiting && game.entry == nil)
    try expectEqual(history.read().value.count, 1)
  }

  @Test func `a deck too large for a journal is told once and not tried again`() throws {
    let quotes = String(repeating: "\"\u{20D0}", count: 990)
    let pairs = (0..<500).map { Pair(term: "\($0)\(quotes)", definition: "=\($0)\(quotes)") }
    let deck = Deck(name: "Large", color: .teal, usualPairs: 8, pairs: pairs)
    let large = JournalHeader(
      deck: deck, drawn: try #require(DrawnPairs(pairs, deckSize: 500, seed: "x")),
      askedPairs: 500, start: 0, program: "1")
    try #require(large.bytes.count > StorageLimit.journalHeaderBytes)
    let game = SavedGame(large, suffix: "x", games: games, history: history, outbox: outbox)
    game.record([TimedIntent(.shuffle, at: .zero)])
    #expect(game.isLost && !outbox.isWaiting && outbox.takeNews().count == 1)
    game.record([TimedIntent(.shuffle, at: .seconds(1))])
    #expect(!outbox.isWaiting && outbox.takeNews() == [])
  }
}

extension GameRecord {
  /// The history line of a game that is over.
  init?(_ header: JournalHeader, _ intents: [TimedIntent]) throws {
    self.init(try JournalRecord(reading: header.journal(intents)), date: header.start)
  }
}

/// The list of unfinished games.
struct LeftGamesTests {
  private let root = TemporaryDirectory()
  private let games: GamesFolder

  init() { games = GamesFolder(directory: root.path) }

  @discardableResult
  private func leave(
    _ suffix: String, playedAt date: Double, end: JournalEnd? = nil
  ) throws -> JournalName {
    let name = try games.leave(suffix, end: end)
    try root.setModified(date, "games/\(name)")
    return name
  }

  @Test func `games that were left come first, those played last before others`() throws {
    let waiting = try [(300.0, "a"), (100, "b"), (200, "c")].map { date, suffix in
      try leave(suffix, playedAt: date)
    }
    let givenUp = try leave("d", playedAt: 400, end: .abandoned)
    try leave("e", playedAt: 500, end: .finished)
    let found = try games.left()
    expectEqual(found.map(\.name), [waiting[0], waiting[2], waiting[1], givenUp])
    expectEqual(found.map(\.modified), [300, 200, 100, 400])
    expectEqual(found.map(\.record.end), [nil, nil, nil, .abandoned])
    #expect(found.allSatisfy { $0.record.intents.count == 3 })
  }

  @Test func `the list has a limit`() throws {
    for number in 0..<5 {
      try leave("w\(number)", playedAt: Double(number))
      try leave("g\(number)", playedAt: Double(number), end: .abandoned)
    }
    let found = try games.left(waiting: 2, abandoned: 3)
    expectEqual(found.map(\.modified), [4, 3, 4, 3, 2])
  }

  @Test func `a game that another program takes meanwhile is left out`() throws {
    let names = try ["a", "b", "c"].map { try leave($0, playedAt: 100) }
    let gone = "\(root.path)/games/\(names[1])"
    let vanishing = GamesFolder(
      directory: root.path,
      calls: calls { calls in
        let open = calls.openFile
        let looks = Atomic(0)
        calls.openFile = { path, flags in
          // Its end, its lock and its contents are looked at.
          if path == gone, looks.add(1, ordering: .relaxed).oldValue > 2 { unlink(path) }
          return open(path, flags)
        }
      })
    try expectEqual(vanishing.left().map(\.name), names.reversed())
    try expectEqual(vanishing.left().map(\.name), [names[2], names[0]])
  }

  @Test func `games in play, games without moves and other files are left out`() throws {
    let header = try JournalHeader.sample()
    let playing = try games.begin(header, suffix: "playing")
    for timed in try header.randomGame(intents: 2).intents { try playing.append(timed) }
    let untouched = try games.begin(header, suffix: "untouched")
    untouched.close()
    try root.write("rubbish", to: "games/20260101T000000Z-bad.jsonl")
    #expect(try games.left().isEmpty)
    expectEqual(root.names(in: "games").count, 3)
    playing.close()
    try expectEqual(games.left().map(\.name), [playing.name])
  }

  @Test func `a game that was given up can be resumed, and is then one that was left`() throws {
    let name = try leave("mine", playedAt: 100, end: .abandoned)
    try expectNil(games.resumeNewest().value)
    let resumed = try #require(try games.resume(name).value)
    try expectNil(games.resume(name).value)
    let next = try resumed.record.header.randomGame(intents: 4).intents[3]
    try resumed.journal.append(next)
    resumed.journal.close()
    try expectEqual(games.unfinished(), [name])
    try expectEqual(games.resumeNewest().value?.record.intents.count, 4)
  }

  @Test func `a game that is resumed does not count as a recording`() throws {
    let name = try leave("mine", playedAt: 100, end: .abandoned)
    let other = try leave("other", playedAt: 200, end: .abandoned)
    let resumed = try #require(try games.resume(name).value)
    try games.prune(bytes: 0, count: 0)
    expectEqual(root.names(in: "games"), [name.description])
    #expect(!root.names(in: "games").contains(other.description))
    resumed.journal.close()
  }
}
