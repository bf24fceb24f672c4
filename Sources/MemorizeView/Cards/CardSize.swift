import Canvas

/// One of the sizes a card can have, in cells.
struct CardSize: Hashable {
  let width: Int
  let height: Int

  /// A bare face, for very small windows.
  static let bare = CardSize(width: 2, height: 1)

  /// Columns between two cards next to each other.
  func gap(isSolid: Bool) -> Int { isSolid && width >= 8 ? 2 : 1 }

  /// Whether a solid card leaves the whole of its last row free, as high as the two columns beside it
  /// are wide; else the lower half of it, which is as high as a single column is wide.
  var hasWideGutters: Bool { gap(isSolid: true) > 1 && height >= 5 }

  /// The cells of a card that hold its content.
  func body(isSolid: Bool) -> Size {
    CardSize.body(of: Rect(Size(width: width, height: height)), isSolid: isSolid).size
  }

  /// The cells of a card in a frame that hold its content.
  static func body(of frame: Rect, isSolid: Bool) -> Rect {
    if frame.height == 1 { return frame }
    if !isSolid { return frame.inset(x: 1, y: 1) }
    let margin = frame.width >= 6 && frame.height > 2 ? 1 : 0
    return Rect(
      x: frame.minX + margin, y: frame.minY, width: frame.width - 2 * margin,
      height: frame.height - 1)
  }
}

/// Which sizes there are for the cards of a deck, from the smallest to the largest.
enum CardShape: Hashable {
  /// For pictures and signs: 2 wide to 3 high, as playing cards are.
  case portrait
  /// For words: 4 wide to 3 high.
  case landscape

  /// The shape for faces of which the longest has so many columns.
  init(longestFace columns: Int) {
    self = columns > 6 ? .landscape : .portrait
  }

  /// The sizes, smallest first.
  ///
  /// A cell is about twice as high as wide. Solid cards leave the lower half of their last row free,
  /// as the gutter to the next row; wire frames need three rows at least.
  func sizes(isSolid: Bool) -> [CardSize] {
    var sizes = [CardSize.bare]
    if isSolid { sizes.append(CardSize(width: 4, height: 2)) }
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
