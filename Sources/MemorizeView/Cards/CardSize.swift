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

  /// A part of a solid card that smaller cards have no room for.
  enum Part {
    /// A pattern on the back.
    case lattice
    /// Cut corners.
    case corners
    /// Pictures made of blocks; on smaller cards, emoji are clearer.
    case picture
    /// A gutter of a whole row for the shadow, an edge and large letters; on smaller cards, half a
    /// row.
    case gutter
    /// A shadow with a softer rim, and a border that shows a pair or a miss.
    case rim
    /// A band above a term, or a rule above a definition.
    case band
    /// A line inside the edge of the back.
    case innerLine
    /// The deck's emblem on the back.
    case emblem
    /// An emoji in two corners, where there are no pictures.
    case cornerSigns
    /// A wider gap to the cards beside, and points in large digits.
    case wideGap
    /// A lattice whose diagonals are farther apart.
    case wideLattice

    /// The smallest card that has the part.
    fileprivate var least: (width: Int, height: Int) {
      switch self {
      case .lattice: (4, 3)
      case .corners, .picture: (5, 3)
      case .gutter: (6, 5)
      case .cornerSigns: (8, 7)
      case .rim: (12, 5)
      case .band: (12, 6)
      case .innerLine: (12, 7)
      case .emblem: (16, 11)
      case .wideGap: (21, 5)
      case .wideLattice: (24, 5)
      }
    }
  }

  /// Whether solid cards of this size have a part.
  func has(_ part: Part) -> Bool {
    let least = part.least
    return width >= least.width && height >= least.height
  }

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
    CardSize.body(of: Rect(Size(width: width, height: height)), isSolid: isSolid).size
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
