import Canvas
import Decks
import Expectations
import Foundation
import HomeFixtures
import MemorizeViewModel
import Storage
import Testing

@testable import MemorizeView

/// Changing the library from the chooser.
struct ChooserChangesTests {
  private let chooser: Chooser

  init() throws { chooser = try Chooser() }

  @Test func `a copy belongs to the player and can be undone and redone`() {
    chooser.find("Halloween")
    chooser.press(.tab, "C")
    expectEqual(chooser.chosen, "Halloween copy")
    #expect(chooser.library.deck(named: "Halloween copy") != nil)
    chooser.press("u")
    #expect(!chooser.names.contains("Halloween copy"))
    chooser.press(.control("r"))
    #expect(chooser.names.contains("Halloween copy"))
  }

  @Test func `a removed deck is gone until undo`() {
    chooser.press(.down, "x")
    #expect(!chooser.names.contains("Words"))
    #expect(chooser.bottom.contains("Words is removed. u: undo"))
    chooser.press("u")
    #expect(chooser.names.contains("Words"))
  }

  @Test func `removing a deck that hid a built-in one brings that back`() throws {
    let own = Deck(
      name: "Halloween", color: .red, usualPairs: 2,
      pairs: ["mine", "yours"].map { Pair(twin: $0) })
    let chooser = try Chooser(own: [own], inPlay: own)
    #expect(chooser.text.contains("mine"))
    chooser.press("x")
    #expect(chooser.bottom.contains("The built-in Halloween is back. u: undo"))
    #expect(chooser.names.contains("Halloween"))
    #expect(!chooser.screen.decks.all.contains { $0.deck == own })
    chooser.press("u")
    #expect(chooser.screen.decks.all.contains { $0.deck == own })
  }

  @Test func `built-in decks cannot be removed`() {
    chooser.press(.end)
    let before = chooser.names
    #expect(!chooser.bottom.contains("remove"))
    chooser.press("x", .delete)
    expectEqual(chooser.names, before)
    #expect(chooser.bottom.contains("Built-in decks cannot be removed."))
    #expect(!chooser.library.canUndo)
  }

  @Test func `a new deck is edited at once, and chosen afterwards`() {
    chooser.press("A", .enter)
    expectEqual(chooser.editor?.editor.pairs.isEmpty, true)
    chooser.press(.control("u"))
    chooser.type("Birds")
    chooser.press(.up)
    chooser.press(.tab, .tab, .tab, .tab)
    chooser.type("🦉🦆")
    chooser.press(.escape)
    #expect(chooser.app.screen === chooser.screen)
    expectEqual(chooser.chosen, "Birds")
    chooser.press(.enter)
    expectEqual(chooser.played, "Birds")
  }

  @Test func `a name typed too early does not lead out of the new deck`() {
    chooser.press("A")
    chooser.type("tango")
    #expect(chooser.app.openDialog?.dialog is NewDeckDialog)
    #expect(chooser.bottom.contains("has no meaning here"))
    chooser.press(.escape)
    #expect(chooser.app.screen === chooser.screen)
  }

  @Test(arguments: [nil, "Foo"])
  func `a new deck that was left without pairs is dropped, named or not`(name: String?) {
    let before = chooser.names
    for _ in 0..<3 {
      chooser.press("A", .enter)
      #expect(chooser.bottom.contains("Esc discard"))
      if let name { chooser.type(name) }
      chooser.press(.escape)
      #expect(chooser.bottom.contains("\(name ?? "New deck") had no pairs and was discarded."))
      expectEqual(chooser.names, before)
      expectEqual(chooser.chosen, "Letters")
    }
    #expect(!chooser.library.canUndo && !chooser.bottom.contains("undo"))
    chooser.press("u")
    #expect(chooser.bottom.contains("Nothing to undo."))
    chooser.press(.control("r"))
    #expect(chooser.bottom.contains("Nothing to redo."))
    expectEqual(chooser.names, before)
  }

  @Test func `a deck with one pair is kept, and undone step by step`() {
    let before = chooser.names
    chooser.press("A", .enter)
    chooser.type("Foo")
    chooser.press(.down, .down, .down, .down)
    chooser.enter("cat")
    chooser.press(.escape)
    #expect(chooser.names.contains("Foo"))
    #expect(chooser.bottom.contains("Foo needs two pairs before you can play it."))
    chooser.press("u", "u")
    #expect(chooser.names.contains("New deck"))
    chooser.press("u")
    expectEqual(chooser.names, before)
    chooser.press("u")
    #expect(chooser.bottom.contains("Nothing to undo."))
  }
}

/// The levels of generated decks in the chooser.
struct ChooserLevelTests {
  private func sums(size: Size = Size(80, 24), isKiosk: Bool = false) throws -> Chooser {
    let deck = try #require(GeneratedDecks.deck(named: "sums:3"))
    return try Chooser(own: [], inPlay: deck, size: size, isKiosk: isKiosk)
  }

  @Test func `one row stands for all levels, and shows the one on the table`() throws {
    let chooser = try sums()
    expectEqual(chooser.chosen, "Sums:3")
    expectEqual(chooser.names.filter { $0.hasPrefix("Sums") }, ["Sums:3"])
    expectEqual(chooser.screen.decks.count, chooser.names.count)
    #expect(chooser.text.contains("level 3 of 10"))
  }

  @Test(arguments: [false, true])
  func `left and right change the level, and Enter plays it`(isKiosk: Bool) throws {
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

  @Test func `a level that the player has changed is a deck of its own`() throws {
    let chooser = try sums()
    DeckEditor(chooser.library, deckNamed: "Sums:3")?.deck.pairs.wrappedValue.removeLast()
    expectEqual(chooser.chosen, "Sums:3")
    expectEqual(chooser.screen.decks.chosen?.isOwn, true)
    let levels = chooser.screen.decks.shown.compactMap(\.level)
    expectEqual(levels.filter { $0.topic == "Sums" }.map(\.number), [1])
  }
}

/// Choosing a deck with the mouse alone.
struct ChooserMouseTests {
  @Test(arguments: Capabilities.all, [(80, 24), (25, 5), (40, 12), (200, 60)])
  func `a click on a deck chooses it, and another one plays it`(
    capabilities: Capabilities, size: (Int, Int)
  ) throws {
    let chooser = try Chooser(size: Size(size.0, size.1), capabilities: capabilities)
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
      ("/ find", "/"), ("e edit", "e"), ("C copy", "C"), ("x remove", "x"), ("I import", "I"),
      ("S sort", "S"), ("Esc back", .escape), ("? help", "?"),
    ] as [(String, Key)])
  func `a word of the message line does what its key does`(word: String, key: Key) throws {
    let size = Size(200, 24)
    let (clicked, pressed) = (try Chooser(size: size), try Chooser(size: size))
    let point = try #require(clicked.frame().position(of: word))
    expectEqual(clicked.mouse(.press(.left), at: point), pressed.press(key))
    expectEqual(clicked.text, pressed.text)
  }

  @Test func `the header closes, sorts and searches`() throws {
    let chooser = try Chooser()
    try chooser.click("Sort (S): groups")
    expectEqual(chooser.screen.decks.sorting, .name)
    try chooser.click("Decks")
    #expect(chooser.screen.search != nil)
    try chooser.click("Esc all decks")
    expectNil(chooser.screen.search)
    try chooser.click("[x]")
    #expect(!chooser.isOpen)
  }

  @Test func `a file is found and imported by clicks`() throws {
    let chooser = try Chooser(size: Size(100, 30))
    try chooser.write("un\tone\ndeux\ttwo\n", to: "mine/French.tsv")
    try chooser.click("I import")
    chooser.type("~/")
    try chooser.click("mine/")
    #expect(chooser.text.contains("French.tsv"))
    try chooser.click("../")
    try chooser.click("mine/")
    try chooser.click("French.tsv")
    #expect(chooser.importScreen != nil)
    try chooser.click("French.tsv")
    expectEqual(chooser.chosen, "French")
    #expect(chooser.bottom.contains("Imported 2 pairs"))
    chooser.press("y", .escape)
    #expect(!chooser.bottom.contains("Imported"), "it has been read")
  }
}

/// The chooser in an app, with a library in a temporary folder.
final class Chooser: AppFixture {
  let library: LibraryViewModel
  let table: TableViewModel
  let screen: ChooserScreen
  let app: App
  var size: Size
  let folder = TemporaryDirectory()

  /// A chooser over the built-in decks, or some of them, and some of the player's own.
  init(
    own: [Deck] = [.letters(4), .words], inPlay: Deck = .letters(4), pairs: Int? = nil,
    size: Size = Size(80, 24), capabilities: Capabilities = Capabilities(),
    isKiosk: Bool = false, sorting: DeckSorting = .groups, builtIn: [Deck]? = nil
  ) throws {
    let decks = DeckLibrary(directory: folder.path)
    for deck in own { try decks.save(deck) }
    let library = LibraryViewModel(decks, builtIn: builtIn)
    self.library = library
    table = try GameHome().table(
      inPlay, pairs: pairs, seed: "ghost", library: library.decks, isSaved: false)
    let home = folder.path
    screen = ChooserScreen(
      library: isKiosk ? nil : library, table: table,
      paths: PathSource(home: home) { path in Chooser.entries(of: path, home: home) },
      sorting: sorting)
    app = App(BlankScreen(), theme: Theme(capabilities), isKiosk: isKiosk)
    self.size = size
    app.push(screen)
    frame()
  }

  /// Lists a folder; relative paths start in the library's folder.
  private static func entries(of path: String, home: String) -> [PathSource.Entry] {
    let folder = path.hasPrefix("/") ? path : "\(home)/\(path)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return PathSource.Entry(name: name, isFolder: isFolder.boolValue)
    }
  }

  func find(_ text: String) {
    press("/")
    type(text)
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Writes a file, types its path and presses Enter.
  func importFile(_ text: String, _ name: String) throws {
    try write(text, to: name)
    enterPath("~/\(name)")
    press(.enter)
  }

  /// Opens the import and types a path.
  func enterPath(_ path: String) {
    press("I")
    type(path)
  }

  /// The names of the built-in decks in the order of the chooser: pictures first, numbers last.
  static let builtIn =
    BuiltInDecks.all.filter { !$0.isWords }.map(\.name)
    + BuiltInDecks.all.filter(\.isWords).map(\.name)
    + GeneratedDecks.names.compactMap { GeneratedDecks.deck(named: $0)?.name }

  /// The text without line breaks and frames, in which paths of any length are found.
  var joined: String { text.filter { $0.isASCII && !$0.isWhitespace } }
  var chosen: String? { screen.decks.chosen?.name }
  var names: [String] { screen.decks.shown.map(\.name) }
  /// The deck that was dealt from here.
  var played: String? { table.deals > 0 ? table.board.deck.name : nil }
  /// Whether the chooser, or a screen over it, is open.
  var isOpen: Bool { app.screens.count > 1 }
  var editor: EditorScreen? { app.screen as? EditorScreen }
  var importScreen: ImportScreen? { app.screen as? ImportScreen }
}
