import Expectations
import Testing

/// A terminal to play in.
struct Setting: Sendable, CustomTestStringConvertible {
  var columns = 80
  var rows = 24
  var term = "xterm-256color"
  var options: [String] = []

  var testDescription: String { "\(columns)x\(rows) \(term) \(options)" }

  static let all: [Setting] = [(80, 24), (200, 60), (30, 10)].flatMap { columns, rows in
    [
      Setting(columns: columns, rows: rows),
      Setting(columns: columns, rows: rows, term: "xterm"),
      Setting(columns: columns, rows: rows, options: ["--ascii"]),
    ]
  }

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
  @Test(arguments: Setting.all) func `a game is won by keys alone`(_ setting: Setting) throws {
    try win(setting, by: .keyboard)
  }

  @Test(arguments: Setting.all) func `a game is won by the mouse alone`(_ setting: Setting) throws {
    try win(setting, by: .mouse)
  }

  @Test(arguments: Setting.all) func `a game is won by letters alone`(_ setting: Setting) throws {
    try win(setting, by: .labels)
  }

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

  private func win(_ setting: Setting, by way: Player.Way) throws {
    let session = try setting.table()
    // Another session finds the cards, so that this one uses nothing but one input device.
    let spots = try setting.table().findCards()
    let player = Player(session, spots: spots, by: way)
    expectEqual(player.spots.count, 16)
    try player.win()
    try session.wait("the result") { $0.contains("[x]") }
    // What is pressed at once was meant for the table.
    session.attend(for: .milliseconds(400))
    if way == .mouse { try session.click("[x]") } else { session.press(.escape) }
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

  @Test(arguments: [
    "decks, study words": "Decks", "menu; it pauses": "Menu", "statistics": "Statistics",
    "settings": "Settings",
  ])
  func `actions without room on the message line can be clicked in help`(
    words: String, title: String
  ) throws {
    let session = try TerminalSession.table()
    try session.clickInHelp(words)
    try session.settle("the dialog", seconds: 2) {
      $0.contains(title) && !$0.contains("How to play")
    }
  }

  @Test func `every word of the result can be clicked`() throws {
    let session = try TerminalSession.table(["faces.txt"], home: HomeDirectory(faces: "ant bee"))
    try Player(session, spots: session.findCards(), by: .mouse).win()
    try session.click("a  Details")
    try session.settle("the details") { $0.contains("Score") }
    try session.click("[x]")
    try session.settle("the result") { $0.contains("r same board") }
    try session.click("r same board")
    try session.wait("a fresh board") { $0.status.found == 0 && $0.status.moves == 0 }
    try session.checkThatKeysWork()
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

  @Test func `the same seed gives the same screen twice`() throws {
    let arguments = ["-n", "2", "--seed", "x"]
    try TerminalSession.table(arguments).settle(as: TerminalSession.table(arguments))
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
    let home = HomeDirectory()
    try home.write("a\tb\nc\td\ne\tf\n", to: "small.tsv")
    let session = try TerminalSession.table(["small.tsv", "-n", "20"], home: home)
    #expect(session.screen.messageLine.contains("only 3"))
    expectEqual(session.screen.status.pairs, 3)
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

  @Test func `control characters in a deck never reach the terminal`() throws {
    let home = HomeDirectory()
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
    try expectEqual(session.quit(), .exited(0))
    try session.checkThatTerminalIsBack()
  }
}
