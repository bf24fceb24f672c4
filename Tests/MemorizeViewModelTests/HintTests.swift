import Decks
import Expectations
import HomeFixtures
import MemoryGame
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

/// Undo and redo in practice, and what the journal keeps of them.
struct UndoTests {
  private let home = GameHome()

  /// Practice on yesterday's board.
  private func practice() throws -> TableViewModel {
    let table = try home.table()
    table.daily.play(CalendarDay(table.daily.today.number - 1), at: .zero)
    try #require(table.terms.allowsUndo)
    return table
  }

  private func journal() throws -> JournalRecord {
    let games = GamesFolder(directory: home.path)
    return try games.read(try #require(try games.newest()))
  }

  private func up(_ table: TableViewModel) -> [Int] { table.turned.map(\.rawValue) }

  @Test func `choices are taken back one after the other, and repeated`() throws {
    let table = try practice()
    table.choose(0, 2, 4)
    #expect(up(table) == [4] && table.moves == 1)
    table.steps.undo(at: .seconds(2))
    #expect(up(table) == [0, 2] && table.lastEvent == .undone)
    table.steps.undo(at: .seconds(2))
    #expect(up(table) == [0] && table.moves == 0)
    table.steps.redo(at: .seconds(2))
    #expect(up(table) == [0, 2] && table.moves == 1 && table.lastEvent == .redone)
    table.steps.undo(at: .seconds(2))
    table.steps.undo(at: .seconds(2))
    #expect(
      up(table) == [] && table.steps.undoRefusal == .nothing && table.steps.redoRefusal == nil)
    table.steps.undo(at: .seconds(2))
    table.turn(6)
    expectEqual(table.steps.redoRefusal, .nothing)
    table.steps.redo(at: .seconds(2))
    expectEqual(up(table), [6])
  }

  @Test func `games that count say why there is no undo`() throws {
    let table = try home.table()
    table.choose(0, 2)
    #expect(table.steps.undoRefusal == .counts && table.steps.redoRefusal == .counts)
    table.steps.undo(at: .seconds(2))
    expectEqual(up(table), [0, 2])
    table.findAllPairs()
    table.replay.practise(beforeMove: 2, at: .seconds(9))
    table.endPreview(at: .seconds(9))
    #expect(table.isPractice && table.steps.undoRefusal == .nothing)
    let start = table.places.map { $0?.isFaceUp }
    table.turn(4, at: .seconds(10))
    table.steps.undo(at: .seconds(11))
    #expect(table.places.map { $0?.isFaceUp } == start && table.steps.undoRefusal == .nothing)
    table.steps.redo(at: .seconds(11))
    expectEqual(up(table), [4])
    table.findAllPairs(at: .seconds(12))
    #expect(table.isOver && table.steps.undoRefusal == .over)
  }

  @Test func `a game played with a rival's memory in view has none`() throws {
    let table = try home.table(rules: Rules(company: .rival("goldfish")))
    table.company.showRivalsMemory()
    #expect(table.isUncounted && table.steps.undoRefusal == .company)
  }

  @Test func `a resumed game knows what was undone`() throws {
    let table = try practice()
    table.choose(0, 2, 4)
    table.steps.undo(at: .seconds(2))
    table.steps.undo(at: .seconds(3))
    table.leave(at: .seconds(4))
    let resumed = try #require(home.resumedTable(at: .seconds(9)))
    #expect(up(resumed) == [0] && resumed.steps.redoRefusal == nil)
    resumed.steps.redo(at: .seconds(10))
    resumed.steps.redo(at: .seconds(11))
    #expect(up(resumed) == [4] && resumed.moves == 1 && resumed.steps.redoRefusal == .nothing)
    resumed.findAllPairs(at: .seconds(20))
    #expect(resumed.isOver && resumed.isUncounted)
    #expect(try journal().end == .finished && journal().history.hasUndone)
  }

  @Test func `practice with undo is nobody's best game`() throws {
    let table = try practice()
    table.choose(0, 2)
    table.steps.undo(at: .seconds(1))
    table.findAllPairs()
    table.ghosts.raceBest(at: .seconds(2))
    expectNil(table.ghost)
  }

  @Test(arguments: [nil, .seconds(1)] as [Duration?], 0..<4 as Range<UInt64>)
  func `random practice with pauses, shuffles, hints and restarts is what its journal says`(
    flipBack: Duration?, seed: UInt64
  ) throws {
    var dice = SeededGenerator(seed: seed)
    var table = try practice()
    table.rules.flipBack = flipBack
    var now: Duration = .zero
    for _ in 0..<90 where !table.isOver {
      now += .milliseconds(dice.next(below: 2500))
      while table.doWhatIsDue(at: now) != nil {}
      let before = table.game
      switch dice.next(below: 12) {
      case 0: table.shuffle(at: now)
      case 1: table.togglePause(at: now)
      case 2: table.hints.ask(at: now)
      case 3 where table.steps.undoRefusal == nil && !table.isPaused:
        table.steps.undo(at: now)
        table.steps.redo(at: now)
        #expect(table.turned == before.turned && table.moves == before.moves)
        expectEqual(table.places.map { $0?.id }, before.places.map { $0?.id })
      case 4, 5, 6: table.steps.undo(at: now)
      case 7: table.steps.redo(at: now)
      case 8 where !table.current.intents.isEmpty:
        table.leave(at: now)
        table = try #require(home.resumedTable(at: now))
        table.rules.flipBack = flipBack
      default: table.choose(CardID(rawValue: dice.next(below: 2 * table.pairs)), at: now)
      }
      let history = table.current.history
      guard !history.intents.isEmpty || history.canRedo else { continue }
      let written = try journal()
      try #require(written.game == table.game)
      expectEqual(written.history.canRedo, history.canRedo)
    }
  }
}
