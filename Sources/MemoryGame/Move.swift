/// Two cards turned one after the other, matching or not.
public struct Move: Equatable, Sendable {
  /// The card that was turned first.
  public let first: CardID
  /// The card that was turned second and settled the move.
  public let second: CardID
  /// Whether the two cards match.
  public let isMatch: Bool
  /// The points of the move: 2 to 14 for a match, otherwise 0, -1 or -2; with open cards 0.
  public let points: Int
}

/// The points of a move.
public enum Score {
  /// The points of a match without bonuses.
  public static let match = 2
  /// The points of a mismatch for each of its cards that had been seen before the move.
  public static let mismatchOfSeen = -1

  /// The points of a match with the bonuses of its two cards.
  static func match(bonuses first: Int, _ second: Int) -> Int {
    match + first + second
  }

  /// The points of a mismatch.
  ///
  /// The first sight of a card costs nothing.
  static func mismatch(seen first: Bool, _ second: Bool) -> Int {
    mismatchOfSeen * ((first ? 1 : 0) + (second ? 1 : 0))
  }
}
