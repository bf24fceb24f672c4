extension Variant.Rule {
  /// Two sides: terms on one half of the table, definitions on the other.
  public static let sides = Variant.Rule(
    2, "sides", title: "two sides", effect: "one card in each half",
    explanation: "A pair has one card in each half of the board",
    isSetting: true, allowsCompany: true, firstFormat: 2)
}

extension Variant {
  /// Whether the first cards of all pairs lie in the first half of the places, and the second
  /// cards in the other half.
  public var hasSides: Bool { self[.sides] }
}
