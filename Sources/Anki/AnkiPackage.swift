import Decks
import Libc
import Words

/// A file in which Anki exports decks (`.apkg`) or everything (`.colpkg`); it is only read.
///
/// The formats are described in Anki's sources, `rslib/src/import_export/package`.
package final class AnkiPackage {
  /// The notes.
  package let collection: AnkiCollection
  private let archive: ZipArchive
  /// Whether the media are compressed.
  private let isPacked: Bool
  /// The names in the archive by the names in the notes.
  private let mediaNames: [String: String]
  /// The bytes of media read so far.
  private var mediaBytes = 0

  /// The collections in a package, the newest format first; an older one beside it is a dummy.
  private static let collections = ["collection.anki21b", "collection.anki21", "collection.anki2"]

  /// Whether a file is a package by its name, or else by its contents.
  package static func isPackage(at path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".apkg") || name.hasSuffix(".colpkg") { return true }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let archive = try? ZipArchive(at: path)
    else { return false }
    return collections.contains(where: archive.contains)
  }

  /// Opens a package.
  ///
  /// The collection is unpacked to a temporary file, which has lost its name when this returns.
  ///
  /// - Parameter path: the path of a regular file.
  /// - Throws: one line about what was expected.
  package init(at path: String) throws(DeckError) {
    archive = try ZipArchive(at: path)
    guard let name = AnkiPackage.collections.first(where: archive.contains) else {
      throw DeckError(message: say("the package has no Anki collection"))
    }
    isPacked = name == AnkiPackage.collections.first
    mediaNames = try archive.mediaNames(isPacked: isPacked)
    let file = try TemporaryFile()
    var isBegun = false
    try archive.unpack(name, isPacked: isPacked, limit: AnkiLimit.collectionBytes) {
      part throws(DeckError) in
      guard isBegun || part.starts(with: "SQLite format 3\0".utf8) else { throw Database.damaged }
      isBegun = true
      try file.append(part)
    }
    collection = try withExtendedLifetime(file) { () throws(DeckError) in
      try AnkiCollection(at: file.path)
    }
  }

  /// Reads a picture or sound of the notes.
  ///
  /// - Parameter name: its name in the notes.
  /// - Returns: its bytes; `nil` if the package does not have it.
  /// - Throws: if it is damaged, or if it or all media together are too large; then `mediaFault` says
  ///   so as well.
  package func media(named name: String) throws(DeckError) -> [UInt8]? {
    guard let entry = mediaNames[name], archive.contains(entry) else { return nil }
    if let mediaFault { throw mediaFault }
    let limit = DeckLimit.pictureBytes
    var bytes: [UInt8] = []
    do throws(DeckError) {
      try archive.unpack(entry, isPacked: isPacked, limit: limit) { part throws(DeckError) in
        bytes += part
      }
    } catch {
      guard error == DeckError.tooLarge(entry, limit: limit) else { throw error }
      mediaFault = DeckError.tooLarge(name, limit: limit)
    }
    mediaBytes += bytes.count
    if mediaBytes > AnkiLimit.mediaBytes, mediaFault == nil {
      let most = AnkiLimit.mediaBytes >> 20
      mediaFault = DeckError(message: say("expected at most \(most) MiB of pictures"))
    }
    if let mediaFault { throw mediaFault }
    return bytes
  }

  /// The reason why no more media are read, as in a package that is a bomb; `nil` if all is well.
  package private(set) var mediaFault: DeckError?
}

extension ZipArchive {
  /// Reads the list of media: an object of JSON, or a message with an entry for each.
  fileprivate func mediaNames(isPacked: Bool) throws(DeckError) -> [String: String] {
    guard contains("media") else { return [:] }
    var list: [UInt8] = []
    try unpack("media", isPacked: isPacked, limit: AnkiLimit.mediaListBytes) {
      part throws(DeckError) in list += part
    }
    return isPacked
      ? try AnkiMedia.names(inMessage: list) : try AnkiMedia.names(inJSON: list)
  }

  /// Reads an entry in parts, unpacked by Zstandard if it is packed.
  fileprivate func unpack(
    _ name: String, isPacked: Bool, limit: Int,
    _ take: (UnsafeRawBufferPointer) throws(DeckError) -> Void
  ) throws(DeckError) {
    guard isPacked else { return try read(name, limit: limit, take) }
    let zstandard = try Zstandard(name, limit: limit)
    try read(name, limit: limit) { part throws(DeckError) in try zstandard.unpack(part, take) }
    try zstandard.finish()
  }
}
