import Decks

/// A deck whose pictures are in the library.
public struct PictureImport: Equatable, Sendable {
  /// The deck; pictures that could not be read are words.
  public let deck: Deck
  /// The errors, one line each, as in `cat.png: expected an image in PNG or JPEG`.
  public let faults: [String]
  /// The number of pictures that were read.
  public let count: Int
}

/// Brings the pictures of a deck into the library.
struct PictureImporter {
  private let pictures: PictureFolder
  private let files: PictureFiles
  /// The identifiers of the files read so far.
  private var known: [String: String] = [:]
  private var failed: Set<String> = []
  private var faults: [String] = []

  /// Prepares to read pictures.
  ///
  /// - Parameters:
  ///   - pictures: where pictures are kept.
  ///   - files: where the files of the deck are.
  init(into pictures: PictureFolder, from files: PictureFiles) {
    self.pictures = pictures
    self.files = files
  }

  /// Reads all pictures that a deck refers to.
  ///
  /// A picture that cannot be read becomes its words, and one line says why.
  ///
  /// - Parameters:
  ///   - deck: the deck as it was read.
  ///   - earlier: the faults found before.
  /// - Returns: the deck with pictures of the library, and all faults.
  mutating func read(_ deck: Deck, after earlier: [String]) -> PictureImport {
    var pairs: [Pair] = []
    var seen: Set<Pair> = []
    for pair in deck.pairs {
      let first = text(of: pair.first)
      let isTwin = pair.first.side == .twin
      let new = isTwin ? Pair(twin: first) : Pair(term: first, definition: text(of: pair.second))
      if seen.insert(new).inserted { pairs.append(new) }
    }
    let deck = Deck(
      name: deck.name, color: deck.color, usualPairs: deck.usualPairs, pairs: pairs)
    return PictureImport(deck: deck, faults: earlier + faults, count: known.count)
  }

  /// The face with a reference to the library, or else the words of its picture.
  private mutating func text(of face: Face) -> String {
    guard let picture = face.picture else { return face.source }
    guard pictures.picture(picture.file) == nil else { return face.source }
    let identifier = identifier(of: picture.file)
    return identifier.flatMap(picture.to)?.text ?? picture.words
  }

  private mutating func identifier(of file: String) -> String? {
    if let identifier = known[file] { return identifier }
    guard !failed.contains(file) else { return nil }
    do throws(DeckError) {
      guard known.count + failed.count < DeckLimit.pictures else {
        throw DeckError(
          line: nil, message: "expected at most \(DeckLimit.pictures) pictures, found more")
      }
      let picture = try StoredPicture(image: files.contents(of: file))
      let identifier = try keep(picture)
      known[file] = identifier
      return identifier
    } catch {
      failed.insert(file)
      if failed.count <= DeckLimit.pictures { faults.append(error.description(in: file)) }
      return nil
    }
  }

  private func keep(_ picture: StoredPicture) throws(DeckError) -> String {
    do throws(StorageError) {
      return try pictures.add(picture)
    } catch {
      throw DeckError(line: nil, message: error.description)
    }
  }
}
