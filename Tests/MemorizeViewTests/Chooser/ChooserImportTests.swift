import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Importing a file as a deck.
struct ChooserImportTests {
  @Test func `Tab completes a path and Enter imports the file`() throws {
    let chooser = try Chooser()
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    chooser.press("i")
    chooser.type("~/m")
    chooser.press(.tab)
    expectEqual(chooser.importScreen?.path.text, "~/mine/")
    #expect(chooser.text.contains("French.tsv"))
    chooser.press(.tab, .enter)
    expectEqual(chooser.chosen, "French")
    expectNil(chooser.importScreen)
    chooser.press("u")
    #expect(!chooser.names.contains("French"))
  }

  @Test func `arrows choose a file, and Enter opens a folder`() throws {
    let chooser = try Chooser()
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    chooser.press("i")
    chooser.type("~/mi")
    chooser.press(.down, .enter)
    expectEqual(chooser.importScreen?.path.text, "~/mine/")
    chooser.press(.up, .enter)
    expectEqual(chooser.chosen, "French")
  }

  @Test func `an open folder of pictures can be imported`() throws {
    let chooser = try Chooser()
    for name in ["barn.png", "cat.JPG", "notes.txt", ".hidden.png"] {
      try chooser.write("no picture", to: "farm/\(name)")
    }
    try chooser.write("no picture", to: "one/barn.png")
    chooser.press("i")
    chooser.type("~/one/")
    #expect(!chooser.text.contains("this folder"))
    chooser.press(.control("u"))
    chooser.type("~/farm/")
    #expect(chooser.text.contains("this folder: 2 pictures"))
    try chooser.click("this folder")
    #expect(chooser.importScreen != nil)
    chooser.press(.enter)
    expectEqual(chooser.library.deck(named: "farm")?.pairs.map(\.first.text), ["barn", "cat"])
    expectEqual(chooser.chosen, "farm")
  }

  @Test func `the name of a folder opens it`() throws {
    let chooser = try Chooser()
    try chooser.write("x", to: "mine/x")
    chooser.press("i")
    chooser.type("~/mine")
    chooser.press(.enter)
    expectEqual(chooser.importScreen?.path.text, "~/mine/")
  }

  @Test func `lines that cannot be read are listed, and the rest is imported`() throws {
    let chooser = try Chooser()
    let long = String(repeating: "x", count: 20_000)
    try chooser.write("un\tone\n\(long)\ndeux\ttwo\n", to: "French.tsv")
    chooser.press("i")
    chooser.type("~/French.tsv")
    chooser.press(.enter)
    expectEqual(chooser.chosen, "French")
    #expect(chooser.app.openDialog != nil)
    #expect(chooser.text.contains("line 2") || chooser.text.contains(":2:"))
    chooser.press(.down, .pageDown, .up, .escape)
    expectNil(chooser.app.openDialog)
    chooser.press(.enter)
    expectEqual(chooser.played, "French")
  }

  @Test func `End shows the last line of a long report`() throws {
    let chooser = try Chooser(size: Size(width: 60, height: 12))
    let long = String(repeating: "x", count: 20_000)
    let faults = (0..<30).map { _ in long }.joined(separator: "\n")
    try chooser.write("un\tone\ndeux\ttwo\n\(faults)\n", to: "French.tsv")
    chooser.press("i")
    chooser.type("~/French.tsv")
    chooser.press(.enter)
    let open = try #require(chooser.app.openDialog)
    let rows = open.view(size: chooser.size, theme: chooser.app.theme).content.rows
    let last = try #require(rows.last { $0.left.contains(".tsv:") }?.left)
    #expect(!chooser.text.contains(last))
    chooser.press(.end)
    #expect(chooser.text.contains(last))
  }

  @Test func `a missing file leaves the path to correct`() throws {
    let chooser = try Chooser()
    let before = chooser.names
    chooser.press("i")
    chooser.type("~/nothing.tsv")
    chooser.press(.enter)
    #expect(chooser.text.contains("Not imported"))
    try chooser.click("[x]")
    expectEqual(chooser.importScreen?.path.text, "~/nothing.tsv")
    chooser.press(.escape, .escape)
    expectEqual(chooser.names, before)
    #expect(chooser.app.screen === chooser.screen || !chooser.isOpen)
  }

  @Test func `an imported deck is shown though a search would hide it`() throws {
    let chooser = try Chooser()
    try chooser.write("un\tone\ndeux\ttwo\n", to: "French.tsv")
    chooser.press("/")
    chooser.type("words")
    chooser.press(.tab, "i")
    chooser.type("~/French.tsv")
    chooser.press(.enter)
    expectEqual(chooser.chosen, "French")
  }

  @Test func `a long list of files scrolls to its end`() throws {
    let chooser = try Chooser(size: Size(width: 40, height: 10))
    for number in 10..<40 { try chooser.write("x", to: "many/file\(number)") }
    chooser.press("i")
    chooser.type("~/many/")
    for _ in 0..<10 { chooser.press(.pageDown) }
    #expect(chooser.text.contains("file39"))
    chooser.press(.up)
    #expect(chooser.text.contains("file39"))
  }
}
