extension Variant.Rule: CaseIterable {
  /// All rules, in the order of lists.
  ///
  /// New rules go to the end, because codes of recorded games count on the order.
  public static let allCases: [Variant.Rule] = [
    closeGaps, openCards, sides, drift, ofAKind, suddenDeath, limitedMoves, againstTheClock, traces,
    peek,
  ]
}

extension MemoryGame {
  /// The effects that the rules have on the cards after a move.
  mutating func applyRules(after move: Move) {
    leaveTraces(of: move)
    slideRow(after: move)
  }
}
