/// Finding the grid with the largest pictures.
extension GridFitting {
  /// Cards are at most this many times as wide as high, in cells.
  private static let widest = 1.9
  /// Cards are at least this many times as wide as high, in cells.
  private static let narrowest = 1.18
  /// Cards whose pictures are at least this share of the largest ones count as equally good.
  private static let tolerance = 0.9
  /// The fewest rows of a card with a picture.
  private static let leastHeight = 3

  /// Cards in a number of columns.
  private struct Choice {
    let card: CardSize
    let columns: Int
  }

  /// The grid with the largest pictures; `nil` if none fits.
  ///
  /// Of those that are almost equally good, the one with the largest cards wins; complete rows count
  /// as a third more.
  var largestPictures: AspectGrid? {
    let mostRows = min(count, (area.height - 1) / GridFitting.leastHeight)
    guard mostRows > 0 else { return nil }
    let choices = (1...mostRows).compactMap(pictures(inRows:))
    guard let most = choices.map({ side($0.card) }).max() else { return nil }
    let best = choices.filter { side($0.card) >= most * GridFitting.tolerance }.max {
      merit($0) < merit($1)
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
    let width = min(
      largestWidth(columns, height), max(leastWidth, Int(GridFitting.widest * ratio * left)))
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

  private func merit(_ choice: Choice) -> Int {
    let area = choice.card.width * choice.card.height
    return area * (count.isMultiple(of: choice.columns) ? 4 : 3)
  }
}
