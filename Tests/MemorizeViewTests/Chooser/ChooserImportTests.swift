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
    #expect(chooser.chosen == "French" && chooser.text.contains("You already have 'French'"))
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
}

/// Completing the path of a file.
struct PathCompletionTests {
  private static let folders: [String: [PathSource.Entry]] = [
    ".": [
      PathSource.Entry(name: "words.tsv", isFolder: false),
      PathSource.Entry(name: "Work", isFolder: true),
      PathSource.Entry(name: "work.csv", isFolder: false),
      PathSource.Entry(name: ".hidden", isFolder: false),
      PathSource.Entry(name: "über.txt", isFolder: false),
    ],
    "/home/ann/": [PathSource.Entry(name: "decks", isFolder: true)],
    "/home/ann/decks/": [PathSource.Entry(name: "a.tsv", isFolder: false)],
  ]

  private static var source: PathSource { PathSource(home: "/home/ann") { folders[$0] ?? [] } }

  private func entry(_ typed: String) -> PathEntry {
    var entry = PathEntry(Self.source)
    entry.insert(typed)
    return entry
  }

  private func names(_ typed: String) -> [String] { entry(typed).completion.candidates.map(\.name) }

  @Test func `folders come first, sorted by name, and hidden files on request`() {
    expectEqual(names(""), ["Work", "words.tsv", "work.csv", "über.txt"])
    expectEqual(names("."), [".hidden"])
    expectEqual(names("nowhere/"), [])
    let hasParent = ["/", "wor", "Work/"].map { entry($0).choices.contains(.parent) }
    expectEqual(hasParent, [false, false, true], "the root and unfinished names have none")
  }

  @Test func `exact matches win over matches in another case`() {
    expectEqual(names("wor"), ["words.tsv", "work.csv"])
    expectEqual(names("W"), ["Work"])
    expectEqual(names("WOR"), ["Work", "words.tsv", "work.csv"])
    expectEqual(names("Ü"), ["über.txt"])
  }

  @Test(arguments: [
    ("wor", "wor"), ("word", "words.tsv"), ("W", "Work/"), ("WORD", "words.tsv"), ("x", "x"),
    ("WOR", "WOR"), ("~", "~/decks/"), ("~/d", "~/decks/"), ("~/decks/", "~/decks/a.tsv"),
    ("ü", "über.txt"),
  ])
  func `a path is completed as far as all candidates agree`(_ typed: String, _ completed: String) {
    var entry = entry(typed)
    entry.expand()
    expectEqual(entry.text, completed)
  }

  @Test func `a tilde stands for the home directory, if there is one`() {
    expectEqual(Self.source.path("~/decks/a.tsv"), "/home/ann/decks/a.tsv")
    expectEqual(Self.source.path("~"), "/home/ann")
    expectEqual(Self.source.path("~b/x"), "~b/x")
    expectEqual(Self.source.path("x/~/y"), "x/~/y")
    expectEqual(PathSource().path("~/x"), "~/x")
  }

  @Test(arguments: [
    ("", "../"), ("../", "../../"), ("Work/", ""), ("a/b/", "a/"), ("/home/ann/", "/home/"),
    ("/home/", "/"), ("~/", "~/../"),
  ])
  func `the first row leads out of a folder`(_ folder: String, _ parent: String) {
    var entry = entry(folder)
    expectEqual(entry.choices.first, .parent)
    entry.use(.parent)
    expectEqual(entry.text, parent)
  }

  @Test func `the disk is read once for each folder, not for each letter`() {
    var asked: [String] = []
    let source = PathSource(home: "/home/ann") {
      asked.append($0)
      return Self.folders[$0] ?? []
    }
    var entry = PathEntry(source)
    for key in "~/decks/a" { _ = entry.handle(.character(key)) }
    expectEqual(asked, [".", "/home/ann/", "/home/ann/decks/"])
  }

  @Test func `typing takes a choice back, and the only way to continue is chosen`() {
    var entry = entry("wo")
    expectNil(entry.chosen)
    entry.select(1)
    expectEqual(entry.chosen, entry.choices[1])
    _ = entry.handle("r")
    #expect(entry.selected == nil && entry.chosen == nil)
    _ = entry.handle("d")
    expectEqual(entry.chosen, entry.choices.first)
    expectEqual(entry.use, .importing)
  }

  @Test func `a folder is recognised without a slash at its end`() {
    #expect(entry("Work").isFolder && !entry("work.csv").isFolder && !entry("Wor").isFolder)
  }
}
