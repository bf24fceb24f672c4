import Canvas

/// The size of a card, in cells.
struct CardSize: Hashable {
  let width: Int
  let height: Int

  /// A card without a frame, for very small windows.
  static let bare = CardSize(width: 2, height: 1)

  /// The fewest rows of a size that looks like a card.
  static let leastHeight = 3

  /// Whether the size looks like a card, not like a bar or a tower.
  var isCard: Bool { largestCard == self }

  /// The largest card within this size; `nil` if the size is too small.
  ///
  /// A card is at most twice as wide as high, and at most twice as high as wide, with cells twice
  /// as high as wide.
  var largestCard: CardSize? {
    let height = min(height, width)
    return height < CardSize.leastHeight
      ? nil : CardSize(width: min(width, 4 * height), height: height)
  }

  /// The number of columns between neighbouring cards.
  func gap(isSolid: Bool) -> Int {
    guard isSolid, hasGutterRow else { return 1 }
    return width >= 21 ? 3 : 2
  }

  /// The number of rows above the first row of cards, for the upper side of the cursor's frame.
  func headroom(isSolid: Bool) -> Int { isSolid && height > 1 ? 1 : 0 }

  /// Whether the last row of a solid card is a gutter for shadows; a smaller card fills the upper
  /// half of its last row.
  var hasGutterRow: Bool { width >= 6 && height >= 5 }

  /// The size of a card's content.
  func body(isSolid: Bool) -> Size {
    CardSize.body(of: Rect(Size(width: width, height: height)), isSolid: isSolid).size
  }

  /// The cells for the content of a card in this frame; on a tight card they are its whole width.
  static func body(of frame: Rect, isSolid: Bool) -> Rect {
    if frame.height == 1 { return frame }
    if !isSolid { return frame.inset(x: 1, y: 1) }
    let margin = CardSize(width: frame.width, height: frame.height).hasGutterRow ? 1 : 0
    return Rect(
      x: frame.minX + margin, y: frame.minY, width: frame.width - 2 * margin,
      height: frame.height - 1)
  }
}

/// The proportions of a deck's cards, which determine their sizes.
enum CardShape: Hashable {
  /// For pictures and symbols: 2 wide by 3 high, like playing cards.
  case portrait
  /// For words: 4 wide by 3 high.
  case landscape

  /// The shape for faces whose longest text has this many columns.
  init(longestFace columns: Int) {
    self = columns > 6 ? .landscape : .portrait
  }

  /// The sizes, smallest first.
  ///
  /// A cell is about twice as high as wide. Solid cards leave the lower half of their last row
  /// empty, as the gutter to the next row; wire frames need at least three rows.
  func sizes(isSolid: Bool) -> [CardSize] {
    var sizes = [CardSize.bare]
    if isSolid { sizes += [CardSize(width: 2, height: 2), CardSize(width: 4, height: 2)] }
    switch self {
    case .portrait:
      sizes += stride(from: 4, through: 64, by: 2).map {
        CardSize(width: $0, height: (3 * $0 + 2) / 4)
      }
    case .landscape:
      let small = isSolid ? [(6, 2), (8, 2)] : [(4, 1), (6, 1), (8, 1)]
      sizes += small.map { CardSize(width: $0, height: $1) }
      for width in stride(from: 8, through: 64, by: 2) {
        let height = (3 * width + 4) / 8
        if height > 3, width < 16 { sizes.append(CardSize(width: width, height: height - 1)) }
        sizes.append(CardSize(width: width, height: height))
      }
    }
    return sizes
  }
}
