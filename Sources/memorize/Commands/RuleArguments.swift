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

  @Flag(
    inversion: .prefixedNo,
    help: "Leave no gap where a pair was found: the cards after it move up.")
  var closeGaps: Bool?

  /// The name of `--close-gaps` in earlier versions.
  @Flag(help: .hidden)
  var closingRanks = false

  @Flag(inversion: .prefixedNo, help: "Open cards: all cards are face up; match all pairs.")
  var open: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Put terms on one half of the table and definitions on the other.")
  var sides: Bool?

  func validate() throws {
    guard !closingRanks || closeGaps != false else {
      throw ValidationError("--closing-ranks contradicts --no-close-gaps; omit one")
    }
  }

  /// Whether the rules apply to a new game only.
  var needsNewGame: Bool { closesGaps != nil || open != nil || sides != nil }

  /// The rules of the settings, with the changes that these arguments make.
  func applied(to settings: Rules) -> Rules {
    var rules = settings
    if let flipBack { rules.flipBack = .milliseconds(Int(flipBack * 1000)) }
    rules.variant.closesGaps = closesGaps ?? rules.variant.closesGaps
    rules.variant.isOpen = open ?? rules.variant.isOpen
    rules.variant.hasSides = sides ?? rules.variant.hasSides
    return rules
  }

  private var closesGaps: Bool? { closingRanks ? true : closeGaps }

  private static func seconds(_ text: String) throws -> Double {
    let limits = Rules.flipBackLimits
    guard let number = Double(text), limits.contains(number) else {
      throw ValidationError("expected seconds from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }
}
