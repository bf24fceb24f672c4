extension Variant.Rule {
  /// Traces: the cards turned in the last three moves have marked backs, which makes it easier.
  public static let traces = Variant.Rule(
    8, "traces", title: "traces", effect: "recent cards marked",
    explanation: "The cards of the last three moves are marked",
    without: [.openCards: "open cards have no backs to mark"],
    marks: { moves in moves.suffix(3).flatMap(\.cards) }, firstFormat: 4)
}
