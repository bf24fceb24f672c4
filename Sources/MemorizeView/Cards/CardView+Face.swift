import Canvas

extension CardView {
  /// Draws the face of a card on a background that shows its state.
  func drawFace(
    _ frame: Rect, _ details: Details, _ background: ColorRole, _ isUnderCursor: Bool,
    on canvas: inout Canvas
  ) {
    let paper = paper(of: details.face, background)
    let style =
      theme.isSolid
      ? drawPaper(frame, details.face, paper, &canvas)
      : drawWire(frame, details.face, background, isUnderCursor, &canvas)
    // A turning card shows its content only while it is wide; a travelling card always does.
    guard frame.width * 3 >= size.width * 2 || frame.height != size.height else { return }
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
    else { return drawText(face, in: frame, on: paper, style, &canvas) }
    if face.isDefinition { drawMark(in: frame, ink, &canvas) }
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
    let edges: [ColorRole: ColorRole] = [.matched: .matchedEdge, .missed: .missedEdge]
    let hasEdge = size.width >= 12 && leavesBorder(face)
    drawSheet(frame, background, edge: hasEdge ? edges[background] : nil, on: &canvas)
    if background == .selection { return theme.style(.dialogText, on: background) }
    return theme.style(face.isRed ? .redInk : .ink, on: background)
  }

  /// Draws a face in a wire frame and returns the style of its content.
  private func drawWire(
    _ frame: Rect, _ face: FaceText, _ background: ColorRole, _ isUnderCursor: Bool,
    _ canvas: inout Canvas
  ) -> Style {
    guard background == .selection else {
      drawWire(frame, theme.style(background), isUnderCursor, on: &canvas)
      canvas.fill(body(frame), theme.style())
      return theme.style(face.isRed ? .redInk : background, background == .matched ? .bold : [])
    }
    drawWire(frame, theme.style(.face, .bold), isUnderCursor, on: &canvas)
    canvas.fill(body(frame), theme.style(.face, .reverse))
    return theme.style(.face, .reverse)
  }

  /// Draws the sign in the corner of a face: chosen, matched, or the remaining bonus.
  private func drawSign(
    _ details: Details, _ frame: Rect, _ background: ColorRole, _ style: Style,
    _ canvas: inout Canvas
  ) {
    let isUnicode = theme.glyphs == .unicode
    switch background {
    case .selection: drawSign(isUnicode ? "●" : "o", frame, style, &canvas)
    case .matched where theme.isSolid: break
    case .matched: if frame.height > 2 { drawSign(isUnicode ? "✓" : "*", frame, style, &canvas) }
    default:
      guard let pie = details.pie, pie.form == .sign || pie.form == .digit, let sign = pie.sign
      else { return }
      let foreground: ColorRole = theme.isSolid ? .ink : .table
      drawSign(
        sign, frame, theme.style(foreground, on: theme.isSolid ? background : .table), &canvas)
    }
  }

  /// Draws a sign in the upper right corner, but never over the content.
  ///
  /// On a card of a single row, the sign goes beside the card.
  private func drawSign(_ sign: Glyph, _ frame: Rect, _ style: Style, _ canvas: inout Canvas) {
    guard frame.height > 1 else {
      return canvas.put(sign, at: Point(x: frame.maxX, y: frame.minY), theme.style(.dim))
    }
    // In a wire frame the sign goes on the frame, away from the content.
    guard theme.isSolid else {
      return canvas.put(sign, at: Point(x: frame.maxX - 2, y: frame.minY), style)
    }
    let places = (frame.width < 6 ? [1] : [2, 1]).map { Point(x: frame.maxX - $0, y: frame.minY) }
    if let free = places.first(where: { canvas[$0].glyph == .blank }) {
      canvas.put(sign, at: free, style)
    }
  }
}
