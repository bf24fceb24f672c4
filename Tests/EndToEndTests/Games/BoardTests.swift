import Expectations
import Testing

@Suite("Boards", .serialized)
struct BoardTests {
  /// The message line after each card, which names the cards.
  private func names(_ arguments: [String]) throws -> [String] {
    let session = try TerminalSession.table(arguments)
    return try session.findCards().map { spot in
      let before = session.screen
      try session.click(column: spot.position.column, row: spot.position.row)
      try session.settle("card \(spot.label) to be turned") {
        $0 != before && spot.contains(session.cursor)
      }
      return session.screen.messageLine
    }
  }

  @Test func `the same seed gives the same screen twice`() throws {
    let arguments = ["-n", "2", "--seed", "x"]
    let screens = try (0..<2).map { _ in try TerminalSession.table(arguments).settledScreen() }
    expectEqual(screens.first, screens.last)
    let first = try names(arguments)
    try expectEqual(names(arguments), first)
  }

  @Test func `another seed deals other cards`() throws {
    let one = try names(["-n", "6", "--seed", "x"])
    #expect(try names(["-n", "6", "--seed", "y"]) != one)
  }

  @Test func `a board code equals its parts`() throws {
    let parts = try names(["halloween", "-n", "4", "--seed", "x"])
    try expectEqual(names(["--board", "Halloween:4#x"]), parts)
    expectEqual(parts.count, 8)
  }

  @Test func `a deck with too few pairs says so`() throws {
    let home = try HomeDirectory()
    try home.write("a\tb\nc\td\ne\tf\n", to: "small.tsv")
    let session = try TerminalSession.table(["small.tsv", "-n", "20"], home: home)
    #expect(session.screen.messageLine.contains("only 3"))
    expectEqual(session.screen.status.pairs, 3)
  }

  @Test func `a deck is read from a path`() throws {
    let home = try HomeDirectory()
    try home.write("#name:My words\na\tb\nc\td\n", to: "words.tsv")
    for path in ["words.tsv", "./words.tsv", "\(home.path)/words.tsv"] {
      let session = try TerminalSession.table([path], home: home)
      #expect(session.screen.text(0).hasPrefix(" My words "))
      expectEqual(session.screen.status.pairs, 2)
      try session.checkThatKeysWork()
    }
  }

  @Test func `control characters in a deck never reach the terminal`() throws {
    let home = try HomeDirectory()
    try home.write("#name:a\u{1B}]0;title\u{7}\n1\u{1}\u{1B}[2J\n2\u{9B}31m\u{8}\n", to: "odd.tsv")
    let session = try TerminalSession.table(["odd.tsv"], home: home)
    // Three of four cards show both faces and do not end the game.
    for spot in try session.findCards().prefix(3) {
      try session.click(column: spot.position.column, row: spot.position.row)
      try session.settle("card \(spot.label) under the cursor") { _ in
        spot.contains(session.cursor)
      }
    }
    let output = String(decoding: session.output, as: UTF8.self)
    #expect(!output.contains("\u{1B}]0;"))
    #expect(!output.contains("\u{1}") && !output.contains("\u{9B}") && !output.contains("\u{7}"))
    try session.checkThatKeysWork()
  }

  @Test func `a deck comes from standard input and keys from the terminal`() throws {
    let session = try TerminalSession(
      ["-", "--motion", "none"], standardInput: Array("a\tb\nc\td\n".utf8))
    try session.waitForTable()
    expectEqual(session.screen.status.pairs, 2)
    try session.turnUnderCursor()
    try session.checkThatKeysWork()
    let pristine = try PseudoTerminal(columns: 80, rows: 24).lineSettings
    try expectEqual(session.quit(), .exited(0))
    try expectEqual(session.lineSettings, pristine)
  }
}
