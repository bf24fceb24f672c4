import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// The position before a move, compared with a naive replay.
struct PositionTests {
  /// A random game with all kinds of intents.
  private struct Played {
    let dealt: MemoryGame<Int>
    var intents: [(intent: Intent, time: Duration)] = []
    /// Before each move: the game with all cards down, and the cards seen since the last shuffle.
    var before: [(game: MemoryGame<Int>, seen: Set<CardID>)] = []
    /// The moves in which there was a shuffle between the two cards, counted from 1.
    var mixed: Set<Int> = []

    init?(seed: UInt64, variant: Variant) {
      var dice = SeededGenerator(seed: seed)
      let pairs = 2 + dice.next(below: 7)
      guard
        let dealt = MemoryGame(
          pairs: twins(pairs), generator: SeededGenerator(seed: seed &+ 1), variant: variant)
      else { return nil }
      self.dealt = dealt
      var game = dealt
      var seen: Set<CardID> = []
      var time = Duration.zero
      while !game.isOver {
        let card = CardID(rawValue: dice.next(below: 2 * pairs))
        let intent: Intent =
          switch dice.next(below: 20) {
          case 0: .shuffle
          case 1: .turnDown
          case 3, 4: .removePair
          case 2: game.isPaused ? .resume : .pause
          default: game.isPaused ? .resume : .choose(card)
          }
        time += .milliseconds(dice.next(below: 900))
        guard game.accepts(intent) else { continue }
        if case .choose = intent, game.turned.count != 1 {
          var down = game
          down.turnDown(at: intents.last?.time ?? .zero)
          before.append((down, seen.filter { down[$0]?.isHidden == true }))
        }
        game.apply(intent, at: time)
        intents.append((intent, time))
        if intent == .shuffle {
          if game.turned.count == 1 { mixed.insert(game.moves + 1) }
          seen = []
        }
        seen.formUnion(game.faceUp.filter { game[$0]?.isMatched == false })
      }
    }

    func position(before move: Int) -> Position<Int>? {
      Position(before: move, of: dealt, intents)
    }
  }

  private static let variants = [
    Variant(), Variant(closesGaps: true), Variant(hasSides: true),
    Variant(closesGaps: true, hasSides: true),
  ]

  @Test(arguments: variants)
  func `a position is the game before the move, with the cards seen so far`(variant: Variant) throws
  {
    for seed in 0..<60 as Range<UInt64> {
      let played = try #require(Played(seed: seed, variant: variant))
      for (index, expected) in played.before.enumerated() {
        let position = try #require(played.position(before: index + 1))
        expectEqual(position.game, expected.game)
        expectEqual(position.seen, expected.seen)
        #expect(position.game.turned.isEmpty)
        expectEqual(position.game.moves, index)
      }
      expectNil(played.position(before: 0))
      expectNil(played.position(before: played.before.count + 1))
    }
  }

  @Test func `the cards seen are those that the analysis counts as known`() throws {
    var tests = 0
    for seed in 0..<100 as Range<UInt64> {
      let played = try #require(Played(seed: seed, variant: Variant()))
      let analysis = try #require(GameAnalysis(of: played.dealt, played.intents.map(\.intent)))
      expectEqual(analysis.moves.count, played.before.count)
      for (index, move) in analysis.moves.enumerated() {
        let position = try #require(played.position(before: index + 1))
        let first = try #require(move.flips.first)
        expectEqual((first.kind == .new), !position.seen.contains(first.card))
        guard let second = move.flips.last, !played.mixed.contains(index + 1) else { continue }
        expectEqual((second.recall != nil), position.seen.contains(first.card.partner))
        tests += 1
      }
    }
    #expect(tests > 500)
  }

  @Test func `the same intents from a position lead to the same end`() throws {
    for seed in 0..<40 as Range<UInt64> {
      let played = try #require(Played(seed: seed, variant: Variant()))
      var whole = played.dealt
      for (intent, time) in played.intents { whole.apply(intent, at: time) }
      for move in 1...played.before.count {
        let position = try #require(played.position(before: move))
        var game = position.game
        for (intent, time) in played.intents[position.length...] { game.apply(intent, at: time) }
        #expect(game.isOver && game.moves == whole.moves)
        expectEqual(game.cards.map(\.id), whole.cards.map(\.id))
      }
    }
  }

  @Test func `open cards, a move never reached and a paused game have no position`() throws {
    let open = try #require(
      MemoryGame(
        pairs: twins(2), generator: SeededGenerator(seed: 1), variant: Variant(isOpen: true)))
    expectNil(Position(before: 1, of: open, []))
    let game = try #require(MemoryGame(pairs: twins(2), generator: SeededGenerator(seed: 1)))
    expectEqual(Position(before: 1, of: game, [])?.game, game)
    expectNil(Position(before: 2, of: game, []))
    expectNil(Position(before: 1, of: game, [(.pause, .zero)]))
    expectNil(Position(before: 2, of: game, [(.choose(a(0)), .zero)]))
    let move: [(intent: Intent, time: Duration)] = [
      (.choose(a(0)), .zero), (.choose(a(1)), .seconds(1)),
    ]
    let next = try #require(Position(before: 2, of: game, move))
    #expect(next.seen == [a(0), a(1)] && next.hasTurnedDown && next.length == 2)
    expectEqual(next.time, .seconds(1))
  }
}
