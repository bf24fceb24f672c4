import Decks

/// The decks that can be played by name: files in the player's folder `decks`, and the built-in
/// ones.
///
/// A deck of the player replaces a built-in one of the same name until it is removed. Names are
/// compared without case, blanks, hyphens and underscores. Files that the player puts into the
/// folder are decks as well; an unreadable one is left alone.
public struct DeckLibrary: Sendable {
  /// The folder of the player's decks; nil if there is none.
  let folder: Folder?

  /// The system that opens the files outside the folder.
  var calls: SystemCalls { folder?.calls ?? SystemCalls() }

  /// The library of a data directory, which need not exist; without one there are only built-in
  /// decks.
  package init(directory: String?, calls: SystemCalls = SystemCalls()) {
    folder = directory.map { Folder(path: "\($0)/decks", calls: calls, wait: .long) }
  }

  /// Lists all decks, those of the player first, each group in the order of a menu.
  ///
  /// A generated deck is listed once, without its levels. Reads the first few thousand bytes of each of the player's decks.
  ///
  /// - Returns: the decks, without the built-in ones that a deck of the player replaces.
  /// - Throws: if the folder exists and cannot be read.
  public func entries() throws(StorageError) -> [DeckEntry] {
    let own = try ownDecks()
    let keys = Set(own.map { DeckName.key(of: $0.name) })
    let builtIn = (BuiltInDecks.names + GeneratedDecks.names).filter {
      !keys.contains(DeckName.key(of: $0))
    }
    return own.map(entry)
      + builtIn.map { DeckEntry(name: $0, origin: .builtIn, hidesBuiltIn: false) }
  }

  /// Reads the deck of a name, the player's before a built-in one.
  ///
  /// Finding a built-in deck opens no file, unless a file of the player has its name.
  ///
  /// - Returns: nil if no deck has this name.
  /// - Throws: if the deck is the player's and cannot be read, or if it is not built in and the
  ///   folder cannot be read. Every file stays as it is.
  public func deck(named name: String) throws(StorageError) -> Deck? {
    let own: OwnDeck?
    do throws(StorageError) {
      own = try ownDeck(named: name)
    } catch {
      guard let deck = BuiltInDecks.deck(named: name) else { throw error }
      return deck
    }
    guard let own else { return BuiltInDecks.deck(named: name) }
    return try deck(in: own)
  }

  /// Finds the entry of a name, without reading the deck.
  ///
  /// - Returns: nil if no deck has this name.
  /// - Throws: if the folder exists and cannot be read.
  public func entry(named name: String) throws(StorageError) -> DeckEntry? {
    if let own = try ownDeck(named: name) { return entry(own) }
    let key = DeckName.key(of: name)
    let known = BuiltInDecks.names.first { DeckName.key(of: $0) == key }
    return (known ?? GeneratedDecks.deck(named: name)?.name).map {
      DeckEntry(name: $0, origin: .builtIn, hidesBuiltIn: false)
    }
  }

  /// Reads all decks.
  ///
  /// - Returns: the decks that can be read, and a notice about each of the others.
  public func decks() -> Loaded<[Deck]> {
    var decks: [Deck] = []
    var notices: [String] = []
    do throws(StorageError) {
      for entry in try entries() {
        do throws(StorageError) {
          if let deck = try deck(of: entry) { decks.append(deck) }
        } catch {
          notices.append(error.description)
        }
      }
    } catch {
      let generated = GeneratedDecks.names.compactMap(GeneratedDecks.deck)
      return Loaded(value: BuiltInDecks.all + generated, notices: [error.description])
    }
    return Loaded(value: decks, notices: notices)
  }

  /// Reads the deck of an entry of this library.
  ///
  /// - Returns: nil if the deck was removed in the meantime.
  /// - Throws: if it cannot be read.
  public func deck(of entry: DeckEntry) throws(StorageError) -> Deck? {
    switch entry.origin {
    case .builtIn: return BuiltInDecks.deck(named: entry.name)
    case .own(let path):
      guard let folder, let name = DeckFileName(String(path.dropFirst(folder.path.count + 1)))
      else { return nil }
      return try deck(in: OwnDeck(name: entry.name, file: name))
    }
  }

  private func entry(_ own: OwnDeck) -> DeckEntry {
    DeckEntry(
      name: own.name, origin: .own(path: folder?.path(of: own.file.description) ?? ""),
      hidesBuiltIn: BuiltInDecks.contains(own.name))
  }
}

/// One deck of the library.
public struct DeckEntry: Equatable, Sendable {
  /// The origin of a deck.
  public enum Origin: Equatable, Sendable {
    /// The deck comes with the game.
    case builtIn
    /// The deck is the player's, in a file with this path.
    case own(path: String)
  }

  /// The name, unique in the library and safe to write to any terminal.
  public let name: String
  /// The origin of the deck.
  public let origin: Origin
  /// Whether the player's deck replaces a built-in one of the same name.
  public let hidesBuiltIn: Bool

  /// Whether the deck is the player's.
  public var isOwn: Bool { origin != .builtIn }
}
