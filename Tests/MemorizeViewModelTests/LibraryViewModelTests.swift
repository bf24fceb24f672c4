import Decks
import Expectations
import Foundation
import MemoryGame
import Options
import Storage
import Testing

@testable import MemorizeViewModel

/// The decks of the library, their changes, and undo.
final class LibraryViewModelTests {
  private let root = TemporaryDirectory()
  private var directory: String { root.path }
  private let library: LibraryViewModel

  init() { library = LibraryViewModel(DeckLibrary(directory: root.path)) }

  /// The decks of the player on the disk.
  private var onDisk: [Deck] {
    let library = DeckLibrary(directory: directory)
    let names = (try? library.entries().filter(\.isOwn).map(\.name)) ?? []
    return names.compactMap { (try? library.deck(named: $0)) ?? nil }
  }

  private var own: [Deck] { library.entries().filter(\.isOwn).map(\.deck) }

  private func binding(to name: String) -> Binding<Deck>? {
    DeckEditor(library, deckNamed: name)?.deck
  }

  private func keep(_ decks: Deck...) throws {
    for deck in decks { try DeckLibrary(directory: directory).save(deck) }
  }

  @Test func `decks of the player come first, and each name is listed once`() throws {
    try keep(.twins("AB").called("Verbs"), .twins("ABC").called("nato"))
    let entries = library.entries()
    expectEqual(entries.prefix(3).map(\.deck.name), ["nato", "Verbs", "Halloween"])
    expectEqual(entries.prefix(3).map(\.isOwn), [true, true, false])
    expectEqual(DeckEditor(library, deckNamed: "nato")?.hidesBuiltIn, true)
    expectEqual(entries.first?.deck.pairs.count, 3)
    expectEqual(entries.count, BuiltInDecks.names.count + GeneratedDecks.all.count + 1)
  }

  @Test func `all bindings to a deck agree, even after it is renamed`() throws {
    try keep(.twins("ABC"))
    let one = try #require(binding(to: "Twins"))
    let other = try #require(binding(to: "TWINS"))
    one.name.wrappedValue = "Letters"
    other.pairs.wrappedValue.removeLast()
    expectEqual(one.wrappedValue, other.wrappedValue)
    expectEqual(library.deck(named: "letters"), one.wrappedValue)
    expectNil(library.deck(named: "Twins"))
    library.commit()
    expectEqual(onDisk.map(\.name), ["Letters"])
    expectEqual(onDisk.first?.pairs, one.pairs.wrappedValue)
  }

  @Test func `typing is one step, and is saved at its end`() throws {
    try keep(.twins("ABC"))
    let deck = try #require(binding(to: "Twins"))
    for name in ["T", "Ty", "Typ", "Type"] { deck.name.wrappedValue = name }
    expectEqual(onDisk.map(\.name), ["Twins"])
    library.commit()
    expectEqual(onDisk.map(\.name), ["Type"])
    library.undo()
    expectEqual(onDisk.map(\.name), ["Twins"])
    library.redo()
    expectEqual(onDisk.map(\.name), ["Type"])
  }

  @Test func `an empty name or that of another deck is refused`() throws {
    try keep(.twins("ABC"), .twins("AB").called("Other"))
    let deck = try #require(binding(to: "Twins"))
    for name in ["", "  ", "other", "OTHER"] {
      deck.name.wrappedValue = name
      expectEqual(deck.name.wrappedValue, "Twins")
      #expect(library.notice != nil)
    }
    deck.name.wrappedValue = "twins"
    expectEqual(deck.name.wrappedValue, "twins")
    library.commit()
    expectEqual(onDisk.map(\.name), ["Other", "twins"])
  }

  @Test func `a deck of fewer than two pairs is kept in memory but not on the disk`() throws {
    let name = library.add()
    expectEqual(name, "New deck")
    expectEqual(library.add(), "New deck 2")
    let deck = try #require(binding(to: name))
    deck.pairs.wrappedValue.append(Pair(twin: "A"))
    library.commit()
    #expect(onDisk.isEmpty)
    expectEqual(library.unsavedDecks.map(\.name), ["New deck"])
    expectEqual(DeckEditor(library, deckNamed: name)?.isSaved, false)
    deck.pairs.wrappedValue.append(Pair(twin: "B"))
    library.commit()
    expectEqual(onDisk.map(\.name), ["New deck"])
    #expect(library.unsavedDecks.isEmpty)
    deck.pairs.wrappedValue.removeLast()
    library.commit()
    expectEqual(onDisk.first?.pairs.count, 2)
    expectEqual(library.unsavedDecks.map(\.name), ["New deck"])
    #expect(!library.decks.contains { $0.name == "New deck" })
  }

  @Test func `changes of other programs appear on refresh`() throws {
    try keep(.twins("ABC"))
    let deck = try #require(binding(to: "Twins"))
    try DeckLibrary(directory: directory).save(.twins("XY"), replacing: true)
    try keep(.twins("AB").called("Other"))
    library.refresh()
    expectEqual(own.map(\.name), ["Other", "Twins"])
    expectEqual(deck.pairs.wrappedValue.map(\.first.text), ["X", "Y"])
  }

  @Test func `a file is imported under a free name, with a report`() throws {
    try keep(.twins("ABC").called("words"))
    let path = "\(directory)/words.tsv"
    try "France\tParis\nItaly\tRome\nItaly\tRome\nPeru\t\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    let report = library.importFile(at: path)
    expectEqual(
      report.summary,
      "Imported 2 pairs as 'words 2' (TSV, 1 row without a definition, 1 repeated row)")
    expectEqual(library.notice, report.summary)
    expectEqual(report.faults.first?.hasPrefix(path + ":4:6:"), true)
    expectEqual(onDisk.map(\.name), ["words", "words 2"])
    library.undo()
    expectEqual(onDisk.map(\.name), ["words"])
    expectNil(library.importFile(at: "/nowhere").name)
    expectEqual(library.notice?.contains("/nowhere"), true)
  }

  @Test func `all decks of an Anki package are imported and undone in one step`() throws {
    try keep(.twins("ABC").called("zoo"))
    let path = URL.inPackage("Tests/AnkiTests/Fixtures/latest.apkg").path
    let report = library.importFile(at: path)
    expectEqual(report.headline, "Imported 2 decks with 11 pairs")
    expectEqual(
      report.summary,
      "Imported 2 decks with 11 pairs, 1 note with sound only left out, "
        + "1 image with hidden parts left out")
    expectEqual(report.faults.count, 2)
    expectEqual(onDisk.map(\.name), ["Languages::French", "zoo", "Zoo 2"])
    library.undo()
    expectEqual(onDisk.map(\.name), ["zoo"])
    library.redo()
    expectEqual(onDisk.map(\.name), ["Languages::French", "zoo", "Zoo 2"])
  }

  @Test(arguments: 0..<12)
  func `undoing any steps restores the first state, and redoing them the last`(seed: Int) throws {
    try keep(.twins("ABC"), .twins("DEF").called("Other"))
    let first = own
    var dice = SeededGenerator(seed: "\(seed)")
    for _ in 0..<40 { doAnything(&dice) }
    library.commit()
    while library.canRedo { library.redo() }
    let last = own
    while library.canUndo { library.undo() }
    expectEqual(own, first, "\(own.map(\.name))")
    let written = onDisk
    expectEqual(written, first, "\(written.map(\.name))")
    while library.canRedo { library.redo() }
    expectEqual(own, last, "\(own.map(\.name)) \(last.map(\.name))")
  }

  private func doAnything(_ dice: inout SeededGenerator) {
    let names = library.entries().prefix(6).map(\.deck.name)
    let name = names[dice.next(below: names.count)]
    let deck = binding(to: name)
    switch dice.next(below: 10) {
    case 0: library.add()
    case 1: library.copy(name)
    case 2: library.remove(name)
    case 3: deck?.name.wrappedValue = ["X", "Halloween", "Other", "Y"][dice.next(below: 4)]
    case 4: deck?.color.wrappedValue = DeckColor.allCases[dice.next(below: 10)]
    case 5: deck?.pairs.wrappedValue = []
    case 6: library.commit()
    case 7: library.undo()
    default: deck?.pairs.wrappedValue.append(Pair(twin: "\(dice.next(below: 1000))"))
    }
  }
}

extension Deck {
  func called(_ name: String) -> Deck {
    var deck = self
    deck.name = name
    return deck
  }
}
