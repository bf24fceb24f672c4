extension Variant.Rule: CaseIterable {
  /// All rules, in the order of lists.
  ///
  /// New rules go to the end, because codes of recorded games count on the order.
  public static let allCases: [Variant.Rule] = [
    closeGaps, openCards, sides, drift, ofAKind, suddenDeath, limitedMoves, againstTheClock, traces,
    peek,
  ]
}

/// The moments of a game at which rules have their effects.
extension MemoryGame {
  /// The points of a move; none with open cards.
  func points(isMatch: Bool, _ cards: [Card], at now: Duration) -> Int {
    guard !variant.isOpen else { return 0 }
    return isMatch
      ? Score.match(bonuses: cards.map { $0.bonus.points(at: now) })
      : Score.mismatch(seen: cards.map(\.hasBeenSeen))
  }

  /// The effects on the cards after a move.
  mutating func applyRules(after move: Move) {
    leaveTraces(of: move)
    slideRow(after: move)
  }
}
