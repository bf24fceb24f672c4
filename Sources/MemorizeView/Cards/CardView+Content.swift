import Canvas
import Pictures
import Words

/// The content of a face: a picture made of blocks, large letters, or text.
extension CardView {
  /// Whether pictures are drawn on cards of this size.
  var showsPictures: Bool {
    theme.isSolid && size.has(.picture) && theme.capabilities.blocks != .none
  }

  /// Draws the picture of a face over the whole card; on a turning card it is squeezed.
  ///
  /// - Returns: whether there is a picture.
  func drawPicture(
    _ face: FaceText, in frame: Rect, on background: ColorRole, on canvas: inout Canvas
  ) -> Bool {
    guard showsPictures, let form = CellForm(theme.capabilities.blocks), hasRoom(for: face),
      let cells = theme.samples.cells(
        of: face, width: size.width, height: sheet(frame).height, form: form)
    else { return false }
    canvas.squeeze(cells, into: sheet(frame)) { cell, point, canvas in
      draw(cell, at: point, on: background, &canvas)
    }
    return true
  }

  /// Draws the text of a face in large letters.
  ///
  /// - Returns: whether the letters fit on a card of this size.
  func drawLetters(
    _ face: FaceText, in frame: Rect, _ style: Style, on canvas: inout Canvas
  ) -> Bool {
    guard let cells = letterCells(face) else { return false }
    canvas.squeeze(cells, into: sheet(frame)) { glyph, point, canvas in
      if glyph != " " { canvas.put(Glyph(glyph), at: point, style) }
    }
    return true
  }

  /// Draws a cell of a picture.
  func draw(
    _ cell: PictureCell, at point: Point, on background: ColorRole, _ canvas: inout Canvas
  ) {
    guard cell.foreground != .paper || cell.background != .paper else { return }
    let role = { (color: PictureCell.Color) in
      switch color {
      case .paper: background
      case .artwork(let number): ColorRole(artwork: number)
      }
    }
    let style = theme.style(role(cell.foreground), on: role(cell.background))
    canvas.put(Glyph(cell.glyph), at: point, style)
  }

  /// Whether a face is drawn as a picture or in large letters on cards of this size.
  func isDrawnLarge(_ face: FaceText) -> Bool {
    showsPictures && face.hasPicture && hasRoom(for: face) || letterCells(face) != nil
  }

  /// These faces in one form: all of them in large letters of one scale, or all as text.
  func alike(_ faces: [FaceText]) -> [FaceText] {
    let large = faces.lettersBySide
    guard !large.allSatisfy(isDrawnLarge) else { return large }
    return faces.map { face in
      var face = face
      face.letters = nil
      return face
    }
  }

  /// Whether a picture is recognised on cards of this size; a photograph needs more room.
  private func hasRoom(for face: FaceText) -> Bool { face.photo == nil || size.has(.gutter) }

  /// Whether the content leaves the first and the last row of a card free for a border.
  func leavesBorder(_ face: FaceText) -> Bool {
    if isDrawnLarge(face), face.hasPicture {
      return Picture.leavesBorder(width: size.width, height: size.height - 1)
    }
    guard let cells = letterCells(face) else { return true }
    return [cells.first, cells.last].allSatisfy { $0?.allSatisfy { $0 == " " } ?? true }
  }

  /// The large letters of a face on a whole card; `nil` if they do not fit.
  ///
  /// A tight card has room for few of them, and the texts of a board should look alike.
  private func letterCells(_ face: FaceText) -> [[Unicode.Scalar]]? {
    guard showsPictures, size.has(.gutter), let letters = face.letters,
      let form = CellForm(theme.capabilities.blocks)
    else { return nil }
    return letters.cells(width: size.width, height: max(1, size.height - 1), form: form)
  }
}

/// Texts that are neither pictures nor in large letters, and what tells terms from definitions.
extension CardView {
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
    let hasBand =
      hasBands && theme.isSolid && paper != .selection && CardSize(frame).has(.band)
    if face.isTerm, hasBand, sheet(frame).height > lines.count {
      drawBand(of: face, in: sheet(frame), &canvas)
      return drawCentered(face, lines, in: body.without(rows: 1), style.with(.bold), on: &canvas)
    }
    if face.isDefinition, hasBand, sheet(frame).height > lines.count + 1 {
      return drawRuled(face, lines, in: frame, on: paper, style, &canvas)
    }
    if face.isDefinition { drawMark(face, in: frame, on: paper, &canvas) }
    let isUnderlined = face.isDefinition && !hasMark(frame) && !face.hasStrokes
    drawCentered(
      face, lines, in: room(for: lines, of: face, in: body),
      style.with(isUnderlined ? [.bold, .underline] : .bold), on: &canvas)
    let isRepeated = !theme.isSolid && !theme.options.isQuiet
    if isRepeated, body.width >= 8, body.height >= 5, face.columns <= 3 {
      canvas.write(face.line, at: body.origin, style)
      canvas.write(
        face.line, at: Point(x: body.maxX - face.columns, y: body.maxY - 1), style)
    }
  }

  /// The cells beside the bar of a definition that fills a tight card, if the text fits there.
  private func room(for lines: [String], of face: FaceText, in body: Rect) -> Rect {
    let isBesideBar =
      face.isDefinition && theme.isSolid && !size.has(.gutter) && size.height > 2
    guard isBesideBar, face.widest(of: lines) < body.width else { return body }
    return body.without(columns: 1)
  }

  /// Draws the lines of a face in the middle of a card.
  func drawCentered(
    _ face: FaceText, _ lines: [String], in body: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    let top = firstRow(of: lines.count, in: body)
    for (row, line) in lines.enumerated() {
      let x = body.minX + (body.width - face.columns(of: line)) / 2
      canvas.write(line, at: Point(x: x, y: top + row), style)
    }
  }

  /// Draws the band of a term over the first row of a card.
  private func drawBand(of face: FaceText, in sheet: Rect, _ canvas: inout Canvas) {
    let style = theme.style(.face, on: .back, .bold)
    canvas.fill(sheet.top, style)
    canvas.put("▟", at: sheet.origin, theme.style(.back))
    canvas.put("▙", at: Point(x: sheet.maxX - 1, y: sheet.minY), theme.style(.back))
    drawTitle(of: face, in: sheet, style, &canvas)
  }

  /// Writes the deck's word for the side of a face into the first row of a card, if it has one.
  private func drawTitle(
    of face: FaceText, in sheet: Rect, _ style: Style, _ canvas: inout Canvas
  ) {
    guard let sides = theme.sides else { return }
    let title = face.isTerm != face.isReversed ? sides.termTitle : sides.definitionTitle
    canvas.write(
      theme.fit(title, sheet.width - 2 * CardView.indent),
      at: sheet.origin.moved(x: CardView.indent), style)
  }

  /// Draws a definition below a rule, starting at the left.
  private func drawRuled(
    _ face: FaceText, _ lines: [String], in frame: Rect, on paper: ColorRole, _ style: Style,
    _ canvas: inout Canvas
  ) {
    let (sheet, body) = (sheet(frame), body(frame))
    // On a card with a border, the rule stays inside it.
    let rule = sheet.inset(x: paper == .definition ? 0 : 1, y: 0).top.moved(y: 1)
    canvas.fill(rule, "▆", theme.style(paper, on: paper == .matched ? .matchedEdge : .missedEdge))
    drawTitle(of: face, in: sheet, theme.style(.redInk, on: paper), &canvas)
    let widest = face.widest(of: lines)
    let left = widest < body.width - 1 ? sheet.minX + CardView.indent : body.minX
    let below = Rect(x: left, y: body.minY + 2, width: widest, height: body.height - 2)
    let top = firstRow(of: lines.count, in: below)
    for (row, line) in lines.enumerated() {
      let x = face.text.isRightToLeft ? left + widest - face.columns(of: line) : left
      canvas.write(line, at: Point(x: x, y: top + row), style)
    }
  }

  /// Marks a definition without colour: with a bar at its side, or a sign on its frame.
  func drawMark(
    _ face: FaceText, in frame: Rect, on paper: ColorRole, _ canvas: inout Canvas
  ) {
    guard hasMark(frame), hasBands || !theme.isSolid else { return }
    let style = markStyle(on: paper)
    guard theme.isSolid else {
      return canvas.write(" = ", at: Point(x: frame.minX + 1, y: frame.minY), style)
    }
    var bar = sheet(frame).left
    // The corners of a card stay whole where there is room, and so do its letters.
    let isWithin = size.has(.gutter) && bar.height > 2
    if isWithin { bar = bar.inset(x: 0, y: 1) }
    // A border is made wider.
    let glyph: Glyph = isWithin && edge(of: face, paper) != nil ? "█" : "▌"
    for point in bar.points where !isWithin || [.blank, "▌"].contains(canvas[point].glyph) {
      canvas.put(glyph, at: point, style)
    }
  }

  /// The style of a mark, that of the border if the paper has one.
  private func markStyle(on paper: ColorRole) -> Style {
    guard theme.isSolid else { return theme.style(paper == .selection ? .face : paper) }
    if let edge = CardView.edge(on: paper) { return theme.style(edge, on: paper) }
    return theme.style(paper == .selection ? .dialogText : .redInk, on: paper)
  }

  /// Whether there is room for this mark; if not, the text of a definition is underlined.
  private func hasMark(_ frame: Rect) -> Bool { frame.width >= 6 && frame.height > 2 }
}

extension CellForm {
  init?(_ blocks: Capabilities.Blocks) {
    switch blocks {
    case .none: return nil
    case .quadrants: self = .quadrants
    case .sextants: self = .sextants
    }
  }
}
