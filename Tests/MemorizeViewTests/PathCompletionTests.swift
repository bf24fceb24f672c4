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

  private static var source: PathSource {
    PathSource(home: "/home/ann") { folders[$0] ?? [] }
  }

  private func entry(_ typed: String) -> PathEntry {
    var entry = PathEntry()
    entry.start(Self.source)
    entry.insert(typed, Self.source)
    return entry
  }

  private func names(_ typed: String) -> [String] {
    entry(typed).completion.candidates.map(\.name)
  }

  @Test func `folders come first, each group by name, hidden ones only when asked for`() {
    #expect(names("") == ["Work", "words.tsv", "work.csv", "über.txt"])
    #expect(names(".") == [".hidden"])
    #expect(names("nowhere/") == [])
  }

  @Test func `what fits letter by letter counts, else what fits in any case`() {
    #expect(names("wor") == ["words.tsv", "work.csv"])
    #expect(names("W") == ["Work"])
    #expect(names("WOR") == ["Work", "words.tsv", "work.csv"])
    #expect(names("Ü") == ["über.txt"])
  }

  @Test(arguments: [
    ("wor", "wor"), ("word", "words.tsv"), ("W", "Work/"), ("WORD", "words.tsv"), ("x", "x"),
    ("WOR", "WOR"), ("~", "~/decks/"), ("~/d", "~/decks/"), ("~/decks/", "~/decks/a.tsv"),
    ("ü", "über.txt"),
  ])
  func `as much is added as all that fits shares`(_ typed: String, _ completed: String) {
    var entry = entry(typed)
    entry.complete(Self.source)
    #expect(entry.text == completed)
  }

  @Test func `a tilde is the home, where there is one`() {
    #expect(Self.source.path("~/decks/a.tsv") == "/home/ann/decks/a.tsv")
    #expect(Self.source.path("~") == "/home/ann")
    #expect(Self.source.path("~b/x") == "~b/x")
    #expect(Self.source.path("x/~/y") == "x/~/y")
    #expect(PathSource().path("~/x") == "~/x")
  }

  @Test(arguments: [
    ("", "../"), ("../", "../../"), ("Work/", ""), ("a/b/", "a/"), ("/home/ann/", "/home/"),
    ("/home/", "/"), ("~/", "~/../"),
  ])
  func `the line above all others leads out of a folder`(_ folder: String, _ parent: String) {
    var entry = entry(folder)
    #expect(entry.choices.first == .up)
    entry.take(.up, Self.source)
    #expect(entry.text == parent)
  }

  @Test func `there is nothing above the root, and no way out in the middle of a name`() {
    #expect(!entry("/").choices.contains(.up))
    #expect(!entry("wor").choices.contains(.up))
  }

  @Test func `the disk is asked once for each folder, not for each letter`() {
    var asked: [String] = []
    let source = PathSource(home: "/home/ann") {
      asked.append($0)
      return Self.folders[$0] ?? []
    }
    var entry = PathEntry()
    entry.start(source)
    for key in "~/decks/a" { _ = entry.handle(.character(key), source) }
    #expect(asked == [".", "/home/ann/", "/home/ann/decks/"])
  }

  @Test func `lines are chosen with a step, around the ends`() {
    var entry = entry("wor")
    #expect(entry.chosen == nil)
    entry.step(-1)
    #expect(entry.selected == 1)
    entry.step(1)
    #expect(entry.selected == 0)
    _ = entry.handle("d", Self.source)
    #expect(entry.selected == nil)
  }

  @Test func `a folder is known without a slash at its end`() {
    #expect(entry("Work").isFolder)
    #expect(!entry("work.csv").isFolder)
    #expect(!entry("Wor").isFolder)
  }
}
