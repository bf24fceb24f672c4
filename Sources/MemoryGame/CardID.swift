/// The id of a card, independent of its place.
///
/// The two cards dealt as pair `n` have the ids `2 * n` and `2 * n + 1`. With three of a kind they
/// are `3 * n` to `3 * n + 2`, and `pair` and `partner` mean nothing.
public struct CardID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number, from 0 to the number of cards, exclusive.
  public let rawValue: Int

  /// An id by its number.
  ///
  /// A game need not have such a card.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The number of the pair as dealt, from 0.
  public var pair: Int { rawValue / 2 }

  /// Whether this is the first card of its pair: the term of a term and its definition.
  var isFirst: Bool { rawValue.isMultiple(of: 2) }

  /// The other card of the pair as dealt.
  public var partner: CardID { CardID(rawValue: rawValue ^ 1) }

  /// The number of the pair and `a` or `b`, as in `3b`.
  public var description: String { "\(pair)\(isFirst ? "a" : "b")" }

  /// In the order of the deal.
  public static func < (one: CardID, other: CardID) -> Bool {
    one.rawValue < other.rawValue
  }
}
