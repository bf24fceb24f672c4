import Decks
import Expectations
import Foundation
import Storage
import Testing

@testable import Anki

@Suite("Hostile packages")
struct HostilePackageTests {
  private let notes = TestCollection.notes

  /// Opens a package made of bytes.
  private func package(_ bytes: [UInt8]) throws -> AnkiPackage {
    let root = TemporaryDirectory()
    return try AnkiPackage(at: root.write(bytes))
  }

  /// The reason why a package cannot be opened, or its notes cannot be read.
  private func fault(_ entries: [(String, [UInt8])]) -> String? {
    var archive = TestArchive()
    for (name, contents) in entries { archive.add(name, contents) }
    return fault(in: archive.file)
  }

  private func fault(in bytes: [UInt8]) -> String? {
    do {
      try package(bytes).collection.notes { _, _, _ throws(DeckError) in }
      return nil
    } catch {
      return (error as? DeckError)?.description
    }
  }

  /// The reason why a package with a collection and this list of media cannot be opened.
  private func fault(ofMedia list: [UInt8], isPacked: Bool = false) -> String? {
    let collection = TestCollection.bytes(notes)
    return isPacked
      ? fault([("collection.anki21b", TestFrame.packed(collection)), ("media", list)])
      : fault([("collection.anki2", collection), ("media", list)])
  }

  private let damaged = "the collection in the package is damaged"

  @Test func `what is no package is refused`() {
    let expected = "expected an Anki package, which is a ZIP archive"
    expectEqual(fault(in: []), expected)
    expectEqual(fault(in: Array("France\tParis\n".utf8)), expected)
    expectEqual(fault([]), expected)
    expectEqual(fault([("words.txt", [])]), "the package has no Anki collection")
    expectEqual(fault([("x/collection.anki2", [])]), "the package has no Anki collection")
  }

  @Test func `a package that was cut off is refused`() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Fixture.path("legacy.apkg"))))
    for count in stride(from: 0, to: bytes.count, by: 4000) {
      #expect(fault(in: Array(bytes.prefix(count))) != nil)
    }
  }

  @Test(arguments: ["collection.anki2", "collection.anki21", "collection.anki21b"])
  func `a collection that is no database is refused`(name: String) {
    for text in ["x", "SQLite format 3\0" + String(repeating: "x", count: 9999)] {
      let bytes = Array(text.utf8)
      expectEqual(fault([(name, name.hasSuffix("b") ? TestFrame.packed(bytes) : bytes)]), damaged)
    }
  }

  @Test func `links, and names that lead elsewhere, are refused`() {
    let collection = TestCollection.bytes(notes)
    for name in ["0", "collection.anki2"] {
      var archive = TestArchive()
      if name == "0" { archive.add("collection.anki2", collection) }
      archive.add(name, Array("/etc/passwd".utf8), attributes: 0o120777)
      expectEqual(fault(in: archive.file), "expected files in the package, found a link")
    }
    for name in ["../0", "/etc/passwd", "a/../../0", #"..\0"#, ".."] {
      expectEqual(
        fault([("collection.anki2", collection), (name, [])]),
        "expected names without folders in the package, found \"\(name)\"")
    }
    for name in ["../cat.png", "a/b.png", "..", #"c\d.png"#, "/etc/passwd"] {
      let list = "{\"0\": \"\(name.replacing(#"\"#, with: #"\\"#))\"}"
      let packed = TestFrame.packed(
        [0x0A, UInt8(name.utf8.count + 2), 0x0A, UInt8(name.utf8.count)] + name.utf8)
      let expected = "expected names without folders in the package, found \"\(name)\""
      expectEqual(fault(ofMedia: Array(list.utf8)), expected)
      expectEqual(fault(ofMedia: packed, isPacked: true), expected)
    }
    expectNil(fault([("collection.anki2", collection), ("__MACOSX/._0", [])]))
  }

  @Test func `a collection that declares too many bytes is refused before it is read`() {
    var archive = TestArchive()
    archive.add("collection.anki2", [0], declared: 3 << 30)
    expectEqual(
      fault(in: archive.file),
      "expected at most \(512 << 20) bytes in 'collection.anki2', found more")
  }

  @Test func `a bomb is refused after as many bytes as are allowed`() throws {
    let unpacker = try Zstandard("0", limit: 1 << 20)
    var count = 0
    let bomb = TestFrame.bomb(mebibytes: 1000)
    expectEqual(
      #expect(throws: DeckError.self) {
        try bomb.withUnsafeBytesOfFirst(bomb.count) { part throws(DeckError) in
          try unpacker.unpack(part) { count += $0.count }
        }
      }?.message, "expected at most \(1 << 20) bytes in '0', found more")
    #expect(count <= 1 << 20)
    expectEqual(fault([("collection.anki21b", bomb)]), damaged)
  }

  @Test func `a list of media that is a bomb or garbage is refused`() {
    let damaged = "the list of media in the package is damaged"
    expectNil(fault(ofMedia: Array("{}".utf8)))
    for list in ["", "{", "nonsense", "{\"0\": "] {
      expectEqual(fault(ofMedia: Array(list.utf8)), damaged)
    }
    expectEqual(
      fault(ofMedia: TestFrame.bomb(mebibytes: 40), isPacked: true),
      "expected at most \(32 << 20) bytes in 'media', found more")
    for list: [UInt8] in [[0x0A], [0x0A, 200], [0x0B, 1], [0xFF, 0xFF], [0]] {
      expectEqual(fault(ofMedia: TestFrame.packed(list), isPacked: true), damaged)
    }
    expectEqual(fault(ofMedia: [1, 2, 3], isPacked: true), "'media' in the package is damaged")
  }

  @Test func `tables that run code are refused`() {
    let endless = """
      CREATE VIEW notes AS WITH RECURSIVE r(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM r)
        SELECT id, 5 AS mid, 'x' AS flds, '' AS tags FROM r;
      """
    let virtual = "CREATE VIRTUAL TABLE notes USING fts5(id, mid, flds, tags);"
    for statements in [endless, virtual, ""] {
      expectEqual(
        fault([("collection.anki2", TestCollection.bytes(statements))]),
        "the package has no Anki collection")
    }
  }

  @Test func `columns and models of other kinds do no harm`() throws {
    let models = [
      "NULL", "'{'", "'[]'", "'{}'", "'[[[[1]]]]'", "x'ff00'", "17", "'{\"5\": 3}'",
      "'{\"5\": {\"name\": [], \"flds\": {\"name\": 1}}}'",
    ]
    for model in models {
      let collection = TestCollection.bytes(
        notes + TestCollection.note(1, "a", "b")
          + "UPDATE col SET models = \(model), decks = \(model);")
      let fault = fault([("collection.anki2", collection)])
      #expect(fault == nil || fault == damaged, "\(model): \(fault ?? "")")
    }
    let odd = TestCollection.bytes(
      notes + "INSERT INTO notes VALUES (1, 'x', x'ff1f00', NULL), (2, 5, NULL, 3);"
        + "INSERT INTO cards VALUES (1, NULL, x'00', 'y', '', 1), (2, 1e99, 7, NULL, '', 2), ('z', 0, 7, 0, 0, 3);"
    )
    expectNil(fault([("collection.anki2", odd)]))
  }

  @Test func `a picture that is a bomb stops the reading of pictures`() throws {
    var archive = TestArchive()
    archive.add("collection.anki21b", TestFrame.packed(TestCollection.bytes(notes)))
    var list: [UInt8] = []
    for number in 0..<2 {
      let name = Array("\(number).png".utf8)
      list += [0x0A, UInt8(name.count + 2), 0x0A, UInt8(name.count)] + name
      archive.add("\(number)", TestFrame.bomb(mebibytes: number == 0 ? 33 : 1))
    }
    archive.add("media", TestFrame.packed(list))
    let package = try package(archive.file)
    try expectEqual(package.media(named: "1.png")?.count, 1 << 20)
    expectNil(package.mediaFault)
    #expect(throws: DeckError.self) { try package.media(named: "0.png") }
    expectEqual(
      package.mediaFault?.message, "expected at most \(32 << 20) bytes in '0.png', found more")
  }

  @Test func `more decks than the library can hold are refused in one line`() throws {
    let decks = (0...1000).map { "\"\($0)\": {\"name\": \"Deck \($0)\"}" }.joined(separator: ",")
    let statements = """
      WITH RECURSIVE r(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM r WHERE i < 1000)
        INSERT INTO notes SELECT i, 5, 'a' || i || char(31) || 'b' || i, '' FROM r;
      INSERT INTO cards SELECT id, 0, id, 0, '', id FROM notes;
      UPDATE col SET decks = '{\(decks)}';
      """
    var archive = TestArchive()
    archive.add("collection.anki2", TestCollection.bytes(notes + statements))
    let root = TemporaryDirectory()
    let package = try DeckLibrary(directory: nil).package(at: root.write(archive.file))
    expectEqual(
      #expect(throws: StorageError.self) { try package.reading() }?.why,
      "expected at most 1000 decks, found 1001")
    try expectEqual(package.reading(DeckPackage.Choice(deck: "Deck 7")).names, ["Deck 7"])
  }
}
