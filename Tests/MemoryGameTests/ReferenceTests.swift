import Expectations
import GameFixtures
import MemoryGame
import Testing

/// The game compared with the reference.
struct ReferenceTests {
  static let gaps: [Duration] = [
    .zero, .milliseconds(500), .seconds(1), .milliseconds(2900), .seconds(6), .seconds(7),
  ]

  static func oneGap(_ chance: inout SeededGenerator) -> [Duration] {
    [gaps[chance.next(below: gaps.count)]]
  }

  @Test func `two pairs of twins agree in every sequence of seven choices`() throws {
    var comparison = try #require(Comparison(pairs: twins(2)))
    comparison.exploreChoices(length: 7, gaps: Self.oneGap)
    expectEqual(comparison.differences, [])
    expectEqual(comparison.steps, 4 + 16 + 64 + 256 + 1024 + 4096 + 16384)
    #expect(comparison.gamesEnded > 0)
  }

  @Test(arguments: [false, true])
  func `two open pairs agree in every sequence of five choices`(closesGaps: Bool) throws {
    let variant = Variant(closesGaps: closesGaps, isOpen: true, hasSides: closesGaps)
    var comparison = try #require(Comparison(pairs: Vocabulary.pairs(2), variant: variant))
    comparison.exploreChoices(length: 5, gaps: Self.oneGap)
    expectEqual(comparison.differences, [])
    expectEqual(comparison.steps, 4 + 16 + 64 + 256 + 1024)
    #expect(comparison.gamesEnded > 0)
  }

  @Test func `three pairs agree in every sequence of six choices that count`() throws {
    var comparison = try #require(Comparison(pairs: twins(3), variant: Variant(closesGaps: true)))
    comparison.exploreChoices(length: 6, goesPastRefusals: false, gaps: Self.oneGap)
    expectEqual(comparison.differences, [])
    expectEqual(comparison.gamesEnded, 6 * 4 * 2)
  }

  @Test(arguments: 0..<120)
  func `long random games by any rules that go together agree`(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    var variant = Variant()
    for rule in Variant.Rule.allCases where chance.next(below: 3) == 0 {
      let before = variant
      variant[rule] = true
      if variant.conflict != nil { variant = before }
    }
    let pairs = 2 + chance.next(below: 5)
    if variant.ofAKind == nil, seed.isMultiple(of: 2) {
      let words = Vocabulary.pairs(pairs)
      let comparison = try #require(Comparison(pairs: words, seed: seed, variant: variant))
      expectAgreement(in: comparison, chance: &chance)
    } else {
      let comparison = try #require(Comparison(pairs: twins(pairs), seed: seed, variant: variant))
      expectAgreement(in: comparison, chance: &chance)
    }
  }

  /// Plays until the game is over, and a little longer.
  private func expectAgreement<Content>(
    in start: Comparison<Content>, chance: inout SeededGenerator
  ) {
    var comparison = start
    var rest = 10
    while rest > 0, comparison.steps < 150, comparison.differences.isEmpty {
      if comparison.game.isOver { rest -= 1 }
      let isBackwards = chance.next(below: 20) == 0
      let gap = Self.gaps[chance.next(below: Self.gaps.count)]
      comparison.step(
        anyIntent(in: comparison.game, &chance), after: isBackwards ? .zero - gap : gap)
      comparison.compare(after: Self.gaps[chance.next(below: Self.gaps.count)])
    }
    expectEqual(comparison.differences, [])
  }

  private func anyIntent<Content>(
    in game: MemoryGame<Content>, _ chance: inout SeededGenerator
  ) -> Intent {
    switch chance.next(below: 17) {
    case 0: .shuffle
    case 1: .turnDown
    case 5, 6: .removePair
    case 2: .pause
    case 3, 4: .resume
    case 16: .end(Ending.allCases[chance.next(below: Ending.allCases.count)])
    case 7: .hint
    default: .choose(CardID(rawValue: chance.next(below: game.cards.count + 2) - 1))
    }
  }
}

/// A game and its reference, played side by side, and every difference between the two.
struct Comparison<Content: Matchable> {
  private(set) var game: MemoryGame<Content>
  private(set) var differences: [String] = []
  private(set) var steps = 0
  private(set) var gamesEnded = 0
  private var reference: ReferenceGame<Content>
  private var time: Duration = .zero

  /// Deals the same pairs to both, or nothing for fewer than two.
  init?(pairs: [(Content, Content)], seed: UInt64 = 0, variant: Variant = Variant()) {
    guard
      let game = MemoryGame(pairs: pairs, generator: SeededGenerator(seed: seed), variant: variant)
    else { return nil }
    self.game = game
    reference = ReferenceGame(pairs: pairs, variant: variant)
  }

  /// Lets both do the same, some time after the last step, and compares all there is to compare.
  mutating func step(_ intent: Intent, after gap: Duration) {
    let before = game
    let isAccepted = game.accepts(intent)
    time += gap
    steps += 1
    game.apply(intent, at: time)
    reference.apply(intent, at: time)
    if game.isOver, !before.isOver { gamesEnded += 1 }
    if isAccepted != (game != before) {
      differences.append("\(reference.history): accepts(_:) says \(isAccepted)")
    }
    let slides = game.moves > before.moves && game.lastMove?.effects.isEmpty == false
    if intent != .shuffle, !slides, game.order != before.order {
      differences.append("\(reference.history): the order of the cards changed")
    }
    compare(at: time)
  }

  /// Compares the two at some moment after the last step.
  mutating func compare(after gap: Duration) { compare(at: time + gap) }

  private mutating func compare(at time: Duration) {
    let expected = reference.snapshot(at: time, order: game.order.map(\.rawValue))
    let actual = GameSnapshot(game, at: time)
    guard actual != expected else { return }
    differences.append("\(reference.history) at \(time): \(actual) instead of \(expected)")
  }

  /// Plays every sequence of choices up to a length, from here on.
  ///
  /// - Parameters:
  ///   - length: the number of choices in the longest sequences.
  ///   - goesPastRefusals: whether to play on after a choice that has changed nothing, too.
  ///   - gaps: the times to try before a choice.
  mutating func exploreChoices(
    length: Int, goesPastRefusals: Bool = true, gaps: (inout SeededGenerator) -> [Duration]
  ) {
    var chance = SeededGenerator(seed: 1)
    explore(length, goesPastRefusals, gaps, &chance)
  }

  private mutating func explore(
    _ length: Int, _ goesPastRefusals: Bool, _ gaps: (inout SeededGenerator) -> [Duration],
    _ chance: inout SeededGenerator
  ) {
    guard length > 0, differences.isEmpty else { return }
    for card in 0..<game.cards.count {
      for gap in gaps(&chance) {
        var next = self
        next.step(.choose(CardID(rawValue: card)), after: gap)
        if goesPastRefusals || next.game != game {
          next.explore(length - 1, goesPastRefusals, gaps, &chance)
        }
        differences = next.differences
        gamesEnded = next.gamesEnded
        steps = next.steps
      }
    }
  }
}
