/// Two cards turned one after the other, matching or not.
///
/// With three or four of a kind, up to so many cards.
public struct Move: Equatable, Sendable {
  /// The card that was turned first.
  public let first: CardID
  /// The cards that were turned after the first one and matched it; empty in a game of pairs.
  public let between: [CardID]
  /// The card that was turned last and settled the move: the second one in a game of pairs.
  public let second: CardID
  /// Whether the two cards match.
  public let isMatch: Bool
  /// The points of the move: 2 to 14 for a pair, otherwise 0, -1 or -2; with open cards 0.
  ///
  /// With `k` of a kind, `2 (k - 1)` to `8 k - 2`, or -`k` to 0.
  public let points: Int
  /// The rules that moved cards after the move, and where; in the order of the rules.
  public internal(set) var effects: [RuleEffect] = []

  /// The part of the points that comes from bonuses: 0 to 12 for a pair, 0 for a miss.
  public var bonus: Int { isMatch ? max(0, points - Score.match(of: cards.count)) : 0 }

  /// All cards of the move in the order in which they were turned.
  public var cards: [CardID] { [first] + between + [second] }
}

/// The cards that a rule has moved after a move.
public struct RuleEffect: Equatable, Sendable {
  /// The rule.
  public let rule: Variant.Rule
  /// The rows whose cards have changed, from 0; the rows of a second half follow those of the first.
  public let rows: [Int]
}

/// The points of a move.
public enum Score {
  /// The points of a pair without bonuses, and of each further card of a kind.
  public static let match = 2
  /// The points of a mismatch for each of its cards that had been seen before the move.
  public static let mismatchOfSeen = -1

  /// The points of a match of this many cards without bonuses.
  public static func match(of cards: Int) -> Int { match * (cards - 1) }
}
