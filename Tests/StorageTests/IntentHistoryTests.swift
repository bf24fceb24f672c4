import Decks
import Expectations
import MemoryGame
import Testing

@testable import Storage

/// Undo and redo, compared with somebody who keeps a copy of the game before each step.
struct IntentHistoryTests {
  /// Never replays anything: takes the copy from the shelf, and repeats only what is no step.
  private struct Shelf {
    var game: MemoryGame<Face>
    /// The game before each step, the step, and the pauses and hints since.
    var steps: [(before: MemoryGame<Face>, step: [TimedIntent], facts: [TimedIntent])] = []
    var undone: [[TimedIntent]] = []

    mutating func apply(_ timed: TimedIntent) {
      switch timed.intent {
      case .choose, .shuffle:
        steps.append((game, [timed], []))
        undone = []
      case .turnDown, .removePair:
        steps.indices.last.map { steps[$0].step.append(timed) }
      case .pause, .resume, .hint, .end:
        steps.indices.last.map { steps[$0].facts.append(timed) }
      }
      game.apply(timed.intent, at: timed.time)
    }

    mutating func undo() -> Bool {
      guard !game.isPaused, !game.isOver, let last = steps.popLast() else { return false }
      game = last.before
      for fact in last.facts { game.apply(fact.intent, at: fact.time) }
      steps.indices.last.map { steps[$0].facts += last.facts }
      undone.append(last.step)
      return true
    }

    mutating func redo() -> Bool {
      guard !game.isPaused, let step = undone.popLast() else { return false }
      let rest = undone
      for timed in step where game.accepts(timed.intent) { apply(timed) }
      undone = rest
      return true
    }
  }

  private static let variants = [
    Variant(), Variant(closesGaps: true), Variant(hasSides: true), Variant(isOpen: true),
  ]

  @Test(arguments: variants, 0..<12 as Range<UInt64>)
  func `random steps, undo and redo lead to the game on the shelf`(
    variant: Variant, seed: UInt64
  ) throws {
    var dice = SeededGenerator(seed: seed)
    let deck = Deck(
      name: "Sample", color: .teal, usualPairs: 4,
      pairs: (0..<6).map { Pair(term: "t\($0)", definition: "d\($0)") })
    let dealt = try #require(
      DrawnPairs(from: deck, count: 2 + dice.next(below: 5), seed: "\(seed)")?.deal(variant))
    var (game, history, shelf) = (dealt, IntentHistory(), Shelf(game: dealt))
    var (time, undos) = (Duration.zero, 0)
    for _ in 0..<250 where !game.isOver {
      time += .milliseconds(dice.next(below: 1500))
      switch dice.next(below: 8) {
      case 0, 1, 2:
        let hasUndone = history.undo(&game, from: dealt)
        try #require(hasUndone == shelf.undo())
        undos += hasUndone ? 1 : 0
      case 3: try #require(history.redo(&game) == shelf.redo())
      default:
        let timed = TimedIntent(game.anyIntent(&dice), at: time)
        guard game.accepts(timed.intent) else { continue }
        game.apply(timed.intent, at: timed.time)
        history.add(timed)
        shelf.apply(timed)
      }
      try #require(game == shelf.game, "\(history)")
      expectEqual(history.canUndo, !shelf.steps.isEmpty)
      expectEqual(history.canRedo, !shelf.undone.isEmpty)
      expectEqual(history.hasUndone, (undos > 0))
      var again = dealt
      for timed in history.intents {
        #expect(again.accepts(timed.intent))
        again.apply(timed.intent, at: timed.time)
      }
      try #require(again == game)
    }
    #expect(undos > 5)
  }

  @Test func `steps before the start of practice stay`() throws {
    let dealt = try #require(try JournalHeader.sample().deal())
    var game = dealt
    let first = TimedIntent(.choose(CardID(rawValue: 0)), at: .zero)
    game.apply(first.intent, at: first.time)
    var history = IntentHistory([first])
    #expect(!history.canUndo && !history.undo(&game, from: dealt) && !history.hasUndone)
    let second = TimedIntent(.choose(CardID(rawValue: 2)), at: .seconds(1))
    game.apply(second.intent, at: second.time)
    history.add(second)
    #expect(history.undo(&game, from: dealt) && history.intents == [first])
    #expect(game.turned == [CardID(rawValue: 0)] && !history.canUndo)
  }
}
