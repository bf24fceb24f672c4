import Canvas

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
  private func merit(_ card: CardSize) -> Int {
    card.width * card.height * (complete(card) ? 4 : 3)
  }
}
