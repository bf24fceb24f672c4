extension Variant.Rule {
  /// A peek: all faces are shown for some seconds before the game.
  ///
  /// The cards count as seen from then on, so a perfect memory needs no miss.
  public static let peek = Variant.Rule(
    9, "peek", title: "peek", amountTitle: "peek of {1} s",
    spokenTitle: .counted(one: "peek of {1} second", other: "peek of {1} seconds"),
    effect: "{1} s at the start",
    explanation: .counted(
      one: "All faces are shown for {1} second at the start",
      other: "All faces are shown for {1} seconds at the start"),
    amounts: 1...60, usual: 5, offered: [2, 5, 10, 20],
    without: [.openCards: "open cards are always face up"], allowsRaces: false, isEvidence: false,
    firstFormat: 4)
}

extension Variant {
  /// The seconds for which all faces are shown before the game; `nil` for a game without that.
  public var peek: Int? { self[amountOf: .peek] }
}
