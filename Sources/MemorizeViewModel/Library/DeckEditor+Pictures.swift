import Decks

/// The pictures that the player added lately.
extension DeckEditor {
  /// The pictures that the player added to any deck, the last one first.
  ///
  /// At most `mostRecentPictures`. They are kept while the program runs; undoing a step changes
  /// nothing about them.
  public var recentPictures: [String] { library.recentPictures }

  /// The most pictures in `recentPictures`.
  public static let mostRecentPictures = 24

  /// Moves the pictures among some new pairs to the front of the recent ones.
  func remember(_ pairs: [Pair]) {
    let faces = pairs.filter { $0.first.side == .twin }.map(\.first.text)
    for face in faces where face.count == 1 && face.allSatisfy(\.isPicture) {
      let others = library.recentPictures.filter { $0 != face }
      library.recentPictures = Array(([face] + others).prefix(DeckEditor.mostRecentPictures))
    }
  }
}
