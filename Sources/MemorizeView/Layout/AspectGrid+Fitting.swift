import Canvas

/// Finding the grid whose cards suit an area and their faces best.
extension AspectGrid {
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
  ///   - shape: the usual proportions of the cards.
  ///   - isSolid: whether cards are solid blocks.
  ///   - faces: the faces of the cards, if their text matters.
  /// - Returns: a grid; its rows may need more than the area has.
  static func fit(
    count: Int, in area: Size, shape: CardShape, isSolid: Bool, faces: Faces? = nil
  ) -> AspectGrid {
    let fitting = GridFitting(
      count: count, area: area, isSolid: isSolid, ratio: faces?.ratio ?? 1,
      leastWidth: faces?.longestSignals ?? 0)
    let sizes = shape.sizes(isSolid: isSolid)
    let pictures =
      shape != .portrait ? nil : isSolid ? fitting.largestPictures : fitting.largestFrames(faces)
    if let pictures, !pictures.card.has(.gutter), let words = faces?.withoutPhotos {
      // These cards are too small for pictures, and words need another shape.
      return fit(
        count: count, in: area, shape: CardShape(longestFace: words.longest), isSolid: isSolid,
        faces: words)
    }
    if let pictures {
      guard isSolid, let faces, faces.hasLetters, !faces.areLarge(on: pictures.card) else {
        return pictures
      }
      return fitting.largestLetters(faces) ?? pictures
    }
    let words = faces.flatMap { WordFitting(fitting: fitting, faces: $0).best(of: sizes) }
    return fitting.grid(words ?? fitting.largest(of: sizes) ?? .bare)
  }

  /// The grid with the largest cards in these rows; `nil` if they do not fit into the area.
  static func fit(
    _ lengths: [Int], in area: Size, shape: CardShape, isSolid: Bool, faces: Faces? = nil
  ) -> AspectGrid? {
    let columns = lengths.max() ?? 1
    let fitting = GridFitting(
      count: columns * lengths.count, area: area, isSolid: isSolid, ratio: faces?.ratio ?? 1,
      leastWidth: faces?.longestSignals ?? 0)
    let pictures =
      shape == .portrait ? fitting.largestPicture(inRows: lengths.count, columns: columns) : nil
    return (pictures ?? fitting.largestBox(inRows: lengths.count, columns: columns)).map {
      AspectGrid($0, isSolid: isSolid, lengths: lengths)
    }
  }

  /// The same rows with cards that are some sizes larger, or smaller if negative.
  ///
  /// - Parameters:
  ///   - steps: the number of sizes.
  ///   - area: the available cells; one card fits into them.
  ///   - shape: the usual proportions of the cards.
  ///   - isSolid: whether cards are solid blocks.
  /// - Returns: the grid, perhaps larger than the area.
  func zoomed(by steps: Int, in area: Size, _ shape: CardShape, isSolid: Bool) -> AspectGrid {
    let ladder = card.among(shape.sizes(isSolid: isSolid))
    let start = ladder.firstIndex(of: card) ?? 0
    let usable = ladder.lastIndex { $0.width <= area.width - 2 && $0.height <= area.height } ?? 0
    let chosen = min(max(0, start + steps), max(usable, start))
    guard chosen != start, ladder.indices.contains(chosen) else { return self }
    return AspectGrid(ladder[chosen], isSolid: isSolid, lengths: lengths)
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
