/// Finding the grid with the largest pictures.
extension GridFitting {
  /// Cards are at most this many times as wide as high, in cells.
  private static let widest = 1.9
  /// Cards are at least this many times as wide as high, in cells.
  private static let narrowest = 1.18
  /// Grids whose pictures are at least this share of the largest ones count as equally good.
  private static let tolerance = 0.94
  /// The fewest rows of a card with a picture.
  private static let leastHeight = 3
  /// The usual ratio of the width to the height of a card.
  private static let usualRatio = 0.78

  /// Cards in a number of columns.
  private struct Choice {
    let card: CardSize
    let columns: Int
  }

  /// The grid with the largest pictures; `nil` if none fits.
  ///
  /// Of those that are almost equally good, complete rows win, then the most usual proportions.
  var largestPictures: AspectGrid? {
    let mostRows = min(count, (area.height - 1) / GridFitting.leastHeight)
    guard mostRows > 0 else { return nil }
    let choices = (1...mostRows).compactMap(pictures(inRows:))
    guard let most = choices.map({ side($0.card) }).max() else { return nil }
    let best = choices.filter { side($0.card) >= most * GridFitting.tolerance }.min {
      (missing($0), oddness($0.card)) < (missing($1), oddness($1.card))
    }
    return best.map {
      AspectGrid($0.card, isSolid: true, columns: $0.columns, count: count)
    }
  }

  /// The largest cards in this many rows; `nil` if they are too small for pictures.
  private func pictures(inRows rows: Int) -> Choice? {
    let columns = (count + rows - 1) / rows
    guard (count + columns - 1) / columns == rows else { return nil }
    var height = largestHeight(inRows: rows)
    let left = Double(height) - gutter(height)
    let width = min(largestWidth(columns, height), Int(GridFitting.widest * ratio * left))
    let most = Double(width) / (GridFitting.narrowest * ratio)
    if left > most { height = Int(most + gutter(height)) }
    guard width >= 4, height >= GridFitting.leastHeight else { return nil }
    return Choice(card: CardSize(width: width, height: height), columns: columns)
  }

  /// The rows between a card of this height and the next one below.
  private func gutter(_ height: Int) -> Double { height >= 5 ? 1 : 0.5 }

  /// The side of the largest picture on a card, in columns.
  private func side(_ card: CardSize) -> Double {
    let (width, height) = (Double(card.width), Double(card.height) - gutter(card.height))
    let margin = card.width < 12 ? 1.0 : card.width < 16 ? 2 : 3
    // A cell is 1.9 times as high as wide.
    return min((width - margin) / ratio, 1.9 * height - (height < 8 ? 0.7 : 2.6))
  }

  /// 1 for rows that are not complete, else 0.
  private func missing(_ choice: Choice) -> Int { count.isMultiple(of: choice.columns) ? 0 : 1 }

  private func oddness(_ card: CardSize) -> Double {
    let height = 2 * (Double(card.height) - gutter(card.height))
    return abs(Double(card.width) / height - GridFitting.usualRatio * ratio)
  }
}
