import ArgumentParser
import MemorizeViewModel
import Words

/// The arguments that change the rules for one game.
struct RuleArguments: ParsableArguments {
  @Option(say(Setting.flipBack.help), value: "seconds", transform: RuleArguments.seconds)
  var flipBack: Double?

  @Option(
    say("Play by these rules and no others, as in gaps,drift,peek5; all: \(GameRule.codes)."),
    value: "list", transform: RuleArguments.rules)
  var rules: GameVariant?

  @Flag var changes: [RuleFlag] = []

  func validate() throws {
    for change in changes {
      guard let old = change.oldName,
        changes.contains(where: { $0.rule == change.rule && !$0.isOn })
      else { continue }
      throw ValidationError(
        say("--\(old) and --no-\(change.rule.flag) exclude each other; omit one"))
    }
  }

  /// Whether the rules apply to a new game only.
  var needsNewGame: Bool { rules != nil || !changes.isEmpty }

  /// The rules of the settings, with the changes that these arguments make.
  ///
  /// - Parameters:
  ///   - settings: the rules of the settings.
  ///   - code: the rules of a board code, which count instead of those of the settings.
  /// - Returns: the rules of the next game.
  func applied(to settings: Rules, code: GameVariant? = nil) -> Rules {
    var rules = settings
    rules.variant = self.rules ?? code ?? settings.variant
    if let flipBack { rules.flipBack = .milliseconds(Int(flipBack * 1000)) }
    for change in changes {
      _ = rules.variant.set(change.rule, to: change.isOn ? change.rule.usualAmount : nil)
    }
    return rules
  }

  /// Reads a list of rules; `none` is the usual game.
  private static func rules(_ text: String) throws -> GameVariant {
    do {
      return try GameVariant(codes: text == "none" ? [] : text.split(separator: ","))
    } catch {
      throw ValidationError(error.shownText)
    }
  }

  private static func seconds(_ text: String) throws -> Double {
    let limits = Settings.flipBackLimits
    return try Double(text).flatMap { limits.contains($0) ? $0 : nil }.valid(
      say("expected seconds from \(limits.lowerBound) to \(limits.upperBound)"))
  }
}

/// A flag that turns a rule on or off for one game, as in `--open` and `--no-open`.
struct RuleFlag: EnumerableFlag {
  let rule: GameRule
  let isOn: Bool
  /// The name in earlier versions, if this is that one.
  var oldName: String?

  static let allCases = GameRule.settings.flatMap { rule in
    [true, false].map { RuleFlag(rule: rule, isOn: $0) }
      + [rule.oldFlag].compactMap(\.self).map { RuleFlag(rule: rule, isOn: true, oldName: $0) }
  }

  static func name(for flag: RuleFlag) -> NameSpecification {
    .customLong(flag.oldName ?? (flag.isOn ? flag.rule.flag : "no-\(flag.rule.flag)"))
  }

  static func help(for flag: RuleFlag) -> ArgumentHelp? {
    guard flag.oldName == nil else { return .hidden }
    return ArgumentHelp(
      flag.isOn
        ? flag.rule.shownExplanation(amount: nil).asSentence
        : say("Play without --\(flag.rule.flag), whatever the settings say."))
  }
}
