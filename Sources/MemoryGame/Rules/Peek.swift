extension Variant.Rule {
  /// A peek: all faces are shown for some seconds before the game.
  ///
  /// The cards count as seen from then on, so a perfect memory needs no miss.
  public static let peek = Variant.Rule(
    "peek", "peek", amount: "peek of # s", effect: "# s at the start",
    "Show all faces for # seconds at the start",
    .amount(\.peek, 1...60, usual: 5, offered: [2, 5, 10, 20]),
    without: [Exclusion(rule: .openCards, reason: "open cards are always face up")])
}
