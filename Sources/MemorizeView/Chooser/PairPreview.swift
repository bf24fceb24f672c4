import Canvas
import MemorizeViewModel

/// A few pairs of a deck, both cards of each side by side.
struct PairPreview {
  /// The cards of a board.
  let cards: [TableViewModel.Card]
  /// The faces that were searched for, whose pairs come first.
  var found: [String] = []
  /// The theme in the deck's colour.
  let theme: Theme

  private static let mostPairs = 6
  private static let cardHeight = 5
  private static let mostWidth = 18
  private static let gap = 3

  func draw(in area: Rect, on canvas: inout Canvas) {
    let height = PairPreview.cardHeight
    let count = min(cards.count / 2, PairPreview.mostPairs, area.height / height)
    let width = min(PairPreview.mostWidth, (area.width - PairPreview.gap - 1) / 2)
    guard count > 0, width >= 6 else { return }
    let matched = Set(cards.filter { found.contains($0.content.text) }.map(\.id.pair))
    let sorted = cards.sorted {
      (matched.contains($0.id.pair) ? 0 : 1, $0.id.rawValue)
        < (matched.contains($1.id.pair) ? 0 : 1, $1.id.rawValue)
    }
    let x = area.minX + max(0, (area.width - 2 * width - PairPreview.gap) / 2)
    let step = min(height + 1, area.height / count)
    let top = area.minY + (area.height - step * count) / 2
    let arrow: Glyph = theme.glyphs == .unicode ? "→" : "="
    for (number, card) in sorted.prefix(2 * count).enumerated() {
      let isSecond = !number.isMultiple(of: 2)
      let frame = Rect(
        x: x + (isSecond ? width + PairPreview.gap : 0), y: top + number / 2 * step, width: width,
        height: height)
      draw(card, in: frame, on: &canvas)
      if isSecond {
        canvas.put(
          arrow, at: Point(x: frame.minX - 2, y: frame.minY + 1), theme.style(.accent, .bold))
      }
    }
  }

  private func draw(_ card: TableViewModel.Card, in frame: Rect, on canvas: inout Canvas) {
    let size = CardSize(width: frame.width, height: frame.height)
    let view = CardView(theme: theme, size: size)
    var face = FaceText(card.content, theme.capabilities)
    // Letters as high as the card look like holes in it.
    if !view.leavesBorder(face) { face.letters = nil }
    view.draw(
      CardPose(id: card.id, frame: frame, side: .face), CardView.Details(face: face), on: &canvas)
  }
}
