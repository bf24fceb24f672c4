import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Choosing a deck with the mouse alone.
struct ChooserMouseTests {
  @Test(arguments: Capabilities.all, [(80, 24), (25, 5), (40, 12), (200, 60)])
  func `a click on a deck chooses it, and another one plays it`(
    capabilities: Capabilities, size: (Int, Int)
  ) throws {
    let chooser = try Chooser(
      size: Size(width: size.0, height: size.1), capabilities: capabilities)
    try chooser.click("Words")
    #expect(chooser.chosen == "Words" && chooser.played == nil)
    try chooser.click("Words")
    expectEqual(chooser.played, "Words")
  }

  @Test func `a click on the board plays the deck`() throws {
    let chooser = try Chooser()
    let preview = try #require(chooser.screen.layout.preview)
    chooser.mouse(.press(.left), at: preview.middle)
    expectEqual(chooser.played, "Letters")
  }

  @Test func `the wheel scrolls and chooses nothing`() throws {
    let chooser = try Chooser()
    let middle = chooser.screen.layout.list.middle
    chooser.mouse(.wheel(up: false), at: middle)
    #expect(chooser.screen.position.top > 0)
    expectEqual(chooser.chosen, "Letters")
    for _ in 0..<100 { chooser.mouse(.wheel(up: false), at: middle) }
    #expect(chooser.text.contains(Chooser.builtIn.last ?? "?"))
    for _ in 0..<100 { chooser.mouse(.wheel(up: true), at: middle) }
    expectEqual(chooser.screen.position.top, 0)
  }

  @Test(
    arguments: [
      ("/ find", "/"), ("e edit", "e"), ("c copy", "c"), ("x remove", "x"), ("i import", "i"),
      ("s sort", "s"), ("Esc back", .escape), ("? help", "?"), ("q quit", "q"),
    ] as [(String, Key)])
  func `a word of the message line does what its key does`(word: String, key: Key) throws {
    let size = Size(width: 200, height: 24)
    let (clicked, pressed) = (try Chooser(size: size), try Chooser(size: size))
    let point = try #require(clicked.frame().position(of: word))
    expectEqual(clicked.mouse(.press(.left), at: point), pressed.press(key))
    expectEqual(clicked.text, pressed.text)
  }

  @Test func `on a small window the help leads to every command`() throws {
    let chooser = try Chooser(size: Size(width: 40, height: 30))
    chooser.mouse(.press(.right), at: Point(x: 3, y: 2))
    #expect(chooser.app.openDialog != nil)
    for _ in 0..<40 where !chooser.text.contains("copy the") { chooser.press(.down) }
    try chooser.click("copy the")
    expectNil(chooser.app.openDialog)
    #expect(chooser.names.contains("Letters copy"))
  }

  @Test func `the header closes, sorts and searches`() throws {
    let chooser = try Chooser()
    try chooser.click("Sort: groups")
    expectEqual(chooser.screen.decks.sorting, .name)
    try chooser.click("Decks")
    #expect(chooser.screen.search != nil)
    try chooser.click("Esc all decks")
    expectNil(chooser.screen.search)
    try chooser.click("[x]")
    #expect(!chooser.isOpen)
  }

  @Test func `a file is found and imported by clicks`() throws {
    let chooser = try Chooser(size: Size(width: 100, height: 30))
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    try chooser.click("i import")
    chooser.type("~/")
    try chooser.click("mine/")
    #expect(chooser.text.contains("French.tsv"))
    try chooser.click("../")
    try chooser.click("mine/")
    try chooser.click("French.tsv")
    #expect(chooser.importScreen != nil)
    try chooser.click("French.tsv")
    expectEqual(chooser.chosen, "French")
    #expect(chooser.bottom.contains("French"))
  }
}
