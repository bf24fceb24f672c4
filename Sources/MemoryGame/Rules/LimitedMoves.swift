extension Variant.Rule {
  /// Limited moves: the game ends when par, rounded up, and some spare moves are used up.
  ///
  /// Par is computed outside the game; see `Ending`.
  public static let limitedMoves = Variant.Rule(
    "limitedMoves", code: "moves", "limited moves", amount: "par + # moves", effect: "par + #",
    "End the game when # moves beyond par are used up",
    .amount(\.spareMoves, 0...99, usual: 3, offered: [0, 1, 2, 3, 5, 8]),
    without: [Exclusion(rule: .openCards, reason: "open cards have no par")])
}
