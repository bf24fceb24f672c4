import Canvas
import MemoryGame

extension BoardView {
  /// The cards that are not dealt yet, as many on top of each other as can be told apart.
  func drawPile(_ count: Int, at pile: Rect, on canvas: inout Canvas) {
    let view = CardView(look: look, size: CardSize(width: pile.width, height: pile.height))
    let nobody = CardView.Details(face: FaceText("", glyphs: look.glyphs))
    for depth in stride(from: min(2, (count - 1) / 4), through: 0, by: -1) {
      let frame = pile.moved(x: depth)
      view.draw(
        CardPose(id: CardID(rawValue: -1), frame: frame, side: .back), nobody, on: &canvas)
    }
  }

  /// The pairs that were found: small faces side by side, the last one at the right.
  func drawFound(_ pairs: [CardID], on canvas: inout Canvas) {
    guard let tray = layout.tray, !pairs.isEmpty else { return }
    let last = layout.foundPile
    let view = CardView(look: look, size: CardSize(width: last.width, height: last.height))
    let room = (last.minX - tray.minX - 12) / (last.width + 1)
    let shown = pairs.suffix(max(1, min(room + 1, pairs.count)))
    for (number, id) in shown.enumerated() {
      var known = details(id)
      known.bonus = nil
      let x = last.minX - (shown.count - 1 - number) * (last.width + 1)
      let frame = Rect(x: x, y: last.minY, width: last.width, height: last.height)
      view.draw(CardPose(id: id, frame: frame, side: .face), known, on: &canvas)
    }
    let hidden = pairs.count - shown.count
    guard hidden > 0 else { return }
    let text = "+\(hidden)"
    let x = last.minX - shown.count * (last.width + 1) + last.width - text.count
    canvas.write(text, at: Point(x: x, y: last.minY + 1), look.style(.dim))
  }
}
