import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Changing the library from the chooser.
struct ChooserChangesTests {
  @Test func `a copy belongs to the player and can be undone and redone`() throws {
    let chooser = try Chooser()
    chooser.press("/")
    chooser.type("Halloween")
    chooser.press(.tab, "c")
    expectEqual(chooser.chosen, "Halloween copy")
    #expect(chooser.library.deck(named: "Halloween copy") != nil)
    chooser.press("u")
    #expect(!chooser.names.contains("Halloween copy"))
    chooser.press(.control("r"))
    #expect(chooser.names.contains("Halloween copy"))
  }

  @Test func `a removed deck is gone until undo`() throws {
    let chooser = try Chooser()
    chooser.press(.down, "x")
    #expect(!chooser.names.contains("Words"))
    #expect(chooser.bottom.contains("Words is removed. u: undo"))
    chooser.press("u")
    #expect(chooser.names.contains("Words"))
  }

  @Test func `removing a deck that hid a built-in one brings that back`() throws {
    let own = Deck(
      name: "Halloween", color: .red, usualPairs: 2,
      pairs: ["mine", "yours"].map { Pair(twin: $0) })
    let chooser = try Chooser(own: [own], inPlay: own)
    #expect(chooser.text.contains("mine"))
    chooser.press("x")
    #expect(chooser.bottom.contains("The built-in Halloween is back. u: undo"))
    #expect(chooser.names.contains("Halloween"))
    #expect(!chooser.screen.decks.all.contains { $0.samples.contains("mine") })
    chooser.press("u")
    #expect(chooser.screen.decks.all.contains { $0.samples.contains("mine") })
  }

  @Test func `built-in decks cannot be removed`() throws {
    let chooser = try Chooser()
    chooser.press(.end)
    let before = chooser.names
    #expect(!chooser.bottom.contains("remove"))
    chooser.press("x", .delete)
    expectEqual(chooser.names, before)
    #expect(!chooser.library.canUndo)
  }

  @Test func `a new deck is edited at once, and chosen afterwards`() throws {
    let chooser = try Chooser()
    chooser.press("a", .enter)
    expectEqual(chooser.editor?.editor.pairs.isEmpty, true)
    chooser.press(.control("u"))
    chooser.type("Birds")
    chooser.press(.up)
    chooser.press(.tab, .tab, .tab, .tab)
    chooser.type("🦉🦆")
    chooser.press(.escape)
    #expect(chooser.app.screen === chooser.screen)
    expectEqual(chooser.chosen, "Birds")
    chooser.press(.enter)
    expectEqual(chooser.played, "Birds")
  }

  @Test func `a new deck that was left empty and unnamed is dropped`() throws {
    let chooser = try Chooser()
    let before = chooser.names
    for _ in 0..<3 {
      chooser.press("a", .enter, .escape)
      expectEqual(chooser.names, before)
      expectEqual(chooser.chosen, "Letters")
    }
    #expect(!chooser.library.canUndo)
    chooser.press("u", .control("r"))
    expectEqual(chooser.names, before)
  }

  @Test func `a deck that was renamed in the editor stays chosen`() throws {
    let chooser = try Chooser()
    chooser.press(.down, "e", .up, .up, .up, .up, .up, .control("u"))
    chooser.type("Zoo")
    chooser.press(.escape)
    expectEqual(chooser.chosen, "Zoo")
    #expect(!chooser.names.contains("Words"))
  }

  @Test func `an error in the editor is gone afterwards`() throws {
    let chooser = try Chooser()
    chooser.press(.down, "e", .up, .up, .up, .up, .up, .control("u"))
    chooser.type("Letters")
    #expect(chooser.bottom.contains("There is already a deck named \"Letters\"."))
    chooser.press(.escape)
    #expect(chooser.app.screen === chooser.screen)
    #expect(!chooser.bottom.contains("already"))
  }
}
