import Words

extension HintRefusal {
  /// The reason why there is no hint, in the player's language.
  public var shownText: String {
    switch self {
    case .daily: say("No hints on the daily board: everyone plays it alike.")
    case .company: say("No hints in company: they would be unfair.")
    case .race: say("No hints in a race: they would be unfair.")
    case .ghost: say("No hints against a ghost, which had none.")
    case .openCards: say("No hints with open cards: nothing is hidden.")
    case .sets: say("Hints are for pairs, not for three or four of a kind.")
    case .nothingShown: say("Nothing to remember yet. Turn some cards first.")
    case .over: say("The game is over.")
    }
  }
}
