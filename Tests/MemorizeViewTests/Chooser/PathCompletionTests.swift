import Expectations
import Testing

@testable import MemorizeView

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

  @Test func `the root and unfinished names have no such row`() {
    #expect(!entry("/").choices.contains(.parent))
    #expect(!entry("wor").choices.contains(.parent))
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

  @Test func `typing takes the choice of a row back`() {
    var entry = entry("wo")
    expectNil(entry.chosen)
    entry.select(1)
    expectEqual(entry.chosen, entry.choices[1])
    _ = entry.handle("r")
    expectNil(entry.selected)
  }

  @Test func `the only way to continue what was typed is chosen`() {
    var entry = entry("wor")
    expectNil(entry.chosen)
    _ = entry.handle("d")
    expectEqual(entry.chosen, entry.choices.first)
    expectEqual(entry.use, .importing)
  }

  @Test func `a folder is recognised without a slash at its end`() {
    #expect(entry("Work").isFolder)
    #expect(!entry("work.csv").isFolder)
    #expect(!entry("Wor").isFolder)
  }
}
