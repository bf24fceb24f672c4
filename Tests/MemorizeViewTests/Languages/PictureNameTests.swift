import Canvas
import Decks
import Expectations
import Options
import Spelling
import Testing
import Words

@testable import MemorizeView

/// Names of pictures on the screen in the current language.
struct PictureNameTests {
  @Test func `pictures shown by their names follow the language`() throws {
    try Language.$use.withValue(Language.Use(.english)) {
      var capabilities = Capabilities()
      capabilities.showsPictures = false
      capabilities.blocks = .none
      let deck = Deck(
        name: "Two", color: .blue, usualPairs: 2, pairs: ["👻", "🎃"].map { Pair(twin: $0) })
      let table = try Table(deck, capabilities: capabilities)
      table.choose(0, 2)
      let english = table.text
      table.app.use(ThemeOptions(motion: .none, language: .russian))
      let russian = table.text
      #expect(english.contains("ghost") && !russian.contains("ghost"))
      #expect(russian.contains("привидение"))
    }
  }

  @Test func `names on cards of built-in decks are short, differ, and name no part of a body`() {
    for language in Language.allCases where language != .english {
      Language.$use.withValue(Language.Use(language)) {
        for deck in BuiltInDecks.all where !deck.isWords {
          let names = deck.pairs.compactMap { Spelling.name(of: $0.first.text) }
          expectEqual(Set(names).count, names.count, "\(deck.name)")
          for name in names {
            #expect(!["얼굴", "морда", "голова"].contains(where: name.contains), "\(name)")
            #expect(name.columns <= 28, "\(name)")
          }
        }
      }
    }
  }

  @Test func `pictures are found by their names in the current language and in English`() {
    Language.$use.withValue(Language.Use(.chinese)) {
      #expect(PictureSearch.faces(named: "鬼").contains("👻"))
      #expect(PictureSearch.faces(named: "ghost").contains("👻"))
      expectEqual(Spelling.name(of: "👻"), "鬼")
    }
    Language.$use.withValue(Language.Use(.korean)) {
      #expect(PictureSearch.faces(named: "유령").contains("👻"))
    }
    #expect(PictureSearch.faces(named: "鬼").isEmpty)
  }
}

/// What players on the Linux console see.
struct ConsoleScreenTests {
  private static let sizes = [(80, 24), (40, 15), (120, 40)].map { Size($0.0, $0.1) }

  /// The names of the program's own lines, blocks and marks.
  private static let names = Set(
    (Symbols.all + Symbols.charts + "─━░█■✗→").flatMap(\.unicodeScalars).compactMap {
      $0.properties.name?.lowercased()
    })

  @Test(arguments: sizes)
  func `every page has only signs of the console's fonts, and spells none out`(size: Size) throws {
    for page in try PageTour(size: size, capabilities: .console).pages() {
      let text = page.frame.description
      let missing = Set(text.filter { !$0.isShownOnConsole })
      #expect(missing.isEmpty, "\(page.name): \(missing)\n\(text)")
      let spelled = Self.names.filter { text.contains($0) }
      #expect(spelled.isEmpty, "\(page.name): \(spelled)\n\(text)")
    }
  }

  @Test func `charts and their explanations have signs, not the names of signs`() {
    for size in Self.sizes + [Size(60, 62)] {
      let text = StatisticsTable(size: size, capabilities: .console).text
      #expect(!text.contains { !$0.isShownOnConsole } && !Self.names.contains { text.contains($0) })
    }
  }
}

extension Character {
  fileprivate var isShownOnConsole: Bool {
    Capabilities.consoleSigns.contains(self) || isNewline
      || unicodeScalars.allSatisfy {
        (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value)
      }
  }
}

/// Keys of other layouts.
struct KeyPositionTests {
  @Test(
    arguments: [
      ("й", "q"), ("Й", "Q"), ("ф", "a"), ("я", "z"), ("м", "v"), ("ь", "m"), ("т", "n"),
      ("Т", "N"),
      ("ㅂ", "q"), ("ㅃ", "Q"), ("ㅜ", "n"), ("ㅗ", "h"), ("ㅓ", "j"), ("ㅏ", "k"), ("ㅣ", "l"),
      ("ㅔ", "p"), ("ㅖ", "P"), ("ㅡ", "m"),
      ("q", nil), ("é", nil), ("가", nil), ("ς", nil), (" ", nil),
    ] as [(Character, Character?)])
  func `a letter stands for the key at its place, any other for itself`(
    letter: Character, key: Character?
  ) {
    expectEqual(Key.character(letter).atSamePosition, key.map { .character($0) })
  }

  @Test func `commands work with a Cyrillic and a Korean layout, and over dialogs, too`() throws {
    for quit in ["й", "ㅂ"] as [Key] { try expectEqual(Table().press(quit), .quit) }
    let table = try Table()
    table.press("щ")
    #expect(table.dialog is SettingsDialog)
    table.press("о")
    #expect(table.app.openDialog?.position.selected != table.content?.choices.first)
    table.press("щ")
    expectNil(table.dialog)
    table.press("ㅇ")
    #expect(table.chooser != nil)
  }

  @Test func `full-width characters of an input method are commands, and text in a field`() throws {
    try expectEqual(Table().press("ｑ"), .quit)
    let table = try Table()
    table.press("？")
    #expect(table.dialog is HelpDialog)
    table.press(.escape, "　")
    expectEqual(table.viewModel.places.compactMap { $0 }.count { $0.isFaceUp }, 1)
    table.press("ｄ", "/", "ｑ", "й", "ㅂ")
    #expect(table.text.contains("ｑйㅂ"))
  }

  @Test func `letters of cards can be typed with either layout`() throws {
    let (one, other) = (try Table(), try Table())
    one.press("f", "a")
    other.press("а", "ф")
    expectEqual(other.frame(), one.frame())
  }

}
