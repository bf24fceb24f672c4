extension Variant.Rule {
  /// Sudden death: the first forgotten card ends the game.
  ///
  /// Whether a card was forgotten is judged outside the game; see `Ending`.
  public static let suddenDeath = Variant.Rule(
    5, "suddenDeath", code: "sudden", title: "sudden death", effect: "forgetting ends it",
    explanation: "The first forgotten card ends the game",
    without: [
      .openCards: "with open cards nothing can be forgotten",
      .ofAKind: "sudden death cannot be combined with three or four of a kind",
    ], ending: .forgotten, allowsRaces: false, firstFormat: 4)
}

extension Variant {
  /// Whether the first forgotten card ends the game.
  public var isSuddenDeath: Bool { self[.suddenDeath] }
}
