import Decks
import Expectations
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// The pictures that the player added lately, without a disk.
struct RecentPicturesTests {
  private let library = LibraryViewModel(DeckLibrary(directory: nil))

  private func editor(_ name: String = "Halloween") throws -> DeckEditor {
    try #require(DeckEditor(library, deckNamed: name))
  }

  @Test func `added pictures are recent in every deck, the last one first`() throws {
    let editor = try editor()
    #expect(editor.recentPictures.isEmpty)
    editor.add([Pair(twin: "🛸")])
    editor.add([Pair(twin: "🚀"), Pair(twin: "🌈")])
    try expectEqual(self.editor("NATO").recentPictures, ["🌈", "🚀", "🛸"])
  }

  @Test func `a picture added again moves to the front`() throws {
    let editor = try editor()
    editor.add([Pair(twin: "🛸")])
    editor.add([Pair(twin: "🚀")])
    editor.add([Pair(twin: "🛸")])
    expectEqual(editor.recentPictures, ["🛸", "🚀"])
  }

  @Test func `a typed picture is recent when it is whole`() throws {
    let editor = try editor()
    for scalar in "👩‍🚀".unicodeScalars { editor.type(picture: Character(scalar)) }
    #expect(editor.recentPictures.isEmpty)
    editor.commit()
    expectEqual(editor.recentPictures, ["👩‍🚀"])
  }

  @Test func `words are not recent pictures`() throws {
    let editor = try editor()
    editor.add([Pair(twin: "7"), Pair(twin: "two words"), Pair(twin: "👻👻")])
    editor.add([Pair(term: "👻", definition: "ghost")])
    #expect(editor.recentPictures.isEmpty)
  }

  @Test func `an addition that was undone can be chosen again`() throws {
    let editor = try editor()
    editor.add([Pair(twin: "🛸")])
    editor.undo()
    #expect(!editor.pairs.contains(Pair(twin: "🛸")))
    expectEqual(editor.recentPictures, ["🛸"])
  }

  @Test func `only so many are kept`() throws {
    let editor = try editor()
    let all = (0..<40).compactMap { UnicodeScalar(0x1F400 + $0) }.map { String(Character($0)) }
    editor.add(all.map { Pair(twin: $0) })
    expectEqual(editor.recentPictures, Array(all.reversed().prefix(DeckEditor.mostRecentPictures)))
  }
}
