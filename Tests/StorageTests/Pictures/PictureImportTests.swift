import Decks
import Expectations
import Foundation
import Testing

@testable import Storage

struct PictureImportTests {
  private let root = TemporaryDirectory()
  private let library: DeckLibrary

  init() throws {
    library = DeckLibrary(directory: "\(root.path)/data/memorize")
    for name in ["pets", "data/Anki2/User 1/collection.media"] { try root.makeDirectory(name) }
  }

  private func imported(_ text: String) throws -> PictureImport {
    try root.write(text, to: "pets/deck.tsv")
    let path = "\(root.path)/pets/deck.tsv"
    let deck = try #require(try library.reading(fileAt: path).deck)
    return try library.importingPictures(of: deck, fromFileAt: path)
  }

  private var pictures: PictureFolder { PictureFolder(directory: "\(root.path)/data/memorize") }

  @Test func `pictures next to a deck are kept once, and decks refer to them`() throws {
    try root.write(TestImage.png(red: 1), to: "pets/cat.png")
    try root.write(TestImage.png(red: 1), to: "pets/collection.media/same cat.png")
    try root.write(TestImage.png(red: 2), to: "data/Anki2/User 1/collection.media/dog.png")
    let result = try imported(
      "![cat](cat.png)\nword\t<img src=\"same%20cat.png\">\n![](dog.png)\n![cat](cat.png)\tx\n")
    expectEqual(result.faults, [])
    expectEqual(result.count, 3)
    expectEqual(result.deck.pairs.map(\.first.text), ["cat", "word", "dog", "cat"])
    let kept = result.deck.pairs.compactMap { $0.second.picture ?? $0.first.picture }.map(\.file)
    expectEqual(Set(kept).count, 2)
    #expect(kept.allSatisfy { pictures.picture($0) != nil })
    try library.save(result.deck)
    try expectEqual(library.deck(named: "deck")?.pairs, result.deck.pairs)
    expectEqual(root.names(in: "data/memorize/pictures").count, 2)
  }

  @Test func `an unreadable picture becomes its words; a line for each reason says why`() throws {
    try root.write("GIF89a", to: "pets/a.gif")
    try root.write(Array(TestImage.png(red: 1).dropLast(20)), to: "pets/b.png")
    let result = try imported(
      "![one](a.gif)\n![](b.png)\n![three](c.png)\n![four](/etc/passwd)\n![five](../x.png)\n"
        + "![six](http://x/y.png)\n![seven](collection.media)\n")
    expectEqual(
      result.deck.pairs.map(\.first.source),
      ["one", "b", "three", "four", "five", "six", "seven"])
    #expect(result.leftOut == 0 && result.unread == 7)
    expectEqual(
      result.faults,
      [
        "2 missing pictures, first: c.png; put their folder beside the file",
        "a.gif: expected an image in PNG or JPEG", "b.png: the image is damaged",
        "3 unreadable pictures, first: /etc/passwd: expected a file next to the deck",
      ])
    expectEqual(result.count, 0)
  }

  @Test func `a folder and a file of too many bytes are refused`() throws {
    try root.makeDirectory("pets/folder")
    try root.write(TestImage.png(red: 1), to: "pets/large.png")
    let path = "\(root.path)/pets/large.png"
    expectEqual(truncate(path, DeckLimit.pictureBytes + 1), 0)
    let result = try imported("![one](folder)\n![two](large.png)\n![three](x.png)\n")
    #expect(result.faults.contains("folder: it is not a regular file"))
    let alone = try imported("![two](large.png)\n![three](x.png)\n")
    expectEqual(alone.faults.last, "large.png: expected at most 33554432 bytes, found 33554433")
  }

  @Test func `many pictures are counted with their thousands apart`() throws {
    let lost = (0..<1_000).map { "![](m\($0).jpg)\tx\($0)\n" }.joined()
    let result = try imported(
      lost + "![](s.svg)\ty\n![](//x.y/z.jpg)\tz\n![](data:image/png;x)\tv\na\tb\nc\td\n")
    expectEqual(
      result.faults,
      [
        "1,001 missing pictures, first: m0.jpg; put their folder beside the file",
        "2 unreadable pictures, first: //x.y/z.jpg: expected a file next to the deck",
      ])
    expectEqual(result.leftOut, 1_003)
  }

  @Test func `the name of a damaged picture does not give the other side away`() throws {
    try root.write(Array(TestImage.png(red: 1).dropLast(20)), to: "pets/cat.png")
    let result = try imported("![](cat.png)\ta cat\na\tb\nc\td\n")
    expectEqual(result.deck.pairs.map(\.first.source), ["a", "c"])
    expectEqual(result.leftOut, 1)
  }

  @Test func `an imported deck that is read again keeps its pictures`() throws {
    try root.write(TestImage.png(red: 1), to: "pets/cat.png")
    let once = try imported("![cat](cat.png)\nx\n").deck
    let again = try imported(String(decoding: once.file, as: UTF8.self))
    expectEqual(again.deck.pairs, once.pairs)
    expectEqual(again.count, 0)
  }

  @Test func `two pictures that become the same words become one card`() throws {
    let result = try imported("![cat](1.png)\n![cat](2.png)\nx\ny\n")
    expectEqual(result.deck.pairs.map(\.first.source), ["cat", "x", "y"])
    try library.save(result.deck)
  }

  @Test func `a folder of pictures is a deck, named after the folder and its files`() throws {
    for (number, name) in ["brown_bear.png", "cat.PNG", "notes.txt", ".hidden.png"].enumerated() {
      try root.write(TestImage.png(red: UInt8(number)), to: "pets/\(name)")
    }
    let path = "\(root.path)/pets"
    let deck = try #require(try library.reading(fileAt: path).deck)
    expectEqual(deck.name, "pets")
    try expectEqual(library.reading(fileAt: "\(path)/.").deck, deck)
    let result = try library.importingPictures(of: deck, fromFileAt: path)
    expectEqual(result.deck.pairs.map(\.first.text), ["brown bear", "cat"])
    #expect(result.deck.pairs.allSatisfy { $0.first.picture != nil })
    expectEqual(result.faults, [])
  }

  @Test func `a picture in a folder whose name no deck can have is named`() throws {
    for name in ["a.png", "b.png", "tab\there.png", "\u{202E}rtl.png"] {
      try root.write(TestImage.png(red: 1), to: "pets/\(name)")
    }
    let path = "\(root.path)/pets"
    let deck = try #require(try library.reading(fileAt: path).deck)
    let result = try library.importingPictures(of: deck, fromFileAt: path)
    expectEqual(result.deck.pairs.map(\.first.text), ["a", "b"])
    expectEqual(
      result.faults,
      ["tab here.png", "rtl.png"].map {
        "\($0): expected a name without control or invisible characters"
      })
  }

  @Test func `a folder without pictures is refused in one line`() throws {
    let path = "\(root.path)/pets"
    let none = "expected at least 2 pictures in PNG or JPEG, found 0"
    #expect(throws: StorageError(.read, path: path, none)) { try library.reading(fileAt: path) }
  }

  @Test(arguments: ["", "../decks/x", "0123", "0123456789abcdef0123456789abcdeg", "/etc/passwd"])
  func `only identifiers name pictures of the library`(name: String) {
    expectNil(pictures.picture(name))
  }

  @Test func `a game with pictures is recorded and read again`() throws {
    let deck = Deck(
      name: "x", color: .blue, usualPairs: 2,
      pairs: [Pair(twin: "![cat](0123456789abcdef0123456789abcdef)"), Pair(twin: "dog")])
    let header = try JournalHeader.of(deck, pairs: 2, seed: "a")
    let record = try JournalRecord(reading: header.bytes)
    expectEqual(record.header, header)
    #expect(record.header.drawn.pairs.contains(deck.pairs[0]))
  }
}
