import ArgumentParser
import MemorizeViewModel

/// A flag that turns a rule on or off for one game, as in `--open` and `--no-open`.
struct RuleFlag: EnumerableFlag {
  let rule: GameRule
  let isOn: Bool

  static let allCases = GameRule.settings.flatMap { rule in
    [true, false].map { RuleFlag(rule: rule, isOn: $0) }
  }

  static func name(for flag: RuleFlag) -> NameSpecification {
    .customLong(flag.isOn ? flag.rule.flag : "no-\(flag.rule.flag)")
  }

  static func help(for flag: RuleFlag) -> ArgumentHelp? {
    ArgumentHelp(
      flag.isOn
        ? "\(flag.rule.shownExplanation(amount: nil))."
        : "Play without --\(flag.rule.flag), whatever the settings say.")
  }
}
