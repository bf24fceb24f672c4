import Canvas

/// Rows and columns of equal cards, as large as they fit, as Stanford's AspectVGrid lays them out.
struct AspectGrid: Equatable {
  /// How large each card is.
  let card: CardSize
  /// Columns between cards.
  let gap: Int
  /// How many cards stand in a row.
  let columns: Int
  /// How many rows there are, the last perhaps not full.
  let rows: Int

  /// Cells from one card to the next in a row.
  var pitch: Int { card.width + gap }
  /// Columns of the whole.
  var width: Int { columns * pitch - gap }
  /// Rows of cells of the whole.
  var height: Int { rows * card.height }

  /// The largest cards that fit into an area, or the smallest if none do.
  ///
  /// Complete rows are preferred if they cost at most a sixth of the card's width. With faces, cards
  /// take other proportions where more text is seen so. Complexity: O(sizes × cards).
  ///
  /// - Parameters:
  ///   - count: how many cards.
  ///   - area: the cells there are; a column on each side is kept for the cursor.
  ///   - sizes: the sizes a card can have, smallest first.
  ///   - isSolid: whether cards are solid blocks.
  ///   - zoom: how many sizes larger, or smaller, the player wants them.
  ///   - faces: what is printed on the cards, if that matters.
  /// - Returns: a grid; its rows may need more than the area has.
  static func fit(
    count: Int, in area: Size, sizes: [CardSize], isSolid: Bool, zoom: Int = 0, faces: Faces? = nil
  ) -> AspectGrid {
    let fitting = GridFitting(count: count, area: area, isSolid: isSolid)
    let words = faces.flatMap { WordFitting(fitting: fitting, faces: $0).best(of: sizes) }
    let best = words ?? fitting.largest(of: sizes) ?? .bare
    guard zoom != 0 else { return fitting.grid(best) }
    let ladder = best.among(sizes)
    let start = ladder.firstIndex(of: best) ?? 0
    let usable = ladder.lastIndex { $0.width <= area.width - 2 && $0.height <= area.height } ?? 0
    let chosen = min(max(0, start + zoom), max(usable, start))
    return fitting.grid(ladder.indices.contains(chosen) ? ladder[chosen] : best)
  }
}

extension CardSize {
  /// This size with those that are smaller before it, and those that are larger after it.
  fileprivate func among(_ sizes: [CardSize]) -> [CardSize] {
    guard !sizes.contains(self) else { return sizes }
    return sizes.filter { $0.width <= width && $0.height <= height } + [self]
      + sizes.filter { $0.width >= width && $0.height >= height }
  }
}
