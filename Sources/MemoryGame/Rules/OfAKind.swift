extension Variant.Rule {
  /// Three or four of a kind: as many cards as that have the same face.
  ///
  /// A move goes on as long as the cards turned match. It ends with the first card that does not,
  /// a miss, or with the last one of the kind, a match.
  public static let ofAKind = Variant.Rule(
    4, "ofAKind", code: "kind", title: "of a kind",
    amountTitle: .each([3: "three of a kind", 4: "four of a kind"]),
    effect: .each([3: "three cards alike", 4: "four cards alike"]),
    explanation: .each([
      3: "Find three cards alike instead of two", 4: "Find four cards alike instead of two",
    ]), amounts: 3...4, usual: 3, offered: [3, 4], words: [3: "three", 4: "four"],
    without: [.sides: "two sides are for pairs of two cards"],
    allowsRaces: false, needsTwins: true, canBeAnalysed: false, isEvidence: false, firstFormat: 4)
}

extension Variant {
  /// The number of cards with the same face, 3 or 4; `nil` for pairs.
  public var ofAKind: Int? { self[amountOf: .ofAKind] }

  /// The number of cards with one face, or of a term and its definition: 2 to 4.
  public var cardsOfAKind: Int { ofAKind ?? 2 }
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
