import Decks
import Words

/// A file of the library, and the name of its deck there.
struct OwnDeck: Equatable {
  let name: String
  let file: DeckFileName
}

extension DeckLibrary {
  /// Lists the player's decks by name; all names differ.
  ///
  /// The header names the deck. If a built-in deck or another file has that name, and the file is
  /// named differently, the file names the deck instead.
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

  /// Finds a deck of the player by its name.
  ///
  /// Finding a built-in deck opens no file.
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

  /// Reads a deck of the player.
  func deck(in own: OwnDeck) throws(StorageError) -> Deck? {
    guard let folder else { return nil }
    let bytes: [UInt8]
    do throws(StorageError) {
      bytes = try folder.file(own.file.description).contents(limit: DeckLimit.fileBytes)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
    do throws(DeckError) {
      var deck = try Deck(reading: bytes, named: own.name)
      deck.name = own.name
      return deck
    } catch {
      throw StorageError(
        .read, path: folder.path(of: own.file.description),
        error.line.map { .line($0, error.message) } ?? .content(error.message))
    }
  }

  /// The names of all deck files in order; none if there is no folder.
  private func fileNames() throws(StorageError) -> [DeckFileName] {
    guard let folder else { return [] }
    let names = try folder.names().compactMap { DeckFileName($0) }.sorted()
    guard names.count <= StorageLimit.decks else {
      throw StorageError(
        .read, path: folder.path,
        say("expected at most \(StorageLimit.decks) decks, found \(names.count)"))
    }
    return names
  }

  /// The name of the deck in the header of a file; nil if there is none or it cannot be read.
  private func headerName(_ file: DeckFileName) -> String? {
    guard let open = try? folder?.file(file.description),
      let bytes = try? open.bytes(from: 0, count: StorageLimit.deckHeaderBytes)
    else { return nil }
    return Deck.name(inHeaderOf: bytes)
  }
}

extension OwnDeck {
  /// Whether the header and the file name agree on the name of the deck.
  fileprivate var isNamedAsItsFile: Bool {
    name.isEmpty || DeckFileName(for: name) == file
      || DeckName.key(of: name) == DeckName.key(of: file.stem)
  }

  fileprivate var shown: String { name.isEmpty ? file.stem.asDeckName : name }
}

/// The name of a file in the folder of decks, as in `french-verbs.tsv`.
struct DeckFileName: Hashable, Comparable, CustomStringConvertible {
  static let ending = ".tsv"

  /// The name with its ending.
  let description: String

  /// The name without its ending.
  var stem: String { String(description.dropLast(DeckFileName.ending.count)) }

  /// Checks the name of an existing file; nil if it is not the name of a deck file.
  init?(_ name: String) {
    guard name.hasSuffix(DeckFileName.ending), name.count > DeckFileName.ending.count,
      !name.hasPrefix("."), !name.contains("/")
    else { return nil }
    description = name
  }

  /// Makes the file name for a new deck.
  ///
  /// It consists of letters and digits of any script and hyphens, so it never leads out of the
  /// folder. If these do not identify the deck, a hash of its name follows. Different decks have
  /// different files, even on a disk that ignores case.
  init(for name: String) {
    let words = name.lowercased().unicodeScalars.split { !$0.isFileNameLetter }
    var slug = ""
    for word in words { slug += (slug.isEmpty ? "" : "-") + String(word) }
    let isShort = slug.utf8.count <= StorageLimit.deckNameBytes
    if !isShort { slug = slug.cut(toBytes: StorageLimit.deckNameBytes) }
    let key = DeckName.key(of: name)
    if slug.isEmpty || !isShort || DeckName.key(of: slug) != key {
      slug = "\(slug.isEmpty ? "deck" : slug)-\(key.fingerprint)"
    }
    description = slug + DeckFileName.ending
  }

  static func < (one: DeckFileName, other: DeckFileName) -> Bool {
    one.description < other.description
  }
}

extension Unicode.Scalar {
  fileprivate var isFileNameLetter: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }
}

extension String {
  fileprivate func cut(toBytes count: Int) -> String {
    var kept = ""
    for scalar in unicodeScalars {
      guard kept.utf8.count + scalar.utf8.count <= count else { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept
  }

  /// The 64-bit FNV-1a hash of the text, in sixteen hexadecimal digits.
  fileprivate var fingerprint: String {
    utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      .digits(16, radix: 16)
  }
}
