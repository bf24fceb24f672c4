import Canvas

extension CardView {
  /// The face of a card, on the ground that tells what has become of it.
  func drawFace(
    _ frame: Rect, _ details: Details, _ ground: Paint, _ isUnderCursor: Bool,
    on canvas: inout Canvas
  ) {
    let style =
      look.isSolid
      ? drawBlock(frame, details.face, ground, &canvas)
      : drawWire(frame, details.face, ground, isUnderCursor, &canvas)
    // A card that turns shows its content only while it is wide; one that travels, always.
    guard frame.width * 3 >= size.width * 2 || frame.height != size.height else { return }
    if let pie = pie(details), ground == .face, pie.form == .disc {
      canvas.drawDisc(pie, in: body(frame), look.style(.pie, on: look.isSolid ? ground : .table))
    }
    if details.face.isDefinition { drawMark(in: frame, on: ground, &canvas) }
    drawContent(details.face, in: frame, style, on: &canvas)
    if let label = details.label { draw(label, typed: details.typed, in: frame, on: &canvas) }
    drawSign(details, frame, ground, style, &canvas)
  }

  /// A face as a solid block; returns how its content is written.
  private func drawBlock(
    _ frame: Rect, _ face: FaceText, _ ground: Paint, _ canvas: inout Canvas
  ) -> Style {
    canvas.drawBlock(frame, ground, tint: look.tint, hasWideGutters: size.hasWideGutters)
    if ground == .selection { return look.style(.sheetText, on: ground) }
    return look.style(face.isRed ? .redInk : .ink, on: ground)
  }

  /// A face in a wire frame; returns how its content is written.
  private func drawWire(
    _ frame: Rect, _ face: FaceText, _ ground: Paint, _ isUnderCursor: Bool,
    _ canvas: inout Canvas
  ) -> Style {
    guard ground == .selection else {
      drawWire(frame, look.style(ground), isUnderCursor, on: &canvas)
      canvas.fill(body(frame), look.style())
      return look.style(face.isRed ? .redInk : ground, ground == .matched ? .bold : [])
    }
    drawWire(frame, look.style(.face, .bold), isUnderCursor, on: &canvas)
    canvas.fill(body(frame), look.style(.face, .reverse))
    return look.style(.face, .reverse)
  }

  /// What the corner of a face tells: that it was chosen, or matched, or what is left of its bonus.
  private func drawSign(
    _ details: Details, _ frame: Rect, _ ground: Paint, _ style: Style, _ canvas: inout Canvas
  ) {
    let isUnicode = look.glyphs == .unicode
    switch ground {
    case .selection: drawSign(isUnicode ? "●" : "o", frame, style, &canvas)
    case .matched: if frame.height > 2 { drawSign(isUnicode ? "✓" : "*", frame, style, &canvas) }
    default:
      guard let pie = pie(details), pie.form != .disc, let sign = pie.sign else { return }
      let ink: Paint = look.isSolid ? .ink : .table
      drawSign(sign, frame, look.style(ink, on: look.isSolid ? ground : .table), &canvas)
    }
  }

  private func pie(_ details: Details) -> Pie? {
    details.bonus.map { Pie(pieForm(details.face), remaining: $0) }
  }

  /// A sign in the upper right corner, but never over the content; beside cards of a single row.
  private func drawSign(_ sign: Glyph, _ frame: Rect, _ style: Style, _ canvas: inout Canvas) {
    guard frame.height > 1 else {
      return canvas.put(sign, at: Point(x: frame.maxX, y: frame.minY), look.style(.dim))
    }
    // In a wire frame the sign stands on the frame, where no content comes near it.
    guard look.isSolid else {
      return canvas.put(sign, at: Point(x: frame.maxX - 2, y: frame.minY), style)
    }
    let places = (frame.width < 6 ? [1] : [2, 1]).map { Point(x: frame.maxX - $0, y: frame.minY) }
    if let free = places.first(where: { canvas[$0].glyph == .blank }) {
      canvas.put(sign, at: free, style)
    }
  }

  /// What tells a definition from a term without colour: a bar at its side, or a sign on its frame.
  private func drawMark(in frame: Rect, on ground: Paint, _ canvas: inout Canvas) {
    guard hasMark(frame) else { return }
    if look.isSolid {
      let inks: [Paint: Paint] = [.face: .pie, .selection: .sheetText]
      let style = look.style(inks[ground] ?? .ink, on: ground)
      canvas.fill(
        Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height - 1), "▌", style)
    } else {
      canvas.write(
        " = ", at: Point(x: frame.minX + 1, y: frame.minY),
        look.style(ground == .selection ? .face : ground))
    }
  }

  /// Whether there is room for such a mark; else the text of a definition is underlined.
  private func hasMark(_ frame: Rect) -> Bool { frame.width >= 6 && frame.height > 2 }

  /// The content in the middle, and on large cards once more in two corners.
  private func drawContent(
    _ face: FaceText, in frame: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    let body = body(frame)
    let lines = face.lines(width: body.width, rows: body.height, ellipsis: look.ellipsis)
    let top = firstRow(of: lines.count, in: body)
    let isUnderlined = face.isDefinition && !hasMark(frame)
    for (row, line) in lines.enumerated() {
      let x = body.minX + (body.width - face.columns(of: line)) / 2
      let style = style.with(isUnderlined ? [.bold, .underline] : .bold)
      canvas.write(line, at: Point(x: x, y: top + row), style)
    }
    if body.width >= 8, body.height >= 5, face.columns <= 3 {
      canvas.write(face.line, at: body.origin, style)
      canvas.write(
        face.line, at: Point(x: body.maxX - face.columns, y: body.maxY - 1), style)
    }
  }
}
