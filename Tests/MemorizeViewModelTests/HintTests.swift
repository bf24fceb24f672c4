import Decks
import Expectations
import HomeFixtures
import MemoryGame
import Rivals
import Storage
import Testing

@testable import MemorizeViewModel

/// Hints in steps: what they tell, what they cost, and where there are none.
struct HintTests {
  private let home = GameHome()

  /// The answers to so many requests.
  private func ask(_ table: TableViewModel, times: Int = 1) -> [Hint?] {
    (0..<times).map { _ in
      table.hints.ask(at: .seconds(1))
      if case .hinted(let hint, _) = table.lastEvent { return hint }
      return nil
    }
  }

  @Test func `three steps lead to a card, and each new answer counts once`() throws {
    let table = try home.table()
    table.turn(0, 2, 1)
    expectEqual(
      ask(table, times: 5),
      [
        .somethingKnown(isWithinMove: true), .half(id(0)), .card(id(0)),
        .card(id(0)), .card(id(0)),
      ])
    #expect(table.hints.count == 3 && table.hints.card == id(0))
    table.turn(4)
    expectNil(table.hints.card)
    expectEqual(ask(table), [.somethingKnown(isWithinMove: false)])
    expectEqual(table.hints.count, 4)
  }

  @Test func `no is an answer that costs a star once, and only about a card that is up`() throws {
    let table = try home.table()
    table.turn(0, 2)
    #expect(ask(table, times: 3).allSatisfy { $0 == .nothingKnown(isWithinMove: false) })
    expectEqual(table.lastEvent, .hinted(.nothingKnown(isWithinMove: false), .unspent))
    expectEqual(table.hints.count, 0)
    table.turn(4)
    #expect(ask(table, times: 2).allSatisfy { $0 == .nothingKnown(isWithinMove: true) })
    expectEqual(table.hints.count, 1)
  }

  @Test func `with nothing known, after a shuffle and after the end nothing is told`() throws {
    let table = try home.table()
    expectEqual(table.hints.refusal, .nothingShown)
    table.turn(0)
    #expect(table.hints.refusal == .nothingShown && ask(table) == [nil] && table.hints.count == 0)
    table.turn(2)
    expectNil(table.hints.refusal)
    table.turn(4)
    table.shuffle(at: .seconds(1))
    expectEqual(table.hints.refusal, .nothingShown)
    table.turn(0)
    table.findAllPairs()
    #expect(table.isOver && table.hints.refusal == .over && table.hints.count == 0)
  }

  @Test func `there are none in company, with open cards, in a daily and against a ghost`() throws {
    func refusal(_ rules: Rules) throws -> HintRefusal? {
      let table = try home.table(rules: rules)
      for card in [0, 2, 4] { table.turn(card) }
      #expect(ask(table) == [nil] && table.hints.count == 0)
      return table.hints.refusal
    }
    try expectEqual(refusal(Rules(company: .people(["Ann", "Bob"]))), .company)
    try expectEqual(refusal(Rules(variant: GameVariant(isOpen: true))), .openCards)
    try expectEqual(refusal(Rules(variant: GameVariant(codes: ["three"]))), .sets)
    let daily = try home.table()
    daily.daily.play(daily.daily.today, at: .zero)
    daily.turn(0, 2, 1)
    expectEqual(daily.hints.refusal, .daily)
    daily.findAllPairs()
    daily.dealAgain(at: .zero)
    daily.turn(0, 2, 1)
    #expect(daily.terms.allowsUndo && daily.hints.refusal == nil)
    let ghost = try home.table()
    ghost.findAllPairs()
    ghost.ghosts.raceBest(at: .seconds(2))
    ghost.turn(0, 2, 1, at: .seconds(3))
    #expect(ghost.ghost != nil && ghost.hints.refusal == .ghost)
  }

  @Test(arguments: [(0, 3), (1, 2), (2, 1), (3, 1)])
  func `each hint costs a star, and one is left`(hints: Int, stars: Int) throws {
    let table = try home.table()
    table.turn(0, 2, 1)
    expectEqual(ask(table, times: hints).count, hints)
    table.turn(0, 3)
    table.findAllPairs()
    let game = try #require(table.result)
    #expect(game.hints == hints && table.gameReview?.stars == stars)
    expectEqual(table.gameReview?.isFaultless, (hints == 0))
    let saved = try GameRecord(line: Array(#require(home.history().last).utf8))
    #expect(saved.hints == hints && saved.stars == stars)
    let last = try #require(try FinishedGame.last(in: home.path))
    #expect(last.result.hints == hints && last.review?.stars == stars)
  }

  @Test func `a journey counts the stars that are left`() throws {
    let table = try home.table()
    table.journey.play(1, table.journey.results(), at: .zero)
    table.turn(0, 2, 1)
    expectEqual(ask(table).count, 1)
    table.turn(0, 3)
    table.findAllPairs()
    expectEqual(table.journey.results().stars(of: 1), 2)
  }

  @Test func `a game with hints is never the best, and statistics only count it`() throws {
    let table = try home.table(best: home.best())
    table.turn(0, 2, 1)
    expectEqual(ask(table).count, 1)
    table.findAllPairs()
    #expect(table.records.rank == .withHints && table.records.bestGames().isEmpty)
    expectNil(table.records.games.best(table.kind))
    let games = table.records.statistics().statistics.games
    #expect(games.games == 1 && games.bestMoves == nil && games.memory.games == 0)
    #expect(games.trend.isEmpty && games.bestScore == nil && games.bestTime == nil)
    expectEqual(table.records.statistics().statistics.recent.count, 1)
    table.ghosts.raceBest(at: .seconds(2))
    expectNil(table.ghost)
  }

  @Test func `a resumed game knows its hints, and which step is next`() throws {
    let table = try home.table()
    table.turn(0, 2, 1)
    expectEqual(ask(table, times: 2).last, .half(id(0)))
    table.leave(at: .seconds(2))
    let resumed = try #require(home.resumedTable(at: .seconds(9)))
    expectEqual(resumed.hints.count, 2)
    expectEqual(ask(resumed), [.card(id(0))])
    expectEqual(resumed.hints.count, 3)
    resumed.findAllPairs(at: .seconds(9))
    expectEqual(resumed.result?.hints, 3)
  }

  @Test func `the review tells before which card there were hints`() throws {
    let table = try home.table()
    table.turn(0, 2, 1)
    expectEqual(ask(table, times: 2).count, 2)
    table.findAllPairs()
    let remarks = try #require(table.replay.review()?.review?.remarks)
    expectEqual(remarks.map { $0?.hints ?? 0 }.prefix(5), [0, 0, 0, 2, 0])
    expectEqual(remarks.reduce(0) { $0 + ($1?.hints ?? 0) }, 2)
  }

  @Test func `a pause keeps the step, and no hint is given meanwhile`() throws {
    let table = try home.table()
    table.turn(0, 2, 1)
    expectEqual(ask(table).count, 1)
    table.togglePause(at: .seconds(2))
    #expect(ask(table) == [nil] && table.hints.count == 1)
    table.togglePause(at: .seconds(3))
    expectEqual(ask(table), [.half(id(0))])
  }
}
