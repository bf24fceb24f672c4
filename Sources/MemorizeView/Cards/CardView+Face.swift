import Canvas
import Spelling

/// The face of a card: paper, content, the bonus, a label, and signs.
extension CardView {
  /// The most rows of a solid card on which the corners would crowd the name of a picture.
  private static let mostRowsForNameAlone = 9

  /// Draws the face of a card on a background that shows its state.
  func drawFace(
    _ frame: Rect, _ details: Details, _ background: ColorRole, on canvas: inout Canvas
  ) {
    let face = details.face
    // The paper of definitions is cooler.
    let isCool = theme.isSolid && face.isDefinition && background == .face
    let paper: ColorRole = isCool ? .definition : background
    let style =
      theme.isSolid
      ? drawPaper(frame, face, paper, &canvas) : drawWireFace(frame, face, background, &canvas)
    guard hasRoom(for: face, in: frame) else { return }
    // A slow line would send the picture once for each frame.
    guard !theme.isPlain || !isLifted && CardSize(frame) == size else { return }
    drawContent(face, in: frame, on: paper, style, &canvas)
    if details.bonus > 0, !hasBonusDigit, background == .face {
      drawBonus(details.bonus, in: sheet(frame), on: paper, on: &canvas)
    }
    if let label = details.label { draw(label, typed: details.typed, in: frame, on: &canvas) }
    drawSign(details, frame, background, style, &canvas)
  }

  /// Whether a turning card is wide enough for its content; a travelling card always is.
  ///
  /// Text cannot be squeezed like a picture.
  private func hasRoom(for face: FaceText, in frame: Rect) -> Bool {
    guard frame.height == size.height else { return true }
    return isDrawnLarge(face)
      ? frame.width * 5 >= size.width * 2 : frame.width * 3 >= size.width * 2
  }

  /// Draws a picture, large letters, or text.
  private func drawContent(
    _ face: FaceText, in frame: Rect, on paper: ColorRole, _ style: Style, _ canvas: inout Canvas
  ) {
    var ink = style
    if paper == .definition, !face.isRed { ink.foreground = .definitionInk }
    guard
      drawPicture(face, in: frame, on: paper, on: &canvas)
        || drawLetters(face, in: frame, ink, on: &canvas)
    else {
      drawText(face, in: frame, on: paper, style, &canvas)
      return drawName(of: face, in: frame, style, on: &canvas)
    }
    if face.isDefinition { drawMark(face, in: frame, on: paper, &canvas) }
  }

  /// Draws the paper of a solid card and returns the style of its content.
  private func drawPaper(
    _ frame: Rect, _ face: FaceText, _ background: ColorRole, _ canvas: inout Canvas
  ) -> Style {
    drawSheet(frame, background, edge: edge(of: face, background), on: &canvas)
    if theme.hasOutlines, !size.has(.gutter) {
      drawTightOutline(of: sheet(frame), background, on: &canvas)
    }
    if background == .selection { return theme.style(theme.text(on: background), on: background) }
    return theme.style(face.isRed ? .redInk : .ink, on: background)
  }

  /// The border that tells a pair or a miss from other faces; `nil` for those.
  static func edge(on paper: ColorRole) -> ColorRole? {
    switch paper {
    case .matched: .matchedEdge
    case .missed: .missedEdge
    default: nil
    }
  }

  /// The border of a face: that of a large card shows a pair or a miss.
  ///
  /// Among sixteen colours paper may be as white as the table, so all cards that have room for a
  /// border have one.
  func edge(of face: FaceText, _ background: ColorRole) -> ColorRole? {
    let edge = CardView.edge(on: background)
    guard theme.hasOutlines else { return size.has(.rim) && leavesBorder(face) ? edge : nil }
    let room = size.body(isSolid: true)
    let rows = face.lines(width: room.width, rows: room.height, ellipsis: theme.ellipsis).count
    return rows + 2 <= room.height ? edge ?? .edge : nil
  }

  /// Whether pairs and misses have signs, because colours alone would not tell them apart.
  private var hasMarks: Bool {
    !theme.isSolid || theme.capabilities.colors < .many || theme.options.colors == .highContrast
  }

  /// Draws the sign in the corner of a face: chosen, matched, missed, or the remaining bonus; a
  /// quiet screen says them on the message line.
  private func drawSign(
    _ details: Details, _ frame: Rect, _ background: ColorRole, _ style: Style,
    _ canvas: inout Canvas
  ) {
    guard !theme.options.isQuiet else { return }
    let isUnicode = theme.glyphs == .unicode
    let hasRoom = hasMarks && frame.height > 2
    switch background {
    case .selection: drawSign(isUnicode ? "●" : "o", frame, style, &canvas)
    case .matched: if hasRoom { drawSign(isUnicode ? "✓" : "*", frame, style, &canvas) }
    // No letter, which could be taken for a face.
    case .missed: if hasRoom { drawSign(isUnicode ? "✗" : "/", frame, style, &canvas) }
    default:
      guard details.bonus > 0, hasBonusDigit, let digit = "\(details.bonus)".unicodeScalars.first
      else { return }
      let style = theme.isSolid ? theme.style(.ink, on: background) : theme.style()
      drawSign(Glyph(digit), frame, style, &canvas)
    }
  }

  /// Draws a sign in the upper right corner, but never over the content.
  ///
  /// On a card of a single row or two columns, the sign goes beside the card; on a small wire frame
  /// it goes on the frame.
  private func drawSign(_ sign: Glyph, _ frame: Rect, _ style: Style, _ canvas: inout Canvas) {
    guard frame.height > 1, !theme.isSolid || frame.width > 2 else {
      return canvas.put(sign, at: Point(x: frame.maxX, y: frame.minY), theme.style(.dim))
    }
    let corner = Point(x: frame.maxX - 1, y: frame.minY)
    guard theme.isSolid else {
      let inside = corner.moved(x: -1, y: 1)
      let isFree =
        frame.height >= 5
        && [inside, inside.moved(x: -1)].allSatisfy { canvas[$0].glyph == .blank }
      return canvas.put(sign, at: isFree ? inside : inside.moved(y: -1), style)
    }
    let inset = hasMarks ? rim : 0
    let places = (frame.width < 6 ? [0, 1] : [1, 0]).map { corner.moved(x: -$0 - inset, y: inset) }
    if let free = places.first(where: { canvas[$0].glyph == .blank }) {
      canvas.put(sign, at: free, style)
    }
  }

  /// The cells at each side that the border of a face may take.
  private var rim: Int { size.width >= 12 || theme.hasOutlines && size.has(.gutter) ? 1 : 0 }

  /// Writes the name of a picture below its emoji, so that a large card is not empty; on a solid
  /// card with much room or none for the name, the emoji also stands in two corners.
  private func drawName(
    of face: FaceText, in frame: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    guard face.columns == 2, !face.isTerm, !face.isDefinition,
      let name = Spelling.pictureName(of: face.text)
    else { return }
    let room = roomForName(in: body(frame))
    let lines = name.widestPart <= room.width ? name.wrapped(to: room.width) : []
    let fits = !lines.isEmpty && lines.count <= room.height
    let sheet = sheet(frame)
    if theme.isSolid, !fits || frame.height > CardView.mostRowsForNameAlone,
      CardSize(frame).has(.cornerSigns)
    {
      let inside = sheet.inset(x: 1 + rim, y: rim)
      canvas.write(face.line, at: inside.origin, style)
      canvas.write(face.line, at: Point(x: inside.maxX - 2, y: inside.maxY - 1), style)
    }
    guard fits else { return }
    let gap = lines.count < room.height ? 1 : 0
    for (row, line) in lines.enumerated() {
      canvas.write(
        line.ordered(for: theme.capabilities.textOrder),
        at: Point(x: room.minX + (room.width - line.columns) / 2, y: room.minY + gap + row), style)
    }
  }

  /// The cells below the emoji in the middle of a card, without those of a border and the corner.
  private func roomForName(in body: Rect) -> Rect {
    let top = firstRow(of: 1, in: body) + 1
    let hasCorner =
      theme.isSolid
      ? body.height >= CardView.mostRowsForNameAlone : body.width >= 8 && body.height >= 5
    let bottom = body.maxY - (theme.isSolid ? 1 : 0) - (hasCorner ? 1 : 0)
    return Rect(x: body.minX, y: top, width: body.width, height: max(0, bottom - top))
  }
}
