import Decks
import Expectations
import HomeFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

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

  @Test func `a found pair comes back, and leaves again`() throws {
    let table = try practice()
    table.turn(0, 1)
    table.doWhatIsDue(at: .seconds(3))
    #expect(table.pairsFound == 1 && table.places.contains { $0 == nil })
    table.steps.undo(at: .seconds(4))
    #expect(table.pairsFound == 0 && up(table) == [0] && table.places.allSatisfy { $0 != nil })
    table.steps.redo(at: .seconds(4))
    #expect(table.pairsFound == 1 && table.places.count { $0 == nil } == 2)
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
