import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Typing, messages and leaving in the deck editor.
struct EditorTypingTests {
  @Test func `redrawing and suspending leave the text that is being typed alone`() throws {
    let table = try EditorTable()
    let before = table.faces
    table.press(.left)
    table.type("half a wo")
    expectEqual(table.press(.control("l")), .redraw)
    expectEqual(table.press(.control("z")), .suspend)
    expectEqual(table.faces, before)
    table.type("rd")
    expectEqual(table.editor?.field?.text, "half a word")
    table.press(.enter)
    expectEqual(table.faces, before + ["half a word"])
  }

  @Test func `of an imported picture only the words are edited`() throws {
    let table = try EditorTable()
    let count = table.faces.count
    table.editor?.editor.add([Pair(twin: "![a barn](0123abcd)")])
    table.press(.end, .enter)
    expectEqual(table.editor?.field?.text, "a barn")
    table.press(.end)
    table.type("!")
    expectEqual(table.deck?.pairs.last, Pair(twin: "![a barn!](0123abcd)"))
    table.press(.control("u"))
    table.enter("Haus")
    expectEqual(table.deck?.pairs.last, Pair(twin: "![Haus](0123abcd)"))
    expectEqual(table.deck?.pairs.count, count + 1)
  }

  @Test func `pictures of a word pair keep their files`() throws {
    let table = try EditorTable("NATO")
    table.editor?.editor.add([Pair(term: "![hound](01)", definition: "![dog](02)")])
    table.press(.end, .enter, .end)
    table.type("s")
    table.press(.backTab, .end)
    table.type("s")
    expectEqual(table.deck?.pairs.last, Pair(term: "![hounds](01)", definition: "![dogs](02)"))
  }

  @Test func `Enter in half a pair leads to the other half`() throws {
    let table = try EditorTable("NATO")
    let count = try #require(table.deck?.pairs.count)
    table.editor?.move(to: .newSecond)
    table.press(.enter)
    expectEqual(table.editor?.focus, .newFirst)
    table.editor?.move(to: .newSecond)
    table.enter("Bell")
    #expect(table.editor?.focus == .newFirst && table.deck?.pairs.count == count)
    table.type("ding")
    table.press(.enter, .enter)
    expectEqual(table.deck?.pairs.last, Pair(term: "ding", definition: "Bell"))
  }

  @Test func `undo is shown while typing, and undoes the last step`() throws {
    let table = try EditorTable(size: Size(100, 24))
    let before = table.faces
    table.press("x", .left)
    #expect(table.editor?.field != nil)
    table.type("draft")
    try table.click("^T undo")
    expectEqual(table.faces, before)
    expectEqual(table.editor?.field?.text, "draft")
    table.press(.control("r"))
    expectEqual(table.faces, Array(before.dropFirst()))
  }

  @Test func `the first key that types replaces the name of a new deck`() throws {
    let table = try EditorTable()
    table.press(.escape, "A", .enter)
    #expect(table.deck?.name == "New deck" && table.editor?.focus == .name)
    table.type("Spanish")
    expectEqual(table.deck?.name, "Spanish")
    table.press(.down, .up, .end)
    table.type("!")
    expectEqual(table.deck?.name, "Spanish!")
  }

  @Test func `text typed over a card or a name replaces it`() throws {
    let table = try EditorTable(size: Size(100, 24))
    table.press(.enter)
    expectEqual(table.editor?.field?.isSelected, true)
    table.enter("frog")
    expectEqual(table.faces.first, "frog")
    table.press(.home)
    #expect(table.editor?.focus == .name && table.editor?.field?.isSelected == true)
    table.press(.right, .control("a"))
    table.type("Zoo")
    expectEqual(table.deck?.name, "Zoo")
  }

  @Test func `the click that starts typing selects, the next one moves the cursor`() throws {
    let table = try EditorTable(size: Size(100, 24))
    try table.click("Name", 11)
    expectEqual(table.editor?.field?.isSelected, true)
    try table.click("Name", 11)
    #expect(table.editor?.field?.isSelected == false && table.editor?.field?.cursor == 3)
  }

  @Test(arguments: [.left, .right, .end] as [Key])
  func `a key that moves keeps the name of a new deck`(key: Key) throws {
    let table = try EditorTable()
    table.press(.escape, "A", .enter, key)
    table.type("s")
    let names: [Key: String] = [.left: "New decsk", .right: "New decks", .end: "New decks"]
    expectEqual(table.deck?.name, names[key])
  }

  @Test(arguments: [("rocket", "🚀"), ("queen", "👑"), ("hjkl ux?", "hjkl ux?")])
  func `text typed on a value of the form is a new face`(text: String, face: String) throws {
    let table = try EditorTable(size: Size(100, 24))
    let before = table.faces
    table.press(.escape, "A", .enter)
    table.type("cat")
    table.press(.down)
    expectEqual(table.editor?.focus, .color)
    table.type(text)
    #expect(table.editor?.focus == .newFirst && table.editor?.field?.text == text)
    table.press(.enter)
    #expect(table.deck?.name == "cat" && table.faces == [face])
    expectEqual(table.library.deck(named: "Halloween")?.pairs.map(\.first.text), before)
  }

  @Test func `Enter is named by its effect`() throws {
    let table = try EditorTable("NATO", size: Size(100, 24))
    let words = { table.text.split(separator: "\n").last.map(String.init) ?? "" }
    table.press(.home)
    #expect(words().contains("Enter next field"))
    table.press(.down)
    #expect(words().contains("Enter change"))
    table.press(.up, .enter)
    table.type("0")
    #expect(words().contains("Enter next field"))
    table.press(.enter)
    table.type("Nul")
    #expect(words().contains("Enter add"))
    table.press(.enter, .down, .enter)
    #expect(words().contains("Enter keep"))
  }

  @Test func `an error goes away with the next key`() throws {
    let table = try EditorTable()
    table.press(.up, .up, .up, .up, .up, .control("u"))
    #expect(table.text.contains("A deck needs a name."))
    table.press(.tab)
    #expect(!table.text.contains("needs a name"))
    expectEqual(table.deck?.name, "Halloween")
  }

  @Test func `Home and End lead to the first and the last field`() throws {
    let table = try EditorTable(size: Size(40, 8))
    table.press(.end)
    expectEqual(table.editor?.focus, .first(table.faces.count - 1))
    let editor = try #require(table.editor)
    expectEqual(editor.scroll, editor.layout.scroll.lastTop)
    table.press(.home)
    expectEqual(table.editor?.focus, .name)
    expectEqual(table.editor?.scroll, 0)
  }
}
