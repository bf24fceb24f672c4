/// A part of a page: a title, perhaps a fact beside it, and lines below it.
struct Section: Equatable {
  let title: String
  /// A fact about the part, at the end of the title's line.
  var fact = ""
  var lines: [TextLine]

  /// The title with its fact, and the lines.
  var allLines: [TextLine] {
    [TextLine(fact.isEmpty ? title : "\(title), \(fact)", .heading)] + lines
  }

  /// The title with a line up to its fact at the edge, and the lines.
  ///
  /// - Parameters:
  ///   - width: the columns of a line.
  ///   - theme: the characters of the terminal.
  /// - Returns: lines no wider than `width`, unless the title itself is wider.
  func ruledLines(width: Int, _ theme: Theme) -> [TextLine] {
    let end = fact.isEmpty ? "" : " \(fact)"
    let room = width - title.columns - 1 - end.columns
    guard room >= 3 else { return allLines }
    let rule = String(repeating: theme.glyphs == .ascii ? "-" : "─", count: room)
    return [TextLine(title, .heading).adding(" \(rule)", .rule).adding(end, .dim)] + lines
  }
}
