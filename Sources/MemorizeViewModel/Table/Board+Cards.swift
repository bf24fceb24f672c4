extension Board {
  /// The cards as they lie before the first one is turned, place after place.
  ///
  /// Takes time O(pairs of the deck) at each call.
  public var cards: [TableViewModel.Card] {
    drawn.deal()?.places.compactMap { $0 } ?? []
  }
}
