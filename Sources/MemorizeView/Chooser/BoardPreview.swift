import Canvas
import MemorizeViewModel

/// A preview of a board, with a few of its pairs face up.
struct BoardPreview {
  /// The cards in the order of their places.
  let cards: [TableViewModel.Card]
  /// The theme in the deck's colour.
  let theme: Theme

  /// One pair out of this many lies face up.
  private static let shareFaceUp = 3

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !cards.isEmpty, !area.size.isEmpty else { return }
    let faces = cards.map { FaceText($0.content.text, theme.capabilities) }
    let shape = CardShape(longestFace: faces.map(\.text.columns).max() ?? 1)
    let grid = AspectGrid.fit(
      count: cards.count, in: area.size, shape: shape, isSolid: theme.isSolid)
    let board = BoardLayout(area: area, grid: grid, count: cards.count)
    let view = CardView(theme: theme, size: grid.card)
    canvas.clip = area
    for (place, card) in cards.enumerated() {
      var details = CardView.Details(face: FaceText(""))
      if faces.indices.contains(place) { details.face = faces[place] }
      let cell = board.cell(of: place)
      details.isAlternate = !(cell.x + cell.y).isMultiple(of: 2)
      let frame = board.frame(of: place)
      guard frame.minY < area.maxY else { break }
      view.draw(
        CardPose(id: card.id, frame: frame, side: isFaceUp(card) ? .face : .back), details,
        on: &canvas)
    }
    canvas.clip = Rect(canvas.size)
  }

  /// Whether a card lies face up: both cards of the pairs drawn first do, in any place.
  private func isFaceUp(_ card: TableViewModel.Card) -> Bool {
    card.id.rawValue / 2 < max(1, cards.count / 2 / BoardPreview.shareFaceUp)
  }
}
