import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Spelling
import Testing

@testable import MemorizeView

struct FaceTextTests {
  private func lines(_ text: String, _ width: Int, _ rows: Int) -> [String] {
    FaceText(text).lines(width: width, rows: rows, ellipsis: "…")
  }

  @Test func `text breaks between words`() {
    expectEqual(lines("Sri Lanka", 9, 2), ["Sri Lanka"])
    expectEqual(lines("Sri Lanka", 8, 2), ["Sri", "Lanka"])
    expectEqual(lines("a b c d", 3, 2), ["a b", "c d"])
  }

  @Test func `a word longer than a line is cut, with a hyphen if its script has one`() {
    expectEqual(lines("Afghanistan", 6, 3), ["Afgha-", "nistan"])
    expectEqual(lines("Afghanistan", 6, 2), ["Afgha-", "nistan"])
    expectEqual(lines("Afghanistan!", 6, 2), ["Afghan", "istan!"])
    expectEqual(lines("Москва", 5, 2), ["Моск-", "ва"])
    #expect(lines("אפגניסטן", 5, 2).allSatisfy { !$0.contains("-") })
    expectEqual(lines("東京都", 5, 2), ["東京", "都"])
  }

  @Test func `what needs more lines than there are is shortened`() {
    expectEqual(lines("Sri Jayawardenepura Kotte", 8, 2), ["Sri", "Jayawar…"])
    expectEqual(lines("Afghanistan", 5, 1), ["Afgh…"])
    expectEqual(lines("Afghanistan", 2, 1), ["Af"])
    expectEqual(lines("", 5, 2), [])
    expectEqual(lines("abc", 0, 2), [])
  }

  @Test(arguments: [
    "Sri Jayawardenepura Kotte", "東京 Tokyo", "👻", "N'Djamena", "a", "ab cd ef gh", "👩‍👩‍👧 family",
    "e\u{301}cole", "🏳️‍🌈🏳️‍🌈🏳️‍🌈", "עברית",
  ])
  func `no line is wider and no text higher than its card`(text: String) {
    for width in 1...20 {
      for rows in 1...5 {
        let lines = lines(text, width, rows)
        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { $0.columns <= width }, "\(lines) in \(width)")
      }
    }
  }

  @Test func `hearts and diamonds are red`() {
    #expect(FaceText("♥", Capabilities(glyphs: .ascii)).isRed)
    #expect(FaceText("7♦").isRed)
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

  @Test func `both cards of a pair look the same`() {
    let faces = faces(Capabilities(glyphs: .ascii))
    for pair in Self.alike.indices {
      expectEqual(faces[CardID(rawValue: 2 * pair)], faces[CardID(rawValue: 2 * pair + 1)])
    }
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
