extension Variant {
  /// A rule that a game can have, alone or with others.
  public struct Rule: Sendable {
    /// The name in files.
    public let name: String
    /// The name on the command line and in board codes, as in `gaps`.
    public let code: String
    /// The name for players, in lower case.
    public let title: String
    /// The name for players with an amount; `#` stands for the amount.
    let amountTitle: String
    /// The effect in a few words, for a list; `#` stands for the amount.
    public let effect: String
    /// The effect in a sentence without a full stop; `#` stands for the amount.
    public let explanation: String
    /// The rules that cannot be on together with this one.
    let exclusions: [Exclusion]
    /// The name in files of earlier versions, where it was another one.
    public let oldName: String?
    /// Whether several players can share a game with the rule.
    public let allowsCompany: Bool
    /// Words for an amount in codes, instead of the code and the number.
    let words: [Int: String]
    let field: Field

    /// The property of a variant that holds the rule.
    enum Field: Sendable {
      case flag(WritableKeyPath<Variant, Bool> & Sendable)
      case amount(
        WritableKeyPath<Variant, Int?> & Sendable, ClosedRange<Int>, usual: Int, offered: [Int])
    }

    /// A rule that cannot be on at the same time, and the reason.
    struct Exclusion: Sendable {
      let rule: Rule
      let reason: String
    }

    init(
      _ name: String, code: String? = nil, _ title: String, amount: String? = nil,
      effect: String, _ explanation: String, _ field: Field, words: [Int: String] = [:],
      without exclusions: [Exclusion] = [],
      allowsCompany: Bool = false, oldName: String? = nil
    ) {
      self.name = name
      self.code = code ?? name
      self.title = title
      amountTitle = amount ?? title
      self.effect = effect
      self.explanation = explanation
      self.exclusions = exclusions
      self.allowsCompany = allowsCompany
      self.oldName = oldName
      self.words = words
      self.field = field
    }
  }
}

extension Variant.Rule: CaseIterable {
  /// All rules, in the order of lists.
  ///
  /// New rules go to the end, because codes of recorded games count on the order.
  public static let allCases: [Variant.Rule] = [
    closeGaps, openCards, sides, drift, ofAKind, suddenDeath, limitedMoves, againstTheClock, traces,
    peek,
  ]

  /// A rule by its name in files; `nil` if there is none.
  public init?(name: String) {
    guard let rule = Variant.Rule.allCases.first(where: { $0.name == name }) else { return nil }
    self = rule
  }

  /// The amounts that the rule can have; `nil` for a rule without amounts.
  public var amounts: ClosedRange<Int>? {
    if case .amount(_, let range, _, _) = field { range } else { nil }
  }

  /// The amount unless another is given; 0 for a rule without amounts.
  public var usualAmount: Int {
    if case .amount(_, _, let usual, _) = field { usual } else { 0 }
  }

  /// The amounts to choose from in a dialog; empty for a rule without amounts.
  public var offeredAmounts: [Int] {
    if case .amount(_, _, _, let offered) = field { offered } else { [] }
  }

  /// The rules that have an option of their own on the command line and a setting.
  public static let settings: [Variant.Rule] = [closeGaps, openCards, sides]

  /// The name on the command line, as in `close-gaps`.
  public var flag: String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  /// The name for players with an amount, as in `three of a kind` or `peek of 5 s`.
  public func title(amount: Int?) -> String { filled(amountTitle, amount) }

  /// The effect in a few words, with an amount.
  public func effect(amount: Int?) -> String { filled(effect, amount) }

  /// The effect in a sentence without a full stop, with an amount.
  public func explanation(amount: Int?) -> String { filled(explanation, amount) }

  /// The rule in a code, as in `gaps`, `three` or `peek5`.
  public func code(amount: Int?) -> String {
    guard amounts != nil else { return code }
    let amount = amount ?? usualAmount
    return words[amount] ?? "\(code)\(amount)"
  }

  private func filled(_ text: String, _ amount: Int?) -> String {
    let amount = amount ?? usualAmount
    return text.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: words[amount] ?? "\(amount)")
  }
}

extension Variant.Rule: CustomStringConvertible {
  /// The name on the command line.
  public var description: String { code }
}

extension Variant.Rule: Hashable {
  /// Whether both are the same rule.
  public static func == (one: Variant.Rule, other: Variant.Rule) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
