import Canvas

/// Finds the cards on which the most text is seen.
struct WordFitting {
  let fitting: GridFitting
  let faces: Faces

  /// The size of cards for these faces.
  ///
  /// - Parameter sizes: those of usual proportions, smallest first.
  /// - Returns: the largest usual size that fits if no other shows more, else the one that shows the
  ///   most; where none fits, the smallest usual one that shows the most within the area.
  func best(of sizes: [CardSize]) -> CardSize? {
    let usual = fitting.largest(of: sizes)
    if let usual, legibility(usual) == faces.everything { return usual }
    let boxes = fitting.largestSizes
    guard let most = boxes.map(legibility).max() else { return scrolled(sizes) }
    if let usual, legibility(usual) >= most { return usual }
    let candidates = boxes.filter { legibility($0) == most }.map { trimmed($0, most) }
    return candidates.max { merit($0) < merit($1) } ?? usual
  }

  /// The size where the board has to be scrolled anyhow.
  private func scrolled(_ sizes: [CardSize]) -> CardSize? {
    let area = fitting.area
    let seen = sizes.filter { $0.width <= area.width - 2 && $0.height <= area.height }
    guard let most = seen.map(legibility).max() else { return nil }
    return seen.first { legibility($0) == most }
  }

  private func legibility(_ size: CardSize) -> Faces.Legibility {
    faces.legibility(on: size, isSolid: fitting.isSolid)
  }

  /// Larger cards are better, complete rows as good as a third more of a card.
  private func merit(_ size: CardSize) -> Int {
    size.width * size.height * (fitting.complete(size) ? 4 : 3)
  }

  /// As near to four by three as the same text allows; a cell is twice as high as wide.
  private func trimmed(_ size: CardSize, _ most: Faces.Legibility) -> CardSize {
    let isEnough = { (size: CardSize) in fitting.any(size) && legibility(size) >= most }
    let width = least(from: min(size.width, (8 * size.height + 2) / 3), to: size.width) {
      isEnough(CardSize(width: $0, height: size.height))
    }
    let height = least(from: min(size.height, max(1, (3 * width + 4) / 8)), to: size.height) {
      isEnough(CardSize(width: width, height: $0))
    }
    return CardSize(width: width, height: height)
  }

  /// The least number that will do, if all above it do as well.
  private func least(from lowest: Int, to highest: Int, where isEnough: (Int) -> Bool) -> Int {
    var (low, high) = (lowest, highest)
    while low < high {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}
