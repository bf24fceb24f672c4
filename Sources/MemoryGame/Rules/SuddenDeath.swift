extension Variant.Rule {
  /// Sudden death: the first forgotten card ends the game.
  ///
  /// Whether a card was forgotten is judged outside the game; see `Ending`.
  public static let suddenDeath = Variant.Rule(
    "suddenDeath", code: "sudden", "sudden death", effect: "one slip ends it",
    "End the game at the first forgotten card", .flag(\.isSuddenDeath),
    without: [
      Exclusion(rule: .openCards, reason: "with open cards nothing can be forgotten"),
      Exclusion(rule: .ofAKind, reason: "forgetting is judged for pairs only"),
    ])
}
