/// The rules in which a game can differ from the usual one, fixed from the deal to the end.
///
/// A rule is a property here and a `Rule`, which has a file of its own with the names, the limits
/// and the effect, and a place in `Rule.allCases`. Options, dialogs, board codes, best lists,
/// statistics and files take everything else from there.
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
  /// Whether a miss slides the row of its last card by one place.
  public var drifts = false
  /// The number of cards with the same face, 3 or 4; `nil` for pairs.
  public var ofAKind: Int?
  /// Whether the first forgotten card ends the game.
  public var isSuddenDeath = false
  /// The moves that may be made beyond par; `nil` for any number.
  public var spareMoves: Int?
  /// The seconds on the game's clock after which the game ends; `nil` for no end.
  public var timeLimit: Int?
  /// Whether the backs of the cards turned in the last three moves are marked.
  public var leavesTraces = false
  /// The seconds for which all faces are shown before the game; `nil` for a game without that.
  public var peek: Int?

  /// The usual game, unless a rule is given.
  public init(closesGaps: Bool = false, isOpen: Bool = false, hasSides: Bool = false) {
    self.closesGaps = closesGaps
    self.isOpen = isOpen
    self.hasSides = hasSides
  }
}

extension Variant {
  /// The number of cards with one face, or of a term and its definition: 2 to 4.
  public var cardsOfAKind: Int { ofAKind ?? 2 }

  /// Whether a rule is on.
  ///
  /// A rule with an amount is turned on with its usual one.
  public subscript(rule: Rule) -> Bool {
    get { self[amountOf: rule] != nil }
    set { self[amountOf: rule] = newValue ? rule.usualAmount : nil }
  }

  /// The amount of a rule, such as its seconds; `nil` if the rule is off.
  ///
  /// A rule without amounts has the amount 0. For an amount out of range the nearest one is taken.
  public subscript(amountOf rule: Rule) -> Int? {
    get {
      switch rule.field {
      case .flag(let flag): self[keyPath: flag] ? 0 : nil
      case .amount(let amount, _, _, _): self[keyPath: amount]
      }
    }
    set {
      switch rule.field {
      case .flag(let flag): self[keyPath: flag] = newValue != nil
      case .amount(let amount, let range, _, _):
        self[keyPath: amount] = newValue.map { min(max($0, range.lowerBound), range.upperBound) }
      }
    }
  }

  /// The rules that are on.
  public var rules: [Rule] { Rule.allCases.filter { self[$0] } }

  /// The rules that are on as a text for players, as in `close gaps, open cards`.
  public var title: String {
    rules.map { $0.title(amount: self[amountOf: $0]) }.joined(separator: ", ")
  }

  /// The first rule that is for one player alone; `nil` if several can share the game.
  public var ruleForOne: Rule? { rules.first { !$0.allowsCompany } }

  /// The reason why two of the rules exclude each other; `nil` if all go together.
  public var conflict: String? {
    rules.lazy.flatMap(\.exclusions).first { self[$0.rule] }?.reason
  }

  /// Turns a rule on with an amount, or off if it is `nil`, and turns off the rules that exclude it.
  ///
  /// - Returns: the reason why another rule was turned off; `nil` if none was.
  public mutating func set(_ rule: Rule, to amount: Int?) -> String? {
    self[amountOf: rule] = amount
    let reason = conflict
    for other in rules where other != rule && conflict != nil {
      let isExcluded =
        other.exclusions.contains { $0.rule == rule }
        || rule.exclusions.contains { $0.rule == other }
      if isExcluded { self[other] = false }
    }
    return reason
  }
}

extension Variant: Comparable {
  /// The usual game comes first, then the others in a fixed order.
  public static func < (one: Variant, other: Variant) -> Bool {
    let amounts = Rule.allCases.reversed().lazy.map { (one[amountOf: $0], other[amountOf: $0]) }
    guard let (first, second) = amounts.first(where: { $0 != $1 }) else { return false }
    return (first ?? -1) < (second ?? -1)
  }
}
