import CAnki
import Decks
import Words

/// The entries of a ZIP archive, read one at a time; nothing is written.
final class ZipArchive {
  /// The place of an entry.
  private struct Entry {
    var position: unz64_file_pos
    let size: UInt64
  }

  private let file: unzFile
  private var entries: [String: Entry] = [:]

  /// Opens an archive and lists its entries.
  ///
  /// Only those in its top folder are listed, under their first name.
  ///
  /// - Throws: if the file is no archive, damaged, or has too many entries.
  init(at path: String) throws(DeckError) {
    guard let file = unzOpen64(path) else {
      throw DeckError(message: say("expected an Anki package, which is a ZIP archive"))
    }
    self.file = file
    try list()
  }

  deinit { unzClose(file) }

  private func list() throws(DeckError) {
    var status = unzGoToFirstFile(file)
    var count = 0
    while status == memorize_zip_ok {
      count += 1
      guard count <= AnkiLimit.entries else {
        throw DeckError(
          message: say("expected at most \(AnkiLimit.entries) files in the package, found more"))
      }
      var info = unz_file_info64()
      var name = [CChar](repeating: 0, count: 256)
      var position = unz64_file_pos()
      let isKnown =
        unzGetCurrentFileInfo64(file, &info, &name, UInt(name.count - 1), nil, 0, nil, 0)
        == memorize_zip_ok && unzGetFilePos64(file, &position) == memorize_zip_ok
      guard isKnown else { throw ZipArchive.damaged }
      let length = Int(min(info.size_filename, UInt(name.count - 1)))
      let text = String(decoding: name.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      try check(text, info)
      if !text.contains("/"), entries[text] == nil {
        entries[text] = Entry(position: position, size: info.uncompressed_size)
      }
      status = unzGoToNextFile(file)
    }
    guard status == memorize_zip_end else { throw ZipArchive.damaged }
  }

  /// Checks that an entry is no link, and does not lead out of the archive.
  private func check(_ name: String, _ info: unz_file_info64) throws(DeckError) {
    // The upper half is the mode of the file where it was packed by Unix.
    guard info.external_fa >> 16 & 0o170000 != 0o120000 else {
      throw DeckError(message: say("expected files in the package, found a link"))
    }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    guard !parts.contains(".."), parts.first != "" else { throw DeckError.elsewhere(name) }
  }

  /// Whether there is an entry of a name.
  func contains(_ name: String) -> Bool { entries[name] != nil }

  /// Reads an entry in parts.
  ///
  /// - Parameters:
  ///   - name: the name of the entry.
  ///   - limit: the most bytes, declared and found.
  ///   - take: takes each part, of at least one byte.
  /// - Throws: if there is no such entry, if it is too large or damaged, and what `take` throws.
  func read(
    _ name: String, limit: Int, _ take: (UnsafeRawBufferPointer) throws(DeckError) -> Void
  ) throws(DeckError) {
    guard var entry = entries[name] else { throw ZipArchive.damaged }
    guard entry.size <= UInt64(limit) else { throw DeckError.tooLarge(name, limit: limit) }
    guard unzGoToFilePos64(file, &entry.position) == memorize_zip_ok,
      unzOpenCurrentFile(file) == memorize_zip_ok
    else { throw ZipArchive.damaged }
    do throws(DeckError) {
      try readParts(of: name, limit: limit, take)
    } catch {
      unzCloseCurrentFile(file)
      throw error
    }
    // Also compares the checksum.
    guard unzCloseCurrentFile(file) == memorize_zip_ok else { throw ZipArchive.damaged }
  }

  private func readParts(
    of name: String, limit: Int, _ take: (UnsafeRawBufferPointer) throws(DeckError) -> Void
  ) throws(DeckError) {
    var part = [UInt8](repeating: 0, count: 64 << 10)
    var total = 0
    while true {
      let count = Int(unzReadCurrentFile(file, &part, UInt32(part.count)))
      guard count >= 0 else { throw ZipArchive.damaged }
      guard count > 0 else { return }
      total += count
      guard total <= limit else { throw DeckError.tooLarge(name, limit: limit) }
      try part.withUnsafeBytesOfFirst(count, take)
    }
  }

  private static var damaged: DeckError {
    DeckError(message: say("the package is damaged"))
  }
}

extension DeckError {
  /// The error about a file whose name would lead to another folder.
  static func elsewhere(_ name: String) -> DeckError {
    DeckError(message: say("expected names without folders in the package, found \(name.quoted)"))
  }

  /// The error about a file in a package with too many bytes.
  static func tooLarge(_ name: String, limit: Int) -> DeckError {
    DeckError(message: say("expected at most \(limit) bytes in '\(name)', found more"))
  }
}

extension [UInt8] {
  /// Passes the first bytes on.
  func withUnsafeBytesOfFirst(
    _ count: Int, _ body: (UnsafeRawBufferPointer) throws(DeckError) -> Void
  ) throws(DeckError) {
    try withUnsafeBufferPointer { bytes throws(DeckError) in
      try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes.prefix(count))))
    }
  }
}
