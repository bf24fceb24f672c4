import Decks
import Words

extension DeckLibrary {
  /// Saves a deck as one of the player's.
  ///
  /// The file is written under another name, synchronised and renamed. Only its owner can read it.
  ///
  /// - Parameters:
  ///   - deck: the deck; its name is cut to 60 characters.
  ///   - replacing: whether to replace a deck of the player with the same name. One that cannot be
  ///     read is never replaced.
  /// - Returns: the entry of the deck.
  /// - Throws: if the file cannot be written, if it would not give the same deck when read, or if a
  ///   deck of this name is in the way. The old deck is unchanged then.
  @discardableResult
  public func save(_ deck: Deck, replacing: Bool = false) throws(StorageError) -> DeckEntry {
    guard let folder else { throw DeckLibrary.nowhere }
    let name = deck.name.asDeckName
    let bytes = deck.file
    guard let read = try? Deck(reading: bytes, named: name), read.pairs == deck.pairs else {
      throw StorageError(.save, path: nil, say("'\(name)' does not fit in a deck file"))
    }
    try folder.create()
    try folder.locked { () throws(StorageError) in
      let old = try ownDeck(named: name)
      if let old { try checkReplacing(old, isAllowed: replacing) }
      let count = try ownDecks().count
      guard old != nil || count < StorageLimit.decks else {
        throw StorageError(
          .save, path: folder.path, say("there are already \(count) decks, the most allowed"))
      }
      let file = old?.file ?? DeckFileName(for: name)
      let path = folder.path(of: file.description)
      guard old != nil || FileStatus(at: path) == nil else {
        throw StorageError(.save, path: path, say("another file has this name"))
      }
      try folder.replace(file.description, with: bytes)
    }
    return try entry(named: name)
      ?? DeckEntry(name: name, origin: .own(path: folder.path), hidesBuiltIn: false)
  }

  /// Removes a deck of the player; a built-in deck of the same name reappears.
  ///
  /// - Parameter name: the name of the deck, which need not be readable.
  /// - Returns: whether there was such a deck.
  /// - Throws: if its file cannot be removed.
  public func remove(named name: String) throws(StorageError) -> Bool {
    guard let folder, try ownDeck(named: name) != nil else { return false }
    return try folder.locked { () throws(StorageError) in
      guard let own = try ownDeck(named: name) else { return false }
      try folder.remove(own.file.description)
      try folder.synchronize()
      return true
    }
  }

  static var nowhere: StorageError {
    StorageError(.save, path: nil, say("neither XDG_DATA_HOME nor HOME is set to an absolute path"))
  }

  private func checkReplacing(_ old: OwnDeck, isAllowed: Bool) throws(StorageError) {
    let path = folder?.path(of: old.file.description)
    guard isAllowed else {
      throw StorageError(.save, path: path, say("you already have a deck '\(old.name)'"))
    }
    _ = try deck(in: old)
  }
}
