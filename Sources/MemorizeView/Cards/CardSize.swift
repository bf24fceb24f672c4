import Canvas

/// The size of a card, in cells: the one geometry for layout, drawing and pictures.
///
/// A solid card leaves its last row, or half of it, as the gutter to the next card.
struct CardSize: Hashable {
  let width: Int
  let height: Int

  /// A card without a frame, for very small windows.
  static let bare = CardSize(width: 2, height: 1)

  /// The fewest rows of a size that looks like a card.
  static let leastHeight = 3

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The size of a card in this frame.
  init(_ frame: Rect) { self.init(width: frame.width, height: frame.height) }

  /// The frame of a card of this size from its upper left cell on.
  func frame(at origin: Point = Point(x: 0, y: 0)) -> Rect {
    Rect(x: origin.x, y: origin.y, width: width, height: height)
  }

  /// A part of a solid card that smaller cards have no room for, by the smallest card that has it.
  struct Part {
    /// A pattern on the back.
    static let lattice = Part(least: Size(width: 4, height: 3))
    /// Cut corners.
    static let corners = Part(least: Size(width: 5, height: 3))
    /// Pictures made of blocks; on smaller cards, emoji are clearer.
    static let picture = Part(least: Size(width: 5, height: 3))
    /// A gutter of a whole row for the shadow, an edge and large letters; on smaller cards, half a
    /// row.
    static let gutter = Part(least: Size(width: 6, height: 5))
    /// An emoji in two corners, where there are no pictures.
    static let cornerSigns = Part(least: Size(width: 8, height: 7))
    /// A shadow with a softer rim, and a border that shows a pair or a miss.
    static let rim = Part(least: Size(width: 12, height: 5))
    /// A band above a term, or a rule above a definition.
    static let band = Part(least: Size(width: 12, height: 6))
    /// A line inside the edge of the back.
    static let innerLine = Part(least: Size(width: 12, height: 7))
    /// The deck's emblem on the back.
    static let emblem = Part(least: Size(width: 16, height: 11))
    /// A wider gap to the cards beside, and points in large digits.
    static let wideGap = Part(least: Size(width: 21, height: 5))
    /// A lattice whose diagonals are farther apart.
    static let wideLattice = Part(least: Size(width: 24, height: 5))

    fileprivate let least: Size
  }

  /// Whether solid cards of this size have a part.
  func has(_ part: Part) -> Bool { part.least.fits(in: Size(width: width, height: height)) }

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
  func gap(isSolid: Bool) -> Int { !isSolid || !has(.gutter) ? 1 : has(.wideGap) ? 3 : 2 }

  /// The number of rows above the first row of cards, for the upper side of the cursor's frame.
  func headroom(isSolid: Bool) -> Int { isSolid && height > 1 ? 1 : 0 }

  /// The rows from the paper of a solid card to that of the next one below.
  var gutter: Double { height >= 5 ? 1 : 0.5 }

  /// The size of a card's content.
  func body(isSolid: Bool) -> Size {
    CardSize.body(of: frame(), isSolid: isSolid).size
  }

  /// The cells for the content of a card in this frame; on a tight card they are its whole width.
  static func body(of frame: Rect, isSolid: Bool) -> Rect {
    if frame.height == 1 { return frame }
    return isSolid
      ? sheet(of: frame).inset(x: CardSize(frame).has(.gutter) ? 1 : 0, y: 0)
      : frame.inset(x: 1, y: 1)
  }

  /// The cells for the paper of a solid card, without the gutter below it.
  static func sheet(of frame: Rect) -> Rect {
    Rect(x: frame.minX, y: frame.minY, width: frame.width, height: max(1, frame.height - 1))
  }
}

extension Rect {
  /// The rectangle without its first columns and rows.
  func without(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(x: minX + columns, y: minY + rows, width: width - columns, height: height - rows)
  }
}

/// The proportions of a deck's cards, which determine their sizes.
enum CardShape: Hashable {
  /// For pictures and symbols: 2 wide by 3 high, like playing cards.
  case portrait
  /// For words: 4 wide by 3 high.
  case landscape

  /// The shape for faces whose longest text has this many columns.
  init(longestFace columns: Int) { self = columns > 6 ? .landscape : .portrait }

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
