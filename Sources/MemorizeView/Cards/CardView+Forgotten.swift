import Canvas

extension CardView {
  /// Marks a card that was forgotten, and shows its face if it lies face down.
  func drawForgotten(_ pose: CardPose, _ face: FaceText, on canvas: inout Canvas) {
    if pose.side == .back { drawGhost(face, in: pose.frame, on: &canvas) }
    drawTab("!", theme.style(.forgotten, theme.signAttributes), in: pose.frame, on: &canvas)
  }

  /// Marks a card that the rival remembers.
  func draw(_ memory: RivalsMemory, in frame: Rect, on canvas: inout Canvas) {
    let style: Style =
      switch memory {
      case .clear: theme.style(.chart, theme.signAttributes)
      case .hazy: theme.style(.dim, .reverse)
      }
    drawTab(memory.sign(theme), style, in: frame, on: &canvas)
  }

  /// Draws a sign in the upper right corner: on the frame, or beside cards of a single row.
  private func drawTab(_ sign: String, _ style: Style, in frame: Rect, on canvas: inout Canvas) {
    guard frame.height > 1 else {
      canvas.write(sign, at: Point(x: frame.maxX, y: frame.minY), style)
      return
    }
    let text = frame.width >= 8 ? " \(sign) " : sign
    let x = frame.maxX - text.count - (theme.isSolid ? 0 : 1)
    canvas.write(text, at: Point(x: x, y: frame.minY), style)
  }

  /// Writes the face of a card over the middle of its back.
  ///
  /// A picture shows through the back, smaller than on a face, with a border in the colour of what was
  /// forgotten.
  private func drawGhost(_ face: FaceText, in frame: Rect, on canvas: inout Canvas) {
    if showsPictures, face.picture != nil {
      drawSheet(frame, .back, edge: .forgotten, on: &canvas)
      let (x, y) = (max(1, frame.width * 19 / 100), max(1, frame.height * 19 / 100))
      let inner = frame.inset(x: x, y: y)
      let view = CardView(
        theme: theme, size: CardSize(width: inner.width, height: inner.height))
      if view.drawPicture(face, in: inner, on: .back, on: &canvas) { return }
    }
    let body = body(frame)
    let lines = face.lines(width: body.width, rows: body.height, ellipsis: theme.ellipsis)
    let top = firstRow(of: lines.count, in: body)
    let chip =
      theme.isSolid
      ? theme.style(face.isRed ? .redInk : .ink, on: .face, frame.height > 1 ? .bold : .underline)
      : theme.style(.table, theme.signAttributes)
    for (row, line) in lines.enumerated() {
      let isPadded = line.columns + 2 <= body.width
      let text = isPadded ? " \(line) " : line
      let x = body.minX + (body.width - text.columns) / 2
      canvas.write(text, at: Point(x: x, y: top + row), chip)
    }
  }
}
