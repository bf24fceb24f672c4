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

  private static let mostPairs = 4
  private static let leastSize = Size(width: 6, height: 5)
  /// The fewest rows of a pair with an empty one below it.
  private static let leastHeightWithGap = 7
  /// The fewest columns of an area with more room around the arrows.
  private static let leastWidthForWideGap = 50

  func draw(in area: Rect, on canvas: inout Canvas) {
    let least = PairPreview.leastSize
    let count = min(cards.count / 2, PairPreview.mostPairs, area.height / least.height)
    guard count > 0 else { return }
    let step = area.height / count
    let gap = area.width < PairPreview.leastWidthForWideGap ? 3 : 5
    let size = size(of: step, width: (area.width - gap - 1) / 2)
    guard size.width >= least.width else { return }
    let x = area.minX + max(0, (area.width - 2 * size.width - gap) / 2)
    let top = area.minY + (area.height - step * count + step - size.height) / 2
    let view = CardView(theme: theme, size: size, hasBands: false)
    let sorted = foundFirst
    for (place, face) in texts(of: Array(sorted.prefix(2 * count)), on: view).enumerated() {
      let isSecond = !place.isMultiple(of: 2)
      let frame = Rect(
        x: x + (isSecond ? size.width + gap : 0), y: top + place / 2 * step, width: size.width,
        height: size.height)
      view.draw(
        CardPose(id: sorted[place].id, frame: frame, side: .face), CardView.Details(face: face),
        on: &canvas)
      if isSecond { drawArrow(before: frame, gap, on: &canvas) }
    }
  }

  /// The size of a card in this many rows and columns.
  ///
  /// The paper of a card has an odd number of rows, so that a word lies in its middle.
  private func size(of rows: Int, width: Int) -> CardSize {
    let room = rows < PairPreview.leastHeightWithGap ? rows : rows - 1
    let height = room > PairPreview.leastSize.height ? room - room % 2 : room
    return CardSize(width: min(width, 4 * height - 2), height: height)
  }

  /// The cards by their pairs, those that were found first.
  private var foundFirst: [TableViewModel.Card] {
    let matched = Set(cards.filter { found.contains($0.content.text) }.map(\.id.pair))
    let order = { (card: TableViewModel.Card) in
      (matched.contains(card.id.pair) ? 0 : 1, card.id.rawValue)
    }
    return cards.sorted { order($0) < order($1) }
  }

  /// The texts of cards: those on a side are alike, and lines end between words.
  private func texts(of cards: [TableViewModel.Card], on view: CardView) -> [FaceText] {
    let faces = cards.map { theme.text(of: $0.content) }
    let sides = [true, false].map { isFirst in
      view.alike(faces.indices.filter { $0.isMultiple(of: 2) == isFirst }.map { faces[$0] })
    }
    return zip(sides[0], sides[1]).flatMap { [$0, $1] }.map { face in
      var face = face
      face.keepsWords = true
      // Letters as high as the card look like holes in it.
      if !view.leavesBorder(face) { face.letters = nil }
      return face
    }
  }

  private func drawArrow(before frame: Rect, _ gap: Int, on canvas: inout Canvas) {
    let arrow: Glyph = theme.glyphs == .unicode ? "→" : "="
    let point = Point(x: frame.minX - (gap + 1) / 2, y: frame.minY + (frame.height - 2) / 2)
    canvas.put(arrow, at: point, theme.style(.accent, .bold))
  }
}
