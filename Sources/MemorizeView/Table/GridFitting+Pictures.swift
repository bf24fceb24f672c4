/// Finding the grid with the largest pictures.
extension GridFitting {
  /// Cards are at most this many times as wide as high, in cells.
  private static let widest = 1.9
  /// Cards are at least this many times as wide as high, in cells.
  private static let narrowest = 1.18
  /// Grids whose pictures are at least this share of the largest ones count as equally good.
  private static let tolerance = 0.94
  /// The usual ratio of the width to the height of a card.
  private static let usualRatio = 0.78

  /// The grid with the largest pictures; `nil` if none fits.
  ///
  /// Of those that are almost equally good, complete rows win, then the most usual proportions.
  var largestPictures: AspectGrid? {
    let grids = (1...max(1, count)).compactMap(pictures(inRows:))
    guard let most = grids.map({ side($0.card) }).max() else { return nil }
    return grids.filter { side($0.card) >= most * GridFitting.tolerance }.min {
      (isIncomplete($0), oddness($0.card)) < (isIncomplete($1), oddness($1.card))
    }
  }

  /// The largest cards in this many rows; `nil` if they are too small for pictures.
  private func pictures(inRows rows: Int) -> AspectGrid? {
    let columns = (count + rows - 1) / rows
    guard (count + columns - 1) / columns == rows else { return nil }
    var height = area.height / rows
    guard height >= 3 else { return nil }
    let rowsLeft = Double(height) - gutter(height)
    let width = min(largestWidth(columns, height), Int(GridFitting.widest * rowsLeft))
    let most = Double(width) / GridFitting.narrowest
    if rowsLeft > most { height = Int(most + gutter(height)) }
    guard width >= 4, height >= 3 else { return nil }
    let size = CardSize(width: width, height: height)
    return AspectGrid(size, gap: size.gap(isSolid: isSolid), columns: columns, count: count)
  }

  /// The rows between a card of this height and the next one below.
  private func gutter(_ height: Int) -> Double { height >= 5 ? 1 : 0.5 }

  /// The side of the largest picture on a card, in columns.
  private func side(_ card: CardSize) -> Double {
    let (width, height) = (Double(card.width), Double(card.height) - gutter(card.height))
    let margin = card.width < 12 ? 1.0 : card.width < 16 ? 2 : 3
    return min(width - margin, 2 * height - (height < 8 ? 0.4 : 1.4))
  }

  private func isIncomplete(_ grid: AspectGrid) -> Int {
    count.isMultiple(of: grid.columns) ? 0 : 1
  }

  private func oddness(_ card: CardSize) -> Double {
    let height = 2 * (Double(card.height) - gutter(card.height))
    return abs(Double(card.width) / height - GridFitting.usualRatio)
  }
}
