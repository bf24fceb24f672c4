import Canvas
import Decks
import Expectations
import Foundation
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Importing a file as a deck.
struct ChooserImportTests {
  private let chooser: Chooser

  init() throws { chooser = try Chooser() }

  @Test func `Tab completes a path and Enter imports the file`() throws {
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    chooser.enterPath("~/m")
    chooser.press(.tab)
    expectEqual(chooser.importScreen?.path.text, "~/mine/")
    #expect(chooser.text.contains("French.tsv"))
    chooser.press(.tab, .enter)
    expectEqual(chooser.chosen, "French")
    expectNil(chooser.importScreen)
    chooser.press("u")
    #expect(!chooser.names.contains("French"))
  }

  @Test func `a deck that the player has is not added once more`() throws {
    for _ in 0..<2 { try chooser.importFile("un\tone\ndeux\ttwo\n", "French.tsv") }
    #expect(chooser.names.contains("French") && !chooser.names.contains("French 2"))
    #expect(chooser.chosen == "French" && chooser.text.contains("You already have \"French\""))
    try chooser.importFile("un\tone\ndeux\ttwo\ntrois\tthree\n", "French.tsv")
    expectEqual(chooser.chosen, "French 2")
  }

  private static let table = """
    id,word,meaning,example
    1,Hund,dog,Der Hund bellt
    2,Katze,cat,Die Katze schläft
    3,Haus,house,Das Haus brennt

    """

  @Test func `a table is shown before it is imported, and keys choose its columns`() throws {
    try chooser.importFile(Self.table, "German.csv")
    expectEqual(chooser.importScreen == nil, true)
    #expect(!chooser.names.contains("German"))
    for text in [
      "Read as CSV with a header: word = term, meaning = definition (of 4 columns).",
      "3 pairs.", "Die Katze schläft", "Term", "Definition",
    ] {
      #expect(chooser.text.contains(text), "\(text)")
    }
    chooser.press(.right, .right, " ")
    #expect(chooser.text.contains("word = term, example = definition"))
    chooser.press(" ")
    #expect(chooser.text.contains("example = term, word = definition"))
    chooser.press("1")
    #expect(chooser.text.contains("Read as CSV: 4 = term, 2 = definition (of 4 columns). 4 pairs."))
    chooser.press("1", .enter)
    expectEqual(chooser.chosen, "German")
    let pairs = chooser.library.deck(named: "German")?.pairs
    expectEqual(pairs?.first, Pair(term: "Der Hund bellt", definition: "Hund"))
    chooser.press("u")
    #expect(!chooser.names.contains("German"))
  }

  @Test(arguments: [Size(80, 24), Size(40, 15)])
  func `clicks choose columns of a table`(size: Size) throws {
    let chooser = try Chooser(size: size)
    try chooser.importFile(Self.table, "German.csv")
    try chooser.click("Hund")
    try chooser.click("Space  use as definition")
    try chooser.click("Enter import")
    let pairs = chooser.library.deck(named: "German")?.pairs
    expectEqual(pairs?.first, Pair(term: "dog", definition: "Hund"))
  }

  @Test func `Escape leads from the first rows back to the files`() throws {
    try chooser.importFile(Self.table, "German.csv")
    chooser.press(.escape)
    expectEqual(chooser.importScreen?.path.text, "~/German.csv")
    #expect(!chooser.names.contains("German"))
    chooser.press(.escape)
    #expect(chooser.app.screen === chooser.screen)
  }

  @Test(arguments: [1, 3, 5, 9, 14, 24], [1, 9, 20, 40, 80])
  func `the first rows are drawn in every window`(height: Int, width: Int) throws {
    try chooser.importFile(Self.table, "German.csv")
    chooser.size = Size(width, height)
    chooser.press(.right, .right, .right, .left, " ", " ", "1", "e")
    #expect(chooser.app.screen is ImportPreviewScreen)
  }

  @Test func `a key reads a file in another encoding, and that one is imported`() throws {
    // "мир" in KOI8-R is "НЙТ" in CP1251; so few letters are doubtful.
    let (world, cat): ([UInt8], [UInt8]) = ([0xCD, 0xC9, 0xD2], [0xCB, 0xCF, 0xD4])
    let rows = [("world", world), ("cat", cat)]
    try chooser.folder.write(rows.flatMap { $0.1 + Array(",\($0.0)\n".utf8) }, to: "Russian.csv")
    chooser.enterPath("~/Russian.csv")
    chooser.press(.enter)
    let first = chooser.text
    #expect(first.contains("other letters"))
    for _ in 0..<40 where !chooser.text.contains("НЙТ") {
      #expect(!chooser.text.contains("--encoding"))
      chooser.press("e")
    }
    #expect(chooser.text.contains("НЙТ"), "\(first)")
    chooser.press(.enter)
    expectEqual(chooser.library.deck(named: "Russian")?.pairs.first?.first.text, "НЙТ")
  }

  @Test func `arrows choose a file, and Enter opens a folder`() throws {
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    chooser.enterPath("~/mi")
    chooser.press(.down, .enter)
    expectEqual(chooser.importScreen?.path.text, "~/mine/")
    chooser.press(.up, .enter)
    expectEqual(chooser.chosen, "French")
  }

  @Test func `an open folder of pictures can be imported`() throws {
    for name in ["barn.png", "cat.JPG", "notes.txt", ".hidden.png"] {
      try chooser.write("no picture", to: "farm/\(name)")
    }
    try chooser.write("no picture", to: "one/barn.png")
    chooser.enterPath("~/one/")
    #expect(!chooser.text.contains("this folder"))
    chooser.press(.control("u"))
    chooser.type("~/farm/")
    #expect(chooser.text.contains("this folder: 2 pictures"))
    #expect(chooser.importScreen?.path.chosen == .pictures(2) && chooser.bottom.contains("import"))
    chooser.press(.enter)
    expectEqual(chooser.library.deck(named: "farm")?.pairs.map(\.first.text), ["barn", "cat"])
    expectEqual(chooser.chosen, "farm")
  }

  @Test func `the first click on the open folder imports its pictures`() throws {
    for name in ["barn.png", "cat.jpg"] { try chooser.write("no picture", to: "farm/\(name)") }
    chooser.enterPath("~/farm/")
    try chooser.click("this folder")
    expectEqual(chooser.chosen, "farm")
  }

  @Test func `Enter opens a folder, then goes to the list, and the message line says so`() throws {
    try chooser.write("x", to: "mine/x")
    chooser.enterPath("~/mine")
    #expect(chooser.bottom.contains("Enter open"))
    chooser.press(.enter)
    expectEqual(chooser.importScreen?.path.text, "~/mine/")
    #expect(chooser.bottom.contains("Enter choose"))
    chooser.press(.enter)
    #expect(chooser.importScreen?.path.chosen == .parent && chooser.bottom.contains("Enter open"))
    chooser.press(.down)
    #expect(chooser.bottom.contains("Enter import"))
  }

  @Test func `lines that cannot be read are listed, and the rest is imported`() throws {
    let long = String(repeating: "x", count: 20_000)
    try chooser.importFile("un\tone\n\(long)\ndeux\ttwo\n", "French.tsv")
    expectEqual(chooser.chosen, "French")
    #expect(chooser.app.openDialog != nil)
    #expect(chooser.joined.contains("line2") || chooser.joined.contains(":2:"))
    chooser.press(.down, .pageDown, .up, .escape)
    expectNil(chooser.app.openDialog)
    chooser.press(.enter)
    expectEqual(chooser.played, "French")
  }

  @Test func `End shows the last line of a long report`() throws {
    let chooser = try Chooser(size: Size(60, 12))
    let faults = (0..<30).map { "x\($0)\t" }.joined(separator: "\n")
    try chooser.importFile("un\tone\ndeux\ttwo\n\(faults)\n", "French.tsv")
    #expect(!chooser.joined.contains(":32:"))
    chooser.press(.end)
    #expect(chooser.joined.contains(":32:"))
  }

  @Test func `a missing file leaves the path to correct`() throws {
    let before = chooser.names
    chooser.enterPath("~/nothing.tsv")
    chooser.press(.enter)
    #expect(chooser.text.contains("Not imported"))
    expectEqual(chooser.joined.components(separatedBy: "nothing.tsv").count - 1, 2)
    expectEqual(chooser.text.components(separatedBy: "Not imported").count - 1, 1)
    try chooser.click("[x]")
    expectEqual(chooser.importScreen?.path.text, "~/nothing.tsv")
    chooser.press(.escape, .escape)
    expectEqual(chooser.names, before)
    #expect(chooser.app.screen === chooser.screen || !chooser.isOpen)
  }

  @Test func `an imported deck is shown though a search would hide it`() throws {
    try chooser.write("un\tone\ndeux\ttwo\n", to: "French.tsv")
    chooser.find("words")
    chooser.press(.tab, "I")
    chooser.enter("~/French.tsv")
    expectEqual(chooser.chosen, "French")
  }

  @Test func `a long list of files scrolls to its end`() throws {
    let chooser = try Chooser(size: Size(40, 10))
    for number in 10..<40 { try chooser.write("x", to: "many/file\(number)") }
    chooser.enterPath("~/many/")
    for _ in 0..<10 { chooser.press(.pageDown) }
    #expect(chooser.text.contains("file39"))
    chooser.press(.up)
    #expect(chooser.text.contains("file39"))
  }
}
