import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

@testable import Storage

/// Finished games whose history line is missing because the program died.
struct RecoveryTests {
  private let root = TemporaryDirectory()
  private let games: GamesFolder
  private let history: History
  private let header: JournalHeader
  private let intents: [TimedIntent]

  init() throws {
    games = GamesFolder(directory: root.path)
    history = History(directory: root.path)
    header = try JournalHeader.sample()
    intents = try header.randomGame().intents
  }

  private func entries() throws -> [GameRecord] { try history.read().value }

  /// Plays the whole game and saves it, until the system fails for good.
  private func play(_ system: Interruption) throws {
    let outbox = Outbox()
    let game = SavedGame(
      header, suffix: "x", games: GamesFolder(directory: root.path, calls: system.calls),
      history: History(directory: root.path, calls: system.calls), outbox: outbox)
    for timed in intents { game.record([timed]) }
    game.finish(try #require(try GameRecord(header, intents)))
    outbox.close()
  }

  @Test func `a program that dies at any change of a file loses no finished game`() throws {
    let whole = Interruption()
    try play(whole)
    let expected = try #require(try entries().first)
    let journal = try root.bytes(of: "games/\(#require(games.names().first))")
    try expectEqual(entries().count, 1)
    for calls in 0...whole.changes {
      try FileManager.default.removeItem(atPath: root.path)
      try FileManager.default.createDirectory(atPath: root.path, withIntermediateDirectories: false)
      let system = Interruption()
      system.callsLeft = calls
      try play(system)
      // The last intent is on disk once all but the history line and the end are written.
      let name = try games.names().first
      let isOver = (name.flatMap { try? games.read($0) })?.game.isOver == true
      for _ in 0..<3 { expectEqual(games.recoverFinishedGames(into: history), []) }
      try expectEqual(entries().count, (isOver ? 1 : 0), "after \(calls) calls")
      guard isOver else { continue }
      #expect(try #require(try entries().first).isSameGame(as: expected))
      try expectEqual(entries().first?.figures, expected.figures)
      try expectEqual(root.bytes(of: "games/\(#require(games.names().first))"), journal)
    }
  }

  @Test func `a journal cut at any byte is recovered if its game is over, and only then`() throws {
    let whole = header.journal(intents, end: .finished)
    let line = try #require(try GameRecord(header, intents))
    let over = header.journal(intents).count
    for count in (header.bytes.count...whole.count).reversed() {
      try root.write(whole.prefix(count), to: "games/x.jsonl")
      try? root.remove("history.jsonl")
      games.recoverFinishedGames(into: history)
      games.recoverFinishedGames(into: history)
      let entries = try entries()
      expectEqual(entries.count, (count >= over ? 1 : 0), "cut at \(count)")
      #expect(entries.allSatisfy { $0.isSameGame(as: line) })
      try expectEqual(root.bytes(of: "games/x.jsonl").count, (count >= over ? whole.count : count))
    }
  }

  @Test func `a finished game with a line gets no second one`() throws {
    let line = try #require(try GameRecord(header, intents))
    _ = try history.append(line)
    for end in [nil, JournalEnd.finished] {
      try root.write(header.journal(intents, end: end), to: "games/x.jsonl")
      try root.setModified(4_000_000_000, "games/x.jsonl")
      games.recoverFinishedGames(into: history)
      try expectEqual(entries(), [line])
      try expectEqual(games.read(games.names()[0]).end, .finished)
    }
  }

  @Test func `a journal that an earlier version finished without a line gets one`() throws {
    try root.write(HistoryTests.line, to: "history.jsonl")
    try root.setModified(1_700_000_000, "history.jsonl")
    try root.write(header.journal(intents, end: .finished), to: "games/x.jsonl")
    try root.setModified(1_700_000_100, "games/x.jsonl")
    for _ in 0..<2 { games.recoverFinishedGames(into: history) }
    try expectEqual(entries().count, 2)
    try expectEqual(entries().last?.date, 1_700_000_100)
  }

  @Test func `a first try is recovered as practice if another game finished its board`() throws {
    let day = try #require(CalendarDay("2026-11-22"))
    let board = DailyBoard(day)
    let header = try JournalHeader.of(
      #require(board.deck), pairs: board.pairs, seed: day.description, occasion: .daily(day))
    let intents = try header.randomGame(hasHints: false).intents
    for hasOther in [false, true] {
      try? root.remove("history.jsonl")
      let other = GameRecord(board.setup(), moves: 40, score: 1, time: .seconds(9), date: 1)
      if hasOther { _ = try history.append(other) }
      for end in [nil, JournalEnd.finished] {
        try root.write(header.journal(intents, end: end), to: "games/x.jsonl")
        try root.setModified(4_000_000_000, "games/x.jsonl")
        games.recoverFinishedGames(into: history)
      }
      let occasions = try entries().map(\.setup.occasion)
      expectEqual(occasions, hasOther ? [.plain, .dailyPractice(day)] : [.daily(day)])
    }
  }

  @Test func `a game in play or given up gets no line`() throws {
    let journal = try games.begin(header, suffix: "x")
    for timed in intents { try journal.append(timed) }
    games.recoverFinishedGames(into: history)
    try expectEqual(entries(), [])
    journal.close()
    let half = intents.prefix(3)
    try root.write(header.journal(Array(half), end: .abandoned), to: "games/y.jsonl")
    games.recoverFinishedGames(into: history)
    try expectEqual(entries().count, 1)
  }

  @Test func `programs that start at once add one line together`() async throws {
    try root.write(header.journal(intents), to: "games/x.jsonl")
    let (games, history) = (games, history)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<5 { games.recoverFinishedGames(into: history) } }
      }
    }
    games.recoverFinishedGames(into: history)
    try expectEqual(entries().count, 1)
  }

  @Test func `an unreadable journal or history keeps nobody from playing`() throws {
    try root.write(header.journal(intents, end: .finished), to: "games/x.jsonl")
    try root.write("rubbish\n{\"card\":1,\"do\":\"choose\"}\n", to: "games/y.jsonl")
    let locked = Interruption()
    locked.isLocked = true
    let busy = GamesFolder(directory: root.path, calls: locked.calls)
    expectEqual(busy.recoverFinishedGames(into: history), [])
    try expectEqual(entries(), [])
    games.recoverFinishedGames(into: history)
    try expectEqual(entries().count, 1)
  }
}
