import Decks
import Expectations
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

  @Test func `a pair that came back and then changed is not a removed one`() throws {
    let editor = try editor()
    editor.remove(at: 0)
    editor.takeBack(at: 0)
    #expect(editor.replace(at: faces(editor).count - 1, with: Pair(twin: "new")))
    #expect(editor.removedPairs.isEmpty)
    let first = faces(editor)[0]
    #expect(editor.replace(at: 0, with: Pair(twin: "newer")))
    editor.commit()
    editor.remove(at: 0)
    editor.undo()
    editor.undo()
    expectEqual(faces(editor)[0], first)
    #expect(editor.removedPairs.isEmpty)
  }

  @Test func `cards with definitions stay word pairs, and the editor says so`() throws {
    let editor = try editor("NATO")
    editor.toggleKind()
    expectEqual(editor.kind, .words)
    #expect(editor.notice?.contains("stay word pairs") == true)
    while !editor.pairs.isEmpty { editor.remove(at: 0) }
    expectEqual(editor.kind, .words, "also without its last pair")
    editor.toggleKind()
    expectEqual(editor.kind, .faces)
  }

  @Test func `a pair can be replaced only by one that is complete and new`() throws {
    let editor = try editor("NATO")
    let first = editor.pairs[0]
    #expect(!editor.replace(at: 0, with: Pair(term: "", definition: "x")))
    #expect(!editor.replace(at: 0, with: editor.pairs[1]) && editor.notice != nil)
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

  @Test func `a deck that is played whole still is after pairs were added, up to eight`() throws {
    let editor = try editor(library.add())
    editor.add(["a", "b", "c", "d"].map(Pair.init(twin:)))
    editor.deck.usualPairs.wrappedValue = 4
    editor.add(["e", "f"].map(Pair.init(twin:)))
    expectEqual(editor.deck.wrappedValue.usualPairs, 6)
    editor.add("ghijkl".map { Pair(twin: String($0)) })
    expectEqual(editor.deck.wrappedValue.usualPairs, 8)
    editor.changeUsualPairs(by: -3)
    editor.add([Pair(twin: "m")])
    expectEqual(editor.deck.wrappedValue.usualPairs, 5)
  }

  @Test func `pairs that are put back leave the pairs per game as they were`() throws {
    let editor = try editor(library.add())
    editor.add("abcdef".map { Pair(twin: String($0)) })
    editor.deck.usualPairs.wrappedValue = 4
    for _ in 0..<2 { editor.remove(at: 0) }
    for _ in 0..<2 { editor.takeBack(at: 0) }
    #expect(editor.pairs.count == 6 && editor.deck.wrappedValue.usualPairs == 4)
  }

  @Test func `colours wrap around`() throws {
    let editor = try editor()
    let before = editor.deck.wrappedValue.color
    for _ in DeckColor.allCases { editor.changeColor(by: -1) }
    expectEqual(editor.deck.wrappedValue.color, before)
    editor.choose(.pink)
    expectEqual(editor.deck.wrappedValue.color, .pink)
  }

  @Test
  func `undo stops where the deck was added, and says so, and redo where it was changed last`()
    throws
  {
    for name in [library.add(), library.copy("Halloween"), "NATO"] {
      let editor = try editor(#require(name))
      let before = editor.pairs
      editor.add([Pair(term: "A", definition: "a")])
      editor.undo()
      #expect(!editor.canUndo && editor.notice != "Nothing to undo.")
      editor.undo()
      #expect(editor.notice == "Nothing to undo." && editor.pairs == before)
      editor.redo()
      #expect(!editor.canRedo && editor.notice != "Nothing to redo.")
      editor.redo()
      #expect(editor.notice == "Nothing to redo." && editor.pairs.count == before.count + 1)
    }
  }

  @Test func `no step of another deck is undone in the editor, and no removal redone`() throws {
    let first = try editor(#require(library.copy("NATO")))
    first.remove(at: 0)
    let other = try editor("Halloween")
    #expect(!other.canUndo)
    other.undo()
    expectEqual(first.pairs.count, 25)
    library.remove("NATO copy")
    library.undo()
    #expect(library.canRedo && !first.canRedo && first.canUndo)
  }

  @Test func `text that was typed and deleted again is no step`() throws {
    let editor = try editor(library.add())
    editor.deck.name.wrappedValue = "New deckx"
    editor.deck.name.wrappedValue = "New deck"
    #expect(!editor.canUndo)
    editor.undo()
    #expect(library.deck(named: "New deck") != nil)
  }

  @Test(arguments: [0, 1, 2])
  func `a new deck is dropped without a trace while it has no pairs`(pairs: Int) throws {
    let editor = try editor(library.add())
    editor.deck.name.wrappedValue = "Foo"
    editor.commit()
    editor.add("abc".prefix(pairs).map { Pair(twin: String($0)) })
    editor.discardIfEmpty()
    expectEqual(editor.discarded, pairs == 0 ? "Foo" : nil)
    #expect((library.deck(named: "Foo") == nil) == (pairs == 0) && library.canUndo == (pairs > 0))
  }
}

struct PastedTextTests {
  @Test func `a line is a face for each picture, a face of words, or a term and its definition`() {
    let pairs = PastedText("🎃👻 🇩🇪👩‍🚀\n☠️").pairs
    expectEqual(pairs, ["🎃", "👻", "🇩🇪", "👩‍🚀", "☠️"].map { Pair(twin: $0) })
    expectEqual(
      PastedText("two words\r\n\r\nParis\tFrance\tEurope\nghost 👻").pairs,
      [
        Pair(twin: "two words"), Pair(term: "Paris", definition: "France"), Pair(twin: "ghost 👻"),
      ])
  }

  @Test(
    arguments: [
      ("👻", true), ("☠️", true), ("🇩🇪", true), ("a", false), ("7", false), ("東", false),
      ("♠", false),
    ] as [(Character, Bool)])
  func `pictures are told from letters and symbols`(character: Character, isPicture: Bool) {
    expectEqual(character.isPicture, isPicture)
  }
}

/// Search for decks.
struct DeckSearchTests {
  private static let decks = [
    Deck(
      name: "Capitals", color: .blue, usualPairs: 2,
      pairs: [
        Pair(term: "Peru", definition: "Lima"), Pair(term: "Straße", definition: "ΟΔΟΣ"),
        Pair(term: "Mali", definition: "Bamako"),
      ]),
    Deck(
      name: "Ghosts", color: .gray, usualPairs: 2,
      pairs: ["👻", "🎃"].map { Pair(twin: $0) }),
  ]

  private func search() -> DeckSearch {
    DeckSearch(
      deck: { name in Self.decks.first { $0.name == name } },
      nickname: { ["👻": "ghost", "🎃": "Pumpkin"][$0] })
  }

  @Test(arguments: ["", " ", "cap", "CAPITALS", " tal "])
  func `a part of the name is found in any case, and an empty text everywhere`(text: String) {
    expectEqual(search().match(text, inDeckNamed: "Capitals"), .name)
  }

  @Test(
    arguments: [
      ("peru", ["Peru"]), ("STRASSE", ["Straße"]), ("οδος", ["ΟΔΟΣ"]), ("pump", ["🎃"]),
      ("ma", ["Lima", "Mali", "Bamako"]), ("👻", ["👻"]), ("x", nil), ("perulima", nil),
      ("limaperu", nil), ("peru\nlima", nil), ("Peruu", nil),
    ] as [(String, [String]?)])
  func `a face is found on either side, in any case, a picture by its name, and none spans two`(
    text: String, faces: [String]?
  ) {
    let found = ["Capitals", "Ghosts"].compactMap { search().match(text, inDeckNamed: $0) }
    expectEqual(found, faces.map { [.faces($0)] } ?? [])
  }

  @Test(arguments: [
    ("Paraguay", "par", ["Par"]), ("Straße", "STRASSE", ["Straße"]),
    ("banana", "an", ["an", "an"]),
    ("ΟΔΟΣ", "οδός", []), ("ΟΔΟΣ", "δο", ["ΔΟ"]), ("Lima", "", []), ("été", "É", ["é", "é"]),
  ])
  func `a searched text is found, ignoring case`(text: String, searched: String, found: [String]) {
    expectEqual(text.matches(of: searched).map { String(text[$0]) }, found)
  }

  @Test func `a deck is read once, and again after forget`() {
    var readings = 0
    let search = DeckSearch(
      deck: { _ in
        readings += 1
        return Self.decks.first
      }, nickname: { _ in nil })
    for text in ["lima", "mali", "x"] { _ = search.match(text, inDeckNamed: "Capitals") }
    expectEqual(readings, 1)
    search.forget()
    _ = search.match("lima", inDeckNamed: "Capitals")
    expectEqual(readings, 2)
  }
}

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
    editor.undo()
    editor.add([Pair(twin: "🚀")])
    expectEqual(editor.recentPictures, ["🚀", "🌈", "🛸"])
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
}
