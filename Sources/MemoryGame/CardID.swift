/// The name of a card, the same wherever the card lies.
///
/// The two cards that were dealt as pair `n` are `2 * n` and `2 * n + 1`, so names are dense and a
/// name finds its card without hashing.
public struct CardID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 0 to twice the number of pairs, exclusive.
  public let rawValue: Int

  /// A name by its number; whether a game has such a card is for the game to say.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Which pair the card was dealt as, from 0.
  public var pair: Int { rawValue / 2 }

  /// Whether it is the first of its pair, a term where there are terms.
  var isFirst: Bool { rawValue.isMultiple(of: 2) }

  /// The other card of the pair as it was dealt.
  public var partner: CardID { CardID(rawValue: rawValue ^ 1) }

  /// The pair's number and `a` or `b`, as in `3b`.
  public var description: String { "\(pair)\(isFirst ? "a" : "b")" }

  /// In the order of dealing.
  public static func < (one: CardID, other: CardID) -> Bool {
    one.rawValue < other.rawValue
  }
}
