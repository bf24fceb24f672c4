import Anki
import Decks
import Expectations
import Foundation
import Storage
import Testing

/// The packages beside the tests, which Anki's own library and genanki have made.
enum Fixture {
  static let all = ["latest.apkg", "latest.colpkg", "legacy.apkg", "oldest.apkg"]

  /// The path of a package.
  static func path(_ name: String) -> String {
    URL.inPackage("Tests/AnkiTests/Fixtures/\(name)").path
  }
}

@Suite("Packages of Anki")
struct AnkiPackageTests {
  @Test(arguments: Fixture.all)
  func `a package is known by its contents, too`(name: String) throws {
    let root = TemporaryDirectory()
    let path = "\(root.path)/x.zip"
    #expect(!AnkiPackage.isPackage(at: path))
    try FileManager.default.copyItem(atPath: Fixture.path(name), toPath: path)
    #expect(AnkiPackage.isPackage(at: path))
    #expect(!AnkiPackage.isPackage(at: #filePath))
  }

  @Test(arguments: Fixture.all)
  func `the note types of each format are known with their fields`(name: String) throws {
    let types = try AnkiPackage(at: Fixture.path(name)).collection.noteTypes.map(\.type)
    let basic = try #require(types.first { $0.name.hasPrefix("Basic") })
    expectEqual(basic.fields, ["Front", "Back"])
    #expect(!basic.hasGaps && !basic.hidesParts)
    expectEqual(types.first { $0.name.hasPrefix("Cloze") }?.hasGaps, true)
    if name != "oldest.apkg" {
      expectEqual(types.filter(\.hidesParts).map(\.name), ["Image Occlusion"])
    }
  }

  @Test func `a note is in the deck of its first card, and in none that is filtered`() throws {
    let collection = try AnkiCollection(
      statements: TestCollection.notes + TestCollection.note(1, "a", "b")
        + TestCollection.note(2, "c", "d")
          + """
          UPDATE col SET decks = '{"7": {"name": "Words"}, "8": {"name": "Filtered"}}';
          UPDATE cards SET did = 8, odid = 7 WHERE id = 2;
          INSERT INTO cards VALUES (1, 1, 8, 0, '', 3);
          """)
    expectEqual(collection.decks.map(\.name), ["Words"])
    expectEqual(collection.decks.map(\.notes), [2])
  }

  @Test func `the last review comes from the log where a card does not have it`() throws {
    let collection = try AnkiCollection(
      statements: TestCollection.notes + TestCollection.note(1, "a", "b")
        + TestCollection.note(2, "c", "d") + TestCollection.note(3, "e", "f")
          + """
          UPDATE cards SET data = '{"s": 4.5, "d": 6, "lrt": 1735689600}' WHERE id = 1;
          UPDATE cards SET data = '{"s": 4.5, "d": 6}' WHERE id = 2;
          UPDATE cards SET data = '{"s":' WHERE id = 3;
          CREATE TABLE revlog (id INTEGER PRIMARY KEY, cid INTEGER);
          INSERT INTO revlog VALUES (1700000000123, 2), (1700000001123, 2), (1800000000000, 1);
          """)
    let memories = try collection.memories()
    expectEqual(Set(memories.keys), [1, 2])
    expectEqual(memories[1]?.map(\.date), [1_735_689_600])
    expectEqual(memories[2]?.map(\.date), [1_700_000_001])
    expectEqual(memories[2]?.map(\.stability), [4.5])
  }

  @Test func `a field is known by its name and by its number`() throws {
    let package = try AnkiPackage(at: Fixture.path("legacy.apkg"))
    let basic = try #require(package.collection.noteTypes.first?.type)
    expectEqual(["front", "BACK", "1", "2"].map(basic.field), [0, 1, 0, 1])
    expectEqual(["", "0", "3", "-1", "Reading"].compactMap(basic.field), [])
  }

  @Test func `a picture has its first entry, and one without a name has none`() throws {
    let list = #"{"0": "", "1": "e.png", "2": "e.png", "3": null}"#
    try expectEqual(AnkiMedia.names(inJSON: Array(list.utf8)), ["e.png": "1"])
    var message: [UInt8] = []
    for name in ["", "e.png", "e.png"] {
      message += [0x0A, UInt8(name.utf8.count + 2), 0x0A, UInt8(name.utf8.count)] + name.utf8
    }
    try expectEqual(AnkiMedia.names(inMessage: message), ["e.png": "1"])
  }
}

@Suite("Packages for Anki")
struct AnkiWriterTests {
  @Test func `a package is read again as the deck that it was made of`() throws {
    var deck = Deck(
      name: "Langues::\"Été\"", color: .blue, usualPairs: 4,
      pairs: [
        Pair(term: "a \"b\" & c", definition: "<b>d</b>"),
        Pair(term: "#x", definition: "{{c1::y}}"),
        Pair(twin: "👻"), Pair(term: "[sound:a.mp3]", definition: "&amp;"),
        Pair(term: "dog", definition: "![a \"dog\"](my-dog.png)"),
      ], sides: SideNames("Land: {x}", "Stadt"))
    let picture: [UInt8] = [1, 2, 3]
    let file = try DeckPackage.file(
      of: deck, pictures: [("my-dog.png", picture)], at: 1_767_225_600_000_000)
    let root = TemporaryDirectory()
    let path = try root.write(file)
    let reading = try DeckLibrary(directory: nil).package(at: path).reading()
    expectEqual(reading.names, [deck.name])
    deck.sides = SideNames("Land x", "Stadt")
    expectEqual(reading.decks.map { $0.deck?.pairs }, [deck.pairs])
    expectEqual(reading.decks.first?.deck?.sides, deck.sides)
    try expectEqual(AnkiPackage(at: path).media(named: "my-dog.png"), picture)
  }

  @Test func `Anki reads a package of ours as it is read here`() throws {
    let recorded = try String(contentsOfFile: Fixture.path("exported.txt"), encoding: .utf8)
    let lines = recorded.split(separator: "\n").map(String.init)
    expectEqual(
      lines.suffix(3),
      ["pictures: cat.png my-dog.png", "missing:", "check: Database rebuilt and optimized. True"])
    var notes: [String] = []
    let package = try AnkiPackage(at: Fixture.path("exported.apkg"))
    try package.collection.notes { _, _, note throws(DeckError) in
      let fields = note.fields.map { String(decoding: $0, as: UTF8.self) }
      notes.append((["Zoo"] + fields + ["1"]).joined(separator: "\t"))
    }
    expectEqual(notes, Array(lines.dropLast(3)))
    #expect(try package.media(named: "cat.png") != nil)
  }
}
