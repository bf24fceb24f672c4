import Canvas

/// Cards outside a board.
extension CardView {
  /// Draws cards that lie face up side by side.
  func draw(
    _ faces: [FaceText], from origin: Point, gap: Int = 2, isUnderCursor: Bool = false,
    on canvas: inout Canvas
  ) {
    for (index, face) in faces.enumerated() {
      let frame = size.frame(at: origin.moved(x: index * (size.width + gap)))
      draw(
        CardPose(frame: frame, side: .face), Details(face: face), isUnderCursor: isUnderCursor,
        on: &canvas)
    }
  }

  /// Draws the place of a card that is not there yet: a dark one or, where the table has no shades,
  /// an outline; returns the background for words on it.
  @discardableResult
  func drawPlace(
    in frame: Rect, isUnderCursor: Bool = false, on canvas: inout Canvas
  ) -> ColorRole {
    guard !theme.hasTableShades else {
      draw(in: frame, side: .trace, on: &canvas)
      return .trace
    }
    drawWire(sheet(frame), theme.style(.faint), on: &canvas)
    if isUnderCursor { drawWireCursor(over: sheet(frame), on: &canvas) }
    return .table
  }
}
