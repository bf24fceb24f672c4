import Canvas
import Decks
import Expectations
import Foundation
import Testing

@testable import MemorizeView

/// Choosing a deck with the keyboard alone.
struct ChooserTests {
  private let chooser: Chooser

  init() throws { chooser = try Chooser() }

  @Test func `the deck on the table is chosen, in the library or not`() throws {
    try expectEqual(Chooser(inPlay: .words).chosen, "Words")
    let chooser = try Chooser(inPlay: .pictures)
    expectEqual(chooser.chosen, "Pictures")
    expectEqual(chooser.names.first, "Pictures")
    chooser.press(.enter)
    #expect(chooser.played == "Pictures" && !chooser.isOpen)
  }

  @Test(
    arguments: [
      ([.down, .enter], "Words"),
      ([.down, .up, .up, "k", "j", " "], Chooser.builtIn.last ?? ""),
      (["j", .end, .home, .pageDown, .pageUp, .enter], "Letters"),
    ] as [([Key], String)])
  func `arrows choose a deck, wrapping at the ends, and Enter plays it`(keys: [Key], name: String) {
    for key in keys { chooser.press(key) }
    expectEqual(chooser.played, name)
    #expect(!chooser.isOpen)
  }

  @Test func `the preview shows the cards that were searched for`() throws {
    let chooser = try Chooser(size: Size(100, 30))
    for text in ["kabul", "tirana"] {
      chooser.find(text)
      #expect(chooser.chosen == "Words" || chooser.chosen == "Capitals")
      chooser.press(.end, .up)
      if chooser.chosen != "Capitals" { chooser.press(.down) }
      expectEqual(chooser.chosen, "Capitals")
      let name = text.prefix(1).uppercased() + text.dropFirst()
      let count = chooser.text.components(separatedBy: name).count - 1
      expectEqual(count, chooser.names.count + 1, "in the rows and on a card")
      chooser.press(.escape)
    }
  }

  @Test func `the list begins with its first decks if the chosen one is visible then`() throws {
    let own = ["Aa", "Bb", "Cc"].map { Deck.pairs([("a", "b"), ("c", "d")], name: $0) }
    let chooser = try Chooser(own: own, inPlay: own[2])
    expectEqual(chooser.chosen, "Cc")
    #expect(chooser.text.contains("Aa"))
    chooser.screen.offerStudy(from: own[2])
    #expect(chooser.text.contains("Aa"))
  }

  @Test func `the deck on the table has the number of pairs of its game`() throws {
    let chooser = try Chooser(inPlay: .letters(4), pairs: 3)
    #expect(chooser.text.contains("[-] 3 pairs"))
    chooser.press(.enter)
    expectEqual(chooser.table.pairs, 3)
  }

  @Test func `the number of pairs can be changed, and the next game has it`() throws {
    let chooser = try Chooser(size: Size(100, 30))
    chooser.screen.choose("Shapes")
    #expect(chooser.text.contains("[-] 8 pairs"))
    chooser.press("+", "+", "-")
    #expect(chooser.text.contains("[-] 9 pairs"))
    try chooser.click("[+]")
    #expect(
      chooser.text.contains("10 pairs") && chooser.text.contains("No best yet with 10 pairs"))
    for _ in 0..<50 { chooser.press("-") }
    expectEqual(chooser.screen.decks.chosen?.nextPairs, 2)
    for _ in 0..<50 { chooser.press("=") }
    expectEqual(chooser.screen.decks.chosen?.nextPairs, 27)
    for (digit, pairs): (Key, Int) in [
      ("1", 2), ("2", 12), ("9", 9), ("0", 27), ("2", 2), ("5", 25),
    ] {
      chooser.press(digit)
      expectEqual(chooser.screen.decks.chosen?.nextPairs, pairs)
    }
    chooser.press("+", "+")
    chooser.press(.enter)
    expectEqual(chooser.table.board.pairs, 27)
    chooser.table.dealNew(at: .zero)
    expectEqual(chooser.table.board.pairs, 27)
  }

  @Test func `a list that has turned to decks of words turns back with Escape`() throws {
    let chooser = try Chooser(size: Size(100, 30))
    let all = chooser.names
    chooser.screen.choose("Shapes")
    chooser.press("y")
    #expect(chooser.screen.isForStudy && chooser.names.count < all.count)
    chooser.press(.escape)
    #expect(chooser.isOpen && !chooser.screen.isForStudy && chooser.names == all)
  }

  @Test func `the facts are useful for an empty deck, too`() throws {
    let chooser = try Chooser(size: Size(100, 30))
    #expect(chooser.text.contains("No best yet with") && chooser.text.contains("your deck\n"))
    #expect(!chooser.text.contains("gray"))
    chooser.press("A", .enter, .escape)
    chooser.library.add()
    chooser.screen.choose("New deck")
    #expect(chooser.text.contains("It needs two pairs. e: edit"))
    #expect(chooser.text.contains("Not saved: lost when you quit."))
    #expect(!chooser.text.contains("0 pairs yet"))
  }

  @Test func `a search finds decks by name, then by card`() {
    chooser.find("let")
    expectEqual(chooser.names.prefix(2), ["Letters", "Greek Letters"])
    chooser.press(.escape)
    chooser.find("kabul")
    expectEqual(chooser.names, ["Words", "Capitals"])
    #expect(chooser.text.contains("Kabul"))
    chooser.press(.escape)
    chooser.find("JACK-O")
    #expect(chooser.names.contains("Halloween"))
    chooser.press(.enter)
    #expect(chooser.played != nil)
  }

  @Test func `letters are text during a search, and commands after Tab`() {
    chooser.find("x e")
    expectEqual(chooser.screen.decks.filter, "x e")
    #expect(chooser.names.isEmpty && chooser.text.contains("Nothing found"))
    chooser.press(.enter)
    expectNil(chooser.played)
    chooser.press(.control("u"))
    chooser.type("words")
    chooser.press(.tab, "e")
    expectEqual(chooser.editor?.editor.deck.wrappedValue.name, "Words")
    expectEqual(chooser.screen.decks.filter, "words")
  }

  @Test func `Escape ends the search first, then closes the chooser`() {
    chooser.find("words")
    chooser.press(.escape)
    expectEqual(chooser.names.count, 2 + Chooser.builtIn.count)
    #expect(chooser.chosen == "Letters" && chooser.isOpen)
    chooser.find("w")
    chooser.press(.tab, .escape)
    #expect(chooser.screen.decks.filter.isEmpty && chooser.isOpen)
    chooser.press("d")
    #expect(!chooser.isOpen)
  }

  @Test(
    arguments: [
      ("words", [.escape], "Letters"), ("no such deck", [.escape], "Letters"),
      ("le", [.backspace, .backspace], "Letters"), ("le", [.down, .escape], "Greek Letters"),
      ("le", [.down, .up, .escape], "Letters"), ("words", [.tab, .escape], "Words"),
    ] as [(String, [Key], String)])
  func `a search that ends without a choice returns to the deck chosen before`(
    text: String, keys: [Key], chosen: String
  ) {
    chooser.find(text)
    for key in keys { chooser.press(key) }
    expectEqual(chooser.chosen, chosen)
  }

  @Test func `a search can be pasted, without its line breaks`() {
    chooser.press("/")
    chooser.send(.paste("Words\n"))
    #expect(chooser.names.contains("Words"))
  }

  @Test func `s changes the sorting, and the header names it`() {
    #expect(chooser.text.contains("Sort (S): groups"))
    for sorting in DeckSorting.allCases.dropFirst() {
      chooser.press("S")
      expectEqual(chooser.screen.decks.sorting, sorting)
      #expect(chooser.text.contains("Sort (S): \(sorting.rawValue)"))
      expectEqual(chooser.chosen, "Letters")
    }
  }

  @Test func `a deck without two pairs is not played`() {
    chooser.press("A", .enter)
    chooser.type("Soon")
    chooser.press(.tab)
    chooser.enter("cat")
    chooser.press(.escape, .enter)
    #expect(chooser.played == nil && chooser.isOpen)
    #expect(chooser.bottom.contains("Soon needs two pairs before you can play it."))
  }

  @Test func `kiosk players choose and play, and nothing else`() throws {
    let chooser = try Chooser(own: [], inPlay: .pictures, isKiosk: true)
    let before = chooser.names
    for key: Key in ["e", "C", "A", "x", "i", "u", .control("r"), .control("z"), .delete] {
      expectNil(chooser.press(key))
      #expect(chooser.app.screen === chooser.screen)
    }
    expectEqual(chooser.names, before)
    for word in ["edit", "copy", "add", "import", "remove"] {
      #expect(!chooser.bottom.contains(word))
    }
    chooser.press(.down, .enter)
    expectEqual(chooser.played, Chooser.builtIn.first)
  }
}
