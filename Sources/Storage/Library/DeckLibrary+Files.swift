import Decks
import Libc

/// A file of the library and what its deck is called there.
struct OwnDeck: Equatable {
  let name: String
  let file: DeckFileName
}

extension DeckLibrary {
  /// All own decks by name, each of another name.
  ///
  /// A deck is called what its header says. Where that would be the name of a built-in deck or of
  /// another own one, though the file is called otherwise, it is called as the file.
  func ownDecks() throws(StorageError) -> [OwnDeck] {
    let files = try fileNames()
    let named = files.map { OwnDeck(name: headerName($0) ?? "", file: $0) }
    var decks = named.filter { $0.isNamedAsItsFile }.map { OwnDeck(name: $0.shown, file: $0.file) }
    var keys = Set((decks.map(\.name) + BuiltInDecks.names).map(DeckName.key))
    for deck in named where !deck.isNamedAsItsFile {
      let names = [deck.name, deck.file.stem.asDeckName]
      let free = names.first { !keys.contains(DeckName.key(of: $0)) }
      let name = free ?? deck.file.description.asDeckName
      keys.insert(DeckName.key(of: name))
      decks.append(OwnDeck(name: name, file: deck.file))
    }
    return decks.sorted { ($0.name.lowercased(), $0.file) < ($1.name.lowercased(), $1.file) }
  }

  /// The own deck of that name, looked for in such a way that a built-in deck costs no file.
  func ownDeck(named name: String) throws(StorageError) -> OwnDeck? {
    let key = DeckName.key(of: name)
    let files = try fileNames()
    let usual = DeckFileName(for: name)
    for file in files where file == usual || DeckName.key(of: file.stem) == key {
      let deck = OwnDeck(name: headerName(file) ?? "", file: file)
      if deck.isNamedAsItsFile, DeckName.key(of: deck.shown) == key {
        return OwnDeck(name: deck.shown, file: file)
      }
    }
    guard !files.isEmpty, !BuiltInDecks.names.contains(where: { DeckName.key(of: $0) == key })
    else { return nil }
    return try ownDecks().first { DeckName.key(of: $0.name) == key }
  }

  /// Reads an own deck as a whole.
  func deck(in own: OwnDeck) throws(StorageError) -> Deck? {
    guard let folder else { return nil }
    let path = folder.path(of: own.file.description)
    let bytes: [UInt8]
    do throws(StorageError) {
      bytes = try OpenFile(path, O_RDONLY, calls: folder.calls)
        .contents(limit: DeckLimit.fileBytes)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
    do throws(DeckError) {
      let deck = try Deck(reading: bytes, named: own.name)
      return Deck(
        name: own.name, color: deck.color, usualPairs: deck.usualPairs, pairs: deck.pairs)
    } catch {
      throw StorageError(
        .read, path: path, error.line.map { .line($0, error.message) } ?? .content(error.message))
    }
  }

  /// The names of all files of decks in order; none if there is no folder.
  private func fileNames() throws(StorageError) -> [DeckFileName] {
    guard let folder else { return [] }
    let names = try folder.names().compactMap { DeckFileName($0) }.sorted()
    guard names.count <= StorageLimit.decks else {
      throw StorageError(
        .read, path: folder.path,
        .content("expected at most \(StorageLimit.decks) decks, found \(names.count)"))
    }
    return names
  }

  /// What the first bytes of a file call the deck; nil if they cannot be read or do not say.
  private func headerName(_ file: DeckFileName) -> String? {
    guard let folder,
      let open = try? OpenFile(
        folder.path(of: file.description), O_RDONLY, calls: folder.calls),
      let bytes = try? open.bytes(from: 0, count: StorageLimit.deckHeaderBytes)
    else { return nil }
    return Deck.name(inHeaderOf: bytes)
  }
}

extension OwnDeck {
  /// Whether the header names no other deck than the file does.
  fileprivate var isNamedAsItsFile: Bool {
    name.isEmpty || DeckFileName(for: name) == file
      || DeckName.key(of: name) == DeckName.key(of: file.stem)
  }

  fileprivate var shown: String { name.isEmpty ? file.stem.asDeckName : name }
}
