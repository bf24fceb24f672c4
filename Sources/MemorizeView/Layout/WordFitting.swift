import Canvas

/// Finds the card size that shows the most text, among those that look like cards.
struct WordFitting {
  let fitting: GridFitting
  let faces: Faces

  /// The best size for these faces.
  ///
  /// - Parameter sizes: the sizes with the usual proportions, smallest first.
  /// - Returns: the largest usual size that fits, unless another card shows more text; then the one
  ///   that shows the most. If none fits, or only bars would in a window of the usual size, the
  ///   smallest usual size that shows the most in the area. Cards are never stretched to bars or
  ///   towers to show more text.
  func best(of sizes: [CardSize]) -> CardSize? {
    let all = fitting.largestSizes
    let cards = all.compactMap(\.largestCard)
    let usual = fitting.largest(of: cards.isEmpty ? sizes : sizes.filter(\.isCard))
    if let usual, legibility(usual) == faces.everything { return usual }
    if cards.isEmpty, !isTiny, let scrolled = scrolled(sizes.filter(\.isCard)) { return scrolled }
    let boxes = cards.isEmpty ? all : cards
    guard let most = boxes.map(legibility).max() else { return scrolled(sizes) }
    if let usual, legibility(usual) >= most { return usual }
    let candidates = boxes.filter { legibility($0) == most }.map { trimmed($0, most) }
    return candidates.max { fitting.merit($0) < fitting.merit($1) } ?? usual
  }

  /// The smallest area in which cards are cards, even if not all of them are seen at once.
  private static let leastArea = Size(width: 38, height: 9)

  private var isTiny: Bool { !WordFitting.leastArea.fits(in: fitting.area) }

  /// The size for a board that has to be scrolled anyway.
  private func scrolled(_ sizes: [CardSize]) -> CardSize? {
    let area = fitting.area
    let seen = sizes.filter { $0.width <= area.width - 2 && $0.height <= area.height }
    guard let most = seen.map(legibility).max() else { return nil }
    return seen.first { legibility($0) == most }
  }

  private func legibility(_ size: CardSize) -> Faces.Legibility {
    faces.legibility(on: size, isSolid: fitting.isSolid)
  }

  /// The size trimmed towards 4 by 3 without losing text; a cell is twice as high as wide.
  private func trimmed(_ size: CardSize, _ most: Faces.Legibility) -> CardSize {
    let isEnough = { (size: CardSize) in fitting.any(size) && legibility(size) >= most }
    let width = least(from: min(size.width, (8 * size.height + 2) / 3), to: size.width) {
      isEnough(CardSize(width: $0, height: size.height))
    }
    let lowest = max(CardSize.leastHeight, (3 * width + 4) / 8)
    let height = least(from: min(size.height, lowest), to: size.height) {
      isEnough(CardSize(width: width, height: $0))
    }
    return CardSize(width: width, height: height)
  }

  /// The smallest number that is enough, given that all larger ones are enough too.
  private func least(from lowest: Int, to highest: Int, where isEnough: (Int) -> Bool) -> Int {
    var (low, high) = (lowest, highest)
    while low < high {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}

/// Finds cards on which short texts are in large letters.
extension GridFitting {
  /// The grid of the largest cards that are wide enough for the letters of both sides; `nil` if all
  /// cards are too small for one of them.
  ///
  /// A large result beside a small problem would look odd.
  func largestLetters(_ faces: Faces) -> AspectGrid? {
    let cards = largestSizes.compactMap(\.largestCard).filter {
      $0.has(.gutter) && any($0) && faces.areLarge(on: $0)
    }
    return cards.max { merit($0) < merit($1) }.map(grid)
  }

  /// Rates cards by their area, with a third more for complete rows.
  fileprivate func merit(_ card: CardSize) -> Int {
    card.width * card.height * (complete(card) ? 4 : 3)
  }
}
