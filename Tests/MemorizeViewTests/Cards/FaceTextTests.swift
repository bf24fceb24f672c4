import Canvas
import Decks
import Expectations
import Foundation
import MemorizeViewModel
import Spelling
import Testing

@testable import MemorizeView

struct FaceTextTests {
  @Test func `hearts and diamonds are red`() {
    #expect(FaceText("♥", Capabilities(glyphs: .ascii)).isRed && FaceText("7♦").isRed)
    #expect(!FaceText("7♠").isRed)
  }

  @Test func `what is spelled is ASCII, whatever it was`() {
    for value in UInt32(0x20)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let spelled = Spelling.spelled("x\(scalar)y", Capabilities(glyphs: .ascii))
      if !spelled.unicodeScalars.allSatisfy({ $0.isASCII && $0.value >= 0x20 }) {
        Issue.record("U+\(String(value, radix: 16)) becomes \(spelled)")
      }
    }
  }

  @Test(arguments: [
    ("👻", "ghost"), ("❤️", "red heart"), ("東京 🗼", "東京 Tokyo tower"), ("Käse", "Käse"),
    ("♠", "♠"), ("ψ", "ψ"), ("🇩🇪", "flag: Germany"),
  ])
  func `with words in place of pictures, letters and signs stay`(text: String, expected: String) {
    let words = Capabilities(showsPictures: false)
    expectEqual(FaceText(text, words).text, expected)
  }

  @Test func `pictures that would be drawn alike are called by all their parts`() {
    let faces = [
      "👍", "👍🏻", "👍🏿", "👨", "👨‍👩‍👧‍👦", "👨‍🚀", "🏳️",
      "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "🇩🇪", "é",
    ]
    let shown = faces.map { FaceText($0).text }
    expectEqual(Set(shown).count, faces.count)
    #expect(shown[0] == "👍" && shown[3] == "👨" && shown[6] == "white flag" && shown[10] == "1️⃣")
    expectEqual(shown[2], "thumbs up: dark skin tone")
    expectEqual(shown[5], "man astronaut")
    expectEqual(shown[8], "flag: England")
    #expect(shown[11] == "🇩🇪" && shown[12] == "é")
  }
}

/// Two pairs on one board never look the same as drawn.
struct DistinctFacesTests {
  private static let alike = [
    "❤", "❤\u{FE0F}", "❤\u{FE0E}", "ma", "má", "mà", "mạ", "co\u{AD}op", "coop", "東", "🕷",
    "🕷\u{FE0F}", "1", "1\u{FE0F}\u{20E3}", "👍", "👍🏿", "🇩🇪", "🇩🇰", "e", "η", "ψ", "Ψ\u{200B}", "?",
    "a b", "a\u{200B}b", "a person who bakes bread", "a person who bakes cakes",
    "a person who bakes bricks", "Afghanistan", "Afghan", "\u{F8FF}", "\u{E0A0}", "\u{378}", "D",
    "🇩", "🇩\u{200D}", "שלום", "שָׁלוֹם", "كتب", "كَتَبَ",
  ]

  private static let capabilities: [Capabilities] = [
    Capabilities(), Capabilities(glyphs: .ascii), Capabilities(glyphs: .console),
    Capabilities(showsPictures: false), .quadrants,
    Capabilities { ($0.blocks, $0.showsPictures) = (.sextants, false) },
  ]

  private func faces(_ capabilities: Capabilities) -> Faces {
    Faces(of: Self.alike.map { Pair(twin: $0) }, capabilities)
  }

  @Test(arguments: capabilities)
  func `every pair has a text of its own`(_ capabilities: Capabilities) {
    let texts = Self.alike.indices.compactMap {
      faces(capabilities)[CardID(rawValue: 2 * $0)]?.text
    }
    expectEqual(texts.count, Self.alike.count)
    expectEqual(Set(texts.map { $0.flatMap(Glyph.glyphs) }).count, texts.count, "\(texts)")
  }

  @Test func `signs for marks come before numbers, and texts shown as they are stay`() {
    let faces = faces(Capabilities(glyphs: .ascii))
    let texts = Self.alike.indices.compactMap { faces[CardID(rawValue: 2 * $0)]?.text }
    expectEqual(Array(texts[3...6]), ["ma", "ma'", "ma`", "ma."])
    expectEqual(Array(texts[0...2]), ["red heart", "red heart 2", "red heart 3"])
    expectEqual(Array(texts[7...8]), ["coop 2", "coop"])
  }

  @Test func `characters that many terminals draw alike are spelled out`() {
    let faces = faces(Capabilities())
    var texts: [String: String] = [:]
    for (index, text) in Self.alike.enumerated() {
      texts[text] = faces[CardID(rawValue: 2 * index)]?.text
    }
    #expect(texts["\u{F8FF}"] == "U+F8FF" && texts["\u{E0A0}"] == "U+E0A0")
    #expect(texts["\u{378}"] == "U+378" && texts["D"] == "D" && texts["🇩"] == "flag D")
    #expect(texts["שלום"] == "שלום" && texts["שָׁלוֹם"] == "shalvom")
    #expect(texts["كتب"] == "كتب" && texts["كَتَبَ"] == "kataba")
  }

  @Test func `both cards of a pair look the same where they are shortened`() {
    let faces = faces(Capabilities())
    for size in CardShape.landscape.sizes(isSolid: true) where size.width <= 24 {
      for pair in Self.alike.indices {
        let cards = [2 * pair, 2 * pair + 1].map {
          faces.face(CardID(rawValue: $0), on: size, isSolid: true)
        }
        expectEqual(cards[0], cards[1], "\(size) \(Self.alike[pair])")
      }
    }
  }

  @Test(arguments: capabilities, [true, false])
  func `no two pairs look alike on cards of any size`(capabilities: Capabilities, isSolid: Bool) {
    var capabilities = capabilities
    if !isSolid { capabilities.colors = .eight }
    guard Theme(capabilities).isSolid == isSolid else { return }
    let faces = faces(capabilities)
    let sizes = [CardShape.portrait, .landscape].flatMap { $0.sizes(isSolid: isSolid) }
    for size in sizes where size.width <= 24 {
      let images = Self.alike.indices.map { pair -> String in
        let id = CardID(rawValue: 2 * pair)
        guard let face = faces.face(id, on: size, isSolid: isSolid) else { return "" }
        return image(face, size, capabilities)
      }
      let groups = Dictionary(grouping: Self.alike.indices) { images[$0] }
      for group in groups.values where group.count > 1 {
        Issue.record("\(group.map { Self.alike[$0] }) on \(size): \(images[group[0]])")
      }
    }
  }

  private func image(_ face: FaceText, _ size: CardSize, _ capabilities: Capabilities) -> String {
    CardView(theme: Theme(capabilities), size: size).picture(of: face).cells
      .map { "\([$0.glyph].text) \($0.style.foreground)" }.joined()
  }
}

/// Replacements for characters that the terminal draws wider or narrower than computed.
struct WidthMismatchTests {
  private func avoiding(_ characters: some Sequence<Character>) -> Capabilities {
    Capabilities { $0.widthMismatches = Set(characters.map { Glyph.glyphs(of: $0) }) }
  }

  @Test(arguments: [
    ("🕷️", "spider"), ("🕷", "spider"), ("🇩🇪", "flag: Germany"), ("漢é", "漢e"),
    ("漢e\u{301}", "漢e"), ("½x", "1/2x"), ("hi 🕷!", "hi spider!"), ("🇩🇪 flag", "DE flag"),
    ("हि", "hi"), ("👻", "👻"),
  ])
  func `an emoji of another width is named, a letter replaced, a flag spelled`(
    _ text: String, _ shown: String
  ) {
    let capabilities = avoiding(["🕷", "🇩🇪", "é", "e\u{301}", "½", "हि"])
    expectEqual(FaceText(text, capabilities).text, shown)
  }

  @Test func `faces stay different if their letters cannot be drawn`() {
    let words = ["हिन्दी", "मराठी", "नेपाली"]
    let all = avoiding(words.joined())
    expectEqual(Set(words.map { FaceText($0, all).text }).count, words.count)
  }

  @Test func `no character of another width is left on any screen`() throws {
    let table = try Table(.pictures, size: Size(100, 30))
    let faces = Set(table.viewModel.places.flatMap { $0?.content.text ?? "" })
    table.app.adapt(to: avoiding(faces))
    for key: Key in ["d", .escape, " ", .right, " "] {
      table.press(key)
      let picture = table.frame()
      #expect(!picture.cells.contains { faces.map(Glyph.glyphs).contains([$0.glyph]) })
    }
  }

  @Test func `the program draws with no symbols other than those it asks about`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: .inPackage("Tests/MemorizeViewTests/Screens"), includingPropertiesForKeys: nil)
    #expect(files.count > 10)
    // The map asks about the faces of its boards, like the table about those of its cards.
    let faces =
      (Deck.pictures.pairs.map(\.first) + Journey.boards.compactMap { $0.deck.flatMap($0.face) })
      .flatMap(\.text.unicodeScalars)
    let known = Set((Symbols.all + Symbols.charts).flatMap(\.unicodeScalars) + faces)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let used = text.unicodeScalars.filter { scalar in
        !scalar.isASCII && scalar.columns == 1 && !scalar.properties.isAlphabetic
          && !(0x2800...0x28FF).contains(scalar.value)
      }
      #expect(used.filter { !known.contains($0) }.isEmpty, "\(file.lastPathComponent)")
    }
  }

  @Test func `the pages of the journey and of the day ask about the faces they show`() throws {
    let table = try Table(.pictures, size: Size(100, 30))
    for key: Key in ["J", "D"] {
      table.press(key)
      let faces = table.app.screen.texts
      #expect(!faces.isEmpty && table.app.newTexts()?.suffix(faces.count) == faces[...])
      table.press(.escape)
    }
  }

  @Test func `if the program's symbols are too wide, only faces are drawn beyond ASCII`() throws {
    let table = try Table(.pictures)
    table.app.adapt(to: Capabilities { $0.drawsSymbols = false })
    table.press(" ")
    let picture = table.frame()
    let others = picture.cells.compactMap(\.glyph.single).filter { !$0.isASCII }
    #expect(!others.isEmpty && others.allSatisfy { $0.columns == 2 })
  }

  @Test func `texts to measure are returned once a deal, the program's own first`() throws {
    let table = try Table(.pictures)
    let texts = try #require(table.app.newTexts())
    expectEqual(texts.first.map(Array.init), Symbols.all)
    // A board of emoji asks about its faces at once.
    for pair in Deck.pictures.pairs.prefix(2) { #expect(texts.contains(pair.first.text)) }
    expectNil(table.app.newTexts())
    table.press("n")
    #expect(table.app.newTexts() != nil)
    table.press("d")
    #expect(table.app.newTexts() != nil)
    expectNil(table.app.newTexts())
  }

  @Test func `a board of pictures asks about its faces once a card is turned`() throws {
    let table = try Table(.pictures, size: Size(80, 24))
    table.app.adapt(to: .quadrants)
    table.frame()
    let first = try #require(table.app.newTexts())
    expectEqual(first.dropFirst(), [Deck.pictures.name])
    table.press(" ")
    _ = table.frame()
    let later = try #require(table.app.newTexts())
    for pair in Deck.pictures.pairs.prefix(2) { #expect(later.contains(pair.first.text)) }
  }
}
