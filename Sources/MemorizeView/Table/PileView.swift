import Canvas
import MemorizeViewModel

extension BoardView {
  /// Draws the undealt cards as a pile, higher if there are more of them.
  func drawPile(_ count: Int, at pile: Rect, on canvas: inout Canvas) {
    let view = CardView(theme: theme, size: CardSize(width: pile.width, height: pile.height))
    let nobody = CardView.Details(face: .empty)
    for depth in stride(from: min(2, (count - 1) / 4), through: 0, by: -1) {
      let frame = pile.moved(x: depth)
      view.draw(
        CardPose(id: CardID(rawValue: -1), frame: frame, side: .back), nobody, on: &canvas)
    }
  }

  /// Draws the pairs found as small faces side by side, the last one at the right.
  func drawFound(_ pairs: [CardID], on canvas: inout Canvas) {
    guard let last = pairs.last else { return }
    guard let tray = layout.tray else {
      if theme.isSolid, let place = layout.board.freePlace {
        return drawStack(last, pairs.count, place, &canvas)
      }
      return
    }
    let pile = layout.foundPile
    let view = CardView(theme: theme, size: CardSize(width: pile.width, height: pile.height))
    let room = (pile.minX - tray.minX - 12) / (pile.width + 1)
    let shown = pairs.suffix(max(1, min(room + 1, pairs.count)))
    for (number, id) in shown.enumerated() {
      var seen = details(id)
      seen.pie = nil
      let x = pile.minX - (shown.count - 1 - number) * (pile.width + 1)
      let frame = Rect(x: x, y: pile.minY, width: pile.width, height: pile.height)
      view.draw(CardPose(id: id, frame: frame, side: .face), seen, on: &canvas)
    }
    let hidden = pairs.count - shown.count
    guard hidden > 0 else { return }
    let text = "+\(hidden)"
    let x = pile.minX - shown.count * (pile.width + 1) + pile.width - text.count
    canvas.write(text, at: Point(x: x, y: pile.minY + 1), theme.style(.dim))
  }

  /// Draws the pair found last in a place of its own among the cards, with the edge of the cards
  /// below it at its left.
  private func drawStack(_ last: CardID, _ count: Int, _ place: Rect, _ canvas: inout Canvas) {
    var seen = details(last)
    seen.pie = nil
    let pose = CardPose(id: last, frame: place, side: .face)
    let size = layout.board.grid.card
    CardView(theme: theme, size: size).draw(pose, seen, on: &canvas)
    guard count > 1 else { return }
    let (top, bottom) = (place.minY, place.maxY - 2)
    for y in top...max(top, bottom) {
      let edge: Glyph = y == top ? "▄" : y == bottom && size.has(.gutter) ? "▀" : "█"
      canvas.put(edge, at: Point(x: place.minX - 1, y: y), theme.style(.pie))
    }
  }
}
