import Decks
import Expectations
import Libc
import MemoryGame
import Testing

@testable import Storage

/// The saving of one game, with locks and disks that fail for a while.
struct SavedGameTests {
  private let root: TemporaryDirectory
  private let system = Interruption()
  private let games: GamesFolder
  private let history: History
  private let header: JournalHeader

  init() throws {
    root = try TemporaryDirectory()
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
  func `a lock held for some moves delays the journal, is told once, and loses nothing`(
    moves: Int
  ) throws {
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
    try expectEqual(history.read().value.entries.count, 1)
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
    try expectEqual(history.read().value.entries.count, 1)
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
