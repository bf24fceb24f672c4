import Expectations
import Testing

@testable import Decks

struct PictureReferenceTests {
  @Test(arguments: [
    ("![a cat](cat.jpg)", "a cat", "cat.jpg"), ("![](my cat.jpg)", "my cat", "my cat.jpg"),
    ("![](pets/old.cat.png)", "old.cat", "pets/old.cat.png"), ("![x](a (1).png)", "x", "a (1).png"),
    ("![a [b]](c)", "a [b]", "c"), ("![ ](.png)", ".png", ".png"),
    ("![](chat%20%C3%A9.png)", "chat é", "chat%20%C3%A9.png"), ("![](5%.png)", "5%", "5%.png"),
    ("![](5%+5.png)", "5%+5", "5%+5.png"),
    ("![dot](data:image/png;base64,iVBO=)", "dot", "data:image/png"),
  ])
  func `a picture has words and a file`(text: String, words: String, file: String) throws {
    let picture = try #require(PictureReference(text))
    expectEqual(picture.words, words)
    expectEqual(picture.file, file)
    expectEqual(PictureReference(picture.text), picture)
  }

  @Test(arguments: [
    "", "!", "![", "![]", "![]()", "![a]", "![a](b) c", "x ![a](b)", "[a](b)", "![a](b", "![a)",
    "![\u{200B}](\u{200B})",
  ])
  func `any other text is no picture`(text: String) { expectNil(PictureReference(text)) }

  @Test func `a face shows the words of its picture and matches by the picture`() throws {
    let pairs = try deck("![cat](a.png)\n![cat](b.png)\ndog\n").pairs
    expectEqual(pairs.map(\.first.text), ["cat", "cat", "dog"])
    expectEqual(pairs.map(\.first.picture?.file), ["a.png", "b.png", nil])
    #expect(pairs[0].first.matches(pairs[0].second))
    #expect(!pairs[0].first.matches(pairs[1].second))
  }

  @Test func `pictures of the same words are never on one board`() throws {
    try expectEqual(deck("![cat](a.png)\n![Cat](b.png)\ndog\nCAT\tx\n").playablePairs, 2)
  }

  @Test func `a deck with pictures is written as it was read`() throws {
    let deck = try deck("![a \"big\" cat](cat.png)\none\t![](1.png)\n")
    expectEqual(deck.pairs[0].first.text, "a \"big\" cat")
    try expectEqual(Deck(reading: deck.file, named: "x").pairs, deck.pairs)
  }

  @Test(arguments: [
    ("<img src=\"cat.jpg\">", "cat", "cat.jpg"), ("<IMG SRC='a b.png' alt='x'/>", "x", "a b.png"),
    ("<img src=cat.jpg>", "cat", "cat.jpg"), ("<img class=\"y\" src = \"c.png\">", "c", "c.png"),
  ])
  func `an HTML image is a picture in any deck`(html: String, words: String, file: String) throws {
    let pair = try #require(try deck("#separator:tab\n\(html)\nb\n").pairs.first)
    expectEqual(pair.first.text, words)
    expectEqual(pair.first.picture?.file, file)
  }

  @Test func `in a deck of Anki the text beside an image are its words`() throws {
    let text = """
      #separator:tab
      #html:true
      le chat	"<div>the <b>cat</b></div><img src=""cat &amp; co.jpg"">"
      x	<img alt="no source">y
      """
    let pairs = try deck(text).pairs
    expectEqual(pairs[0].second.text, "the cat")
    expectEqual(pairs[0].second.picture?.file, "cat & co.jpg")
    expectNil(pairs[1].second.picture)
  }

  @Test(arguments: [
    "<img>", "<img >", "<img src>", "<img src=>", "<img src=\"\">", "<img src='", "<img src=\"a",
    "<image src=a>", "<img src=<img src=<img src=a>>>",
  ])
  func `a broken image is no picture, and reading goes on`(html: String) throws {
    let pairs = try deck("#separator:tab\n\(html)\nb\nc\n").pairs
    #expect(pairs.allSatisfy { $0.first.picture == nil })
    expectEqual(pairs.suffix(2).map(\.first.text), ["b", "c"])
  }

  @Test func `a deck of a folder has the names of its files`() throws {
    let file = Deck.file(ofPictures: ["brown_bear.jpg", "Käse-\"1\".png", "#3.jpeg"])
    let deck = try Deck(reading: file, named: "x")
    expectEqual(deck.pairs.map(\.first.text), ["brown bear", "Käse \"1\"", "#3"])
    expectEqual(
      deck.pairs.map(\.first.picture?.file), ["brown_bear.jpg", "Käse-\"1\".png", "#3.jpeg"])
  }
}

struct PictureFileNamesTests {
  /// The names for pictures with these words, each a picture of its own.
  private func names(_ words: String...) throws -> [String] {
    var names = PictureFileNames()
    return try words.enumerated().map { number, words in
      names.name(for: try #require(PictureReference(words: words, file: "\(number)")))
    }
  }

  @Test(arguments: [
    ("clown", "clown"), ("old dog", "old-dog"), ("Ünïcödé 2", "Ünïcödé-2"), ("नमस्ते", "नमस्ते"),
    ("../../etc/passwd", "etc-passwd"), ("a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j"),
    (".hidden.", "hidden"), ("-rf", "rf"), ("👻", "picture"), ("![x](y)", "x-y"),
    ("con", "con-2"), ("LPT1", "LPT1-2"),
  ])
  func `a file is named after the words of its picture`(words: String, name: String) throws {
    try expectEqual(names(words), [name])
  }

  @Test func `equal words get numbers, also if only their case differs`() throws {
    try expectEqual(
      names("cat", "Cat", "cat 2", "cat", "👻", "🎃"),
      ["cat", "Cat-2", "cat-2-2", "cat-3", "picture", "picture-2"])
  }

  @Test func `the same picture keeps its name`() throws {
    var names = PictureFileNames()
    let first = try #require(PictureReference(words: "cat", file: "one"))
    let second = try #require(PictureReference(words: "tomcat", file: "one"))
    expectEqual([first, second, first].map { names.name(for: $0) }, ["cat", "cat", "cat"])
  }

  @Test func `long words are cut`() throws {
    let words = Array(repeating: "word", count: 100).joined(separator: " ")
    let long = String(repeating: "ü", count: 1000)
    for name in try names(words, long, words, long) { #expect((1...70).contains(name.utf8.count)) }
  }
}
