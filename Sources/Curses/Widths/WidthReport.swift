/// A terminal's answer to a question about widths.
enum WidthReport: Equatable {
  /// The column of the cursor after a text, counted from 1.
  case cursor(column: Int)
  /// The kind of terminal, which all terminals report, most of them after all other answers.
  case end
}
