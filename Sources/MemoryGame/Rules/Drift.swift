extension Variant.Rule {
  /// Drift: a miss slides the row of its last card one place to the right, and the card at the end
  /// of the row comes round to its start.
  public static let drift = Variant.Rule(
    3, "drift", title: "drift", effect: "a miss slides a row",
    explanation: "A miss slides a row of cards by one place",
    rearranges: { rows, moves in
      guard let move = moves.last, !move.isMatch,
        let index = rows.firstIndex(where: { $0.contains(move.second) })
      else { return }
      rows[index] = Array(rows[index].suffix(1) + rows[index].dropLast())
    },
    report: ["The row slides to the right.", "The row slides."],
    spokenReport: ["Row {1} moves one place to the right.", "Row {1} moves."], firstFormat: 4)
}
