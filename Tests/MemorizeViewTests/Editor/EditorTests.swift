import Canvas
import Expectations
import HomeFixtures
import MemorizeViewModel
import Options
import Storage
import Testing

@testable import MemorizeView

/// Editing a deck with the keyboard alone and with the mouse alone.
struct EditorTests {
  private let table: EditorTable

  init() throws { table = try EditorTable() }

  @Test func `everything works with the keyboard alone`() {
    let before = table.faces
    table.press("x")
    expectEqual(table.faces, Array(before.dropFirst()))
    table.press(.left)
    table.enter("🛸👩‍🚀🛸two words")
    expectEqual(table.faces, before.dropFirst() + ["🛸", "👩‍🚀", "two words"])
    table.press(.up, .up, .right, "+", .up, .right, .up, .control("u"))
    table.type("Space")
    table.press(.escape)
    expectEqual(table.onDisk.map(\.name), ["Space"])
    expectEqual(table.onDisk.first?.color, .yellow)
    expectEqual(table.onDisk.first?.usualPairs, 10)
    expectEqual(
      table.onDisk.first?.pairs.map(\.first.text), before.dropFirst() + ["🛸", "👩‍🚀", "two words"])
  }

  @Test func `everything but typing works with the mouse alone`() throws {
    let before = table.faces
    try table.click("🎃")
    try table.click("🎃", 3)
    expectEqual(table.faces, before.filter { $0 != "🎃" })
    try table.click("[+]")
    expectEqual(table.deck?.usualPairs, 9)
    try table.click("Colour", 8)
    expectEqual(table.deck?.color, .red)
    try table.click("🎃")
    expectEqual(table.faces, before.filter { $0 != "🎃" } + ["🎃"])
    for _ in 0..<4 { try table.click("undo") }
    expectEqual(table.deck, table.library.deck(named: "Halloween"))
    #expect(table.faces == before && table.onDisk.isEmpty)
    try table.click("redo")
    expectEqual(table.faces.count, before.count - 1)
    try table.click("[x]")
    expectNil(table.editor)
    try table.click("e edit")
    #expect(table.editor != nil)
  }

  @Test func `half a new pair is not dropped without a word`() throws {
    let table = try EditorTable("NATO")
    table.editor?.move(to: .newFirst)
    table.type("Ñ")
    table.press(.escape)
    #expect(table.editor?.focus == .newSecond)
    #expect(table.text.contains("'Ñ' has no other side yet. Esc again discards it."))
    table.type("Eñe")
    table.press(.escape)
    #expect(table.editor == nil)
    expectEqual(table.onDisk.first?.pairs.last?.second.text, "Eñe")
  }

  @Test func `terms and definitions are typed in two columns`() throws {
    let table = try EditorTable("NATO")
    table.press(.enter)
    table.type("a")
    table.press(.tab)
    table.type("Able")
    table.press(.tab)
    table.type("b")
    table.press(.enter)
    #expect(table.editor?.focus == .first(1) && table.editor?.field == nil)
    expectEqual(table.faces.prefix(3), ["a", "b", "C"])
    table.press("x", .escape)
    expectEqual(table.onDisk.first?.pairs.prefix(2).map(\.second.text), ["Able", "Charlie"])
  }

  @Test func `a new pair is added when both sides are typed`() throws {
    let table = try EditorTable("NATO")
    table.press(.up)
    expectEqual(table.editor?.focus, .newFirst)
    table.enter("0")
    table.type("Nul")
    expectEqual(table.deck?.pairs.count, 26)
    table.press(.enter)
    expectEqual(table.deck?.pairs.last, Pair(term: "0", definition: "Nul"))
    #expect(table.editor?.focus == .newFirst && table.editor?.field?.text == "")
    table.type("1")
    table.press(.tab)
    table.type("Ein")
    table.press(.tab)
    expectEqual(table.deck?.pairs.last, Pair(term: "1", definition: "Ein"))
    #expect(table.editor?.focus == .newFirst && table.deck?.name == "NATO")
  }

  @Test(arguments: [.escape, .down, .tab] as [Key])
  func `a typed face is not lost when the cursor moves away`(key: Key) {
    table.press(.left)
    table.type("left behind")
    table.press(key)
    expectEqual(table.onDisk.first?.pairs.last, Pair(twin: "left behind"))
    #expect(table.editor?.field?.text != "left behind")
  }

  @Test func `Escape puts back the text that was typed over, Enter keeps it`() throws {
    let table = try EditorTable("NATO")
    let before = table.deck?.pairs
    table.press(.right, .enter)
    table.type("Able")
    #expect(table.deck?.pairs.first?.second.text == "Able" && table.text.contains("Esc cancel"))
    table.press(.escape)
    expectEqual(table.deck?.pairs, before)
    #expect(table.editor?.focus == .second(0) && table.editor?.field == nil)
    table.press(.enter)
    table.enter("Able")
    expectEqual(table.deck?.pairs.first?.second.text, "Able")
  }

  @Test func `a deck with fewer than two pairs opens where pairs are added`() throws {
    let table = try EditorTable("NATO")
    table.press(.escape, "A", .down, .enter)
    for text in ["Spanish", "gato", "cat"] { table.enter(text) }
    table.press(.escape, "e")
    expectEqual(table.editor?.focus, .newFirst)
    for text in ["casa", "house", "sol", "sun"] { table.enter(text) }
    expectEqual(table.faces, ["gato", "casa", "sol"])
    table.press(.escape, "e")
    expectEqual(table.editor?.focus, .first(0))
  }

  @Test(arguments: [false, true])
  func `the keys for a pair are named, also beside a message`(isShort: Bool) throws {
    let table = try EditorTable("NATO")
    if isShort {
      while table.faces.count > 1 { table.press("x") }
      #expect(table.bottom.contains("Not saved yet: add pairs."))
    }
    for words in ["Enter change", "A add", "x remove", "Esc done", "? help"] {
      #expect(table.bottom.contains(words))
    }
  }

  @Test func `removed pairs promise no undo after another deck was changed`() throws {
    let table = try EditorTable("NATO", size: Size(80, 50))
    table.press("x")
    #expect(table.text.contains("1 removed. u: undo"))
    table.library.copy("NATO")
    #expect(table.text.contains("1 removed") && !table.text.contains("u: undo"))
  }

  @Test func `the key for undo is one that works where the cursor is`() throws {
    let table = try EditorTable("NATO", size: Size(80, 50))
    for _ in 0..<40 where table.editor?.field == nil { table.press("x") }
    #expect(table.editor?.field != nil && table.text.contains("26 removed. ^T: undo"))
    table.press(.control("t"))
    #expect(table.text.contains("25 removed"))
  }

  @Test func `undo in the editor says when nothing is left`() throws {
    let table = try EditorTable("NATO")
    #expect(!table.bottom.contains("undo"))
    for (key, text) in [("u", "Nothing to undo."), ("U", "Nothing to redo.")] as [(Key, String)] {
      table.press(key)
      #expect(table.bottom.contains(text))
      table.press(.right)
      #expect(!table.bottom.contains("Nothing"))
    }
    table.press(.escape, "A", .enter)
    table.type("Foo")
    table.press(.control("t"), .control("t"), .control("t"))
    #expect(table.deck?.name == "New deck" && table.bottom.contains("Nothing to undo."))
  }

  @Test func `pasted text is added line by line or picture by picture`() {
    let before = table.faces
    table.send(.paste("🛸🚀🎃"))
    expectEqual(table.faces, before + ["🛸", "🚀"])
    table.press("u")
    expectEqual(table.faces, before)
    table.press(.left)
    table.send(.paste("one\ntwo words\n\u{1B}[2Jthree"))
    expectEqual(table.faces, before + ["one", "two words", "three"])
    table.send(.paste("half "))
    table.enter("done")
    expectEqual(table.faces.last, "half done")
  }

  @Test func `typed text is saved after a pause and when the program ends`() throws {
    table.press(.left)
    table.type("🛸")
    #expect(table.onDisk.isEmpty)
    let due = try #require(table.app.nextChange(after: table.now))
    table.now = due
    table.frame()
    expectEqual(table.onDisk.first?.pairs.count, 27)
    expectNil(table.app.nextChange(after: table.now))
    table.type("🚀")
    expectEqual(table.send(.end), .quit)
    table.app.leave(at: table.now)
    expectEqual(table.onDisk.first?.pairs.count, 28)
  }
}

/// A table with the editor of a deck open over it.
final class EditorTable: AppFixture {
  private let root = TemporaryDirectory()
  let library: LibraryViewModel
  let game: TableViewModel
  let app: App
  let size: Size
  var now: Duration = .zero

  init(
    _ name: String = "Halloween", size: Size = Size(80, 24),
    capabilities: Capabilities = Capabilities()
  ) throws {
    let library = LibraryViewModel(DeckLibrary(directory: root.path))
    self.library = library
    let deck = try #require(library.deck(named: name))
    game = try GameHome().table(
      deck, pairs: 4, seed: "ghost", library: library.decks, isSaved: false)
    app = App(
      playing: game, library: library,
      theme: Theme(capabilities, options: ThemeOptions(motion: .none)))
    self.size = size
    frame()
    press("d", "e")
  }

  var editor: EditorScreen? { app.screen as? EditorScreen }
  /// The deck in the library.
  var deck: Deck? { editor?.editor.deck.wrappedValue }
  /// The faces or terms of the deck.
  var faces: [String] { deck?.pairs.map(\.first.text) ?? [] }
  /// The own decks that another process would find.
  var onDisk: [Deck] {
    let library = DeckLibrary(directory: root.path)
    let names = (try? library.entries().filter(\.isOwn).map(\.name)) ?? []
    return names.compactMap { (try? library.deck(named: $0)) ?? nil }
  }
}
