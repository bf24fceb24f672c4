import Canvas
import Expectations
import Spelling
import Testing

@testable import MemorizeView

struct LabelsTests {
  @Test func `labels are unique, equally long, and lead back to their places`() {
    for count in stride(from: 4, through: 1000, by: 2) {
      let labels = Labels(count: count)
      let texts = (0..<count).map(labels.text)
      expectEqual(Set(texts).count, count)
      #expect(texts.allSatisfy { $0.count == labels.length })
      #expect(texts.indices.allSatisfy { labels.place(for: texts[$0]) == $0 })
    }
  }

  @Test(arguments: [4, 16, 24, 26, 500, 578, 1000])
  func `no label needs a key that leaves or opens anything`(count: Int) {
    let labels = Labels(count: count)
    for place in 0..<count { #expect(!labels.text(for: place).contains { "fq?".contains($0) }) }
    #expect(!labels.isBeginning("f") && !labels.isBeginning("q"))
  }

  @Test func `what is no label leads nowhere`() {
    let labels = Labels(count: 30)
    for text in ["", "a", "q", "qq", "aaa", "mm", "ä"] { expectNil(labels.place(for: text)) }
  }

  @Test func `typing a label chooses its card and stays ready for the next`() throws {
    let table = try Table()
    table.press("f")
    table.press(.character(Character(Labels(count: 16).text(for: 6))))
    expectEqual(table.stage.cursor, 6)
    expectEqual(table.viewModel.places[6]?.isFaceUp, true)
    expectEqual(table.play.typedLetters, "")
    table.press(.escape)
    expectNil(table.play.typedLetters)
    table.press("f")
    expectEqual(table.press("q"), .quit)
  }

  @Test func `letters end with their board, so that a new one has the keys that it names`() throws {
    let table = try Table()
    table.press("f")
    table.viewModel.dealNew(at: table.now)
    table.pass(.seconds(4))
    #expect(table.play.typedLetters == nil && !table.bottom.contains("end letters"))
  }

  @Test func `a miss keeps its names beside the way out, and two letters are asked for`() throws {
    let table = try Table(.letters(4))
    table.press("f")
    table.choose(0, 2)
    #expect(table.bottom.contains("Not a pair: ") && table.bottom.contains("Esc end letters"))
    let large = try Table(.letters(14), pairs: 14)
    large.press("f")
    #expect(large.bottom.hasPrefix(" Type the 2 letters on a card"))
    large.press("a")
    #expect(!large.bottom.contains("q quit"))
    #expect(large.press("q") != .quit && large.bottom.contains("There is no card aq."))
    expectEqual(large.press("q"), .quit)
  }

  @Test func `letters end with the game`() throws {
    let table = try Table(.letters(4))
    table.press("f")
    table.winAndWait()
    table.press(.escape)
    #expect(table.isOnTop && table.play.typedLetters == nil)
    table.press("t")
    #expect(table.app.screen is StatisticsScreen)
  }

  @Test func `letters go on after help`() throws {
    let table = try Table()
    table.press("f", "?")
    #expect(!table.text.contains("choose another deck"), "letters that turn cards are no keys")
    table.press(.escape)
    expectEqual(table.play.typedLetters, "")
    table.press("s")
    #expect(table.viewModel.turned.count == 1 && !table.bottom.contains("again"))
  }

  @Test func `letters of no card say so, and letters after the last pair do nothing`() throws {
    let table = try Table(.letters(4))
    table.press("f", "m")
    #expect(
      table.bottom.contains("There is no card m.")
        && !table.bottom.contains("f letters"))
    table.press(.escape)
    #expect(!table.bottom.contains("There is no card"))
    table.press("f")
    for pair in 0..<3 {
      table.choose(2 * pair, 2 * pair + 1)
      table.pass(.seconds(1))
    }
    table.choose(6, 7)
    let deals = table.viewModel.deals
    table.press("r", "n", "s", "d")
    #expect(table.app.screen === table.play && table.viewModel.deals == deals)
    table.pass(.seconds(3))
    #expect(table.app.screen is ResultScreen)
  }

  @Test func `two letters are typed one after the other, and taken back`() throws {
    let table = try Table(.letters(20), pairs: 20)
    let label = Labels(count: 40).text(for: 11)
    let letters = Array(label)
    table.press("f", .character(letters[0]))
    expectEqual(table.play.typedLetters, String(letters[0]))
    table.press(.backspace)
    expectEqual(table.play.typedLetters, "")
    table.press(.character(letters[0]), .character(letters[1]))
    expectEqual(table.stage.cursor, 11)
    expectEqual(table.viewModel.places[11]?.isFaceUp, true)
  }

}

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
    ("👻", "ghost"), ("🔪", "kitchen knife"), ("é", "e"), ("Türkiye", "Turkiye"), ("♠", "S"),
    ("K♥", "KH"), ("plain", "plain"), ("3 × 4", "3 x 4"), ("Côte d’Ivoire", "Cote d'Ivoire"),
    ("a\u{301}", "a"), ("🇩🇪 x", "DE x"),
  ])
  func `texts are in ASCII as a whole, never with question marks`(text: String, spelled: String) {
    expectEqual(Spelling.spelled(text, ascii), spelled)
  }

  @Test func `the console keeps a text only if it has all of its letters`() {
    expectEqual(Spelling.spelled("Türkiye", console), "Türkiye")
    expectEqual(Spelling.spelled("👻", console), "ghost")
    expectEqual(Spelling.spelled("Łódź", console), "Lodz")
    expectEqual(Spelling.spelled("España", console), "España")
    expectEqual(Spelling.spelled("Москва 2", console), "Moskva 2")
  }

  @Test func `if one letter of a script cannot be drawn, none of that script is`() {
    let capabilities = Capabilities { $0.widthMismatches = [Glyph.glyphs(of: "மி")] }
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
    let capabilities = Capabilities { $0.confirmedWidths = [Glyph.glyphs(of: Character(text))] }
    let shown = Spelling.spelled(text, capabilities)
    expectEqual(shown, Spelling.name(of: text))
    #expect(shown.isPrintableASCII && !shown.isEmpty)
  }

  @Test(arguments: [
    ("❤️‍🔥", "heart on fire"), ("🔪", "kitchen knife"), ("👨‍🚀", "man astronaut"), ("❤︎", "red heart"),
    ("ψ", "psi"), ("■", "black square"), ("漢", nil), ("é", nil), ("か", nil), ("👻x", nil),
    ("👻", "ghost"), ("a", nil), ("", nil), ("👻👻", nil), ("🇩🇪", "flag: Germany"),
    // A composed picture without a name is called by its parts.
    ("👻\u{200D}🎃", "ghost jack-o-lantern"),
  ])
  func `names are those of CLDR, and of Unicode for other signs`(text: String, name: String?) {
    expectEqual(Spelling.name(of: text), name)
  }

  @Test func `every table has as many sounds as letters`() {
    for letter in "αωάΰаяёґאתءيپی".unicodeScalars {
      #expect(Transliteration.letter(for: letter) != nil, "\(letter)")
    }
    let sounds = zip("яґתيیωΰ".unicodeScalars, ["ya", "g", "t", "y", "y", "o", "y"])
    for (letter, sound) in sounds { expectEqual(Transliteration.letter(for: letter), sound) }
  }
}
