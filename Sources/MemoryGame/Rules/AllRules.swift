extension Variant.Rule: CaseIterable {
  /// All rules, in the order of lists.
  ///
  /// New rules go to the end, because codes of recorded games count on the order.
  public static let allCases: [Variant.Rule] = [
    closeGaps, openCards, sides, drift, ofAKind, suddenDeath, limitedMoves, againstTheClock, traces,
    peek,
  ]
}

extension Variant {
  /// Whether a miss moves cards.
  public var movesCards: Bool { rules.contains { $0.rearranges != nil } }
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
    if !move.isMatch { rearrangeRows(after: move) }
  }

  /// Moves cards within their rows, by the rules that do.
  ///
  /// Complexity: O(n).
  private mutating func rearrangeRows(after miss: Move) {
    for rearrange in variant.rules.compactMap(\.rearranges) {
      for row in placesOfRows {
        let cards = rearrange(row.map { order[$0] }, miss.second)
        for (place, card) in zip(row, cards) { order[place] = card }
      }
    }
  }

  /// The places of each row; with close gaps, rows are made of the cards that are left.
  private var placesOfRows: [[Int]] {
    let shape = shape
    return shape.halves.flatMap { half in
      var rest = half.filter { !variant.closesGaps || self[order[$0]]?.isGone == false }[...]
      return shape.rowLengths.map { length in
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
      }
    }
  }
}
