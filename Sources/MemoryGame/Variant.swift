/// The rules in which a game can differ from the usual one, fixed from the deal to the end.
///
/// A rule is a `Rule`, which has a file of its own with its words, its limits and its effect.
/// Options, dialogs, board codes, best lists, statistics and files take everything else from there.
public struct Variant: Hashable, Sendable {
  /// The amount of each rule by its number, up to the last one that is on.
  private var amounts: [Int?] = []

  /// The usual game, unless a rule is given.
  public init(closesGaps: Bool = false, isOpen: Bool = false, hasSides: Bool = false) {
    if closesGaps { self[.closeGaps] = true }
    if isOpen { self[.openCards] = true }
    if hasSides { self[.sides] = true }
  }

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
    get { amounts.indices.contains(rule.number) ? amounts[rule.number] : nil }
    set {
      let limits = rule.amounts ?? 0...0
      let missing = max(0, rule.number + 1 - amounts.count)
      amounts += Array(repeating: nil, count: missing)
      amounts[rule.number] = newValue?.clamped(to: limits)
      while let last = amounts.last, last == nil { amounts.removeLast() }
    }
  }
}

extension Variant {
  /// The rules that are on.
  public var rules: [Rule] { Rule.allCases.filter { self[$0] } }

  /// The first rule that is for one player alone; `nil` if several can share the game.
  public var ruleForOne: Rule? { rules.first { !$0.allowsCompany } }

  /// The first rule that needs a deck of equal faces; `nil` if any deck will do.
  public var ruleForTwins: Rule? { rules.first(where: \.needsTwins) }

  /// The first rule that no race can have; `nil` if all are possible.
  public var ruleNotForRaces: Rule? { rules.first { !$0.allowsRaces } }

  /// Whether luck and memory can be told apart.
  public var canBeAnalysed: Bool { rules.allSatisfy(\.canBeAnalysed) }

  /// The reason why two of the rules exclude each other; `nil` if all go together.
  public var conflict: String? {
    rules.lazy.flatMap(\.exclusions).first { self[$0.key] }?.value
  }

  /// Turns a rule on with an amount, or off if it is `nil`, and turns off the rules that exclude it.
  ///
  /// - Returns: the reason why another rule was turned off; `nil` if none was.
  public mutating func set(_ rule: Rule, to amount: Int?) -> String? {
    self[amountOf: rule] = amount
    let reason = conflict
    for other in rules where amount != nil && other.excludes(rule) { self[other] = false }
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

extension Comparable {
  /// The value, or for one beyond the limits the nearest possible one.
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

/// The rules by which `MemoryGame` plays.
public enum GameRules {
  /// The version of the rules, which every recorded game names.
  ///
  /// Raise it with any change after which a recorded game would come out differently.
  ///
  /// - 1: a found pair leaves at the next choice.
  /// - 2: it can also leave by itself, as an intent of its own.
  public static let version = 2
}
