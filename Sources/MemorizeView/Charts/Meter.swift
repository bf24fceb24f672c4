/// A horizontal bar that shows a share, in steps of half a column.
struct Meter: Equatable {
  /// From 0 to 1; other numbers count as the nearest of them.
  let share: Double
  var tone: Tone = .chart

  /// The bar as text: the share in its tone, and a line for the rest.
  ///
  /// - Parameters:
  ///   - width: the columns of the whole bar.
  ///   - theme: the characters of the terminal.
  /// - Returns: a line of `width` columns.
  func line(width: Int, _ theme: Theme) -> TextLine {
    let halves = Int((min(max(0, share), 1) * Double(2 * max(0, width))).rounded())
    let isAscii = theme.glyphs != .unicode
    let whole = String(repeating: isAscii ? "=" : "━", count: halves / 2)
    let half = halves.isMultiple(of: 2) ? "" : isAscii ? "-" : "╸"
    let rest = max(0, width - whole.count - half.count)
    return TextLine(whole + half, tone)
      .adding(String(repeating: isAscii ? "-" : "─", count: rest), .rule)
  }
}
