/// A computer opponent: how much it remembers, and how it plays.
///
/// A rival sees only cards that lay face up for everyone. `RivalMemory` is all it decides by.
public struct Rival: Hashable, Sendable {
  /// The name, in lower case, as in `cat`.
  public let name: String
  let span: Span
  let playsBest: Bool

  /// How much a rival remembers.
  enum Span: Hashable, Sendable {
    /// The faces of so many cards, those shown last.
    case last(Int)
    /// Each face for a while.
    case fading(ForgettingCurve)
    /// Every face.
    case everything
  }

  /// A rival that remembers the last 2 cards shown.
  public static let goldfish = Rival(name: "goldfish", span: .last(2), playsBest: false)
  /// A rival that remembers the last 3 cards shown.
  public static let sparrow = Rival(name: "sparrow", span: .last(3), playsBest: false)
  /// A rival that remembers the last 5 cards shown.
  public static let cat = Rival(name: "cat", span: .last(5), playsBest: false)
  /// A rival that remembers the last 7 cards shown.
  public static let crow = Rival(name: "crow", span: .last(7), playsBest: false)
  /// A rival that remembers every card and plays by the best strategy for two players.
  public static let elephant = Rival(name: "elephant", span: .everything, playsBest: true)

  /// A rival that remembers every card and always turns two new cards: a yardstick for strategy.
  package static let bookkeeper = Rival(name: "bookkeeper", span: .everything, playsBest: false)

  /// A rival that forgets as the player does.
  public static func yourself(_ curve: ForgettingCurve) -> Rival {
    Rival(name: ownName, span: .fading(curve), playsBest: false)
  }

  /// The number of cards that it remembers, those shown last; `nil` for a rival that remembers
  /// every card, or each for a while.
  public var rememberedCards: Int? {
    if case .last(let count) = span { count } else { nil }
  }

  /// The rivals with a name of their own, the weakest first.
  public static let all: [Rival] = [.goldfish, .sparrow, .cat, .crow, .elephant]

  /// The name of `yourself`; with a month, as in `me:2026-10`, it forgets as the player did then.
  public static let ownName = "me"

  /// Whether there is a rival with this name.
  public static func isName(_ name: String) -> Bool { isOwn(name) || named(name) != nil }

  /// Whether a name is that of `yourself`, with or without a month.
  public static func isOwn(_ name: String) -> Bool { name == ownName || month(of: name) != nil }

  /// The month in a name, as `2026-10` in `me:2026-10`; `nil` if there is none.
  public static func month(of name: String) -> String? {
    guard name.hasPrefix(ownName + ":") else { return nil }
    let month = name.dropFirst(ownName.count + 1)
    let parts = month.split(separator: "-", omittingEmptySubsequences: false)
    let isDigits = month.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
    guard isDigits, parts.map(\.count) == [4, 2], let number = parts.last.flatMap({ Int($0) }),
      (1...12).contains(number)
    else { return nil }
    return String(month)
  }

  /// The rival of `all` with a name; `nil` if there is none.
  public static func named(_ name: String) -> Rival? { all.first { $0.name == name } }
}
