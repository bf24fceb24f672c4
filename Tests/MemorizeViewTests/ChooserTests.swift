import Canvas
import Decks
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// What can be done with decks by the keyboard alone.
struct ChooserTests {
  @Test func `the deck in play is the chosen one, be it in the library or not`() throws {
    #expect(try Chooser(inPlay: .words).chosen == "Words")
    let chooser = try Chooser(inPlay: .pictures)
    #expect(chooser.chosen == "Pictures")
    #expect(chooser.names.first == "Pictures")
    #expect(chooser.press(.enter) == .play("Pictures"))
  }

  @Test func `own decks come first, then those that come with the game`() throws {
    let chooser = try Chooser()
    #expect(chooser.names == ["Letters", "Words"] + BuiltInDecks.names)
  }

  @Test func `a deck is chosen with arrows, around the ends, and played with Enter`() throws {
    let chooser = try Chooser()
    #expect(chooser.press(.down, .enter) == .play("Words"))
    #expect(chooser.press(.up, "k", " ") == .play(BuiltInDecks.names.last ?? ""))
    #expect(chooser.press("j", .end, .home, .pageDown, .pageUp, .enter) == .play("Letters"))
  }

  @Test func `what is typed after a slash finds decks by name, then by face`() throws {
    let chooser = try Chooser()
    chooser.press("/")
    chooser.type("let")
    #expect(chooser.names.prefix(2) == ["Letters", "Greek Letters"])
    #expect(chooser.press(.enter) == .play("Letters"))
    chooser.press(.escape, "/")
    chooser.type("kabul")
    #expect(chooser.names == ["Words", "Capitals"])
    #expect(chooser.text.contains("Kabul"))
    chooser.press(.escape, "/")
    chooser.type("PUMPKIN")
    #expect(chooser.names.contains("Halloween"))
  }

  @Test func `letters are typed while a filter is, and are commands after Tab`() throws {
    let chooser = try Chooser()
    chooser.press("/")
    chooser.type("x e")
    #expect(chooser.page.decks.filter == "x e")
    #expect(chooser.names.isEmpty)
    #expect(chooser.text.contains("Nothing found"))
    #expect(chooser.press(.enter) == nil)
    chooser.press(.control("u"))
    chooser.type("words")
    #expect(chooser.press(.tab, "e") == .edit("Words"))
    #expect(chooser.page.decks.filter == "words")
  }

  @Test func `Escape leaves the filter first, then the chooser`() throws {
    let chooser = try Chooser()
    chooser.press("/")
    chooser.type("words")
    #expect(chooser.press(.escape) == nil)
    #expect(chooser.names.count == 2 + BuiltInDecks.names.count)
    #expect(chooser.chosen == "Words")
    #expect(chooser.press(.escape) == .close)
    chooser.press("/")
    chooser.type("w")
    #expect(chooser.press(.tab, .escape) == nil)
    #expect(chooser.page.decks.filter.isEmpty)
    #expect(chooser.press("d") == .close)
  }

  @Test func `what is pasted is found, too, without its line breaks`() throws {
    let chooser = try Chooser()
    chooser.press("/")
    _ = chooser.page.handle(.paste("Words\n"), at: .zero)
    #expect(chooser.names.contains("Words"))
  }

  @Test func `decks are sorted by s, and the first line says how`() throws {
    let chooser = try Chooser()
    for sorting in DeckSorting.allCases.dropFirst() {
      chooser.press("s")
      #expect(chooser.page.decks.sorting == sorting)
      #expect(chooser.text.contains(sorting.rawValue))
      #expect(chooser.chosen == "Letters")
    }
  }

  @Test func `a copy is the player's own, and undone and redone`() throws {
    let chooser = try Chooser()
    chooser.press("/")
    chooser.type("Halloween")
    chooser.press(.tab, "c")
    #expect(chooser.chosen == "Halloween copy")
    #expect(chooser.library.deck(named: "Halloween copy") != nil)
    chooser.press("u")
    #expect(!chooser.names.contains("Halloween copy"))
    chooser.press(.control("r"))
    #expect(chooser.names.contains("Halloween copy"))
  }

  @Test func `a removed deck is gone, and undo brings it back`() throws {
    let chooser = try Chooser()
    chooser.press(.down, "x")
    #expect(!chooser.names.contains("Words"))
    #expect(chooser.bottom.contains("Words is removed. u brings it back."))
    chooser.press("u")
    #expect(chooser.names.contains("Words"))
  }

  @Test func `removing a deck that hid a built-in one brings that back and says so`() throws {
    let own = Deck(
      name: "Halloween", color: .red, usualPairs: 2,
      pairs: ["mine", "yours"].map { Pair(twin: $0) })
    let chooser = try Chooser(own: [own], inPlay: own)
    #expect(chooser.text.contains("mine"))
    chooser.press("x")
    #expect(chooser.bottom.contains("The built-in Halloween is back. u undoes."))
    #expect(chooser.names.contains("Halloween"))
    #expect(!chooser.text.contains("mine"))
    chooser.press("u")
    #expect(chooser.text.contains("mine"))
  }

  @Test func `decks that come with the game are not removed`() throws {
    let chooser = try Chooser()
    chooser.press(.end)
    let before = chooser.names
    #expect(!chooser.page.bindings.contains { $0.command == .remove })
    chooser.press("x", .delete)
    #expect(chooser.names == before)
    #expect(!chooser.library.canUndo)
  }

  @Test func `a new deck is edited at once`() throws {
    let chooser = try Chooser()
    guard case .edit(let name) = chooser.press("a") else {
      Issue.record("nothing is edited")
      return
    }
    #expect(chooser.library.deck(named: name)?.pairs.isEmpty == true)
  }

  @Test func `strangers choose and play, and nothing else`() throws {
    let chooser = try Chooser(own: [], inPlay: .pictures, isPublic: true)
    let before = chooser.names
    for key: Key in ["e", "c", "a", "x", "i", "u", .control("r"), .control("z"), .delete] {
      #expect(chooser.press(key) == nil)
    }
    #expect(chooser.names == before && chooser.page.mode == .browsing)
    #expect(chooser.page.perform(.importFile, at: .zero) == nil)
    #expect(chooser.page.mode == .browsing)
    for word in ["edit", "copy", "add", "import", "remove"] {
      #expect(!chooser.bottom.contains(word))
    }
    #expect(chooser.press(.down, .enter) == .play(BuiltInDecks.names[0]))
  }

  @Test func `quitting, redrawing and suspending are asked of the loop, over a field, too`() throws
  {
    let chooser = try Chooser()
    #expect(chooser.press("q") == .loop(.quit))
    chooser.press("/")
    #expect(chooser.press("q") == nil)
    #expect(chooser.press(.control("c")) == .loop(.quit))
    #expect(chooser.press(.control("l")) == .loop(.redraw))
    #expect(chooser.press(.control("z")) == .loop(.suspend))
  }
}
