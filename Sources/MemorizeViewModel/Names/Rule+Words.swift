import MemoryGame
import Words

/// The words of rules in the player's language; files and options have others.
extension Variant.Rule {
  /// The name in lower case, as in `close gaps`.
  public var shownTitle: String { say(name: title, context: "rule") }

  /// The name with an amount, as in `three of a kind` or `peek of 5 s`.
  public func shownTitle(amount: Int?) -> String { words(amountTitle, amount, "rule") }

  /// The name with an amount as it is read aloud, as in `peek of 5 seconds`.
  public func spokenTitle(amount: Int?) -> String { words(spokenTitle, amount, "rule") }

  /// The name beside a choice; a rule with a name for each amount has that there.
  public func shownChoice(amount: Int?) -> String {
    if case .each = amountTitle { shownTitle(amount: amount) } else { shownTitle }
  }

  /// The effect in a few words, with an amount.
  public func shownEffect(amount: Int?) -> String { words(effect, amount, "rule") }

  /// The rule in a sentence without a full stop, with an amount.
  public func shownExplanation(amount: Int?) -> String { words(explanation, amount, "") }

  /// The reason why the rule cannot be played with pairs of words, without a full stop.
  func shownNeedOfTwins(amount: Int?) -> String {
    let title = shownChoice(amount: amount).capitalizedFirst
    return say("\(title) needs a deck of equal pictures")
  }

  private func words(_ text: Text, _ amount: Int?, _ context: String) -> String {
    let amount = amount ?? usualAmount
    let values = [amount.description]
    return switch text {
    case .words(let words): say(Phrase(words, values: values), context: context)
    case .each(let words): say(name: words[amount] ?? title, context: context)
    case .counted(let one, let other):
      say(
        amount, one: Phrase(one, values: values), other: Phrase(other, values: values),
        context: context)
    }
  }
}

extension Variant {
  /// The rules that are on, as in `close gaps, open cards`.
  public var shownTitle: String {
    rules.map { $0.shownTitle(amount: self[amountOf: $0]) }.listedNames
  }

  /// The names of the rules on the status line, from long to short; none without rules.
  public var shownNames: [String] {
    let count = rules.count
    guard count > 0 else { return [] }
    let number = say(
      count, one: "\(count) rule", other: "\(count) rules", context: "status", columns: 10)
    return [shownTitle, number]
  }

  /// The rule by which luck and memory cannot be told apart, so that there is no review; `nil` without
  /// one.
  var titleWithoutReview: String? {
    rules.first { !$0.canBeAnalysed }.map { $0.shownTitle(amount: self[amountOf: $0]) }
  }

  /// The effects of the rules, in a sentence each.
  public var explanations: [String] {
    rules.map { $0.shownExplanation(amount: self[amountOf: $0]).asSentence }
  }

  /// Turns a rule on with an amount, or off if it is `nil`, and turns off the rules that exclude it.
  ///
  /// - Returns: the reason why another rule was turned off; `nil` if none was.
  public mutating func change(_ rule: Rule, to amount: Int?) -> String? {
    set(rule, to: amount).map { say(name: $0) }
  }
}

extension RuleFault {
  /// The fault in one line.
  public var shownText: String {
    switch self {
    case .unknown(let code): say("no rule '\(code)'; expected some of \(Variant.Rule.codes)")
    case .amount(let rule, let range):
      say("expected \(rule.code)\(range.lowerBound) to \(rule.code)\(range.upperBound)")
    case .twice(let rule): say("'\(rule.shownTitle)' is named twice")
    case .conflict(let reason): say(name: reason)
    }
  }
}
