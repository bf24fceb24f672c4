import Canvas

extension CardView {
  /// Draws the face of a card on a background that shows its state.
  func drawFace(
    _ frame: Rect, _ details: Details, _ background: ColorRole, on canvas: inout Canvas
  ) {
    let paper = paper(of: details.face, background)
    let style =
      theme.isSolid
      ? drawPaper(frame, details.face, paper, &canvas)
      : drawWire(frame, details.face, background, &canvas)
    guard hasRoom(for: details.face, in: frame) else { return }
    // A slow line would send the picture once for each frame.
    let isAtRest = !isLifted && frame.width == size.width && frame.height == size.height
    guard isAtRest || !theme.isPlain else { return }
    drawContent(details.face, in: frame, on: paper, style, &canvas)
    if let pie = details.pie, theme.isSolid, background == .face {
      drawTime(pie, in: sheet(frame), on: paper, &canvas)
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

  /// The colour of a face: the paper of definitions is cooler.
  private func paper(of face: FaceText, _ background: ColorRole) -> ColorRole {
    theme.isSolid && face.isDefinition && background == .face ? .definition : background
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
    if face.isDefinition { drawMark(face, in: frame, on: paper, markStyle(on: paper), &canvas) }
  }

  /// Draws the time left for a bonus, where a form of the pie belongs to the face itself.
  private func drawTime(
    _ pie: Pie, in sheet: Rect, on paper: ColorRole, _ canvas: inout Canvas
  ) {
    switch pie.form {
    case .disc: drawWedge(pie, in: sheet, on: paper, on: &canvas)
    case .bar: drawBar(pie, in: sheet, on: paper, on: &canvas)
    case .sign, .digit: break
    }
  }

  /// Draws the paper of a solid card and returns the style of its content.
  private func drawPaper(
    _ frame: Rect, _ face: FaceText, _ background: ColorRole, _ canvas: inout Canvas
  ) -> Style {
    drawSheet(frame, background, edge: edge(of: face, background), on: &canvas)
    if theme.hasOutlines, !size.hasGutterRow {
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
    guard theme.hasOutlines else {
      return size.width >= 12 && leavesBorder(face) ? edge : nil
    }
    let room = CardSize.body(of: Rect(Size(width: size.width, height: size.height)), isSolid: true)
    let rows = face.lines(width: room.width, rows: room.height, ellipsis: theme.ellipsis).count
    return rows + 2 <= room.height ? edge ?? .edge : nil
  }

  /// Draws a face in a wire frame and returns the style of its content.
  private func drawWire(
    _ frame: Rect, _ face: FaceText, _ background: ColorRole, _ canvas: inout Canvas
  ) -> Style {
    guard background == .selection else {
      drawWire(frame, theme.style(background), on: &canvas)
      canvas.fill(body(frame), theme.style())
      return theme.style(face.isRed ? .redInk : background, background == .matched ? .bold : [])
    }
    drawWire(frame, theme.style(.face, .bold), on: &canvas)
    canvas.fill(body(frame), theme.style(.face, .reverse))
    return theme.style(.face, .reverse)
  }
}
