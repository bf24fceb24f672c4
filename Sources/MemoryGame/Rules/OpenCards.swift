extension Variant.Rule {
  /// Open cards: nothing has to be remembered, and the clock decides.
  public static let openCards = Variant.Rule(
    "open", "open cards", effect: "all faces up",
    "Open cards: all cards are face up; match all pairs", .flag(\.isOpen))
}

extension Variant {
  /// The time that a miss adds to the clock of a game with open cards.
  public static let penalty: Duration = .seconds(1)
}
