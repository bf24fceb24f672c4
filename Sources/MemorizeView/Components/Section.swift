import Canvas
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
  func ruledLines(width: Int, _ theme: Theme) -> [TextLine] {
    let parts = SectionTitle(title: title, fact: fact).parts(width: width, theme)
    let title = TextLine(parts.title, .heading)
      .adding(parts.rule.isEmpty ? "" : " \(parts.rule)", .rule)
      .adding(parts.fact.isEmpty ? "" : " \(parts.fact)", .dim)
    return [title] + lines
  }
}

extension String {
  /// The text as dim lines of a part, such as in place of a chart that has no data yet.
  func note(_ width: Int) -> [TextLine] { wrapped(to: width).map { TextLine($0, .dim) } }
}

/// The title of a part of a page: bold text, a line to the edge, and perhaps a fact at its end.
struct SectionTitle: Equatable {
  let title: String
  /// A fact about the part; left out where it has no room.
  var fact = ""

  /// The fewest columns of the line between the title and the fact, with its blanks.
  private static let leastRule = 5

  /// The title, the line and the fact, which take a number of columns with blanks between them.
  fileprivate func parts(
    width: Int, _ theme: Theme
  ) -> (title: String, rule: String, fact: String) {
    let text = theme.fit(title, width)
    let hasFact = !fact.isEmpty && text.columns + fact.columns + SectionTitle.leastRule <= width
    let taken = text.columns + (text.isEmpty ? 0 : 1) + (hasFact ? fact.columns + 1 : 0)
    let rule = String(repeating: theme.glyphs == .ascii ? "-" : "─", count: max(0, width - taken))
    return (text, rule, hasFact ? fact : "")
  }

  func draw(
    at point: Point, width: Int, theme: Theme, background: ColorRole = .table,
    on canvas: inout Canvas
  ) {
    let parts = parts(width: width, theme)
    let rule: Tone = theme.hasShades || background == .table ? .rule : .plain
    TextLine(parts.title, .heading).adding(parts.title.isEmpty ? "" : " ")
      .adding(parts.rule, rule).adding(parts.fact.isEmpty ? "" : " ").adding(parts.fact, .dim)
      .draw(at: point, width: width, theme: theme, background: background, on: &canvas)
  }
}

extension Canvas {
  /// Highlights the selected row of a list: a full row of colour with a gold mark at its left edge,
  /// and the cursor on it.
  ///
  /// A quiet screen has no mark: a reader of the screen would read the row that loses it, too.
  mutating func drawSelection(in frame: Rect, _ theme: Theme) {
    fill(frame, theme.style(.plain, on: .selection))
    let mark: Glyph = theme.options.isQuiet ? .blank : theme.isSolid ? "▌" : ">"
    for point in frame.left.points { put(mark, at: point, theme.style(.gold, on: .selection)) }
    cursor = frame.origin
  }
}
