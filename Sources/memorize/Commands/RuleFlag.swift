import ArgumentParser
import MemorizeViewModel

/// A flag that turns a rule on or off for one game, as in `--open` and `--no-open`.
struct RuleFlag: EnumerableFlag {
  let rule: GameRule
  let isOn: Bool

  static let allCases = GameRule.allCases.flatMap { rule in
    [true, false].map { RuleFlag(rule: rule, isOn: $0) }
  }

  /// The name of the rule on the command line, as in `close-gaps`.
  private var name: String {
    rule.rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  static func name(for flag: RuleFlag) -> NameSpecification {
    .customLong(flag.isOn ? flag.name : "no-\(flag.name)")
  }

  static func help(for flag: RuleFlag) -> ArgumentHelp? {
    ArgumentHelp(
      flag.isOn
        ? "\(flag.rule.explanation)." : "Play without --\(flag.name), whatever the settings say.")
  }
}
