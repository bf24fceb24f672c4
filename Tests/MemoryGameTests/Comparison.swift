import GameFixtures
import MemoryGame

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
      let game = MemoryGame(
        pairs: pairs, generator: SeededGenerator(seed: seed), variant: variant)
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
    let slides = game.variant.drifts && game.moves > before.moves
    if intent != .shuffle, !slides, game.order != before.order {
      differences.append("\(reference.history): the order of the cards changed")
    }
    compare(at: time)
  }

  /// Compares the two at some moment after the last step.
  mutating func compare(after gap: Duration) {
    compare(at: time + gap)
  }

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
