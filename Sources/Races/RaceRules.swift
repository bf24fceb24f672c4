import MemoryGame

extension Variant {
  /// The first rule that no race can have; `nil` if all are possible.
  ///
  /// Everybody starts at the same moment and plays until the last pair, and a pair is two cards.
  public var ruleNotForRaces: Rule? {
    let impossible: [Rule] = [.ofAKind, .suddenDeath, .limitedMoves, .againstTheClock, .peek]
    return impossible.first { self[$0] }
  }
}
