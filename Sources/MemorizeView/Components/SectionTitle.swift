import Canvas

/// The title of a part of a page: bold text, a line to the edge, and perhaps a fact at its end.
struct SectionTitle: Equatable {
  let title: String
  /// A fact about the part; left out where it has no room.
  var fact = ""

  /// The fewest columns of the line between the title and the fact.
  private static let leastRule = 3

  /// Draws the title.
  ///
  /// - Parameters:
  ///   - point: the first cell.
  ///   - width: the columns up to the edge.
  ///   - theme: colours and characters.
  ///   - background: the colour behind the title.
  ///   - canvas: the picture.
  func draw(
    at point: Point, width: Int, theme: Theme, background: ColorRole = .table,
    on canvas: inout Canvas
  ) {
    let heading = theme.style(.heading, on: background)
    let columns = canvas.write(theme.fit(title, width), at: point, heading)
    let hasFact =
      !fact.isEmpty && columns + fact.columns + SectionTitle.leastRule + 2 <= width
    let end = point.x + width - (hasFact ? fact.columns + 1 : 0)
    let rule = point.x + columns + (columns > 0 ? 1 : 0)
    canvas.drawRule(from: Point(x: rule, y: point.y), to: end, theme, on: background)
    if hasFact {
      canvas.write(
        fact, at: Point(x: end + 1, y: point.y), theme.style(.dim, on: background))
    }
  }
}

extension Canvas {
  /// Draws a line from a cell to a column of the same row.
  mutating func drawRule(
    from start: Point, to end: Int, _ theme: Theme, on background: ColorRole
  ) {
    guard start.x < end else { return }
    let glyph: Glyph = theme.glyphs == .ascii ? "-" : "─"
    let style =
      theme.hasShades || background == .table
      ? theme.style(.rule, on: theme.isSolid ? background : .table)
      : theme.style(.plain, on: background)
    fill(Rect(x: start.x, y: start.y, width: end - start.x, height: 1), glyph, style)
  }
}
