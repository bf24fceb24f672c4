import Canvas
import Pictures

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
    (1...max(1, min(count, area.width / 2))).compactMap {
      largestSize(inRows: rows($0), columns: $0)
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

  /// The largest size in these rows and columns, with any proportions; `nil` if none fits.
  func largestSize(inRows rows: Int, columns: Int) -> CardSize? {
    let height = largestHeight(inRows: rows)
    let width = largestWidth(columns, height)
    guard width >= CardSize.bare.width, height >= CardSize.bare.height else { return nil }
    // A wire frame of two rows has no room inside.
    return CardSize(width: width, height: !isSolid && height == 2 ? 1 : height)
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

/// Finding the grid with the largest pictures.
extension GridFitting {
  /// Cards are at most this many times as wide as high, in cells, unless their texts are long.
  static let widest = 1.9
  /// Cards are at least this many times as wide as high, in cells.
  private static let narrowest = 1.18
  /// Cards whose pictures are at least this share of the largest ones count as equally good.
  private static let tolerance = 0.9

  /// The grid with the largest pictures; `nil` if none fits.
  ///
  /// Of those that are almost equally good, the one with the largest cards wins; complete rows count
  /// as a third more.
  var largestPictures: AspectGrid? {
    let mostRows = min(count, (area.height - 1) / CardSize.leastHeight)
    guard mostRows > 0 else { return nil }
    let grids = (1...mostRows).compactMap { rows -> AspectGrid? in
      let columns = (count + rows - 1) / rows
      guard self.rows(columns) == rows else { return nil }
      return largestPicture(inRows: rows, columns: columns).map {
        AspectGrid($0, isSolid: isSolid, columns: columns, count: count)
      }
    }
    guard let most = grids.map({ side($0.card) }).max() else { return nil }
    return grids.filter { side($0.card) >= most * GridFitting.tolerance }.max {
      merit($0) < merit($1)
    }
  }

  /// The largest card for pictures in these rows and columns; `nil` if it is too small for them.
  func largestPicture(inRows rows: Int, columns: Int) -> CardSize? {
    var height = largestHeight(inRows: rows)
    let gutter = CardSize(width: area.width, height: height).gutter
    let left = Double(height) - gutter
    let width = min(
      largestWidth(columns, height), max(leastWidth, Int(GridFitting.widest * ratio * left)))
    let most = Double(width) / (GridFitting.narrowest * ratio)
    // Where the gutter is half a row, a card may be a quarter of a row too high.
    if left > most + (gutter < 1 ? 0.25 : 0) { height = Int(most + gutter) }
    guard width >= 4, height >= CardSize.leastHeight else { return nil }
    return CardSize(width: width, height: height)
  }

  /// The side of the largest picture on a card, in columns.
  private func side(_ card: CardSize) -> Double {
    let (width, height) = (Double(card.width), Double(card.height) - card.gutter)
    let margins = Picture.margins(width: card.width, height: height)
    return min((width - 2 * margins.beside) / ratio, 1.9 * (height - 2 * margins.above))
  }

  private func merit(_ grid: AspectGrid) -> Int {
    grid.card.width * grid.card.height * (count.isMultiple(of: grid.columns) ? 4 : 3)
  }

  /// The grid with as much room in each frame as solid cards would have; `nil` if none fits, or if
  /// cards of the usual proportions show more text.
  func largestFrames(_ faces: Faces?) -> AspectGrid? {
    guard let pictures = largestPictures else { return nil }
    if let faces, let usual = largest(of: CardShape.portrait.sizes(isSolid: isSolid)) {
      let legibility = { faces.legibility(on: $0, isSolid: isSolid) }
      guard legibility(pictures.card) >= legibility(usual) else { return nil }
    }
    return pictures
  }
}
