extension Variant.Rule {
  /// Limited moves: the game ends when par, rounded up, and some spare moves are used up.
  ///
  /// Par is computed outside the game; see `Ending`.
  public static let limitedMoves = Variant.Rule(
    6, "limitedMoves", code: "moves", title: "limited moves",
    amountTitle: .counted(one: "par + {1} move", other: "par + {1} moves"),
    spokenTitle: .counted(one: "par plus {1} move", other: "par plus {1} moves"),
    effect: "par + {1}",
    explanation: .counted(
      one: "You may make {1} move more than par",
      other: "You may make {1} moves more than par"),
    amounts: 0...99, usual: 3, offered: [0, 1, 2, 3, 5, 8],
    without: [.openCards: "open cards have no par"], ending: .moves, allowsRaces: false,
    firstFormat: 4)
}

extension Variant {
  /// The moves that may be made beyond par; `nil` for any number.
  public var spareMoves: Int? { self[amountOf: .limitedMoves] }
}
