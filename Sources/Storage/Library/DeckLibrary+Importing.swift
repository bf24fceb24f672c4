import Anki
import Decks
import Libc
import Words

extension DeckLibrary {
  /// Reads any file, or a folder of pictures, as a deck, without adding it to the library.
  ///
  /// - Parameters:
  ///   - path: the path of the file, which names the deck if its header does not.
  ///   - columns: the wanted columns.
  /// - Returns: the contents of the file, and its faults.
  /// - Throws: if the file cannot be read, or is larger than a deck file may be.
  public func reading(
    fileAt path: String, _ columns: DeckColumns = DeckColumns(header: .auto)
  ) throws(StorageError) -> DeckReading {
    if DeckLibrary.isFolder(at: path) { return try reading(folderAt: path) }
    let bytes = try OpenFile(path, O_RDONLY, calls: calls).contents(limit: DeckLimit.fileBytes)
    return DeckReading(bytes, named: path.fileStem, columns: columns)
  }
}

extension DeckLibrary {
  /// Whether a path leads to a folder.
  public static func isFolder(at path: String) -> Bool {
    guard let directory = opendir(path) else { return false }
    closedir(directory)
    return true
  }

  /// The fewest pictures in a folder that make a deck.
  public static let leastPictures = 2

  /// Whether a file's name is that of a picture, in PNG or JPEG.
  public static func isPicture(fileNamed name: String) -> Bool { name.isPicture }

  /// Reads a folder of pictures as a deck of a card for each, named after its file.
  ///
  /// - Parameter path: the path of the folder, which names the deck.
  /// - Returns: the deck, and its faults; the pictures themselves are not read yet.
  /// - Throws: if the folder cannot be read, has too many files or fewer than two pictures.
  public func reading(folderAt path: String) throws(StorageError) -> DeckReading {
    let names = try Folder(path: path, calls: calls).names()
    guard names.count <= StorageLimit.folderFiles else {
      throw StorageError(
        .read, path: path,
        say("expected at most \(StorageLimit.folderFiles) files, found \(names.count)"))
    }
    let pictures = names.filter(\.isPicture).sorted()
    guard pictures.count >= DeckLibrary.leastPictures else {
      throw StorageError(
        .read, path: path,
        say("expected at least 2 pictures in PNG or JPEG, found \(pictures.count)"))
    }
    return DeckReading(Deck.file(ofPictures: pictures), named: DeckLibrary.name(ofFolderAt: path))
  }

  /// A fault for each picture in a folder that is left out, because a deck cannot have its name.
  private func faultyNames(inFolderAt path: String) throws(StorageError) -> [String] {
    try Folder(path: path, calls: calls).names()
      .filter { $0.hasPictureEnding && !$0.isClean }.sorted().prefix(DeckLimit.pictures)
      .map { "\($0.cleaned): expected a name without control or invisible characters" }
  }

  /// The name of a folder, even if its path ends with dots.
  private static func name(ofFolderAt path: String) -> String {
    if let base = path.base, base != ".", base != ".." { return base }
    guard let real = realpath(path, nil) else { return "Pictures" }
    defer { free(real) }
    return String(cString: real).base ?? "Pictures"
  }

  /// Brings the pictures of a deck into the library.
  ///
  /// They are files next to the deck, in `collection.media` beside it, or in that of an Anki whose
  /// data lie next to those of this program.
  ///
  /// - Parameters:
  ///   - deck: the deck as it was read.
  ///   - path: the file or folder from which it was read.
  /// - Returns: the deck with pictures of the library, and what could not be read.
  /// - Throws: if there is no place to keep pictures, or too few pairs are left without those that are
  ///   missing.
  public func importingPictures(
    of deck: Deck, fromFileAt path: String
  ) throws(StorageError) -> PictureImport {
    guard deck.pairs.contains(where: \.hasPicture) else {
      return PictureImport(deck: deck, faults: [], count: 0)
    }
    guard let pictures = pictureFolder else { throw DeckLibrary.nowhere }
    var importer = PictureImporter(into: pictures, from: pictureFiles(besideFileAt: path))
    let odd = DeckLibrary.isFolder(at: path) ? try faultyNames(inFolderAt: path) : []
    let read = importer.read(deck, after: odd)
    let playable = read.deck.unambiguous(order: read.deck.pairs.indices, limit: 2).count
    guard playable == 2 else {
      let reason = say("expected at least 2 pairs, found \(playable)")
      throw StorageError(
        .read, path: path, (read.faults.prefix(1) + [reason]).joined(separator: "; "))
    }
    try pictures.add(importer.unsaved)
    return read
  }

  /// Where the pictures of the player's decks are kept.
  var pictureFolder: PictureFolder? {
    folder.flatMap { folder in
      folder.path.parent.map { PictureFolder(directory: $0, calls: folder.calls) }
    }
  }

  /// The files to which a deck may refer.
  func pictureFiles(besideFileAt path: String, in package: AnkiPackage? = nil) -> PictureFiles {
    PictureFiles(
      beside: DeckLibrary.isFolder(at: path) ? path : path.parent ?? ".",
      anki: folder?.path.parent?.parent.map { "\($0)/Anki2" }, in: package, calls: calls)
  }
}

extension Pair {
  /// Whether one of its faces is a picture.
  fileprivate var hasPicture: Bool { first.picture != nil || second.picture != nil }
}

extension String {
  /// The last part of a path.
  fileprivate var base: String? { split(separator: "/").last.map(String.init) }

  /// The path of the folder of a path; `nil` if it is not written there.
  fileprivate var parent: String? {
    lastIndex(of: "/").map { $0 == startIndex ? "/" : String(self[..<$0]) }
  }

  /// Whether a file's name is that of a picture.
  fileprivate var isPicture: Bool { isClean && hasPictureEnding }

  /// Whether a visible file's name ends like that of a picture.
  fileprivate var hasPictureEnding: Bool {
    let name = lowercased()
    return !hasPrefix(".") && [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) }
  }
}
