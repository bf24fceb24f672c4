import Decks
import Words

/// The notes of an Anki collection, with their decks and note types.
package final class AnkiCollection {
  /// A deck with notes.
  package struct AnkiDeck: Equatable, Sendable {
    /// The full name, as in `Languages::French`.
    package let name: String
    /// The number of its notes.
    package internal(set) var notes = 0
  }

  /// The decks with notes, by name.
  package let decks: [AnkiDeck]
  /// The note types with notes, by name, and the number of notes of each.
  package let noteTypes: [(type: AnkiNoteType, notes: Int)]

  private let database: Database
  private let types: [Int64: AnkiNoteType]
  /// The deck of each note, as an index of `decks`.
  private let homes: [Int64: Int]

  /// Reads the decks and note types of a collection.
  ///
  /// - Parameter path: an SQLite file.
  /// - Throws: if it is damaged, or no collection of Anki.
  package init(at path: String) throws(DeckError) {
    database = try Database(at: path)
    for table in ["col", "notes", "cards"] {
      guard try database.hasTable(table) else {
        throw DeckError(message: say("the package has no Anki collection"))
      }
    }
    types = try database.noteTypes()
    let cards = try database.decksOfNotes()
    let names = try database.deckNames()
    var (deckCounts, typeCounts): ([Int64: Int], [Int64: Int]) = ([:], [:])
    try database.rows("SELECT id, mid FROM notes") { row throws(DeckError) in
      guard let deck = cards[row.number(0)] else { return }
      deckCounts[deck, default: 0] += 1
      typeCounts[row.number(1), default: 0] += 1
    }
    let sorted = deckCounts.map { (number: $0, name: names[$0] ?? "", notes: $1) }
      .sorted { ($0.name, $0.number) < ($1.name, $1.number) }
    decks = sorted.map { AnkiDeck(name: $0.name, notes: $0.notes) }
    let places = Dictionary(
      sorted.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
    homes = cards.compactMapValues { places[$0] }
    let known = types
    noteTypes = typeCounts.compactMap { number, count in known[number].map { ($0, count) } }
      .sorted { $0.type.name < $1.type.name }
  }

  /// Passes on each note of the collection that has a known type.
  ///
  /// - Parameter take: takes the index of its deck, its type, and its fields and tags.
  /// - Throws: if the collection is damaged, and what `take` throws.
  package func notes(
    _ take: (Int, AnkiNoteType, AnkiNote) throws(DeckError) -> Void
  ) throws(DeckError) {
    try database.rows("SELECT id, mid, flds, tags FROM notes") { row throws(DeckError) in
      let number = row.number(0)
      guard let deck = homes[number], let type = types[row.number(1)] else { return }
      let fields = row.bytes(2).split(separator: 0x1F, omittingEmptySubsequences: false)
      try take(deck, type, AnkiNote(number: number, fields: fields, tags: row.bytes(3)))
    }
  }

  /// The memory of the cards by the numbers of their notes, where Anki has it by FSRS.
  package func memories() throws(DeckError) -> [Int64: [AnkiMemory]] {
    var memories: [Int64: [AnkiMemory]] = [:]
    // The date of the last review is with the newer cards, and in the log of reviews.
    let last =
      try database.hasTable("revlog")
      ? "(SELECT max(id) / 1000 FROM revlog WHERE cid = cards.id)" : "NULL"
    try database.rows(
      """
      SELECT nid, ord, json_extract(data, '$.s'), json_extract(data, '$.d'),
        coalesce(json_extract(data, '$.lrt'), \(last))
      FROM cards WHERE data LIKE '%"s":%' AND json_valid(data)
      """
    ) { row throws(DeckError) in
      let memory = AnkiMemory(
        card: row.number(1), stability: row.real(2), difficulty: row.real(3), date: row.number(4))
      memories[row.number(0), default: []].append(memory)
    }
    return memories
  }
}

/// A note: its fields are HTML.
package struct AnkiNote: Equatable, Sendable {
  package let number: Int64
  package let fields: [ArraySlice<UInt8>]
  package let tags: [UInt8]
}

/// The memory of a card, by FSRS.
package struct AnkiMemory: Equatable, Sendable {
  /// The place of the card in its note; the gap with number 1 is at place 0.
  package let card: Int64
  /// In days.
  package let stability: Double
  package let difficulty: Double
  /// The last review in seconds since 1970; 0 if it is unknown.
  package let date: Int64
}

extension Database {
  /// The number of the deck of each note: that of its first card.
  ///
  /// Cards in a filtered deck belong to the deck they came from.
  fileprivate func decksOfNotes() throws(DeckError) -> [Int64: Int64] {
    var found: [Int64: (order: Int64, deck: Int64)] = [:]
    var count = 0
    try rows("SELECT nid, ord, did, odid FROM cards") { row throws(DeckError) in
      count += 1
      guard count <= AnkiLimit.cards else {
        throw DeckError(message: say("expected at most \(AnkiLimit.cards) cards, found more"))
      }
      let (note, order) = (row.number(0), row.number(1))
      let home = row.number(3) != 0 ? row.number(3) : row.number(2)
      if let known = found[note], known.order <= order { return }
      found[note] = (order, home)
    }
    return found.mapValues(\.deck)
  }
}
