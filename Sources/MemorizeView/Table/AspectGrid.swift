import Canvas

/// Rows and columns of equal cards, as large as possible, like Stanford's AspectVGrid.
struct AspectGrid: Equatable {
  /// The size of each card.
  let card: CardSize
  /// The number of columns between cards.
  let gap: Int
  /// The number of cards in a row.
  let columns: Int
  /// The number of rows of cards; the last one may not be full.
  let rows: Int

  /// The number of columns from one card to the next.
  var pitch: Int { card.width + gap }
  /// The width of the grid in columns.
  var width: Int { columns * pitch - gap }
  /// The height of the grid in rows of cells.
  var height: Int { rows * card.height }

  /// The grid with the largest cards that fit into an area, or the smallest if none do.
  ///
  /// Complete rows are preferred if they cost at most a sixth of the card's width. With faces,
  /// cards take other proportions if these show more text.
  ///
  /// Complexity: O(sizes × cards).
  ///
  /// - Parameters:
  ///   - count: the number of cards.
  ///   - area: the available cells; a column on each side is reserved for the cursor.
  ///   - sizes: the sizes a card can have, smallest first.
  ///   - isSolid: whether cards are solid blocks.
  ///   - zoom: by how many sizes the player wants larger cards; negative for smaller ones.
  ///   - faces: the faces of the cards, if their text matters.
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
  /// The smaller sizes, this size, and the larger sizes.
  fileprivate func among(_ sizes: [CardSize]) -> [CardSize] {
    guard !sizes.contains(self) else { return sizes }
    return sizes.filter { $0.width <= width && $0.height <= height } + [self]
      + sizes.filter { $0.width >= width && $0.height >= height }
  }
}
