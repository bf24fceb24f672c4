import Expectations
import HomeFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// Games against an elephant that passes.
final class PassingTests {
  private let home = GameHome()

  @Test func `the elephant says that it passes, and the player can go on`() throws {
    let table = try tableAfterPass()
    let words = Narrator(table) { _ in "" }.wording(of: table.lastEvent)
    expectEqual(
      words?.shown,
      [
        "Elephant turned two seen cards: a pass. 5 more passes end the game. Your turn.",
        "Elephant turned two seen cards: a pass. Your turn.", "Elephant passes. Your turn.",
        "Your turn",
      ])
    while table.company.passesLeft != nil { play(table, passes: false) }
    while !table.isOver { play(table, passes: false) }
    #expect(table.result?.isWon == true)
  }

  @Test func `three passes of both end the game, which counts with the pairs found`() throws {
    let table = try tableAfterPass()
    var passesLeft: [Int] = []
    while !table.isOver {
      if let passes = table.company.passesLeft, passesLeft.last != passes {
        passesLeft.append(passes)
      }
      play(table, passes: true)
    }
    expectEqual(passesLeft, [5, 4, 3, 2, 1])
    let result = try #require(table.result)
    expectEqual(result.ending, .passed)
    expectEqual(result.found.reduce(0, +), result.pairsFound)
    #expect(result.pairsFound < 8 && table.lastEvent == .lost(result))
    let words = try #require(ResultWords(table))
    expectEqual(words.found, "\(result.pairsFound) of 8 pairs")
    let left = 8 - result.pairsFound
    let start =
      "You both passed three times, and that ends the game. "
      + (left == 1 ? "1 pair is left over." : "\(left) pairs are left over.")
    #expect(words.ending?.spoken.first?.hasPrefix(start) == true)
    let said = Narrator(table) { _ in "" }.wording(of: table.lastEvent)?.shown.first
    expectEqual(said, words.ending?.spoken.first)
    let history = try History(directory: home.path).read().value
    expectEqual(history.map(\.ending), [.passed])
    expectEqual(table.records.statistics().statistics.contests.values.map(\.games), [1])
    let playback = try #require(try Playback.newest(in: home.path))
    playback.step(by: playback.count, at: .zero)
    expectEqual(
      playback.table.company.contestants.map(\.pairs), table.company.contestants.map(\.pairs))
  }

  @Test func `in the review of a shared game nobody forgets a card by a pass`() throws {
    let table = try tableAfterPass()
    while !table.isOver { play(table, passes: true) }
    let review = try #require(table.replay.review()?.review)
    expectEqual(review.tallies.map(\.forgotten), [0, 0])
    #expect(review.lapses.isEmpty && !review.outcomes.contains(.forgotten))
    let last = review.remarks.compactMap(\.self).suffix(12)
    #expect(last.count == 12 && last.allSatisfy { $0.flip?.kind == .choice }, "six passes")
  }

  /// A game just after the elephant has passed for the first time.
  private func tableAfterPass() throws -> TableViewModel {
    for seed in 0..<50 {
      let table = try home.table(
        .twins("abcdefgh", usualPairs: 8), seed: "\(seed)",
        rules: Rules(company: .rival("elephant")))
      while !table.isOver, table.company.passesLeft == nil { play(table, passes: false) }
      if !table.isOver { return table }
    }
    throw NoPass()
  }

  private struct NoPass: Error {}

  /// Turns a card of a player who forgets nothing and turns two new cards a move unless it passes, or
  /// lets happen what comes without the player.
  private func play(_ table: TableViewModel, passes: Bool) {
    guard !table.company.isRivalsTurn else { return table.company.hurry(at: .zero) }
    if table.turned.count == 2 { table.turnDown(at: .zero) }
    let hidden = table.places.compactMap(\.self).filter(\.isHidden)
    let known = hidden.filter(\.hasBeenSeen)
    let new = hidden.first { !$0.hasBeenSeen }
    let choice: TableViewModel.Card?
    if let first = table.turned.first.flatMap(table.card) {
      choice =
        known.first { $0.content.matches(first.content) }
        ?? (first.hasBeenSeen ? known.first : new ?? known.first)
    } else {
      let pair = known.first { one in
        known.contains { $0.id != one.id && $0.content.matches(one.content) }
      }
      choice = pair ?? (passes && known.count > 1 ? known.first : new)
    }
    table.choose(choice?.id, at: .zero)
  }
}
