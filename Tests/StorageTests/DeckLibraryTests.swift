import Decks
import Expectations
import Foundation
import Testing

@testable import Storage

struct DeckLibraryTests {
  private let root = TemporaryDirectory()
  private let library: DeckLibrary

  init() { library = DeckLibrary(directory: root.path) }

  private func deck(_ name: String, _ faces: String = "a b") -> Deck {
    let pairs = faces.split(separator: " ").map { Pair(twin: String($0)) }
    return Deck(name: name, color: .pink, usualPairs: 2, pairs: pairs)
  }

  private var ownNames: [String] {
    get throws { try library.entries().filter(\.isOwn).map(\.name) }
  }

  @Test func `an unreadable folder leaves the built-in decks`() throws {
    try root.write("mine", to: "decks")
    #expect(try library.deck(named: "Halloween") != nil)
    #expect(throws: StorageError.self) { try library.deck(named: "Mine") }
  }

  @Test func `without own decks there are the built-in ones, and no file is created`() throws {
    try expectEqual(library.entries().map(\.name), BuiltInDecks.names + GeneratedDecks.names)
    try expectEqual(library.deck(named: "nato")?.name, "NATO")
    try expectNil(library.deck(named: "none"))
    try expectEqual(library.remove(named: "nato"), false)
    expectEqual(root.names(), [])
  }

  @Test func `a saved deck is read unchanged, from a file that only its owner can read`() throws {
    let words = Deck(
      name: "My words", color: .teal, usualPairs: 2,
      pairs: [Pair(term: "x", definition: "\"y\""), Pair(twin: "#")])
    try library.save(words)
    try expectEqual(library.deck(named: "my-WORDS"), words)
    expectEqual(root.names(in: "decks"), ["my-words.tsv"])
    try expectEqual(root.bytes(of: "decks/my-words.tsv"), words.file)
    try expectEqual(root.permissions(of: "decks"), 0o700)
    try expectEqual(root.permissions(of: "decks/my-words.tsv"), 0o600)
    try expectEqual(library.entries().first?.name, "My words")
  }

  @Test func `a deck of the player replaces built-in deck until it is removed`() throws {
    try library.save(deck("http status"))
    let entry = try #require(try library.entry(named: "HTTP Status"))
    #expect(entry.isOwn && entry.hidesBuiltIn)
    try expectEqual(library.deck(named: "httpstatus")?.pairs.count, 2)
    try expectEqual(library.entries().count, BuiltInDecks.names.count + GeneratedDecks.names.count)
    #expect(try library.remove(named: "HTTP_STATUS"))
    try expectEqual(library.deck(named: "httpstatus"), BuiltInDecks.deck(named: "http status"))
    try expectEqual(library.entries().map(\.name), BuiltInDecks.names + GeneratedDecks.names)
  }

  @Test func `a deck of the player is replaced only on request`() throws {
    try library.save(deck("Mine"))
    #expect(throws: StorageError.self) { try library.save(deck("mine", "c d")) }
    try expectEqual(library.deck(named: "mine"), deck("Mine"))
    try library.save(deck("MINE", "c d"), replacing: true)
    try expectEqual(library.deck(named: "mine"), deck("MINE", "c d"))
    expectEqual(root.names(in: "decks"), ["mine.tsv"])
  }

  static let hostile = [
    "/", "..", ".", "...", "../../etc/passwd", "/etc/passwd", "a/b", "a\\b", "~", "-rf", ".hidden",
    "\0", "a\0b", "con", "\u{202E}x", "👻", "日本語", "Ёж", "C", "C++", "C#", "c--", "a.tsv",
    String(repeating: "n", count: 300), String(repeating: "日", count: 60), "İstanbul", "ﬁ", "é",
    "e\u{301}x", "x\u{7}", "*", "?", "|", ":", "%2F", "$HOME", "`x`", "a\nb", "👩\u{200D}👩\u{200D}👧",
  ]

  @Test func `no name leaves the folder, and different names have different files`() throws {
    for name in Self.hostile {
      let saved = try library.save(deck(name), replacing: true)
      try expectEqual(library.deck(named: saved.name)?.name, name.asDeckName, "\(name)")
    }
    let files = root.names(in: "decks")
    let keys = Set(Self.hostile.map { DeckName.key(of: $0.asDeckName) })
    expectEqual(files.count, keys.count)
    expectEqual(Set(files.map { $0.lowercased() }).count, files.count)
    #expect(files.allSatisfy { $0.utf8.count < 200 && !$0.hasPrefix(".") && !$0.hasPrefix("-") })
    expectEqual(root.names(), ["decks"])
    try expectEqual(ownNames.count, files.count)
    for name in try ownNames { #expect(try library.remove(named: name), "\(name)") }
    expectEqual(root.names(in: "decks"), [])
  }

  @Test func `a file of the player is named by its header, else by its file name`() throws {
    try root.write("a\nb\n", to: "decks/Some thing.tsv")
    try root.write("#name:Sterne\na\nb\n", to: "decks/x.tsv")
    try root.write("a\nb\n", to: "decks/notes.txt")
    try root.write("a\nb\n", to: "decks/.hidden.tsv")
    try expectEqual(ownNames, ["Some thing", "Sterne"])
    try expectEqual(library.deck(named: "sterne")?.name, "Sterne")
    try expectEqual(library.deck(named: "something")?.name, "Some thing")
    try expectNil(library.deck(named: "x"))
    try library.save(deck("Sterne", "c d"), replacing: true)
    #expect(root.names(in: "decks").contains("x.tsv"))
    try expectEqual(library.deck(named: "sterne")?.pairs, deck("", "c d").pairs)
  }

  @Test func `decks with the same name are named after their files`() throws {
    try root.write("#name:Y\na\nb\n", to: "decks/a.tsv")
    try root.write("#name:Y\nc\nd\n", to: "decks/b.tsv")
    try root.write("#name:Halloween\ne\nf\n", to: "decks/c.tsv")
    try root.write("#name:b\ng\nh\n", to: "decks/y2.tsv")
    let names = try ownNames
    expectEqual(Set(names.map(DeckName.key)).count, 4)
    for name in names { try expectEqual(library.deck(named: name)?.name, name) }
    try expectEqual(library.deck(named: "halloween"), BuiltInDecks.deck(named: "Halloween"))
    try expectEqual(library.deck(named: "c")?.pairs, deck("", "e f").pairs)
  }

  private let firstLevels = GeneratedDecks.names.compactMap(GeneratedDecks.deck)

  @Test func `an unreadable deck is reported in one line and never overwritten`() throws {
    let text = "#name:Bad\na\tb\nc\t\n"
    try root.write(text, to: "decks/bad.tsv")
    let told =
      "cannot read \(root.path)/decks/bad.tsv: line 3: expected a definition after the term \"c\""
    expectEqual(library.decks().notices, [told])
    expectEqual(library.decks().value, BuiltInDecks.all + firstLevels)
    #expect(throws: StorageError.self) { try library.deck(named: "bad") }
    #expect(throws: StorageError.self) { try library.save(deck("bad"), replacing: true) }
    try expectEqual(root.text(of: "decks/bad.tsv"), text)
    expectEqual(root.names(in: "decks"), ["bad.tsv"])
    #expect(try library.remove(named: "bad"))
  }

  @Test func `a built-in deck is found without opening a file`() throws {
    try library.save(deck("Mine"))
    let blind = DeckLibrary(
      directory: root.path, calls: calls { $0.openFile = { _, _ in failed() } })
    try expectEqual(blind.deck(named: "Halloween"), BuiltInDecks.deck(named: "Halloween"))
    #expect(try blind.entries().map(\.name).contains("mine"))
  }

  @Test func `a directory or a pipe is an unreadable deck`() throws {
    try root.makeDirectory("decks/dir.tsv")
    expectEqual(mkfifo("\(root.path)/decks/pipe.tsv", 0o600), 0)
    expectEqual(library.decks().notices.count, 2)
    expectEqual(library.decks().value, BuiltInDecks.all + firstLevels)
    #expect(throws: StorageError.self) { try library.save(deck("pipe"), replacing: true) }
  }

  @Test func `a failed save leaves the old deck and no other file`() throws {
    try library.save(deck("Mine"))
    let failures: [(inout SystemCalls) -> Void] = [
      { $0.writeBytes = { _, _ in Int(failed(ENOSPC)) } }, { $0.synchronize = { _ in failed() } },
      { $0.renameFile = { _, _ in failed(EROFS) } }, { $0.lock = { _, _ in failed(EWOULDBLOCK) } },
    ]
    for failure in failures {
      let failing = DeckLibrary(directory: root.path, calls: calls(failure))
      #expect(throws: StorageError.self) { try failing.save(deck("Mine", "c d"), replacing: true) }
      try expectEqual(library.deck(named: "mine"), deck("Mine"))
      expectEqual(root.names(in: "decks"), ["mine.tsv"])
    }
  }

  @Test func `a deck that does not fit in a file is not saved`() throws {
    let far = String(repeating: "x", count: 1001)
    for deck in [deck("a", "x"), deck("b", "x \(far)"), deck("c", "x x y")] {
      #expect(throws: StorageError.self) { try library.save(deck) }
    }
    expectEqual(root.names(), [])
  }

  @Test func `without a directory there are the built-in decks`() throws {
    let nowhere = DeckLibrary(directory: nil)
    try expectEqual(nowhere.entries().map(\.name), BuiltInDecks.names + GeneratedDecks.names)
    #expect(throws: StorageError.self) { try nowhere.save(deck("a")) }
    try expectEqual(nowhere.remove(named: "a"), false)
  }
}
