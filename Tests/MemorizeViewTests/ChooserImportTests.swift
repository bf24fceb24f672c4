import Canvas
import Decks
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// A file becomes a deck.
struct ChooserImportTests {
  @Test func `a path is completed with Tab and imported with Enter`() throws {
    let chooser = try Chooser()
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    chooser.press("i")
    chooser.type("~/m")
    chooser.press(.tab)
    #expect(chooser.page.path.text == "~/mine/")
    #expect(chooser.text.contains("French.tsv"))
    chooser.press(.tab, .enter)
    #expect(chooser.chosen == "French")
    #expect(chooser.page.mode == .browsing)
    chooser.press("u")
    #expect(!chooser.names.contains("French"))
  }

  @Test func `a line of the list is chosen with arrows, and a folder opened`() throws {
    let chooser = try Chooser()
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    chooser.press("i")
    chooser.type("~/mi")
    chooser.press(.down, .enter)
    #expect(chooser.page.path.text == "~/mine/")
    chooser.press(.up, .enter)
    #expect(chooser.chosen == "French")
  }

  @Test func `the folder's name alone opens it`() throws {
    let chooser = try Chooser()
    try chooser.write("x", to: "mine/x")
    chooser.press("i")
    chooser.type("~/mine")
    chooser.press(.enter)
    #expect(chooser.page.path.text == "~/mine/")
    #expect(chooser.page.mode == .importing)
  }

  @Test func `what is wrong with a file is told line by line, the rest comes in`() throws {
    let chooser = try Chooser()
    let long = String(repeating: "x", count: 20_000)
    try chooser.write("un\tone\n\(long)\ndeux\ttwo\n", to: "French.tsv")
    chooser.press("i")
    chooser.type("~/French.tsv")
    chooser.press(.enter)
    #expect(chooser.chosen == "French")
    #expect(chooser.text.contains("Imported 2 pairs as \"French\" (tabs, 1 row unreadable)"))
    #expect(chooser.text.contains("line 2") || chooser.text.contains(":2:"))
    chooser.press(.down, .pageDown, .up, .escape)
    #expect(chooser.page.dialog == nil)
    #expect(chooser.press(.enter) == .play("French"))
  }

  @Test func `a file that is none leaves the path to be mended`() throws {
    let chooser = try Chooser()
    let before = chooser.names
    chooser.press("i")
    chooser.type("~/nothing.tsv")
    chooser.press(.enter)
    #expect(chooser.text.contains("Nothing came in"))
    #expect(try chooser.click("[x]") == nil)
    chooser.press(.escape)
    #expect(chooser.page.mode == .browsing)
    #expect(chooser.names == before)
    #expect(chooser.press(.escape) == .close)
  }

  @Test func `a deck that came in is seen though a filter would hide it`() throws {
    let chooser = try Chooser()
    try chooser.write("un\tone\ndeux\ttwo\n", to: "French.tsv")
    chooser.press("/")
    chooser.type("words")
    chooser.press(.tab, "i")
    chooser.type("~/French.tsv")
    chooser.press(.enter)
    #expect(chooser.chosen == "French")
  }
}
