import Words

/// A part of a page: a title, perhaps a fact beside it, and lines below it.
struct Section: Equatable {
  let title: String
  /// A fact about the part, at the end of the title's line.
  var fact = ""
  var lines: [TextLine]

  /// The title with its fact, and the lines.
  var allLines: [TextLine] {
    [TextLine(fact.isEmpty ? title : say("\(title), \(fact)"), .heading)] + lines
  }

  /// The title with a line up to its fact at the edge, and the lines.
  ///
  /// - Parameters:
  ///   - width: the columns of a line.
  ///   - theme: the characters of the terminal.
  /// - Returns: lines as wide as they are; the title without its fact where that has no room.
  func ruledLines(width: Int, _ theme: Theme) -> [TextLine] {
    let hasFact = !fact.isEmpty && title.columns + fact.columns + 5 <= width
    let end = hasFact ? " \(fact)" : ""
    let room = max(0, width - title.columns - 1 - end.columns)
    let rule = String(repeating: theme.glyphs == .ascii ? "-" : "─", count: room)
    let title = TextLine(theme.fit(title, width), .heading)
    return [title.adding(room > 0 ? " \(rule)" : "", .rule).adding(end, .dim)] + lines
  }
}
