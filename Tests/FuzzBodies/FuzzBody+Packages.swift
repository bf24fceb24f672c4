import Anki
import Decks
import Libc

extension FuzzBody {
  /// A package, a collection or a list of media that was read has harmless notes and names;
  /// otherwise one line says why not.
  ///
  /// The bytes are taken as each of them.
  static let package = FuzzBody("package") { (bytes) throws(Complaint) in
    var path = Array("/tmp/memorize-fuzz-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    try expect(file >= 0 && write(file, bytes, bytes.count) == bytes.count, "no file to read")
    close(file)
    let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(name) }
    try harmless { () throws(DeckError) in
      let package = try AnkiPackage(at: name)
      for picture in ["cat.png", "x.png", "../x", ""] { _ = try? package.media(named: picture) }
      return try rows(of: package.collection)
    }
    try harmless { () throws(DeckError) in try rows(of: AnkiCollection(at: name)) }
    for names in [try? AnkiMedia.names(inJSON: bytes), try? AnkiMedia.names(inMessage: bytes)] {
      let paths = names?.keys.filter { $0.contains("/") || $0 == ".." || $0.isEmpty } ?? []
      try expect(paths.isEmpty, "names that lead elsewhere: \(paths)")
    }
  }

  /// Reads the notes of a collection as a deck.
  private static func rows(of collection: AnkiCollection) throws(DeckError) -> [UInt8] {
    var rows: [UInt8] = []
    try collection.notes { _, type, note throws(DeckError) in
      guard rows.count < 100_000 else { return }
      let fields = Array(note.fields.prefix(2)) + Array(repeating: [], count: 2)
      rows += DeckReading.row(ofNote: fields.prefix(2) + [note.tags[...]])
      for field in fields { _ = DeckReading.isOnlySound(field) }
      _ = type.field("Front")
    }
    return rows
  }

  private static func harmless(_ read: () throws(DeckError) -> [UInt8]) throws(Complaint) {
    let rows: [UInt8]
    do throws(DeckError) {
      rows = try read()
    } catch {
      return try expect(error.description.isOneShortLine, "an error longer than a line: \(error)")
    }
    let reading = DeckReading(notes: rows, named: "a/..\u{1B}[2Jb", sides: nil, tag: nil)
    for fault in reading.faults.list {
      try expect(fault.description.isOneShortLine, "an error longer than a line: \(fault)")
    }
    if let deck = reading.deck { try check(deck) }
  }
}
