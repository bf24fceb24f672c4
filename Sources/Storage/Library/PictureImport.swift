import Anki
import Decks
import Libc
import Words

/// A deck whose pictures are in the library.
public struct PictureImport: Equatable, Sendable {
  /// The deck; pictures that could not be read are words, and pairs with a missing one that has no words
  /// are left out.
  public let deck: Deck
  /// The errors, one line each, as in `cat.png: expected an image in PNG or JPEG`.
  public let faults: [String]
  /// The number of pictures that were read.
  public let count: Int
  /// The number of pictures that could not be read.
  public var unread = 0
  /// The number of pairs that were left out.
  public var leftOut = 0
  /// The places of the pairs in the deck as it was read.
  var places: [Int] = []
}

/// Brings the pictures of a deck into the library.
struct PictureImporter {
  private let pictures: PictureFolder
  private let files: PictureFiles
  /// The identifiers of the files read so far.
  private var known: [String: String] = [:]
  private var failed: Set<String> = []
  /// The files that are not there, and the first of them.
  private var missing: Set<String> = []
  private var firstMissing: String?
  /// The faults of other pictures, each kind once: its first picture, and the number of them.
  private var unreadable: [(kind: String, first: String, count: Int)] = []
  /// The pictures that were read, to be kept once all is well.
  private(set) var unsaved: [StoredPicture] = []

  /// Prepares to read pictures.
  init(into pictures: PictureFolder, from files: PictureFiles) {
    self.pictures = pictures
    self.files = files
  }

  /// Reads all pictures that a deck refers to.
  ///
  /// A picture that cannot be read becomes its words, and one line for each kind of fault says why.
  ///
  /// - Parameters:
  ///   - deck: the deck as it was read.
  ///   - earlier: the faults found before.
  /// - Returns: the deck with pictures of the library, and all faults.
  mutating func read(_ deck: Deck, after earlier: [String]) -> PictureImport {
    var pairs: [Pair] = []
    var seen: Set<Pair> = []
    var leftOut = 0
    var places: [Int] = []
    for (place, pair) in deck.pairs.enumerated() {
      guard !isLost(pair.first, of: pair), !isLost(pair.second, of: pair) else {
        leftOut += 1
        continue
      }
      let first = text(of: pair.first)
      let new =
        pair.isTwin ? Pair(twin: first) : Pair(term: first, definition: text(of: pair.second))
      guard seen.insert(new).inserted else { continue }
      pairs.append(new)
      places.append(place)
    }
    var imported = deck
    imported.pairs = pairs
    return PictureImport(
      deck: imported, faults: earlier + missingLines + unreadableLines, count: known.count,
      unread: failed.count + earlier.count, leftOut: leftOut, places: places)
  }

  /// One line about all files that are not there; none if they all are.
  private var missingLines: [String] {
    guard let first = firstMissing?.cleaned else { return [] }
    let (count, shown) = (missing.count, missing.count.grouped)
    return [
      say(
        count, one: "\(shown) missing picture: \(first); put its folder beside the file",
        other: "\(shown) missing pictures, first: \(first); put their folder beside the file")
    ]
  }

  /// One line about all files that could not be read for one reason; none if all could be read.
  private var unreadableLines: [String] {
    unreadable.map { _, first, count in
      count == 1
        ? first
        : say(
          count, one: "\(count.grouped) unreadable picture: \(first)",
          other: "\(count.grouped) unreadable pictures, first: \(first)")
    }
  }

  /// Whether a face would be nothing but the name of a file, which may give the other side away.
  private mutating func isLost(_ face: Face, of pair: Pair) -> Bool {
    guard let picture = face.picture, pictures.picture(picture.file) == nil,
      picture == PictureReference(words: "", file: picture.file)
    else { return false }
    let isElsewhere = picture.file.contains("://") || picture.file.lowercased().hasSuffix(".svg")
    return identifier(of: picture.file) == nil
      && (isElsewhere || !pair.isTwin || missing.contains(picture.file))
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
        throw DeckError(message: say("expected at most \(DeckLimit.pictures) pictures, found more"))
      }
      guard let image = try files.contents(of: file) else {
        failed.insert(file)
        missing.insert(file)
        firstMissing = firstMissing ?? file
        return nil
      }
      let picture = try StoredPicture(image: image)
      let identifier = picture.identifier
      unsaved.append(picture)
      known[file] = identifier
      return identifier
    } catch {
      failed.insert(file)
      // Numbers, as those of bytes, make no other kind.
      let kind = error.message.filter { !$0.isNumber }
      if let place = unreadable.firstIndex(where: { $0.kind == kind }) {
        unreadable[place].count += 1
      } else {
        unreadable.append((kind, error.description(in: file), 1))
      }
      return nil
    }
  }
}

/// The files that a deck refers to: next to it, in its `collection.media`, or in Anki's.
struct PictureFiles {
  /// The package in which a file is looked for first.
  private let package: AnkiPackage?
  /// The folders in which a file is looked for.
  private let folders: [String]
  private let calls: SystemCalls

  /// The files of a deck.
  ///
  /// - Parameters:
  ///   - directory: the folder of the deck.
  ///   - anki: Anki's own folder, as in `~/.local/share/Anki2`, with a folder for each profile.
  ///   - package: the package that has the deck, if there is one.
  ///   - calls: the system.
  init(
    beside directory: String, anki: String?, in package: AnkiPackage? = nil, calls: SystemCalls
  ) {
    self.package = package
    let profiles = anki.flatMap { anki in
      try? Folder(path: anki, calls: calls).names().filter { !$0.hasPrefix(".") }.sorted()
        .map { "\(anki)/\($0)" }
    }
    folders = [directory] + ([directory] + (profiles ?? [])).map { "\($0)/collection.media" }
    self.calls = calls
  }

  /// Reads a file.
  ///
  /// - Parameter name: a path from one of the folders that stays inside it.
  /// - Returns: its bytes; `nil` if there is no such file.
  /// - Throws: what was expected.
  func contents(of name: String) throws(DeckError) -> [UInt8]? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(""), !parts.contains(".."), !name.contains("://"),
      !name.lowercased().hasPrefix("data:")
    else { throw DeckError(message: say("expected a file next to the deck")) }
    for candidate in [name, name.withoutPercents] {
      if let bytes = try package?.media(named: candidate) { return bytes }
      for folder in folders {
        let path = "\(folder)/\(candidate)"
        guard FileStatus(at: path) != nil else { continue }
        do throws(StorageError) {
          return try OpenFile(path, O_RDONLY, calls: calls)
            .contents(limit: DeckLimit.pictureBytes)
        } catch {
          throw DeckError(message: error.why)
        }
      }
    }
    return nil
  }
}
