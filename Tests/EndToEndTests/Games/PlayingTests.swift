import Expectations
import Testing

/// A terminal to play in, and the way to play.
struct Setting: Sendable, CustomTestStringConvertible {
  let columns: Int
  let rows: Int
  let way: Player.Way
  var term = "xterm-256color"
  var options: [String] = []

  var testDescription: String { "\(columns)x\(rows) \(term) \(options) \(way)" }

  /// Each size with each terminal, and each of both once with each way to play.
  static let all = [
    Setting(columns: 80, rows: 24, way: .keyboard),
    Setting(columns: 80, rows: 24, way: .mouse, term: "xterm"),
    Setting(columns: 80, rows: 24, way: .labels, options: ["--ascii"]),
    Setting(columns: 200, rows: 60, way: .mouse),
    Setting(columns: 200, rows: 60, way: .labels, term: "xterm"),
    Setting(columns: 200, rows: 60, way: .keyboard, options: ["--ascii"]),
    Setting(columns: 30, rows: 10, way: .labels),
    Setting(columns: 30, rows: 10, way: .keyboard, term: "xterm"),
    Setting(columns: 30, rows: 10, way: .mouse, options: ["--ascii"]),
  ]

  /// A game with faces of undisputed width or, in ASCII, with words that differ in their first two
  /// letters, which is all that the smallest cards show.
  func table() throws -> TerminalSession {
    let isASCII = options.contains("--ascii")
    let faces = isASCII ? "ant bee cow dog elk fox gnu hen" : "🍎 🍌 🍇 🍓 🍒 🍍 🍑 🍉"
    let home = try HomeDirectory(faces: faces)
    return try .table(
      ["faces.txt"] + options + ["--seed", "ghost", "-n", "8"], columns: columns, rows: rows,
      term: term, home: home)
  }
}

@Suite("Whole games", .waiting)
struct PlayingTests {
  @Test func `X-ray shows the bytes of a key and of the frame`() throws {
    let session = try TerminalSession.table(["--xray", "-n", "8"], columns: 160, rows: 48)
    try session.wait(for: "X-ray")
    session.press(" ")
    for hop in [
      "bytes     20", "event     key(character", "intent    choose(", "hidden -> face up",
    ] {
      try session.wait(for: hop)
    }
    try session.wait("the bytes sent") { screen in
      screen.description.contains(/sent +bytes \d+ with panel/)
    }
    session.press("X")
    try session.wait("the table alone") { !$0.contains("X-ray") }
  }

  @Test(arguments: Setting.all)
  func `a game is won by keys, the mouse or letters alone`(_ setting: Setting) throws {
    let session = try setting.table()
    // Another session finds the cards, so that this one uses nothing but one input device.
    let spots = try setting.table().findCards()
    let player = Player(session, spots: spots, by: setting.way)
    expectEqual(player.spots.count, 16)
    try player.win()
    try session.wait("the result") { $0.contains("[x]") }
    // What is pressed at once was meant for the table.
    session.attend(for: .milliseconds(400))
    if setting.way == .mouse { try session.click("[x]") } else { session.press(.escape) }
    try session.wait("the empty table") { $0.status.pairs == 8 }
    #expect((8...16).contains(player.moves))
    expectEqual(session.screen.status.found, 8)
    if let score = session.screen.status.score { #expect(player.possibleScores.contains(score)) }
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `the mouse alone starts games, opens dialogs, closes them and quits`() throws {
    let session = try TerminalSession.table()
    try session.click("? help")
    try session.wait(for: "How to play")
    try session.click("[x]")
    try session.settle("help to be closed") { !$0.contains("How to play") }

    // The name of a card leaves room for more words.
    try session.click(column: session.cursor.column, row: session.cursor.row)
    try session.settle("more words") { $0.contains("Esc menu") }
    try session.click("Esc menu")
    // The rows of the menu may come in several pieces.
    try session.wait(for: "Resume")
    try session.wait(for: "New game")
    try session.click("New game")
    try session.settle("another board") { $0.messageLine.contains("New game") }
    expectEqual(session.screen.status.moves, 0)

    try session.clickInHelp("same board again")
    try session.settle("the same board") { $0.messageLine.contains("Same board again") }
    try session.click("q quit")
    try expectEqual(session.waitForExit(), .exited(0))
  }

  @Test func `a game is won while everything moves`() throws {
    let home = try HomeDirectory(faces: "🍎 🍌 🍇")
    let arguments = ["faces.txt", "--seed", "x"]
    let spots = try TerminalSession.table(arguments, home: home).findCards()
    let session = try TerminalSession(arguments + ["--motion", "full"], home: home)
    try session.waitForTable()
    try Player(session, spots: spots, by: .mouse).win()
    try expectEqual(session.quit(), .exited(0))
  }
}

@Suite("Boards", .waiting)
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

  @Test func `a board code equals its parts`() throws {
    let parts = try names(["halloween", "-n", "4", "--seed", "x"])
    try expectEqual(names(["--board", "Halloween:4#x"]), parts)
    expectEqual(parts.count, 8)
  }

  @Test func `a deck is read from a path`() throws {
    let home = HomeDirectory()
    try home.write("#name:My words\na\tb\nc\td\n", to: "words.tsv")
    for path in ["words.tsv", "./words.tsv", "\(home.path)/words.tsv"] {
      let session = try TerminalSession.table([path], home: home)
      #expect(session.screen.text(0).hasPrefix(" My words "))
      expectEqual(session.screen.status.pairs, 2)
      try session.checkThatKeysWork()
    }
  }

  @Test func `a deck comes from standard input and keys from the terminal`() throws {
    let session = try TerminalSession(
      ["-", "--motion", "none"], standardInput: Array("a\tb\nc\td\n".utf8))
    try session.waitForTable()
    expectEqual(session.screen.status.pairs, 2)
    try session.turnUnderCursor()
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    try session.checkThatTerminalIsBack()
  }
}
