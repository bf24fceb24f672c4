extension Variant.Rule {
  /// Close gaps: the cards after a pair that leaves move up.
  ///
  /// A found pair then stays until the next choice, so that no card moves unexpectedly.
  public static let closeGaps = Variant.Rule(
    0, "closeGaps", oldName: "closingRanks", code: "gaps", title: "close gaps",
    effect: "cards move up",
    explanation: "The cards after a found pair move up",
    isSetting: true, allowsCompany: true, firstFormat: 1)
}

extension Variant {
  /// Whether the cards after a pair that leaves move up, so that no gap remains.
  public var closesGaps: Bool { self[.closeGaps] }
}
