/// Two cards turned one after the other, whether they match or not.
public struct Move: Equatable, Sendable {
  /// The card that was turned first.
  public let first: CardID
  /// The card that was turned second and settled the move.
  public let second: CardID
  /// Whether the two belong together.
  public let isMatch: Bool
  /// What the move did to the score: 2 to 14 for a match, else 0, -1 or -2; in an open game 0.
  public let points: Int
}

/// What a move is worth.
public enum Score {
  /// A match, before the bonus of its two cards.
  public static let match = 2
  /// A mismatch, for each of its cards that had been seen before the move.
  public static let mismatchOfSeen = -1

  /// The points for a match whose two cards have these bonuses.
  static func match(bonuses first: Int, _ second: Int) -> Int {
    match + first + second
  }

  /// The points for a mismatch; the first sight of a card costs nothing.
  static func mismatch(seen first: Bool, _ second: Bool) -> Int {
    mismatchOfSeen * ((first ? 1 : 0) + (second ? 1 : 0))
  }
}
