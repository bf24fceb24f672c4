extension Variant.Rule {
  /// Three or four of a kind: as many cards as that have the same face.
  ///
  /// A move goes on as long as the cards turned match. It ends with the first card that does not,
  /// a miss, or with the last one of the kind, a match.
  public static let ofAKind = Variant.Rule(
    "ofAKind", code: "kind", "of a kind", amount: "# of a kind", effect: "# equal cards",
    "Find # equal cards instead of two",
    .amount(\.ofAKind, 3...4, usual: 3, offered: [3, 4]),
    words: [3: "three", 4: "four"],
    without: [Exclusion(rule: .sides, reason: "two sides need a term and a definition")])
}

extension MemoryGame {
  /// Whether the cards that are up have completed their move, with a match or a miss.
  public var isMoveOver: Bool {
    guard let last = turned.last, turned.count > 1 else { return false }
    return turned.count == variant.cardsOfAKind || !matchesAll(last)
  }

  /// Whether a card that is up matches all others that are up.
  private func matchesAll(_ id: CardID) -> Bool {
    turned.filter { $0 != id }.allSatisfy { other in
      guard let one = self[other], let card = self[id] else { return false }
      return one.content.matches(card.content)
    }
  }
}
