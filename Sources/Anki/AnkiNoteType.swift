import Decks
import Words

/// A kind of notes: the names of their fields.
package struct AnkiNoteType: Equatable, Sendable {
  package let name: String
  package internal(set) var fields: [String] = []
  /// Whether the first field is a text with gaps.
  package let hasGaps: Bool
  /// Whether its notes hide parts of an image.
  package let hidesParts: Bool

  /// The number of the kind of notes that hide parts of an image.
  private static let imageOcclusion: Int64 = 6

  /// Describes a kind of notes.
  ///
  /// - Parameters:
  ///   - name: the name, which an older add-on for images is known by.
  ///   - kind: 1 for a text with gaps.
  ///   - origin: the note type of Anki of which this one was made.
  init(name: String, kind: Int64, origin: Int64) {
    self.name = name.cleaned
    hasGaps = kind == 1
    hidesParts =
      origin == AnkiNoteType.imageOcclusion || name.lowercased().contains("image occlusion")
  }

  /// The index of the field of a name, or of a number from 1.
  package func field(_ name: String) -> Int? {
    if let place = fields.firstIndex(where: { $0.caseFolded == name.caseFolded }) { return place }
    return Int(name).flatMap { fields.indices.contains($0 - 1) ? $0 - 1 : nil }
  }
}

/// Reading decks and note types, which Anki has kept as JSON and as tables.
extension Database {
  /// The note types by their numbers.
  func noteTypes() throws(DeckError) -> [Int64: AnkiNoteType] {
    let areTables = try hasTable("notetypes")
    var types: [Int64: AnkiNoteType] = [:]
    let take = { (row: Row) throws(DeckError) in
      guard types.count < AnkiLimit.names else { throw Database.damaged }
      let (kind, origin) = areTables ? Database.kind(row.bytes(2)) : (row.number(2), row.number(3))
      types[row.number(0)] = AnkiNoteType(name: row.text(1), kind: kind, origin: origin)
    }
    let takeField = { (row: Row) throws(DeckError) in
      let (number, field) = (row.number(0), row.text(1).cleaned)
      // A member may be there twice: the later type replaces the earlier one.
      guard let count = types[number]?.fields.count, count < AnkiLimit.fields,
        row.number(2) == count
      else { return }
      types[number]?.fields.append(field)
    }
    if areTables {
      guard try hasTable("fields") else { throw Database.damaged }
      try rows("SELECT id, name, config FROM notetypes", take)
      try rows("SELECT ntid, name, ord FROM fields ORDER BY ntid, ord", takeField)
    } else {
      try rows(
        """
        SELECT CAST(t.key AS INTEGER), json_extract(t.value, '$.name'),
          json_extract(t.value, '$.type'), json_extract(t.value, '$.originalStockKind')
        FROM (SELECT models FROM col LIMIT 1), json_each(models) AS t
        """, take)
      try rows(
        """
        SELECT CAST(t.key AS INTEGER), json_extract(f.value, '$.name'), f.key
        FROM (SELECT models FROM col LIMIT 1), json_each(models) AS t,
          json_each(t.value, '$.flds') AS f
        """, takeField)
    }
    return types
  }

  /// The names of the decks by their numbers, as in `Languages::French`.
  func deckNames() throws(DeckError) -> [Int64: String] {
    let areTables = try hasTable("decks")
    var names: [Int64: String] = [:]
    try rows(
      areTables
        ? "SELECT id, name FROM decks"
        : """
        SELECT CAST(d.key AS INTEGER), json_extract(d.value, '$.name')
        FROM (SELECT decks FROM col LIMIT 1), json_each(decks) AS d
        """
    ) { row throws(DeckError) in
      guard names.count < AnkiLimit.names else { throw Database.damaged }
      let parts = row.text(1).split(separator: "\u{1F}")
      names[row.number(0)] = parts.joined(separator: "::").cleaned
    }
    return names
  }

  /// The kind of a note type and the one of which it was made, in its message.
  private static func kind(_ message: [UInt8]) -> (Int64, Int64) {
    let number = { (field: Int) in
      Int64(truncatingIfNeeded: Protobuf.number(field, in: message[...]) ?? 0)
    }
    return (number(1), number(9))
  }
}
