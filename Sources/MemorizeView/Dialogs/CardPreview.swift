import Canvas
import MemorizeViewModel

/// A few cards on the table, beside a dialog that changes how they look.
struct CardPreview: Equatable {
  /// Two faces of the deck in play.
  let faces: [Face]

  /// The columns and rows of the table.
  static let size = Size(width: 26, height: 15)
  private static let card = CardSize(width: 10, height: 6)
  private static let gap = 2

  /// Draws two backs and two faces; one back lies under the cursor.
  func draw(at origin: Point, _ theme: Theme, on canvas: inout Canvas) {
    let area = Rect(
      x: origin.x, y: origin.y, width: CardPreview.size.width, height: CardPreview.size.height)
    canvas.fill(area, theme.style())
    let view = CardView(theme: theme, size: CardPreview.card)
    for index in [0, 1, 2, 3] {
      let (column, row) = (index % 2, index / 2)
      let frame = Rect(
        x: area.minX + 2 + column * (CardPreview.card.width + CardPreview.gap),
        y: area.minY + 1 + row * (CardPreview.card.height + 1), width: CardPreview.card.width,
        height: CardPreview.card.height)
      // Faces lie at two opposite corners.
      let face = index == 1 ? faces.first : index == 2 ? faces.last : nil
      let pose = CardPose(
        id: CardID(rawValue: -1 - index), frame: frame, side: face == nil ? .back : .face)
      let text = face.map { FaceText($0, theme.capabilities) } ?? .empty
      let isUnderCursor = index == 3
      view.draw(
        pose, CardView.Details(face: text), isUnderCursor: isUnderCursor, on: &canvas)
      if isUnderCursor { view.drawCursor(around: frame, on: &canvas) }
    }
  }
}
