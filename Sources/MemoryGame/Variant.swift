/// The rules in which a game can differ from the usual one, fixed from the deal to the end.
///
/// To add a rule, add a property, a case of `Rule`, and the effect in `MemoryGame`. Settings, best
/// lists, statistics and files take the names of the rules from `Rule`.
public struct Variant: Hashable, Sendable {
  /// Whether the cards after a pair that leaves move up, so that no gap remains.
  public var closesGaps: Bool
  /// Whether all cards lie face up from the start.
  ///
  /// There are no points, and a miss costs time.
  public var isOpen: Bool
  /// Whether the first cards of all pairs lie in the first half of the places, and the second
  /// cards in the other half.
  public var hasSides: Bool

  /// The time that a miss adds to the clock of a game with open cards.
  public static let penalty: Duration = .seconds(1)

  /// The usual game, unless a rule is given.
  public init(closesGaps: Bool = false, isOpen: Bool = false, hasSides: Bool = false) {
    self.closesGaps = closesGaps
    self.isOpen = isOpen
    self.hasSides = hasSides
  }
}

extension Variant {
  /// A rule by its name; the raw value is the name in files.
  public enum Rule: String, CaseIterable, Sendable {
    case closeGaps
    case openCards = "open"
    case sides

    /// The name for players, in lower case.
    public var title: String {
      switch self {
      case .closeGaps: "close gaps"
      case .openCards: "open cards"
      case .sides: "two sides"
      }
    }

    /// The name on the command line, as in `close-gaps`.
    public var flag: String {
      rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }

    /// The effect of the rule, for a list of options.
    public var explanation: String {
      switch self {
      case .closeGaps: "Leave no gap where a pair was found: the cards after it move up"
      case .openCards: "Open cards: all cards are face up; match all pairs"
      case .sides: "Put terms on one half of the table and definitions on the other"
      }
    }

    /// The name in files of earlier versions, where it was another one.
    public var oldKey: String? { self == .closeGaps ? "closingRanks" : nil }

    fileprivate var property: WritableKeyPath<Variant, Bool> {
      switch self {
      case .closeGaps: \.closesGaps
      case .openCards: \.isOpen
      case .sides: \.hasSides
      }
    }
  }

  /// Whether a rule is on.
  public subscript(rule: Rule) -> Bool {
    get { self[keyPath: rule.property] }
    set { self[keyPath: rule.property] = newValue }
  }

  /// The rules that are on.
  public var rules: [Rule] { Rule.allCases.filter { self[$0] } }

  /// The rules that are on as a text for players, as in `close gaps, open cards`.
  public var title: String { rules.map(\.title).joined(separator: ", ") }
}

extension Variant: Comparable {
  /// The usual game comes first, then the others in a fixed order.
  public static func < (one: Variant, other: Variant) -> Bool { one.rank < other.rank }

  private var rank: Int {
    Rule.allCases.reversed().reduce(0) { 2 * $0 + (self[$1] ? 1 : 0) }
  }
}
