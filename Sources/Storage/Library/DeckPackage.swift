import Anki
import Decks
import Libc
import Words

/// An Anki package, whose decks can be imported; the file is only read.
public final class DeckPackage {
  /// The decks, fields and notes that are wanted.
  public struct Choice: Equatable, Sendable {
    /// The full name of a deck, as in `Languages::French`; `nil` for all decks.
    public var deck: String?
    /// The fields of terms and of definitions, and the tag that notes must have.
    public var columns: DeckColumns

    /// Whether what Anki knows about the learner's memory is wanted.
    public var hasMemories: Bool

    /// A choice; everything unless given.
    public init(
      deck: String? = nil, _ columns: DeckColumns = DeckColumns(), hasMemories: Bool = false
    ) {
      (self.deck, self.columns, self.hasMemories) = (deck, columns, hasMemories)
    }
  }

  /// The decks of a package as they were read.
  public struct Reading: Equatable, Sendable {
    /// The decks by name, with their faults; at least one.
    public internal(set) var decks: [DeckReading] = []
    /// The names of these decks, all different.
    public internal(set) var names: [String] = []
    /// The memories of the pairs of each deck, if they are wanted.
    var memories: [[AnkiMemory?]] = []
    /// The number of notes that hide parts of an image and are left out.
    public internal(set) var hiddenParts = 0
    /// The number of notes that are left out because one side has a sound and nothing to read.
    public internal(set) var onlySounds = 0
    /// The number of notes that are left out because they lack both fields.
    public internal(set) var withoutFields = 0
  }

  /// The path of the file.
  public let path: String
  let package: AnkiPackage

  /// Opens a package.
  init(at path: String) throws(DeckError) {
    self.path = path
    package = try AnkiPackage(at: path)
  }

  /// The full names of the decks with notes, and the number of their notes, by name.
  public var decks: [(name: String, notes: Int)] {
    package.collection.decks.map { ($0.name, $0.notes) }
  }

  /// The note types with notes, their number and their fields, by name.
  public var noteTypes: [(name: String, notes: Int, fields: [String])] {
    package.collection.noteTypes.map { ($0.type.name, $0.notes, $0.type.fields) }
  }

  /// Reads the decks that are wanted.
  ///
  /// - Throws: if there are no such decks or fields, or if the package is damaged.
  public func reading(_ choice: Choice = Choice()) throws(StorageError) -> Reading {
    do throws(DeckError) {
      return try read(choice)
    } catch {
      throw StorageError(.read, path: path, error.message)
    }
  }

  private func read(_ choice: Choice) throws(DeckError) -> Reading {
    let all = package.collection.decks
    let wanted = all.indices.filter {
      choice.deck.map { [name = all[$0].name] in $0.caseFolded == name.caseFolded } ?? true
    }
    guard !wanted.isEmpty else {
      let found = all.map(\.name.quoted).shortened.listed
      throw DeckError(
        message: choice.deck.map { say("expected one of the decks \(found), found \($0.quoted)") }
          ?? say("the package has no notes"))
    }
    guard wanted.count <= StorageLimit.decks else {
      throw DeckError(
        message: say("expected at most \(StorageLimit.decks) decks, found \(wanted.count)"))
    }
    try check(choice.columns)
    var notes = Dictionary(uniqueKeysWithValues: wanted.map { ($0, NoteRows()) })
    let memories = try choice.hasMemories ? package.collection.memories() : [:]
    let usual = try usualFields(choice.columns)
    var reading = Reading()
    var bytes = 0
    try package.collection.notes { deck, type, note throws(DeckError) in
      guard notes[deck] != nil else { return }
      let row = reading.row(of: note, type, choice, usual[type.name])
      bytes += row?.bytes.count ?? 1
      guard bytes <= AnkiLimit.rowBytes else {
        throw DeckError(message: say("expected at most \(AnkiLimit.rowBytes >> 20) MiB of notes"))
      }
      notes[deck]?.add(row, memories[note.number] ?? [])
    }
    for deck in wanted {
      guard let rows = notes.removeValue(forKey: deck) else { continue }
      let name = reading.freeName(all[deck].name.asDeckName)
      reading.names.append(name)
      let read = DeckReading(
        notes: rows.bytes, named: name, sides: rows.sides, rows.columns, tag: choice.columns.tag)
      reading.decks.append(read)
      reading.memories.append(read.origins.map(rows.memory))
    }
    return reading
  }

  /// The fields of the two sides of each note type that has more of them, by its name.
  private func usualFields(_ columns: DeckColumns) throws(DeckError) -> [String: [Int]] {
    var fields: [String: [Int]] = [:]
    let types = package.collection.noteTypes.map(\.type).filter {
      $0.fields.count > 2 && !$0.hasGaps && !$0.hidesParts
    }
    guard !types.isEmpty, columns.term == nil || columns.definition == nil else { return [:] }
    var rows: [String: [[String]]] = [:]
    try package.collection.notes { _, type, note throws(DeckError) in
      guard rows[type.name]?.count ?? 0 < DeckLimit.columnRows, types.contains(type) else { return }
      rows[type.name, default: []].append(
        note.fields.map { String(decoding: $0.prefix(100), as: UTF8.self) })
    }
    for type in types {
      let (term, definition) = ColumnGuess.sides(
        ofNotes: rows[type.name] ?? [], named: type.fields)
      fields[type.name] = [term, definition].filter(type.fields.indices.contains)
    }
    return fields
  }

  /// Checks that some notes have the wanted fields.
  private func check(_ columns: DeckColumns) throws(DeckError) {
    let types = package.collection.noteTypes.map(\.type)
    let wanted = [columns.term, columns.definition].compactMap { $0?.quoted }
    guard !wanted.isEmpty, !types.contains(where: { $0.columns(columns) != nil }) else { return }
    let known = types.map { "\($0.name) (\($0.fields.shortened.listed))" }.shortened.listed
    throw DeckError(
      message: say("expected two fields of a note type: \(known), found \(wanted.listed)"))
  }
}

/// The rows of a deck, one for each note.
private struct NoteRows {
  private(set) var bytes: [UInt8] = []
  /// The memories of the cards of each note.
  private var memories: [[AnkiMemory]] = []
  /// The names of the two fields, as long as all notes have the same.
  private(set) var sides: SideNames?
  /// The fields of the first note without gaps.
  private(set) var columns: DeckReading.Columns?
  private var isMixed = false

  /// Adds a row; an empty one for a note that is left out, so that lines count notes.
  mutating func add(_ row: PackageRow?, _ memories: [AnkiMemory]) {
    self.memories.append(memories)
    guard let row else { return bytes.append(0x0A) }
    bytes += row.bytes
    columns = columns ?? row.columns
    if let sides, sides != row.sides { isMixed = true }
    sides = isMixed ? nil : row.sides
    isMixed = sides == nil
  }

  /// The memory of a pair: that of the card of its gap, or of the weaker one of two directions.
  func memory(of pair: DeckReading.Origin) -> AnkiMemory? {
    guard memories.indices.contains(pair.note - 1) else { return nil }
    let cards = memories[pair.note - 1].filter { card in
      pair.gap.map { Int64($0) - 1 == card.card } ?? true
    }
    return cards.min { $0.stability < $1.stability }
  }
}

/// The row of a note.
private struct PackageRow {
  let bytes: [UInt8]
  /// The names of its two fields.
  let sides: SideNames?
  let columns: DeckReading.Columns?
}

extension DeckPackage.Reading {
  /// A name that no earlier deck has: the given one, or one with a number after it.
  fileprivate func freeName(_ name: String) -> String {
    let keys = Set(names.map(DeckName.key))
    let numbered = (2...names.count + 2).lazy.map { "\(name.cutForNumber) \($0)" }
    return ([name] + numbered).first { !keys.contains(DeckName.key(of: $0)) } ?? name
  }

  /// The row of a note; `nil` if it is left out.
  fileprivate mutating func row(
    of note: AnkiNote, _ type: AnkiNoteType, _ choice: DeckPackage.Choice, _ usual: [Int]?
  ) -> PackageRow? {
    guard !type.hidesParts else {
      hiddenParts += 1
      return nil
    }
    guard let columns = type.columns(choice.columns, usual) else {
      withoutFields += 1
      return nil
    }
    let sides = columns.map { note.fields.indices.contains($0) ? note.fields[$0] : [] }
    guard sides.contains(where: { !$0.isEmpty }) else {
      withoutFields += 1
      return nil
    }
    guard !(type.hasGaps ? Array(sides.prefix(1)) : sides).contains(where: DeckReading.isOnlySound)
    else {
      onlySounds += 1
      return nil
    }
    let names = columns.map { type.fields[$0] }
    let titles = names.first.flatMap { term in
      names.dropFirst().first.flatMap { type.hasGaps ? nil : SideNames(term, $0) }
    }
    let both = sides + Array(repeating: [], count: 2 - sides.count)
    return PackageRow(
      bytes: DeckReading.row(ofNote: both + [note.tags[...]]), sides: titles,
      columns: titles.map { _ in
        DeckReading.Columns(
          hasHeader: false, term: names.first ?? "", definition: names.last ?? "",
          count: type.fields.count)
      })
  }
}

extension AnkiNoteType {
  /// The fields of terms and definitions: the first ones, unless others are wanted; `nil` if a note has
  /// none of these names.
  fileprivate func columns(_ wanted: DeckColumns, _ usual: [Int]? = nil) -> [Int]? {
    let (term, definition) = (wanted.term.flatMap(field), wanted.definition.flatMap(field))
    guard !fields.isEmpty, (term == nil) == (wanted.term == nil),
      (definition == nil) == (wanted.definition == nil),
      term == nil || term != definition
    else { return nil }
    let order = (usual ?? []) + fields.indices
    let first = term ?? order.first { $0 != definition }
    return [first, definition ?? order.first { $0 != first }].compactMap(\.self)
  }
}

extension String {
  /// The beginning of a deck's name, with room for a number after it.
  package var cutForNumber: String {
    cut(characters: DeckLimit.nameCharacters - 5, bytes: DeckLimit.nameBytes - 5)
  }
}

extension [String] {
  /// The first of many texts.
  fileprivate var shortened: [String] { count > 10 ? prefix(10) + ["…"] : self }
}
