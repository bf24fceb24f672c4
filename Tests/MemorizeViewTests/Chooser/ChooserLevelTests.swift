import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The levels of generated decks in the chooser.
struct ChooserLevelTests {
  private func sums(isKiosk: Bool = false) throws -> Chooser {
    let deck = try #require(GeneratedDecks.deck(named: "sums:3"))
    return try Chooser(own: [], inPlay: deck, isKiosk: isKiosk)
  }

  @Test func `one row stands for all levels, and shows the one on the table`() throws {
    let chooser = try sums()
    expectEqual(chooser.chosen, "Sums:3")
    expectEqual(chooser.names.filter { $0.hasPrefix("Sums") }, ["Sums:3"])
    expectEqual(chooser.screen.decks.count, chooser.names.count)
    #expect(chooser.text.contains("level 3 of 10"))
  }

  @Test(arguments: [false, true]) func `left and right change the level, and Enter plays it`(
    isKiosk: Bool
  ) throws {
    let chooser = try sums(isKiosk: isKiosk)
    chooser.press(.right, "l", .left)
    expectEqual(chooser.chosen, "Sums:4")
    for _ in 0..<20 { chooser.press(.right) }
    expectEqual(chooser.chosen, "Sums:10")
    for _ in 0..<20 { chooser.press("h") }
    expectEqual(chooser.chosen, "Sums:1")
    chooser.press(.right, .enter)
    expectEqual(chooser.played, "Sums:2")
  }

  @Test func `the mouse changes the level on the message line`() throws {
    let chooser = try sums()
    try chooser.click("harder")
    expectEqual(chooser.chosen, "Sums:4")
    try chooser.click("easier")
    try chooser.click("easier")
    expectEqual(chooser.chosen, "Sums:2")
  }

  @Test func `a level that the player has changed is a deck of its own`() throws {
    let chooser = try sums()
    chooser.library.binding(to: "Sums:3")?.wrappedValue.pairs.removeLast()
    expectEqual(chooser.chosen, "Sums:3")
    expectEqual(chooser.screen.decks.chosen?.isOwn, true)
    let levels = chooser.screen.decks.shown.compactMap(\.level)
    expectEqual(levels.filter { $0.topic == "Sums" }.map(\.number), [1])
  }

  @Test func `other decks have no levels`() throws {
    let chooser = try Chooser()
    chooser.press(.right)
    expectEqual(chooser.chosen, "Letters")
    #expect(!chooser.text.contains("harder"))
  }

  @Test(arguments: [24, 36]) func `the preview shows no number as high as its card`(
    height: Int
  ) throws {
    let deck = try #require(GeneratedDecks.deck(named: "sums:3"))
    let chooser = try Chooser(
      own: [], inPlay: deck, size: Size(width: height == 24 ? 80 : 120, height: height))
    let cells = chooser.frame().rows.flatMap { $0 }
    let inked = cells.filter { $0.style.foreground == .definitionInk }.map { [$0.glyph].text }
    #expect(!inked.contains { "▀▄█".contains($0) })
    let onPaper = cells.filter { $0.style.background == .definition }.map { [$0.glyph].text }
    #expect(onPaper.contains { Int($0) != nil })
  }

  @Test(arguments: 41...60) func `an arrow in the list never points at nothing`(width: Int) throws {
    let deck = try #require(GeneratedDecks.deck(named: "sums:3"))
    let chooser = try Chooser(own: [], inPlay: deck, size: Size(width: width, height: 40))
    let rows = chooser.text.split(separator: "\n")
    #expect(rows.contains { $0.contains("Sums:3") })
    #expect(!rows.contains { $0.contains(/→ +─/) })
  }
}
