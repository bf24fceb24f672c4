import Canvas
import Expectations
import GameAnalysis
import GameFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel

extension PairwisePlayer {
  /// Compares everything a player can see, and the journal.
  func compare(_ moment: String, withJournal: Bool = true) throws {
    let actual = GameSnapshot(table.viewModel.game, at: gameTime)
    let expected = expected
    try #require(actual == expected, "\(moment): \(reference.history)")
    let game = table.viewModel
    expectEqual(game.elapsed(at: table.now), expected.elapsed, "\(moment)")
    #expect(game.score == expected.score && game.moves == expected.moves)
    #expect(game.isPaused == expected.isPaused && game.pairsFound == expected.pairsFound)
    guard withJournal, !table.isKiosk else { return }
    let accepted = reference.accepted
    guard !accepted.isEmpty else { return }
    let journal = try #require(try table.journal())
    try #require(journal.intents.map(\.intent) == accepted.map(\.intent), "\(moment)")
    expectEqual(journal.intents.map(\.time), accepted.map(\.time), "\(moment)")
    expectEqual(GameSnapshot(journal.game, at: gameTime), expected, "\(moment)")
  }

  /// Compares the history, the statistics and, in a kiosk, the list of best games.
  func compareRecords() throws {
    let history = try table.history()
    expectEqual(history.count, (table.isKiosk ? 0 : finished.count))
    for (entry, game) in zip(history, finished) {
      #expect(entry.moves == game.moves && entry.score == game.score)
      #expect(entry.time == game.elapsed && entry.pairsFound == game.pairsFound)
      expectEqual(entry.isWon, game.isWon(of: table.variant))
      #expect(entry.setup.variant == table.variant && entry.hints == game.hints)
      expectEqual(entry.setup.company, table.company)
      expectEqual((entry.figures == nil), (!table.variant.canBeAnalysed || !entry.isAlone))
      expectEqual(entry.found.reduce(0, +), (entry.isAlone ? 0 : game.pairsFound))
    }
    guard !table.isKiosk else { return try compareStandings() }
    let statistics = table.viewModel.records.statistics().statistics
    guard table.company == .alone else {
      expectEqual(statistics.opponents.map(\.tally.games), [finished.count])
      expectEqual(statistics.games.games, 0)
      return
    }
    let tally = table.variant.isOpen ? statistics.openGames : statistics.games
    let won = finished.filter { $0.isWon(of: table.variant) }
    expectEqual(tally.games, won.count)
    expectEqual(statistics.groups.values.map(\.lost).reduce(0, +), finished.count - won.count)
    expectEqual(statistics.recent.map(\.moves), won.reversed().map(\.moves))
  }

  private func compareStandings() throws {
    let expected = ranked.sorted {
      table.variant.isOpen
        ? $0.elapsed < $1.elapsed
        : ($0.moves, -$0.score, $0.elapsed) < ($1.moves, -$1.score, $1.elapsed)
    }
    .filter { $0.hints == 0 }
    let results = table.standings().map(\.result)
    guard table.company == .alone else {
      #expect(results.isEmpty)
      return
    }
    expectEqual(results.map(\.moves), expected.map(\.moves))
    expectEqual(results.map(\.score), expected.map(\.score))
    expectEqual(results.map(\.time), expected.map(\.elapsed))
  }
}

extension GameSnapshot {
  /// Whether all pairs were found, so that no rule has ended the game.
  func isWon(of variant: Variant) -> Bool {
    pairsFound * variant.cardsOfAKind == cards.count
  }
}

extension PairwisePlayer {
  /// Looks during a game at the recording of the last finished one, if there is any.
  mutating func lookBack() {
    guard table.hasRecording else { return table.press("v") }
    open()
    table.press("v")
    #expect(table.isRecordingOpen)
    table.wait(.seconds(2))
    table.press(.right, .escape)
    #expect(!table.isRecordingOpen)
    close()
  }

  /// Looks through the finished game, tries again from a move, and comes back.
  mutating func review() throws {
    let isReviewable = table.variant.canBeAnalysed
    let over = expected
    table.press("v")
    expectEqual(table.isReviewOpen, isReviewable)
    guard isReviewable else {
      for _ in 0..<3 where table.isAnythingOpen { table.press(.escape) }
      return
    }
    let keys: [Key] = [.right, .left, .tab, .backTab, .end, .home, " "]
    for _ in 0..<6 { table.press(keys[dice.next(below: keys.count)]) }
    table.press(.escape)
    #expect(!table.isReviewOpen)
    // From the result of a game that came from the decks, the way leads there first.
    for _ in 0..<2 where table.isAnythingOpen { table.press(.escape) }
    #expect(!table.isAnythingOpen)
    try compare("reviewed")
    expectEqual(expected, over)
  }
}
