import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// What a player could know, compared with somebody who watches the table.
struct ShownCardsTests {
  /// Looks at the table after every intent and notes each face, as a player with paper would.
  private struct Watcher {
    /// The moment at which each card was turned up last, as far as its place is still known.
    var seen: [CardID: Int] = [:]
    var moment = 0

    mutating func look(at game: MemoryGame<Int>, after intent: Intent, before: Set<CardID>) {
      moment += 1
      if intent == .shuffle { seen = seen.filter { game.faceUp.contains($0.key) } }
      for card in game.faceUp where !before.contains(card) || seen[card] == nil {
        seen[card] = moment
      }
      seen = seen.filter { game[$0.key]?.isMatched == false }
    }

    /// The cards that may be given away.
    func answers(in game: MemoryGame<Int>) -> Set<CardID> {
      let up = game.cards.filter { $0.isFaceUp && !$0.isMatched }.map(\.id)
      if let first = up.first, up.count == 1 {
        return Set([first.partner].filter { seen[$0] != nil })
      }
      return Set(seen.keys.filter { seen[$0.partner] != nil })
    }
  }

  private static let variants: [Variant] = {
    var (peek, drift) = (Variant(), Variant())
    peek.peek = 5
    drift.drifts = true
    return [Variant(closesGaps: true), Variant(hasSides: true), peek, drift, Variant()]
  }()

  @Test(arguments: variants, 0..<12 as Range<UInt64>)
  func `a hint never tells more than a watcher has seen, and never less`(
    variant: Variant, seed: UInt64
  ) throws {
    var dice = SeededGenerator(seed: seed)
    let pairs = 2 + dice.next(below: 6)
    let dealt = try #require(
      MemoryGame(
        pairs: twins(pairs), generator: SeededGenerator(seed: seed &+ 1), variant: variant))
    var (game, watcher, intents) = (dealt, Watcher(), [Intent]())
    if variant.peek != nil {
      for (index, card) in dealt.cards.enumerated() { watcher.seen[card.id] = index - 2 * pairs }
    }
    while !game.isOver {
      let intent: Intent =
        switch dice.next(below: 16) {
        case 0: .shuffle
        case 1: .turnDown
        case 2, 3: .removePair
        case 4: game.isPaused ? .resume : .pause
        case 5: .hint
        default: game.isPaused ? .resume : .choose(CardID(rawValue: dice.next(below: 2 * pairs)))
        }
      guard game.accepts(intent) else { continue }
      let before = game.faceUp
      game.apply(intent, at: .zero)
      intents.append(intent)
      watcher.look(at: game, after: intent, before: before)
      let shown = ShownCards(of: dealt, intents)
      try #require(Set(shown.cards) == Set(watcher.seen.keys), "\(intents)")
      let answers = watcher.answers(in: game)
      guard let card = shown.cardToTurn else {
        try #require(answers.isEmpty, "\(intents)")
        continue
      }
      try #require(answers.contains(card), "\(intents)")
      // Between two moves, the pair known longest.
      guard shown.first == nil else { continue }
      let oldest = answers.compactMap { card in
        watcher.seen[card].flatMap { one in watcher.seen[card.partner].map { max(one, $0) } }
      }.min()
      expectEqual(watcher.seen[card.partner], oldest)
      expectEqual(watcher.seen[card].map { $0 < oldest ?? 0 }, true)
    }
  }

  @Test func `cards turned in this order give these hints`() throws {
    let dealt = try #require(MemoryGame(pairs: twins(4), generator: SeededGenerator(seed: 1)))
    func card(after turned: [CardID]) -> CardID? {
      ShownCards(of: dealt, turned.map(Intent.choose)).cardToTurn
    }
    expectNil(card(after: []))
    expectNil(card(after: [a(0), a(1)]))
    expectNil(card(after: [a(0), a(1), a(2)]))
    expectEqual(card(after: [a(0), a(1), b(0)]), a(0))
    expectEqual(card(after: [a(0), a(1), b(0), a(2)]), a(0))
    expectEqual(card(after: [a(0), a(1), b(0), a(2), b(1), a(3)]), a(0))
    expectNil(card(after: [a(0), a(1), b(0), a(0)]))
  }
}
