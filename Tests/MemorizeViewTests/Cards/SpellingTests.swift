import Canvas
import Expectations
import Spelling
import Testing

@testable import MemorizeView

/// Texts in ASCII, and names from Unicode's CLDR.
struct SpellingTests {
  private let ascii = Capabilities(glyphs: .ascii)
  private let console = Capabilities(glyphs: .console)

  @Test(arguments: [
    ("Москва", "Moskva"), ("Щука", "Shchuka"), ("Αθήνα", "Athina"), ("がっこう", "gakkou"),
    ("きょうと", "kyouto"), ("しゃしん", "shashin"), ("カード", "ka-do"), ("한글", "hangeul"),
    ("தமிழ்", "tamilll"), ("हिन्दी", "hindii"), ("שלום", "shlvm"), ("مرحبا", "mrhba"),
    ("ไทย", "aithy"), ("東京", "U+6771 U+4EAC"), ("Straße", "Strasse"), ("Łódź", "Lodz"),
    ("10 €", "10 EUR"), ("½", "1/2"), ("∞", "infinity"), ("ＡＢ", "AB"), ("Þórr", "Thorr"),
    ("ψ", "psi"), ("Ψ", "Psi"), ("ש", "shin"), ("か", "ka"), ("7️⃣", "7"), ("٣", "3"),
    ("co\u{AD}op", "coop"), ("„a“ – b…", "\"a\" - b..."), ("🇩🇪", "flag: Germany"),
  ])
  func `texts are written in ASCII as a whole, never with question marks`(
    text: String, spelled: String
  ) {
    expectEqual(Spelling.spelled(text, ascii), spelled)
  }

  @Test func `the console keeps a text only if it has all of its letters`() {
    expectEqual(Spelling.spelled("Łódź", console), "Lodz")
    expectEqual(Spelling.spelled("España", console), "España")
    expectEqual(Spelling.spelled("Москва 2", console), "Moskva 2")
  }

  @Test func `if one letter of a script cannot be drawn, none of that script is`() {
    var capabilities = Capabilities()
    capabilities.widthMismatches = [Glyph.glyphs(of: "மி")]
    expectEqual(Spelling.spelled("தமிழ்", capabilities), "tamilll")
    expectEqual(Spelling.spelled("தழ்", capabilities), "தழ்")
    expectEqual(Spelling.spelled("Größe தமிழ்", capabilities), "Größe tamilll")
  }

  @Test func `signs stand for the marks of letters if they are asked for`() {
    let words = [
      "má": "ma'", "mà": "ma`", "mã": "ma~", "mạ": "ma.", "mấ": "ma^'", "q\u{301}": "q'",
    ]
    for (text, spelled) in words {
      expectEqual(Spelling.spelled(text, ascii, keepsMarks: true), spelled)
    }
  }

  @Test func `soft hyphens are left out everywhere`() {
    expectEqual(Spelling.spelled("co\u{AD}operate", Capabilities()), "cooperate")
    expectEqual(FaceText("a\u{AD}b").columns, 2)
  }

  @Test(arguments: ["🕷", "🕷\u{FE0F}", "🕸", "🗡", "🛡", "🕯", "🗝", "🏚"])
  func `pictographs of one column are words, even if their width is confirmed`(text: String) {
    var capabilities = Capabilities()
    capabilities.confirmedWidths = [Glyph.glyphs(of: Character(text))]
    let shown = Spelling.spelled(text, capabilities)
    expectEqual(shown, Spelling.name(of: text))
    #expect(shown.isPrintableASCII && !shown.isEmpty)
  }

  @Test(arguments: [
    ("❤️‍🔥", "heart on fire"), ("🔪", "kitchen knife"), ("👨‍🚀", "man astronaut"), ("❤︎", "red heart"),
    ("ψ", "psi"), ("■", "black square"), ("漢", nil), ("é", nil), ("か", nil), ("👻x", nil),
  ])
  func `names are those of CLDR, and of Unicode for other signs`(text: String, name: String?) {
    expectEqual(Spelling.name(of: text), name)
  }

  @Test func `a composed picture without a name is called by its parts`() {
    expectEqual(Spelling.name(of: "👻\u{200D}🎃"), "ghost jack-o-lantern")
  }

  @Test func `every table has as many sounds as letters`() {
    for letter in "αωάΰаяёґאתءيپی".unicodeScalars {
      #expect(Transliteration.letter(for: letter) != nil, "\(letter)")
    }
    expectEqual(Transliteration.letter(for: "я"), "ya")
    expectEqual(Transliteration.letter(for: "ґ"), "g")
    expectEqual(Transliteration.letter(for: "ת"), "t")
    expectEqual(Transliteration.letter(for: "ي"), "y")
    expectEqual(Transliteration.letter(for: "ی"), "y")
    expectEqual(Transliteration.letter(for: "ω"), "o")
    expectEqual(Transliteration.letter(for: "ΰ"), "y")
  }
}
