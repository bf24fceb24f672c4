extension Variant.Rule {
  /// Close gaps: the cards after a pair that leaves move up.
  ///
  /// A found pair then stays until the next choice, so that no card moves unexpectedly.
  public static let closeGaps = Variant.Rule(
    "closeGaps", code: "gaps", "close gaps", effect: "cards move up",
    "Leave no gap where a pair was found: the cards after it move up", .flag(\.closesGaps),
    allowsCompany: true, oldName: "closingRanks")
}
