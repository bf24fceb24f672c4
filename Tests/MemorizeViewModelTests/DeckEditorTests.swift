import Decks
import Expectations
import MemoryGame
import Options
import Storage
import Testing

@testable import MemorizeViewModel

/// The intents of the deck editor, without a disk.
struct DeckEditorTests {
  private let library = LibraryViewModel(DeckLibrary(directory: nil))

  private func editor(_ name: String = "Halloween") throws -> DeckEditor {
    try #require(DeckEditor(library, deckNamed: name))
  }

  private func faces(_ editor: DeckEditor) -> [String] { editor.pairs.map(\.first.text) }

  @Test func `each typed picture is added once`() throws {
    let editor = try editor(library.add())
    for character in "👻🎃👻" { editor.type(picture: character) }
    expectEqual(faces(editor), ["👻", "🎃"])
  }

  @Test(arguments: ["👩‍🚀", "🇩🇪", "👋🏽", "☠️", "🏴‍☠️"])
  func `a picture of several key presses is one face`(picture: String) throws {
    let editor = try editor(library.add())
    editor.add([Pair(twin: "👻")])
    for scalar in picture.unicodeScalars { editor.type(picture: Character(scalar)) }
    expectEqual(faces(editor), ["👻", picture])
  }

  @Test func `a known picture that begins a longer one stays`() throws {
    let editor = try editor(library.add())
    editor.add([Pair(twin: "👩")])
    for scalar in "👩‍🚀".unicodeScalars { editor.type(picture: Character(scalar)) }
    expectEqual(faces(editor), ["👩", "👩‍🚀"])
    editor.commit()
    editor.undo()
    expectEqual(faces(editor), ["👩"])
  }

  @Test func `a removed pair can be restored at the end`() throws {
    let editor = try editor()
    let all = faces(editor)
    editor.remove(at: 1)
    editor.remove(at: 0)
    expectEqual(editor.removedPairs.map(\.first.text), [all[0], all[1]])
    editor.takeBack(at: 1)
    expectEqual(faces(editor), all.dropFirst(2) + [all[1]])
    expectEqual(editor.removedPairs.map(\.first.text), [all[0]])
    while editor.canUndo { editor.undo() }
    expectEqual(faces(editor), all)
    #expect(editor.removedPairs.isEmpty)
    while editor.canRedo { editor.redo() }
    expectEqual(editor.removedPairs.map(\.first.text), [all[0]])
  }

  @Test func `a pair can be replaced only by one that is complete and new`() throws {
    let editor = try editor("NATO")
    let first = editor.pairs[0]
    #expect(!editor.replace(at: 0, with: Pair(term: "", definition: "x")))
    #expect(!editor.replace(at: 0, with: editor.pairs[1]))
    #expect(editor.notice != nil)
    #expect(!editor.replace(at: 99, with: first))
    expectEqual(editor.pairs[0], first)
    #expect(editor.replace(at: 0, with: Pair(term: "A", definition: "Able")))
    expectEqual(editor.pairs[0].second.text, "Able")
  }

  @Test func `the pairs per game stay between two and the size of the deck`() throws {
    let editor = try editor()
    for _ in 0..<60 { editor.changeUsualPairs(by: 1) }
    expectEqual(editor.deck.wrappedValue.usualPairs, editor.pairs.count)
    for _ in 0..<60 { editor.changeUsualPairs(by: -1) }
    expectEqual(editor.deck.wrappedValue.usualPairs, 2)
  }

  @Test func `colours wrap around`() throws {
    let editor = try editor()
    let before = editor.deck.wrappedValue.color
    for _ in DeckColor.allCases { editor.changeColor(by: -1) }
    expectEqual(editor.deck.wrappedValue.color, before)
    editor.choose(.pink)
    expectEqual(editor.deck.wrappedValue.color, .pink)
  }

  @Test func `undo of a new deck removes it`() throws {
    let editor = try editor(library.add())
    #expect(!editor.isGone)
    editor.undo()
    #expect(editor.isGone)
    editor.add([Pair(twin: "A")])
    #expect(editor.isGone)
  }
}
