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
  /// Complete rows are preferred if they cost at most a sixth of the card's width. Complexity:
  /// O(sizes × cards).
  ///
  /// - Parameters:
  ///   - count: how many cards.
  ///   - area: the cells there are; a column on each side is kept for the cursor.
  ///   - sizes: the sizes a card can have, smallest first.
  ///   - isSolid: whether cards are solid blocks.
  ///   - zoom: how many sizes larger, or smaller, the player wants them.
  /// - Returns: a grid; its rows may need more than the area has.
  static func fit(
    count: Int, in area: Size, sizes: [CardSize], isSolid: Bool, zoom: Int = 0
  ) -> AspectGrid {
    let fitting = Fitting(count: count, area: area, isSolid: isSolid)
    var best = sizes.lastIndex(where: fitting.any) ?? 0
    if best > 0, !fitting.complete(sizes[best]),
      let other = sizes[..<best].lastIndex(where: fitting.complete),
      sizes[other].width * 6 >= sizes[best].width * 5
    {
      best = other
    }
    let usable = sizes.lastIndex { $0.width <= area.width - 2 && $0.height <= area.height } ?? 0
    let chosen = zoom == 0 ? best : min(max(0, best + zoom), max(usable, best))
    return fitting.grid(sizes.indices.contains(chosen) ? sizes[chosen] : .bare)
  }
}

/// Answers for one number of cards in one area.
private struct Fitting {
  let count: Int
  let area: Size
  let isSolid: Bool

  func any(_ size: CardSize) -> Bool {
    mostColumns(size) * mostRows(size) >= count
  }

  func complete(_ size: CardSize) -> Bool {
    any(size) && columnChoices(size).contains { count.isMultiple(of: $0) }
  }

  /// The grid of cards of this size with the fullest last row, then the one that fills the area
  /// most evenly.
  func grid(_ size: CardSize) -> AspectGrid {
    let columns =
      columnChoices(size).min {
        (empty($0), unevenness(size, $0)) < (empty($1), unevenness(size, $1))
      }
      ?? max(1, min(count, mostColumns(size)))
    return AspectGrid(
      card: size, gap: size.gap(isSolid: isSolid), columns: columns, rows: rows(columns))
  }

  /// All numbers of columns with which every row fits.
  private func columnChoices(_ size: CardSize) -> [Int] {
    let most = min(count, mostColumns(size))
    guard most > 0, any(size) else { return [] }
    return (1...most).filter { rows($0) <= mostRows(size) }
  }

  /// How many places of the last row stay empty.
  private func empty(_ columns: Int) -> Int { rows(columns) * columns - count }

  private func rows(_ columns: Int) -> Int { (count + columns - 1) / max(1, columns) }

  private func mostColumns(_ size: CardSize) -> Int {
    let gap = size.gap(isSolid: isSolid)
    return max(0, area.width - 2 + gap) / (size.width + gap)
  }

  private func mostRows(_ size: CardSize) -> Int { area.height / size.height }

  /// How differently the grid fills the area's width and height, from 0 to 1.
  private func unevenness(_ size: CardSize, _ columns: Int) -> Double {
    let across = Double(columns * (size.width + size.gap(isSolid: isSolid))) / Double(area.width)
    let down = Double(rows(columns) * size.height) / Double(area.height)
    return abs(across - down)
  }
}
