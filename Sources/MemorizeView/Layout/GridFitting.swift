import Canvas

/// Determines the cards that fit into an area, and their grid.
struct GridFitting {
  let count: Int
  let area: Size
  let isSolid: Bool
  /// The width of the cards' content for its height, at least 1.
  var ratio = 1.0
  /// The columns that every card should have, even if it gets wider than others for pictures.
  var leastWidth = 0

  func any(_ size: CardSize) -> Bool {
    mostColumns(size) * mostRows(size) >= count
  }

  func complete(_ size: CardSize) -> Bool {
    any(size) && columnChoices(size).contains { count.isMultiple(of: $0) }
  }

  /// The largest of these sizes that fits; `nil` if none does.
  ///
  /// Complete rows are preferred if they cost at most a sixth of the card's width.
  func largest(of sizes: [CardSize]) -> CardSize? {
    guard let best = sizes.lastIndex(where: any) else { return nil }
    if best > 0, !complete(sizes[best]), let other = sizes[..<best].lastIndex(where: complete),
      sizes[other].width * 6 >= sizes[best].width * 5
    {
      return sizes[other]
    }
    return sizes[best]
  }

  /// The grid of cards of this size with the fullest last row, then the one that fills the area
  /// most evenly.
  func grid(_ size: CardSize) -> AspectGrid {
    let columns =
      columnChoices(size).min {
        (empty($0), unevenness(size, $0)) < (empty($1), unevenness(size, $1))
      }
      ?? max(1, min(count, mostColumns(size)))
    return AspectGrid(size, isSolid: isSolid, columns: columns, count: count)
  }

  /// The largest size that fits for each number of columns, with any proportions.
  var largestSizes: [CardSize] {
    (1...max(1, min(count, area.width / 2))).compactMap { columns in
      let height = largestHeight(inRows: rows(columns))
      let width = largestWidth(columns, height)
      guard width >= 2, height >= 1 else { return nil }
      // A wire frame of two rows has no room inside.
      return CardSize(width: width, height: !isSolid && height == 2 ? 1 : height)
    }
  }

  /// The height of the highest cards in this many rows, with the headroom that they need.
  func largestHeight(inRows rows: Int) -> Int {
    let height = area.height / rows
    let headroom = CardSize(width: area.width, height: height).headroom(isSolid: isSolid)
    return (area.height - headroom) / rows
  }

  /// The width of the widest cards of a height in this many columns, with their gaps.
  func largestWidth(_ columns: Int, _ height: Int) -> Int {
    var best = 0
    for gap in 1...3 {
      var width = max(0, area.width - 2 + gap) / columns - gap
      // A slightly narrower card may need a smaller gap.
      while width > best, CardSize(width: width, height: height).gap(isSolid: isSolid) > gap {
        width -= 1
      }
      best = max(best, width)
    }
    return best
  }

  /// All numbers of columns for which every row fits.
  private func columnChoices(_ size: CardSize) -> [Int] {
    let most = min(count, mostColumns(size))
    guard most > 0, any(size) else { return [] }
    return (1...most).filter { rows($0) <= mostRows(size) }
  }

  /// The number of empty places in the last row.
  private func empty(_ columns: Int) -> Int { rows(columns) * columns - count }

  private func rows(_ columns: Int) -> Int { (count + columns - 1) / max(1, columns) }

  private func mostColumns(_ size: CardSize) -> Int {
    let gap = size.gap(isSolid: isSolid)
    return max(0, area.width - 2 + gap) / (size.width + gap)
  }

  private func mostRows(_ size: CardSize) -> Int {
    max(0, area.height - size.headroom(isSolid: isSolid)) / size.height
  }

  /// How unevenly the grid fills the area's width and height, from 0 to 1.
  private func unevenness(_ size: CardSize, _ columns: Int) -> Double {
    let across = Double(columns * (size.width + size.gap(isSolid: isSolid))) / Double(area.width)
    let down = Double(rows(columns) * size.height) / Double(area.height)
    return abs(across - down)
  }
}
