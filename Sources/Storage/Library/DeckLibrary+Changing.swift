import Decks

extension DeckLibrary {
  /// Keeps a deck as an own one.
  ///
  /// The file is written beside, and renamed when the disk has taken it. It is for its owner alone.
  ///
  /// - Parameters:
  ///   - deck: what to keep; its name is cut to 60 characters.
  ///   - replacing: whether an own deck of the same name gives way, unless it cannot be read.
  /// - Returns: the entry of the deck.
  /// - Throws: if it cannot be written or could not be read again, or there is an own deck of that
  ///   name which may not or must not be replaced; it is still there then.
  @discardableResult
  public func save(_ deck: Deck, replacing: Bool = false) throws(StorageError) -> DeckEntry {
    guard let folder else { throw DeckLibrary.nowhere }
    let name = deck.name.asDeckName
    let bytes = deck.file
    guard let read = try? Deck(reading: bytes, named: name), read.pairs == deck.pairs else {
      throw StorageError(.save, path: nil, .content("'\(name)' is more than a deck file may hold"))
    }
    try folder.create()
    try folder.locked { () throws(StorageError) in
      let old = try ownDeck(named: name)
      if let old { try checkReplacing(old, isAllowed: replacing) }
      let count = try ownDecks().count
      guard old != nil || count < StorageLimit.decks else {
        throw StorageError(
          .save, path: folder.path, .content("there are \(count) decks already, the most possible"))
      }
      let file = old?.file ?? DeckFileName(for: name)
      try checkFree(file, unless: old != nil, in: folder)
      try folder.replace(file.description, with: bytes)
    }
    return try entry(named: name)
      ?? DeckEntry(name: name, origin: .own(path: folder.path), hidesBuiltIn: false)
  }

  /// Removes an own deck; a built-in one of the same name is back then.
  ///
  /// - Parameter name: of an own deck, be it one that cannot be read.
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

  private static var nowhere: StorageError {
    StorageError(
      .save, path: nil, .content("neither XDG_DATA_HOME nor HOME is set to an absolute path"))
  }

  private func checkReplacing(_ old: OwnDeck, isAllowed: Bool) throws(StorageError) {
    let path = folder?.path(of: old.file.description)
    guard isAllowed else {
      throw StorageError(.save, path: path, .content("there is an own deck '\(old.name)' already"))
    }
    _ = try deck(in: old)
  }

  /// Something else may have the name of the file: it stays.
  private func checkFree(
    _ file: DeckFileName, unless isKnown: Bool, in folder: Folder
  ) throws(StorageError) {
    let path = folder.path(of: file.description)
    guard isKnown || FileStatus(at: path) == nil else {
      throw StorageError(.save, path: path, .content("another file has this name"))
    }
  }
}
