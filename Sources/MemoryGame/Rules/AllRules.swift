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
  /// The points of a move: -4 to 30; none with open cards.
  ///
  /// The first sight of a card costs nothing.
  func points(isMatch: Bool, _ cards: [Card], at now: Duration) -> Int {
    guard !variant.isOpen else { return 0 }
    return isMatch
      ? cards.reduce(Score.match(of: cards.count)) { $0 + $1.bonus.points(at: now) }
      : Score.mismatchOfSeen * cards.count(where: \.hasBeenSeen)
  }

  /// Lets the rules move cards after a move.
  ///
  /// Complexity: O(n) for each rule that does.
  ///
  /// - Returns: what they have changed.
  mutating func rearrange(after move: Move) -> [RuleEffect] {
    variant.rules.compactMap { rule in
      guard let rearranges = rule.rearranges else { return nil }
      let places = placesOfRows
      let before = places.map { row in row.map { order[$0] } }
      var rows = before
      rearranges(&rows, history + [move])
      for (place, card) in zip(places.joined(), rows.joined()) { order[place] = card }
      let changed = zip(before, rows).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      return changed.isEmpty ? nil : RuleEffect(rule: rule, rows: changed)
    }
  }

  /// The hidden cards whose backs are marked.
  public var marked: Set<CardID> {
    let marked = variant.rules.flatMap { $0.marks?(history) ?? [] }
    return Set(marked.filter { self[$0]?.isHidden == true })
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
