import Decks
import Words

extension LeftGame {
  /// Those who share the game, as in `against Cat` or `Ann, Bob`; empty if the player is alone.
  public var players: String {
    switch setup.company {
    case .alone: ""
    case .rival:
      say("against \(setup.company.shownOpponent.capitalizedFirst)", context: "opponent")
    case .people(let names):
      names.enumerated().map { Company.shownName($1, number: $0 + 1) }.listedNames
    }
  }

  /// The reason for the game and its rules, as in `journey, drift`; empty for a usual game.
  public var shownKind: String {
    let rules = setup.variant.shownTitle
    return ([setup.terms.title?()] + (rules.isEmpty ? [] : [rules])).compactMap(\.self).listed
  }
}
