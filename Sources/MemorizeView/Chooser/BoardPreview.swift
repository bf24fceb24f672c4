import Canvas
import MemorizeViewModel

/// A preview of a board, with a few of its pairs face up.
struct BoardPreview {
  /// The cards in the order of their places.
  let cards: [TableViewModel.Card]
  /// The faces that were searched for, which lie face up.
  var found: [String] = []
  /// The theme in the deck's colour.
  let theme: Theme

  /// One pair out of this many lies face up.
  private static let shareFaceUp = 3

  /// The numbers of cards to try, so that pictures are large enough to be drawn.
  private static let counts = [16, 12, 9, 6, 4]

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !cards.isEmpty, !area.size.isEmpty else { return }
    let cards = visible(in: area)
    let faces = cards.map { theme.text(of: $0.content) }
    let grid = grid(of: cards.count, in: area, shape(of: faces))
    let board = BoardLayout(area: area, grid: grid, count: cards.count)
    let view = CardView(theme: theme, size: grid.card)
    canvas.clip = area
    for (place, card) in cards.enumerated() {
      var details = CardView.Details(face: .empty)
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

  /// The cards to show: all of them, or fewer where their pictures would be too small, or frames
  /// would be left out.
  private func visible(in area: Rect) -> [TableViewModel.Card] {
    guard !theme.isSolid || theme.capabilities.blocks != .none, !isLarge(cards.count, in: area),
      let count = BoardPreview.counts.first(where: { $0 < cards.count && isLarge($0, in: area) })
    else { return cards }
    return Array(cards.prefix(count))
  }

  /// Whether this many cards are large enough for pictures or, as wires, for frames.
  private func isLarge(_ count: Int, in area: Rect) -> Bool {
    let faces = cards.map { theme.text(of: $0.content) }
    let card = grid(of: count, in: area, theme.isSolid ? .portrait : shape(of: faces)).card
    return theme.isSolid ? card.has(.gutter) : card.height > 1
  }

  private func shape(of faces: [FaceText]) -> CardShape {
    CardShape(longestFace: faces.map(\.leastColumns).max() ?? 1)
  }

  private func grid(of count: Int, in area: Rect, _ shape: CardShape) -> AspectGrid {
    AspectGrid.fit(count: count, in: area.size, shape: shape, isSolid: theme.isSolid)
  }

  /// Whether a card lies face up: both cards of the pairs drawn first do, in any place; after a
  /// search, those that were found.
  private func isFaceUp(_ card: TableViewModel.Card) -> Bool {
    guard found.isEmpty else { return found.contains(card.content.text) }
    return card.id.rawValue / 2 < max(1, cards.count / 2 / BoardPreview.shareFaceUp)
  }
}
