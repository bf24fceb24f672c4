import ArgumentParser
import MemorizeViewModel

/// The arguments that change the rules for one game.
struct RuleArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Turn two cards that do not match back after this time, 0.1 to 60.", valueName: "seconds"),
    transform: RuleArguments.seconds)
  var flipBack: Double?

  @Flag var changes: [RuleFlag] = []

  /// The name of `--close-gaps` in earlier versions.
  @Flag(help: .hidden)
  var closingRanks = false

  func validate() throws {
    guard !closingRanks || !changes.contains(RuleFlag(rule: .closeGaps, isOn: false)) else {
      throw ValidationError("--closing-ranks contradicts --no-close-gaps; omit one")
    }
  }

  /// Whether the rules apply to a new game only.
  var needsNewGame: Bool { closingRanks || !changes.isEmpty }

  /// The rules of the settings, with the changes that these arguments make.
  func applied(to settings: Rules) -> Rules {
    var rules = settings
    if let flipBack { rules.flipBack = .milliseconds(Int(flipBack * 1000)) }
    if closingRanks { rules.variant[.closeGaps] = true }
    for change in changes { rules.variant[change.rule] = change.isOn }
    return rules
  }

  private static func seconds(_ text: String) throws -> Double {
    let limits = Rules.flipBackLimits
    guard let number = Double(text), limits.contains(number) else {
      throw ValidationError("expected seconds from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }
}
