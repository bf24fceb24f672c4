extension Variant.Rule {
  /// Drift: a miss slides the row of its last card one place to the right, and the card at the end
  /// of the row comes round to its start.
  public static let drift = Variant.Rule(
    3, "drift", title: "drift", effect: "a miss slides a row",
    explanation: "A miss slides a row of cards by one place",
    rearranges: { row, last in
      row.contains(last) ? Array(row.suffix(1) + row.dropLast()) : row
    }, report: ["Row {1} moves one place to the right.", "Row {1} moves."], firstFormat: 4)
}
