extension Variant.Rule {
  /// Open cards: nothing has to be remembered, and the clock decides.
  public static let openCards = Variant.Rule(
    1, "open", title: "open cards", effect: "all cards face up",
    explanation: "All cards lie face up: match them all",
    isSetting: true, canBeAnalysed: false, isEvidence: false, firstFormat: 2)
}

extension Variant {
  /// Whether all cards lie face up from the start.
  ///
  /// There are no points, and a miss costs time.
  public var isOpen: Bool { self[.openCards] }

  /// The time that a miss adds to the clock of a game with open cards.
  public static let penalty: Duration = .seconds(1)
}
