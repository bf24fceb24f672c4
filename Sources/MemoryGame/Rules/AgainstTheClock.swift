extension Variant.Rule {
  /// Against the clock: the game ends when its time is over.
  ///
  /// The clock is watched outside the game; see `Ending`.
  public static let againstTheClock = Variant.Rule(
    "againstTheClock", code: "clock", "against the clock", amount: "# seconds", effect: "# s",
    "End the game after # seconds",
    .amount(\.timeLimit, 5...3600, usual: 60, offered: [30, 60, 90, 120, 180, 300]))
}
