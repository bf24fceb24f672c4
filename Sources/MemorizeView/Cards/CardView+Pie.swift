import Canvas

/// The time left for a bonus on the face of a solid card.
extension CardView {
  /// The share of a card's half width that the wedge covers.
  private static let reach = 0.94

  /// Tints the paper around the content: a wedge that runs out clockwise, smooth to half a row.
  ///
  /// Draws over a finished face and changes only its paper, so the content stays in front.
  func drawWedge(_ pie: Pie, in sheet: Rect, on paper: ColorRole, on canvas: inout Canvas) {
    guard pie.steps > 0 else { return }
    let (wide, high) = (Double(sheet.width), Double(2 * sheet.height))
    let radius = min(wide, high) / 2 * CardView.reach
    let sector = pie.sector
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let isCovered = { (half: Int) in
          sector.covers(
            x: Double(x) + 0.5 - wide / 2, y: Double(2 * y + half) + 0.5 - high / 2, radius: radius)
        }
        let point = sheet.origin.moved(x: x, y: y)
        canvas.tint(
          paper, at: point, upper: isCovered(0), lower: isCovered(1), theme: theme)
      }
    }
  }

  /// Draws six segments along the last row of a card, as many of them lit as points are left, but
  /// never over the content; on a tight card, along the half row that extends it.
  func drawBar(_ pie: Pie, in sheet: Rect, on background: ColorRole, on canvas: inout Canvas) {
    let color: ColorRole = pie.steps > 3 ? .bonusHigh : pie.steps > 1 ? .bonusMiddle : .bonusLow
    guard size.hasGutterRow else {
      for x in 0..<(sheet.width * pie.steps + 5) / 6 {
        canvas.restyle(Point(x: sheet.minX + x, y: sheet.maxY)) { $0.foreground = color }
      }
      return
    }
    let room = max(0, sheet.width - 2)
    for x in 0..<(room * pie.steps + 5) / 6 {
      let point = Point(x: sheet.minX + 1 + x, y: sheet.maxY - 1)
      guard canvas[point].glyph == .blank else { continue }
      canvas.put("▂", at: point, theme.style(color, on: background))
    }
  }
}

extension Canvas {
  /// Gives the paper of a cell the colour of the wedge, where the wedge covers it.
  fileprivate mutating func tint(
    _ paper: ColorRole, at point: Point, upper: Bool, lower: Bool, theme: Theme
  ) {
    guard upper || lower else { return }
    let cell = self[point]
    if cell.glyph == .blank, cell.style.background == paper, upper != lower {
      return put(upper ? "▀" : "▄", at: point, theme.style(.pie, on: paper))
    }
    restyle(point) { style in
      if style.background == paper { style.background = .pie }
      if style.foreground == paper, upper, lower { style.foreground = .pie }
    }
  }
}
