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
        let dealt = MemoryGame(twins: pairs, seed: seed &+ 1, variant: variant)
      else { return nil }
      self.dealt = dealt
      var game = dealt
      var seen: Set<CardID> = []
      var time = Duration.zero
      while !game.isOver {
        let intent = dice.intent(for: game)
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

    func position(before move: Int) -> Position<Int>? { Position(before: move, of: dealt, intents) }
  }

  private static let variants = [
    Variant(), Variant(closesGaps: true), Variant(hasSides: true),
    Variant(closesGaps: true, hasSides: true),
  ]

  @Test(arguments: variants)
  func `a position is the game before a move, with the cards seen so far`(variant: Variant) throws {
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

  @Test func `open cards, a move never reached and a paused game have no position`() throws {
    let open = try #require(MemoryGame(twins: 2, variant: Variant(isOpen: true)))
    expectNil(Position(before: 1, of: open, []))
    let game = try #require(MemoryGame(twins: 2))
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

/// The forgotten pairs of a game.
struct ForgottenPairTests {
  /// The analysis of cards turned one after the other, each two turned down at once.
  private func analysis(_ cards: [CardID], pairs: Int) throws -> GameAnalysis {
    let game = try #require(MemoryGame(twins: pairs))
    return try #require(GameAnalysis(of: game, cards.flatMap { [.turnDown, .choose($0)] }))
  }

  @Test func `a pair forgotten twice is listed once with its whole cost`() throws {
    // The first pair is known from the second move on, but its other card is missed twice.
    let cards = [a(0), a(1), b(0), a(2), b(0), a(3), b(0), a(0), b(1), a(4), b(1), a(1)]
    let analysis = try analysis(cards, pairs: 6)
    let pairs = analysis.forgottenPairs
    expectEqual(pairs.map(\.pair), [0, 1])
    expectEqual(pairs.map(\.movesAgo), [[1, 2], [4]])
    let cost = analysis.flips.filter { flip in
      guard case .forgotten(let forgotten) = flip.kind else { return false }
      return forgotten.card.pair == 0
    }
    expectEqual(cost.count, 2)
    expectEqual(pairs.first?.memory, cost.reduce(.zero) { $0 + $1.memory })
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the forgotten pairs have the whole cost, the costliest first`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let cards = (0..<300).map { _ in CardID(rawValue: Int.random(in: 0..<12, using: &dice)) }
    let analysis = try analysis(cards, pairs: 6)
    let pairs = analysis.forgottenPairs
    #expect(!pairs.isEmpty && Set(pairs.map(\.pair)).count == pairs.count)
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.memory <= $1.memory })
    #expect(pairs.allSatisfy { $0.memory < .zero && !$0.movesAgo.isEmpty })
    var all = ExpectedMoves.zero
    for flip in analysis.flips {
      if case .forgotten = flip.kind { all += flip.memory }
    }
    expectEqual(pairs.reduce(.zero) { $0 + $1.memory }, all)
  }
}

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
    peek[amountOf: .peek] = 5
    drift[.drift] = true
    return [Variant(closesGaps: true), Variant(hasSides: true), peek, drift, Variant()]
  }()

  @Test(arguments: variants, 0..<12 as Range<UInt64>)
  func `a hint never tells more than a watcher has seen, and never less`(
    variant: Variant, seed: UInt64
  ) throws {
    var dice = SeededGenerator(seed: seed)
    let pairs = 2 + dice.next(below: 6)
    let dealt = try #require(MemoryGame(twins: pairs, seed: seed &+ 1, variant: variant))
    var (game, watcher, intents) = (dealt, Watcher(), [Intent]())
    if variant.peek != nil {
      for (index, card) in dealt.cards.enumerated() { watcher.seen[card.id] = index - 2 * pairs }
    }
    while !game.isOver {
      let intent = dice.next(below: 16) == 0 ? .hint : dice.intent(for: game)
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
}

extension SeededGenerator {
  /// Any intent, most often a card to choose.
  fileprivate mutating func intent(for game: MemoryGame<Int>) -> Intent {
    switch next(below: 20) {
    case 0: .shuffle
    case 1: .turnDown
    case 2: game.isPaused ? .resume : .pause
    case 3, 4: .removePair
    default: game.isPaused ? .resume : .choose(CardID(rawValue: next(below: 2 * game.pairs)))
    }
  }
}
