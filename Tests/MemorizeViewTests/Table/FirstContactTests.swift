import Canvas
import Decks
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The first board of a new player.
struct FirstContactTests {
  @Test(
    arguments: [
      (Size(140, 36), "Turn two cards. Find all 8 pairs. First time? J: start with 3 pairs"),
      (Size(120, 36), "Turn two cards. Find all 8 pairs. J: start with 3 pairs"),
      (Size(100, 30), "Find 8 pairs. J: start with 3 pairs"),
      (Size(80, 24), "Find 8 pairs. J: start with 3 pairs"),
      (Size(40, 15), "Find 8 pairs."),
    ])
  func `the message says what to do and where easier boards are`(size: Size, text: String) throws {
    let table = try Table(size: size)
    #expect(table.bottom.hasPrefix(" \(text)  "))
  }

  @Test(
    arguments: [
      (120, "Find 2 pairs: Country and Capital. J: start with 3 pairs"),
      (100, "Find 2 pairs: Country and Capital. J: 3 pairs"),
      (80, "Find 2 pairs: Country and Capital."),
      (40, "Find 2 pairs."),
    ])
  func `a deck with side names says what belongs together`(width: Int, text: String) throws {
    let names = try #require(SideNames("Country", "Capital"))
    let deck = Deck.pairs([("France", "Paris"), ("Peru", "Lima")], sides: names)
    let table = try Table(deck, size: Size(width, 30))
    #expect(table.bottom.hasPrefix(" \(text)"))
    table.press("n")
    #expect(table.bottom.contains("New game. Find 2 pairs: Country and Capital.") == (width > 40))
  }

  @Test(arguments: [80, 100, 120])
  func `other decks, the menu and the way to turn a card are among the keys`(width: Int) throws {
    let table = try Table(size: Size(width, 30))
    #expect(table.bottom.contains("d decks"))
    for words in ["Space turn", "Esc menu", "? help"] { #expect(table.bottom.contains(words)) }
    // In 80 columns, the way to smaller boards takes the room of a key that everybody tries.
    #expect(table.bottom.contains("Arrows move") == (width > 80))
    #expect(!table.bottom.contains("n new"))
    table.choose(0)
    #expect(!table.bottom.contains("d decks"))
  }

  @Test func `the bonus is explained in the first move only`() throws {
    let table = try Table(size: Size(100, 30))
    let explanation = "find its twin fast (up to +6 points a card)"
    table.choose(0)
    #expect(table.bottom.contains(explanation))
    table.choose(3)
    table.pass(.seconds(3))
    table.choose(2)
    #expect(!table.bottom.contains(explanation))
    #expect(table.bottom.hasPrefix(" B  "), "a known thing is not said again")
  }
}
