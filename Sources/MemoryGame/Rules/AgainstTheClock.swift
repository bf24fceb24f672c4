extension Variant.Rule {
  /// Against the clock: the game ends when its time is over.
  ///
  /// The clock is watched outside the game; see `Ending`.
  public static let againstTheClock = Variant.Rule(
    7, "againstTheClock", code: "clock", title: "against the clock",
    amountTitle: .counted(one: "{1} second", other: "{1} seconds"), effect: "{1} s",
    explanation: .counted(
      one: "The game ends after {1} second", other: "The game ends after {1} seconds"),
    amounts: 5...3600, usual: 60, offered: [30, 60, 90, 120, 180, 300], ending: .time,
    allowsRaces: false, firstFormat: 4)
}

extension Variant {
  /// The seconds on the game's clock after which the game ends; `nil` for no end.
  public var timeLimit: Int? { self[amountOf: .againstTheClock] }
}
