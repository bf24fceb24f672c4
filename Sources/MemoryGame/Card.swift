extension MemoryGame {
  /// A card: its face, and how it lies on the table.
  public struct Card: Identifiable, Equatable, Sendable, CustomDebugStringConvertible {
    /// The id, the same after any shuffle.
    public let id: CardID
    /// The face of the card.
    public let content: CardContent
    /// Whether the face is up.
    public private(set) var isFaceUp = false
    /// Whether the card was found together with its partner.
    public private(set) var isMatched = false
    /// Whether the card has been face up, or shown at the start, and was turned down again.
    public private(set) var hasBeenSeen: Bool
    /// The time left for a bonus.
    public private(set) var bonus = Bonus()

    /// Whether the card is face down and can be chosen.
    public var isHidden: Bool { !isFaceUp && !isMatched }

    /// Whether the card was matched and has left the table.
    public var isGone: Bool { isMatched && !isFaceUp }

    mutating func turnUp(at time: Duration) {
      isFaceUp = true
      bonus.start(at: time)
    }

    mutating func turnDown(at time: Duration) {
      bonus.stop(at: time)
      isFaceUp = false
      hasBeenSeen = true
    }

    mutating func match(at time: Duration) {
      bonus.stop(at: time)
      isMatched = true
    }

    /// The id, the face and the state, as in `3b ghost up seen`.
    public var debugDescription: String {
      var words = ["\(id)", "\(content)", isFaceUp ? "up" : "down"]
      if isMatched { words.append("matched") }
      if hasBeenSeen { words.append("seen") }
      return words.joined(separator: " ")
    }
  }
}

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

/// The content of a card, which knows its match.
///
/// By default equal contents match, as twins do. A term and its definition implement `matches(_:)`
/// themselves.
public protocol Matchable: Equatable, Sendable {
  /// Whether the two contents are a pair; symmetric.
  func matches(_ other: Self) -> Bool
}

extension Matchable {
  /// Whether the contents are equal.
  public func matches(_ other: Self) -> Bool {
    self == other
  }
}

extension Int: Matchable {}
extension String: Matchable {}
extension Character: Matchable {}
