import Decks
import Words

extension LeftGame {
  /// The reason for the game and its rules, as in `journey, drift`; empty for a usual game.
  public var shownKind: String {
    let rules = setup.variant.shownTitle
    return ([occasion] + (rules.isEmpty ? [] : [rules])).compactMap(\.self).listed
  }

  private var occasion: String? {
    switch setup.occasion {
    case .daily: say("daily", context: "game")
    case .journey: say("journey", context: "game")
    case .practice, .journeyPractice: say("practice", context: "game")
    case .study: say("study", context: "game")
    case .missed: say("missed pairs", context: "game")
    case nil: nil
    }
  }
}
