import Canvas
import Decks
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// What can be done with decks by the mouse alone.
struct ChooserMouseTests {
  @Test(arguments: Capabilities.all, [(80, 24), (25, 5), (40, 12), (200, 60)])
  func `a click on a deck chooses it, another one plays it`(
    capabilities: Capabilities, size: (Int, Int)
  ) throws {
    let chooser = try Chooser(
      size: Size(width: size.0, height: size.1), capabilities: capabilities)
    #expect(try chooser.click("Words") == nil)
    #expect(chooser.chosen == "Words")
    #expect(try chooser.click("Words") == .play("Words"))
  }

  @Test func `the board is clicked to play it`() throws {
    let chooser = try Chooser()
    let preview = try #require(chooser.page.layout.preview)
    #expect(chooser.mouse(.press(.left), at: preview.middle) == .play("Letters"))
  }

  @Test func `the wheel scrolls and chooses nothing`() throws {
    let chooser = try Chooser()
    let middle = chooser.page.layout.list.middle
    chooser.mouse(.wheel(up: false), at: middle)
    #expect(chooser.page.top > 0)
    #expect(chooser.chosen == "Letters")
    for _ in 0..<100 { chooser.mouse(.wheel(up: false), at: middle) }
    #expect(chooser.text.contains(BuiltInDecks.names.last ?? "?"))
    for _ in 0..<100 { chooser.mouse(.wheel(up: true), at: middle) }
    #expect(chooser.page.top == 0)
  }

  @Test func `every word of the message line does what its key does`() throws {
    let words =
      [
        ("/ find", "/"), ("e edit", "e"), ("c copy", "c"), ("x remove", "x"), ("i import", "i"),
        ("s sort", "s"), ("Esc back", .escape), ("? help", "?"), ("q quit", "q"),
      ] as [(String, Key)]
    for (word, key) in words {
      let size = Size(width: 200, height: 24)
      let (clicked, pressed) = (try Chooser(size: size), try Chooser(size: size))
      #expect(try clicked.click(word) == pressed.press(key), "\(word)")
      #expect(clicked.text == pressed.text, "\(word)")
    }
  }

  @Test func `what is not on the message line is in the help, which every click can reach`() throws
  {
    let chooser = try Chooser(size: Size(width: 25, height: 5))
    #expect(chooser.mouse(.press(.right), at: Point(x: 3, y: 2)) == .help)
    #expect(try chooser.click("? help") == .help)
    #expect(chooser.page.perform(.copy, at: .zero) == nil)
    #expect(chooser.names.contains("Letters copy"))
  }

  @Test func `the first line closes, sorts and finds`() throws {
    let chooser = try Chooser()
    #expect(try chooser.click("own first") == nil)
    #expect(chooser.page.shelf.order == .name)
    try chooser.click("Decks")
    #expect(chooser.page.mode == .filtering)
    #expect(try chooser.click("Esc all decks") == nil)
    #expect(chooser.page.mode == .browsing)
    #expect(try chooser.click("[x]") == .close)
  }

  @Test func `a file is found and imported by clicks alone`() throws {
    let chooser = try Chooser(size: Size(width: 100, height: 30))
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    try chooser.click("i import")
    chooser.type("~/")
    try chooser.click("mine/")
    #expect(chooser.text.contains("French.tsv"))
    try chooser.click("../")
    try chooser.click("mine/")
    try chooser.click("French.tsv")
    #expect(chooser.page.mode == .importing)
    try chooser.click("French.tsv")
    #expect(chooser.chosen == "French")
    #expect(chooser.bottom.contains("Imported 2 pairs as \"French\""))
  }
}
