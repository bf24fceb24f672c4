import Canvas
import Words

/// The text on a face that is neither a picture nor in large letters.
extension CardView {
  /// The least size of the paper of a solid card with a band or a rule.
  private static let leastSizeForBand = Size(width: 12, height: 5)
  /// The columns before the text on the band of a term and below the rule of a definition.
  private static let indent = 2

  /// Draws a text: a term below a band in the deck's colour, a definition below a red rule.
  ///
  /// Smaller cards have a bar at the side of a definition, and the text in the middle.
  func drawText(
    _ face: FaceText, in frame: Rect, on paper: ColorRole, _ style: Style, _ canvas: inout Canvas
  ) {
    let body = body(frame)
    let lines = face.lines(width: body.width, rows: body.height, ellipsis: theme.ellipsis)
    if face.isTerm, hasBand(frame, besides: lines.count + 1, on: paper) {
      drawBand(in: sheet(frame), &canvas)
      let below = Rect(
        x: body.minX, y: body.minY + 1, width: body.width, height: body.height - 1)
      return drawCentered(face, lines, in: below, style.with(.bold), on: &canvas)
    }
    if face.isDefinition, hasBand(frame, besides: lines.count + 2, on: paper) {
      return drawRuled(face, lines, in: frame, on: paper, style, &canvas)
    }
    if face.isDefinition { drawMark(face, in: frame, on: paper, markStyle(on: paper), &canvas) }
    let isUnderlined = face.isDefinition && !hasMark(frame) && !face.hasStrokes
    drawCentered(
      face, lines, in: room(for: lines, of: face, in: body),
      style.with(isUnderlined ? [.bold, .underline] : .bold), on: &canvas)
    if !theme.isSolid, body.width >= 8, body.height >= 5, face.columns <= 3 {
      canvas.write(face.line, at: body.origin, style)
      canvas.write(
        face.line, at: Point(x: body.maxX - face.columns, y: body.maxY - 1), style)
    }
  }

  /// The cells beside the bar of a definition that fills a tight card, if the text fits there.
  private func room(for lines: [String], of face: FaceText, in body: Rect) -> Rect {
    let widest = lines.map { face.columns(of: $0) }.max() ?? 0
    let isBesideBar = face.isDefinition && theme.isSolid && !size.hasGutterRow && size.height > 2
    guard isBesideBar, widest < body.width else { return body }
    return Rect(x: body.minX + 1, y: body.minY, width: body.width - 1, height: body.height)
  }

  /// Whether a card has room for a band or a rule and this many rows.
  private func hasBand(_ frame: Rect, besides rows: Int, on paper: ColorRole) -> Bool {
    let sheet = sheet(frame)
    return hasBands && theme.isSolid && paper != .selection && sheet.height >= rows
      && sheet.width >= CardView.leastSizeForBand.width
      && sheet.height >= CardView.leastSizeForBand.height
  }

  private func drawCentered(
    _ face: FaceText, _ lines: [String], in body: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    let top = firstRow(of: lines.count, in: body)
    for (row, line) in lines.enumerated() {
      let x = body.minX + (body.width - face.columns(of: line)) / 2
      canvas.write(line, at: Point(x: x, y: top + row), style)
    }
  }

  /// Draws the band of a term over the first row of a card.
  private func drawBand(in sheet: Rect, _ canvas: inout Canvas) {
    let style = theme.style(.face, on: .back, .bold)
    canvas.fill(
      Rect(x: sheet.minX + 1, y: sheet.minY, width: sheet.width - 2, height: 1), style)
    for (x, glyph) in [(sheet.minX, "▟" as Glyph), (sheet.maxX - 1, "▙")] {
      canvas.put(glyph, at: Point(x: x, y: sheet.minY), theme.style(.back))
    }
    canvas.write(
      say("TERM", columns: 8), at: Point(x: sheet.minX + CardView.indent, y: sheet.minY), style)
  }

  /// Draws a definition below a rule, starting at the left.
  private func drawRuled(
    _ face: FaceText, _ lines: [String], in frame: Rect, on paper: ColorRole, _ style: Style,
    _ canvas: inout Canvas
  ) {
    let (sheet, body) = (sheet(frame), body(frame))
    // On a card with a border, the rule stays inside it.
    let margin = paper == .definition ? 0 : 1
    let rule = Rect(
      x: sheet.minX + margin, y: sheet.minY + 1, width: sheet.width - 2 * margin, height: 1)
    canvas.fill(rule, "▆", theme.style(paper, on: paper == .matched ? .matchedEdge : .missedEdge))
    let widest = lines.map { face.columns(of: $0) }.max() ?? 0
    let left = widest < body.width - 1 ? sheet.minX + CardView.indent : body.minX
    let below = Rect(
      x: left, y: body.minY + 2, width: widest, height: body.height - 2)
    for (row, line) in lines.enumerated() {
      let x = face.text.isRightToLeft ? left + widest - face.columns(of: line) : left
      canvas.write(
        line, at: Point(x: x, y: firstRow(of: lines.count, in: below) + row), style)
    }
  }

  /// Marks a definition without colour: with a bar at its side, or a sign on its frame.
  func drawMark(
    _ face: FaceText, in frame: Rect, on paper: ColorRole, _ style: Style, _ canvas: inout Canvas
  ) {
    guard hasMark(frame), hasBands || !theme.isSolid else { return }
    guard theme.isSolid else {
      return canvas.write(" = ", at: Point(x: frame.minX + 1, y: frame.minY), style)
    }
    var bar = sheet(frame)
    // The corners of a card stay whole where there is room, and so do its letters.
    let isWithin = size.hasGutterRow && bar.height > 2
    if isWithin { bar = bar.inset(x: 0, y: 1) }
    // A border is made wider.
    let glyph: Glyph = isWithin && edge(of: face, paper) != nil ? "█" : "▌"
    for y in bar.minY..<bar.maxY {
      let point = Point(x: bar.minX, y: y)
      if !isWithin || [.blank, "▌"].contains(canvas[point].glyph) {
        canvas.put(glyph, at: point, style)
      }
    }
  }

  /// The style of a mark, that of the border if the paper has one.
  func markStyle(on paper: ColorRole) -> Style {
    guard theme.isSolid else { return theme.style(paper == .selection ? .face : paper) }
    if let edge = CardView.edge(on: paper) { return theme.style(edge, on: paper) }
    return theme.style(paper == .selection ? .dialogText : .redInk, on: paper)
  }

  /// Whether there is room for this mark; if not, the text of a definition is underlined.
  private func hasMark(_ frame: Rect) -> Bool { frame.width >= 6 && frame.height > 2 }
}
