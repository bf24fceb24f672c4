import Decks
import Expectations
import Testing

@testable import Anki
@testable import Storage

/// Decks of packages as they are imported.
struct PackageImportTests {
  private let root = TemporaryDirectory()
  private let library: DeckLibrary

  init() { library = DeckLibrary(directory: "\(root.path)/data/memorize") }

  /// A package with one deck and one note type, without media.
  private func package(fields: [String], _ notes: [[String]]) throws -> DeckPackage {
    let names = fields.map { "{\"name\": \"\($0)\"}" }.joined(separator: ",")
    let rows = notes.enumerated().map { number, note in
      TestCollection.note(number, note[0], note.dropFirst().joined(separator: "\u{1F}"))
    }
    var archive = TestArchive()
    archive.add(
      "collection.anki2",
      TestCollection.bytes(
        TestCollection.notes + rows.joined()
          + "UPDATE col SET decks = '{\"7\": {\"name\": \"Words\"}}',"
          + "models = '{\"5\": {\"name\": \"Basic\", \"type\": 0, \"flds\": [\(names)]}}';"))
    archive.add("media", Array("{}".utf8))
    return try library.package(at: root.write(archive.file))
  }

  @Test(arguments: [
    (["Id", "Word", "Meaning"], "Word", "Meaning"),
    (["Expression", "Reading", "Meaning"], "Expression", "Meaning"),
    (["Nummer", "Eins", "Zwei"], "Eins", "Zwei"),
    (["Front", "Back", "Extra"], "Front", "Back"),
  ])
  func `the fields of the two sides are found and named`(
    fields: [String], term: String, definition: String
  ) throws {
    let notes = [["1", "Hund", "dog"], ["2", "Katze", "cat"], ["3", "Haus", "house"]]
    let reading = try package(fields: fields, notes).reading().decks.first
    expectEqual(reading?.columns?.term, term)
    expectEqual(reading?.columns?.definition, definition)
    expectEqual(reading?.columns?.count, 3)
    let places = [term, definition].compactMap(fields.firstIndex)
    expectEqual(
      reading?.deck?.pairs.map { [$0.first.text, $0.second.text] },
      notes.map { note in places.map { note[$0] } })
  }

  @Test func `a package whose pictures are missing says so, and where they belong`() throws {
    let package = try package(
      fields: ["Front", "Back"],
      [
        ["<img src=\"cat.png\">", "cat"], ["<img src=\"dog.png\">", "dog"],
        ["<img src=\"owl.png\">", "owl"],
      ])
    let reading = try package.reading()
    let fault =
      "Words: 3 missing pictures, first: cat.png; put their folder beside the file; "
      + "expected at least 2 pairs"
    #expect(throws: StorageError(.read, path: package.path, fault)) {
      try library.importingPictures(of: reading, from: package)
    }
  }
}
