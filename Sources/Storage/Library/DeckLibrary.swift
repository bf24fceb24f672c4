import Decks
import Libc

/// All decks that can be played by name: the player's own, a file each in the folder `decks`, and
/// those that come with the game.
///
/// An own deck stands before a built-in one of the same name; without it the built-in one is back.
/// Names mean the same deck in any case, with blanks, hyphens and underscores left out or
/// exchanged. Files put there by hand are decks as well; one that cannot be read stays as it is.
public struct DeckLibrary: Sendable {
  /// The folder of own decks; nil if there is nowhere to keep any.
  let folder: Folder?

  /// The library of a directory, which need not be there yet.
  ///
  /// - Parameter directory: as `StorageDirectory.data` says; without one there are only the decks
  ///   that come with the game.
  public init(directory: String?) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String?, calls: SystemCalls) {
    folder = directory.map { Folder(path: "\($0)/decks", calls: calls, wait: .long) }
  }

  /// All decks, own ones first, each group in the order of a menu.
  ///
  /// Reads the first few thousand bytes of each own deck.
  ///
  /// - Throws: if the folder of own decks is there and cannot be read.
  public func entries() throws(StorageError) -> [DeckEntry] {
    let own = try ownDecks()
    let keys = Set(own.map { DeckName.key(of: $0.name) })
    let builtIn = BuiltInDecks.names.filter { !keys.contains(DeckName.key(of: $0)) }
    return own.map(entry)
      + builtIn.map { DeckEntry(name: $0, origin: .builtIn, hidesBuiltIn: false) }
  }

  /// The deck of that name, own ones first.
  ///
  /// Opens no file if there is a built-in deck of that name and no own deck whose file is named so.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: if it is an own deck that cannot be read, or where the folder cannot be read one
  ///   that does not come with the game; every file stays as it is.
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

  /// Which deck is of that name, without reading it.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: if the folder of own decks is there and cannot be read.
  public func entry(named name: String) throws(StorageError) -> DeckEntry? {
    if let own = try ownDeck(named: name) { return entry(own) }
    let key = DeckName.key(of: name)
    return BuiltInDecks.names.first { DeckName.key(of: $0) == key }.map {
      DeckEntry(name: $0, origin: .builtIn, hidesBuiltIn: false)
    }
  }

  /// All decks that can be read, and what to tell the player about those that cannot.
  ///
  /// Reads every one of them.
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
      return Loaded(value: BuiltInDecks.all, notices: [error.description])
    }
    return Loaded(value: decks, notices: notices)
  }

  /// The deck that an entry of this library stands for.
  ///
  /// - Returns: nil if it has gone meanwhile.
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
    let key = DeckName.key(of: own.name)
    return DeckEntry(
      name: own.name, origin: .own(path: folder?.path(of: own.file.description) ?? ""),
      hidesBuiltIn: BuiltInDecks.names.contains { DeckName.key(of: $0) == key })
  }
}
