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
      let english = table.frame().description
      table.app.use(ThemeOptions(motion: .none, language: .russian))
      let russian = table.frame().description
      #expect(english.contains("ghost") && !russian.contains("ghost"))
      #expect(russian.contains("привидение"))
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
