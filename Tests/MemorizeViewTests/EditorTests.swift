import Canvas
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// What can be done to a deck on its page, with the keyboard alone and with the mouse alone.
struct EditorPageTests {
  @Test func `everything can be edited with the keyboard alone`() throws {
    let table = try EditorTable()
    let before = table.faces
    table.press("x")
    #expect(table.faces == Array(before.dropFirst()))
    table.press(.up)
    table.type("🛸👩‍🚀🛸two words")
    table.press(.enter)
    #expect(table.faces == before.dropFirst() + ["🛸", "👩‍🚀", "two words"])
    table.press(.up, .up, .right, "+", .up, .right, .up, .control("u"))
    table.type("Space")
    table.press(.escape)
    #expect(table.onDisk.map(\.name) == ["Space"])
    #expect(table.onDisk.first?.color == .yellow)
    #expect(table.onDisk.first?.usualPairs == 10)
    #expect(
      table.onDisk.first?.pairs.map(\.first.text) == before.dropFirst() + ["🛸", "👩‍🚀", "two words"])
  }

  @Test func `everything but writing can be done with the mouse alone`() throws {
    let table = try EditorTable()
    let before = table.faces
    try table.click("🎃")
    try table.click("🎃", 3)
    #expect(table.faces == before.filter { $0 != "🎃" })
    try table.click("[+]")
    #expect(table.deck?.usualPairs == 9)
    try table.click("Colour", 8)
    #expect(table.deck?.color == .red)
    try table.click("🎃")
    #expect(table.faces == before.filter { $0 != "🎃" } + ["🎃"])
    for _ in 0..<4 { try table.click("undo") }
    #expect(table.deck == table.library.deck(named: "Halloween"))
    #expect(table.faces == before && table.onDisk.isEmpty)
    try table.click("redo")
    #expect(table.faces.count == before.count - 1)
    try table.click("[x]")
    #expect(table.editor == nil)
    try table.click("e edit")
    #expect(table.editor != nil)
  }

  @Test func `terms and definitions are written in two columns`() throws {
    let table = try EditorTable("NATO")
    table.press(.right, .enter, .control("u"))
    table.type("Able")
    table.press(.enter)
    #expect(table.deck?.pairs.first?.second.text == "Able")
    table.press(.up, .control("u"))
    table.type("nul")
    #expect(table.deck?.pairs.count == 26)
    table.press(.tab, .enter)
    table.press(.escape)
    #expect(table.onDisk.first?.pairs.first?.second.text == "Able")
  }

  @Test func `a new pair comes in when both its sides are written`() throws {
    let table = try EditorTable("NATO")
    table.press(.up)
    #expect(table.editor?.focus == .newFirst)
    table.type("0")
    table.press(.enter)
    table.type("Nul")
    #expect(table.deck?.pairs.count == 26)
    table.press(.enter)
    #expect(table.deck?.pairs.last == Pair(term: "0", definition: "Nul"))
    #expect(table.editor?.focus == .newFirst && table.editor?.field?.text == "")
  }

  @Test(arguments: [.escape, .down, .tab] as [Key])
  func `a face that was written is not lost by going elsewhere`(key: Key) throws {
    let table = try EditorTable()
    table.press(.up)
    table.type("left behind")
    table.press(key)
    #expect(table.onDisk.first?.pairs.last == Pair(twin: "left behind"))
    #expect(table.editor?.field?.text != "left behind")
  }

  @Test func `what is pasted comes in, line by line or picture by picture`() throws {
    let table = try EditorTable()
    let before = table.faces
    table.send(.paste("🛸🚀🎃"))
    #expect(table.faces == before + ["🛸", "🚀"])
    table.press("u")
    #expect(table.faces == before)
    table.press(.up)
    table.send(.paste("one\ntwo words\n\u{1B}[2Jthree"))
    #expect(table.faces == before + ["one", "two words", "three"])
    table.send(.paste("half "))
    table.type("done")
    table.press(.enter)
    #expect(table.faces.last == "half done")
  }

  @Test func `a deck of less than two pairs is told not to be saved, and is not lost`() throws {
    let table = try EditorTable()
    for _ in 0..<25 { table.press("x") }
    #expect(table.faces.count == 1)
    #expect(table.frame().description.contains("Not saved yet: two pairs at least."))
    table.press(.escape)
    #expect(table.screen.unsavedDecks == ["Halloween"])
    #expect(table.library.deck(named: "Halloween")?.pairs.count == 1)
    #expect(table.onDisk.first?.pairs.count == 2)
  }

  @Test func `typing is kept when it stops for a while, and when the program ends`() throws {
    let table = try EditorTable()
    table.press(.up)
    table.type("🛸")
    #expect(table.onDisk.isEmpty)
    let due = try #require(table.screen.nextChange(after: table.now))
    table.now = due
    table.frame()
    #expect(table.onDisk.first?.pairs.count == 27)
    #expect(table.screen.nextChange(after: table.now) == nil)
    table.type("🚀")
    #expect(table.send(.end) == .quit)
    table.screen.leave(at: table.now)
    #expect(table.onDisk.first?.pairs.count == 28)
  }

  @Test func `a game in play goes on with its cards, and the next one has the new ones`() throws {
    let table = try EditorTable()
    let cards = table.game.places.map { $0?.content.text }
    for _ in 0..<24 { table.press("x") }
    table.press(.escape, .escape)
    #expect(table.game.places.map { $0?.content.text } == cards)
    #expect(!table.game.isPaused)
    table.press("r")
    #expect(table.game.places.map { $0?.content.text } == cards)
    table.press("n")
    #expect(Set(table.game.places.compactMap { $0?.content.text }) == ["🧪", "🐍"])
  }

  @Test func `the game waits while the editor is open`() throws {
    let table = try EditorTable()
    table.press(.escape, .escape)
    table.game.choose(CardID(rawValue: 0), at: table.now)
    table.press("d", "e")
    #expect(table.game.isPaused)
    table.press("?", .escape)
    #expect(table.game.isPaused && table.editor != nil)
    table.press(.escape, .escape)
    #expect(!table.game.isPaused)
  }

  @Test func `help names every key of the editor, and a click on a line does it`() throws {
    let table = try EditorTable(size: Size(width: 80, height: 40))
    table.press("x", "u", "x", "u", "x")
    table.press("?")
    let rows = table.screen.content(of: .help).rows
    for binding in table.editor?.bindings ?? [] {
      #expect(rows.contains { $0.left.hasPrefix(binding.legend.keyNames) }, "\(binding.help)")
    }
    #expect(table.faces.count == 25)
    try table.click("take the last step back")
    #expect(table.faces.count == 26)
    #expect(table.screen.dialog == nil && table.editor != nil)
  }

  @Test func `strangers edit nothing`() throws {
    let table = try EditorTable(isPublic: true)
    #expect(table.editor == nil)
    #expect(table.screen.page is ChooserPage)
  }

  @Test func `leaving, suspending and drawing again work from everywhere`() throws {
    for keys in [[], [.up], [.enter]] as [[Key]] {
      let table = try EditorTable()
      for key in keys { table.press(key) }
      #expect(table.press(.control("l")) == .redraw)
      #expect(table.press(.control("z")) == .suspend)
      #expect(table.press(.control("c")) == .quit)
    }
  }
}
