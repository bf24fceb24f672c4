extension Variant.Rule {
  /// Two sides: terms on one half of the table, definitions on the other.
  public static let sides = Variant.Rule(
    "sides", "two sides", effect: "terms apart",
    "Put terms on one half of the table and definitions on the other", .flag(\.hasSides),
    allowsCompany: true)
}
