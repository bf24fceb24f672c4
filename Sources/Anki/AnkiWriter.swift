import CAnki
import Decks
import Libc
import Words

/// Writes packages that every version of Anki opens, with a collection in the oldest of the formats.
package enum AnkiWriter {
  /// The bytes of a package.
  ///
  /// - Parameters:
  ///   - deck: the full name of the deck.
  ///   - fields: the names of the two fields.
  ///   - notes: the two sides of each note, in HTML.
  ///   - media: the pictures to which the notes refer, by their names.
  ///   - moment: when it is made, in microseconds since 1970.
  /// - Returns: a file for Anki; a note has the same identifier in each package of the deck, so that
  ///   Anki updates it.
  /// - Throws: if there is no room for a temporary file.
  package static func package(
    of deck: String, fields: [String], notes: [[String]], media: [(name: String, bytes: [UInt8])],
    at moment: Int64
  ) throws(DeckError) -> [UInt8] {
    let collection = try NewCollection(deck, fields, notes, at: moment / 1000).bytes
    var list: [UInt8] = Array("{".utf8)
    for (number, file) in media.enumerated() {
      list += Array("\(number == 0 ? "" : ",")\"\(number)\":\(file.name.json)".utf8)
    }
    list.append(UInt8(ascii: "}"))
    let files =
      [("collection.anki2", collection), ("media", list)]
      + media.enumerated().map { ("\($0)", $1.bytes) }
    return try archive(of: files)
  }

  private static func archive(of files: [(String, [UInt8])]) throws(DeckError) -> [UInt8] {
    let temporary = try TemporaryFile()
    guard let zip = zipOpen64(temporary.path, APPEND_STATUS_CREATE) else { throw failure }
    var info = zip_fileinfo()
    // The first day that an archive can have.
    info.dosDate = 1 << 21 | 1 << 16
    let isWritten = files.allSatisfy { name, bytes in
      zipOpenNewFileInZip64(
        zip, name, &info, nil, 0, nil, 0, nil, Z_DEFLATED, Z_DEFAULT_COMPRESSION, 0) == ZIP_OK
        && zipWriteInFileInZip(zip, bytes, UInt32(clamping: bytes.count)) == ZIP_OK
        && zipCloseFileInZip(zip) == ZIP_OK
    }
    guard zipClose(zip, nil) == ZIP_OK, isWritten else { throw failure }
    return try temporary.contents()
  }

  static var failure: DeckError {
    DeckError(message: say("there is no room for a temporary file"))
  }
}

/// A collection in memory.
private final class NewCollection {
  private let connection: OpaquePointer

  private static let tables = String(decoding: PackageResources.tables_sql, as: UTF8.self)

  /// The collection with its note type ?1 named ?2, with fields ?3 and ?4, and its deck ?5 named ?6.
  private static let collection = String(decoding: PackageResources.collection_sql, as: UTF8.self)

  init(
    _ deckName: String, _ fields: [String], _ notes: [[String]], at moment: Int64
  ) throws(DeckError) {
    var opened: OpaquePointer?
    guard sqlite3_open(":memory:", &opened) == SQLITE_OK, let opened else {
      throw AnkiWriter.failure
    }
    connection = opened
    let title = fields.joined(separator: ", ")
    let (type, deck) = ("type \(title)".identifier, "deck \(deckName)".identifier)
    let isMade = sqlite3_exec(connection, "BEGIN;" + NewCollection.tables, nil, nil, nil)
    guard isMade == SQLITE_OK else { throw AnkiWriter.failure }
    let values =
      ["\(type)", "Memorize (\(title))"] + fields + ["\(deck)", deckName, "\(moment)"]
    try run(NewCollection.collection, [values])
    try run(
      "INSERT INTO notes VALUES (?1, ?2, ?3, ?1 / 1000, -1, '', ?4, ?5, 0, 0, '')",
      notes.enumerated().map { number, sides in
        let text = sides.joined(separator: DeckReading.noteMark)
        let guid = String("\(deckName) \(text)".identifier, radix: 36)
        return ["\(moment + Int64(number))", guid, "\(type)", text, sides.first ?? ""]
      })
    // A new card for each note, in their order.
    try run(
      """
      INSERT INTO cards SELECT id, id, ?1, 0, mod, -1, 0, 0, id - ?2 + 1, 0, 0, 0, 0, 0, 0, 0, 0, ''
        FROM notes
      """, [["\(deck)", "\(moment)"]])
    try run("COMMIT", [[]])
  }

  deinit { sqlite3_close_v2(connection) }

  /// Runs a statement with the values of each row.
  private func run(_ statement: String, _ rows: [[String]]) throws(DeckError) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection, statement, -1, &prepared, nil) == SQLITE_OK,
      let prepared
    else { throw AnkiWriter.failure }
    defer { sqlite3_finalize(prepared) }
    for row in rows {
      for (place, value) in zip(Int32(1)..., row) {
        memorize_bind(prepared, place, value, Int32(clamping: value.utf8.count))
      }
      guard sqlite3_step(prepared) == SQLITE_DONE else { throw AnkiWriter.failure }
      sqlite3_reset(prepared)
    }
  }

  /// The collection as a file.
  var bytes: [UInt8] {
    get throws(DeckError) {
      var size: sqlite3_int64 = 0
      guard let start = sqlite3_serialize(connection, "main", &size, 0) else {
        throw AnkiWriter.failure
      }
      defer { sqlite3_free(start) }
      return Array(UnsafeBufferPointer(start: start, count: Int(size)))
    }
  }
}

extension String {
  /// A positive number that is always the same for this text (FNV-1a).
  fileprivate var identifier: Int64 {
    let hash = utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Int64(hash >> 12) + 1
  }

  /// The text in quotes for JSON; clean texts have no other characters to escape.
  fileprivate var json: String {
    "\"" + flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] } + "\""
  }
}
