import Canvas
import MemorizeViewModel

/// One card of each pair on a board, face up, as many as can show their pictures.
struct PicturePreview {
  /// The cards on the board, in the order in which their pairs are shown.
  let cards: [TableViewModel.Card]
  /// The theme in the deck's colour.
  let theme: Theme

  /// The numbers of cards to try, so that pictures are large enough to be drawn.
  private static let counts = [16, 12, 9, 6, 4, 3, 2, 1]

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !cards.isEmpty, !area.size.isEmpty else { return }
    let faces = visible(faces, in: area)
    let grid = grid(of: faces, in: area)
    let board = BoardLayout(area: area, grid: grid, count: faces.count)
    let view = CardView(theme: theme, size: grid.card)
    canvas.clip = area
    for (place, face) in faces.enumerated() {
      let frame = board.frame(of: place)
      guard frame.minY < area.maxY else { break }
      view.draw(face, in: frame, on: &canvas)
    }
    canvas.clip = Rect(canvas.size)
  }

  /// The face of each pair, the first ones first.
  private var faces: [FaceText] {
    var known: Set<Int> = []
    return cards.filter { known.insert($0.id.pair).inserted }.map { theme.text(of: $0.content) }
  }

  /// All faces, or fewer where their pictures would be too small, or frames would be left out.
  private func visible(_ faces: [FaceText], in area: Rect) -> [FaceText] {
    guard !theme.isSolid || theme.capabilities.blocks != .none, !isLarge(faces, in: area),
      let some = PicturePreview.counts.lazy.filter({ $0 < faces.count })
        .map({ Array(faces.prefix($0)) }).first(where: { isLarge($0, in: area) })
    else { return faces }
    return some
  }

  /// Whether cards are large enough for pictures or, as wires, for frames.
  private func isLarge(_ faces: [FaceText], in area: Rect) -> Bool {
    let card = grid(of: faces, in: area).card
    return theme.isSolid ? card.has(.gutter) : card.height > 1
  }

  private func grid(of faces: [FaceText], in area: Rect) -> AspectGrid {
    let shape = CardShape(longestFace: faces.map(\.leastColumns).max() ?? 1)
    return AspectGrid.fit(count: faces.count, in: area.size, shape: shape, isSolid: theme.isSolid)
  }
}

/// A few pairs of a deck, both cards of each side by side.
struct PairPreview {
  /// The cards of a board.
  let cards: [TableViewModel.Card]
  /// The faces that were searched for, whose pairs come first.
  var found: [String] = []
  /// The theme in the deck's colour.
  let theme: Theme

  private static let mostPairs = 4
  /// The fewest pairs on larger cards.
  private static let fewestPairs = 2
  private static let leastSize = Size(width: 6, height: 5)
  /// The fewest rows of a pair with an empty one below it.
  private static let leastHeightWithGap = 7
  /// The fewest columns of an area with more room around the arrows.
  private static let leastWidthForWideGap = 50

  /// A number of pairs, one below the other, and the size of their cards.
  private struct Arrangement {
    let count: Int
    /// The rows of a pair with those below it.
    let step: Int
    /// The columns between two cards.
    let gap: Int
    let size: CardSize

    /// Arranges pairs in an area; if `isOdd`, the paper of a card has an odd number of rows, so that
    /// a word lies in its middle.
    init(_ count: Int, in area: Rect, isOdd: Bool) {
      self.count = count
      step = area.height / count
      gap = area.width < PairPreview.leastWidthForWideGap ? 3 : 5
      let room = step < PairPreview.leastHeightWithGap ? step : step - 1
      let height = isOdd && room > PairPreview.leastSize.height ? room - room % 2 : room
      size = CardSize(width: min((area.width - gap - 1) / 2, 4 * height - 2), height: height)
    }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    let sorted = foundFirst
    guard let arrangement = arrangement(of: sorted, in: area),
      arrangement.size.width >= PairPreview.leastSize.width
    else { return }
    let (size, gap, step) = (arrangement.size, arrangement.gap, arrangement.step)
    let x = area.minX + max(0, (area.width - 2 * size.width - gap) / 2)
    let top = area.minY + (area.height - step * arrangement.count + step - size.height) / 2
    let view = view(size)
    let shown = Array(sorted.prefix(2 * arrangement.count))
    for (place, face) in texts(of: shown, on: view).enumerated() {
      let isSecond = !place.isMultiple(of: 2)
      let frame = size.frame(
        at: Point(x: x + (isSecond ? size.width + gap : 0), y: top + place / 2 * step))
      view.draw(face, in: frame, on: &canvas)
      if isSecond { drawArrow(before: frame, gap, on: &canvas) }
    }
  }

  private func view(_ size: CardSize) -> CardView {
    CardView(theme: theme, size: size, hasBands: false)
  }

  /// As many pairs as the area has room for; fewer where only these show signs in large letters.
  private func arrangement(of cards: [TableViewModel.Card], in area: Rect) -> Arrangement? {
    let most = min(
      cards.count / 2, PairPreview.mostPairs, area.height / PairPreview.leastSize.height)
    guard most > 0 else { return nil }
    let fewest = min(PairPreview.fewestPairs, most)
    let all = (fewest...most).reversed().flatMap { count in
      [true, false].map { Arrangement(count, in: area, isOdd: $0) }
    }
    return all.first { showsSigns(of: Array(cards.prefix(2 * $0.count)), on: view($0.size)) }
      ?? all.first
  }

  /// Whether a side of short signs, such as kana, is in large letters.
  private func showsSigns(of cards: [TableViewModel.Card], on view: CardView) -> Bool {
    let faces = cards.map { theme.text(of: $0.content) }
    let shown = texts(of: cards, on: view)
    return [0, 1].allSatisfy { side in
      let places = faces.indices.filter { $0 % 2 == side }
      let areSigns = places.allSatisfy { faces[$0].letters?.isLong == false }
      return !areSigns || places.allSatisfy { view.isDrawnLarge(shown[$0]) }
    }
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
