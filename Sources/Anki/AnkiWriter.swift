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

  private static let tables = """
    CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null,
      scm integer not null, ver integer not null, dty integer not null, usn integer not null,
      ls integer not null, conf text not null, models text not null, decks text not null,
      dconf text not null, tags text not null);
    CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null,
      mod integer not null, usn integer not null, tags text not null, flds text not null,
      sfld integer not null, csum integer not null, flags integer not null, data text not null);
    CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null,
      ord integer not null, mod integer not null, usn integer not null, type integer not null,
      queue integer not null, due integer not null, ivl integer not null, factor integer not null,
      reps integer not null, lapses integer not null, left integer not null, odue integer not null,
      odid integer not null, flags integer not null, data text not null);
    CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null,
      ease integer not null, ivl integer not null, lastIvl integer not null,
      factor integer not null, time integer not null, type integer not null);
    CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
    CREATE INDEX ix_notes_usn on notes (usn);
    CREATE INDEX ix_cards_usn on cards (usn);
    CREATE INDEX ix_revlog_usn on revlog (usn);
    CREATE INDEX ix_cards_nid on cards (nid);
    CREATE INDEX ix_cards_sched on cards (did, queue, due);
    CREATE INDEX ix_revlog_cid on revlog (cid);
    CREATE INDEX ix_notes_csum on notes (csum);
    """

  /// The collection with its note type ?1 named ?2, with fields ?3 and ?4, and its deck ?5 named ?6.
  private static let collection = """
    INSERT INTO col VALUES (1, ?7 / 1000, ?7, ?7, 11, 0, 0, 0,
      json_object('activeDecks', json_array(1), 'curDeck', 1, 'nextPos', 1, 'sortType', 'noteFld',
        'collapseTime', 1200, 'dueCounts', json('true'), 'estTimes', json('true')),
      json_object(?1, json_object('id', ?1 + 0, 'name', ?2, 'type', 0, 'mod', ?7 / 1000, 'usn', -1,
        'sortf', 0, 'did', ?5 + 0, 'tags', json_array(), 'vers', json_array(),
        'css', '.card { font-family: arial; font-size: 20px; text-align: center; }',
        'latexPre', '\\documentclass[12pt]{article}' || char(10) || '\\begin{document}' || char(10),
        'latexPost', '\\end{document}', 'req', json('[[0,"any",[0]]]'),
        'flds', json_array(
          json_object('name', ?3, 'ord', 0, 'font', 'Arial', 'size', 20, 'media', json_array(),
            'rtl', json('false'), 'sticky', json('false')),
          json_object('name', ?4, 'ord', 1, 'font', 'Arial', 'size', 20, 'media', json_array(),
            'rtl', json('false'), 'sticky', json('false'))),
        'tmpls', json_array(json_object('name', 'Card 1', 'ord', 0, 'did', NULL, 'bqfmt', '',
          'bafmt', '', 'qfmt', '{{' || ?3 || '}}',
          'afmt', '{{FrontSide}}<hr id=answer>{{' || ?4 || '}}')))),
      json_object(
        '1', json_object('id', 1, 'name', 'Default', 'mod', 0, 'usn', 0, 'conf', 1, 'dyn', 0,
          'desc', '', 'collapsed', json('false'), 'newToday', json('[0,0]'),
          'revToday', json('[0,0]'), 'lrnToday', json('[0,0]'), 'timeToday', json('[0,0]')),
        ?5, json_object('id', ?5 + 0, 'name', ?6, 'mod', ?7 / 1000, 'usn', -1, 'conf', 1, 'dyn', 0,
          'desc', '', 'collapsed', json('false'), 'newToday', json('[0,0]'),
          'revToday', json('[0,0]'), 'lrnToday', json('[0,0]'), 'timeToday', json('[0,0]'))),
      json('{"1":{"id":1,"name":"Default","mod":0,"usn":0,"autoplay":true,"timer":0,
        "replayq":true,"maxTaken":60,
        "new":{"bury":true,"delays":[1,10],"initialFactor":2500,"ints":[1,4,7],"order":1,
          "perDay":20},
        "rev":{"bury":true,"ease4":1.3,"ivlFct":1,"maxIvl":36500,"perDay":200},
        "lapse":{"delays":[10],"leechAction":0,"leechFails":8,"minInt":1,"mult":0}}}'), '{}')
    """

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
