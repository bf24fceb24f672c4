import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// Rules and limits of decks in words, and their colours on the table.
struct RuleNameTests {
  private func table(_ codes: String, width: Int = 80) throws -> Table {
    try Table(size: Size(width, 24), rules: .codes(codes))
  }

  @Test(arguments: [
    (120, "gaps+peek5", "Letters  close gaps, peek of 5 s  "), (80, "sudden", "sudden death"),
    (80, "gaps+peek5", "2 rules"), (60, "gaps+peek5", "2 rules"), (40, "sudden", "1 rule"),
  ])
  func `the status line names the rules, in a short form where there is little room`(
    width: Int, codes: String, name: String
  ) throws {
    let status = try table(codes, width: width).line(0)
    #expect(status.contains(name), "\(status)")
    let plain = try table("", width: width).line(0)
    #expect(!plain.contains("rule"), "\(plain)")
  }

  @Test(arguments: [
    ("sudden", "The first forgotten card ends the game."),
    ("drift", "A miss slides a row of cards by one place."),
    ("gaps", "The cards after a found pair move up."),
  ])
  func `the first deal explains the rules`(codes: String, text: String) throws {
    let table = try table(codes, width: 120)
    #expect(table.bottom.contains(text), "\(table.bottom)")
    table.choose(0)
    #expect(!table.bottom.contains(text))
    table.press("r")
    #expect(!table.bottom.contains(text), "the same board needs no explanation")
  }

  @Test func `a miss with open cards is coral, like everywhere`() throws {
    for isOpen in [false, true] {
      let table = try Table(.letters(4), rules: .codes(isOpen ? "open" : ""))
      table.choose(0)
      let first = TableSnapshot(table.viewModel)[CardID(rawValue: 0)]?.side
      expectEqual(first, isOpen ? .chosen : .face)
      table.choose(2)
      let sides = [0, 2].map { TableSnapshot(table.viewModel)[CardID(rawValue: $0)]?.side }
      expectEqual(sides, [.missed, .missed])
    }
  }

  @Test func `the hand of the player to move is tinted`() throws {
    let table = try Table(
      .letters(8), size: Size(120, 36),
      rules: Rules(company: .people(["Ann", "Bob"])))
    let frame = table.frame()
    let names = try ["Ann", "Bob"].map { try #require(frame.position(of: $0)) }
    expectEqual(names.map { frame[$0].style.background }, [.selection, .rail])
  }

  @Test func `a deal says how many pairs fit on one board, and why`() throws {
    let deck = Deck.pairs(
      [("red", "apple"), ("red", "cherry"), ("green", "kiwi"), ("blue", "plum")], usualPairs: 3)
    let table = try Table(deck, pairs: 4, size: Size(120, 36))
    let text = "At most 3 pairs fit on one board: 1 pair shares a text with another."
    #expect(table.bottom.contains(text), "\(table.bottom)")
    let chooser = try Chooser(own: [deck], inPlay: deck)
    #expect(chooser.text.contains("at most 3 on one board"))
    let few = try Table(.letters(4), pairs: 6, size: Size(120, 36))
    #expect(few.bottom.contains("The deck has only 4 pairs."))
  }
}
