import Decks

extension DeckEditor {
  /// Drops a deck that was added for this editor and never changed.
  ///
  /// It has no pairs and no name that the player chose. Neither the library nor undo shows it
  /// again.
  public func discardIfUntouched() {
    guard hasFirstName, deck.wrappedValue.isUntouched else { return }
    library.discard(id)
  }
}

extension LibraryViewModel {
  /// Removes a deck that was never saved, and every step that changed it.
  func discard(_ id: DeckID) {
    guard saved[id] == nil, own[id] != nil else { return }
    if step?.id == id { step = nil }
    done.removeAll { $0.id == id }
    undone.removeAll { $0.id == id }
    own[id] = nil
    show(nil)
  }
}
