extension Variant {
  /// The rules that are on as in a board code, `gaps+drift+peek5`; empty for the usual game.
  public var code: String {
    rules.map { $0.code(amount: self[amountOf: $0]) }.joined(separator: "+")
  }

  /// Reads rules by their codes, as in `gaps`, `three` or `peek5`.
  ///
  /// - Throws: what is wrong with the first code that is not a rule, or the reason why two rules
  ///   exclude each other.
  public init(codes: [some StringProtocol]) throws(RuleFault) {
    self.init()
    for code in codes {
      let (rule, amount) = try Rule.coded(String(code))
      guard !self[rule] else { throw .twice(rule) }
      self[amountOf: rule] = amount
    }
    if let conflict { throw .conflict(conflict) }
  }
}

extension Variant: CustomStringConvertible {
  /// The rules as in a board code.
  public var description: String { "[\(code)]" }
}

extension Variant.Rule {
  /// The rule and the amount of a code; without a number, the usual amount.
  fileprivate static func coded(
    _ code: String
  ) throws(RuleFault) -> (Variant.Rule, amount: Int) {
    let digits = code.trailingDigits
    for rule in allCases {
      if let word = rule.words.first(where: { $0.value == code }) { return (rule, word.key) }
      if rule.code == code { return (rule, rule.usualAmount) }
      guard let amounts = rule.amounts, rule.code == code.dropLast(digits.count) else { continue }
      guard let amount = Int(digits), amounts.contains(amount) else { throw .amount(rule, amounts) }
      return (rule, amount)
    }
    throw .unknown(code)
  }

  /// The codes of all rules, for a message.
  public static var codes: String {
    allCases.map { rule in
      let words = rule.words.sorted { $0.key < $1.key }.map(\.value)
      guard words.isEmpty else { return words.joined(separator: ", ") }
      return rule.amounts == nil ? rule.code : "\(rule.code)\(rule.usualAmount)"
    }.joined(separator: ", ")
  }
}

/// A fault in a list of rules.
public enum RuleFault: Error, Equatable, CustomStringConvertible {
  /// No rule has this code.
  case unknown(String)
  /// The rule cannot have this amount.
  case amount(Variant.Rule, ClosedRange<Int>)
  /// The rule is named twice.
  case twice(Variant.Rule)
  /// Two rules exclude each other, for this reason.
  case conflict(String)

  /// The fault in words.
  public var description: String {
    switch self {
    case .unknown(let code): "no rule '\(code)'; expected some of \(Variant.Rule.codes)"
    case .amount(let rule, let range):
      "expected \(rule.code)\(range.lowerBound) to \(rule.code)\(range.upperBound)"
    case .twice(let rule): "\(rule.title) is named twice"
    case .conflict(let reason): reason
    }
  }
}
