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

@Suite("Whole games", .serialized)
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

  private func win(_ setting: Setting, by way: Player.Way) throws {
    let session = try setting.table()
    // Another session finds the cards, so that this one uses nothing but one input device.
    let spots = try setting.table().findCards()
    let player = Player(session, spots: spots, by: way)
    expectEqual(player.spots.count, 16)
    try player.win()
    if way == .mouse { try session.click("[x]") } else { session.press(.escape) }
    try session.wait("the empty table") { $0.status.pairs == 8 }
    #expect((8...16).contains(player.moves))
    expectEqual(session.screen.status.found, 8)
    if let score = session.screen.status.score {
      #expect(player.possibleScores.contains(score))
    }
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
    try session.settle("more words") { $0.contains("n new") }
    try session.click("n new")
    try session.settle("another board") { $0.messageLine.contains("New game") }
    expectEqual(session.screen.status.moves, 0)

    try session.clickInHelp("same board again")
    try session.settle("the same board") { $0.messageLine.contains("Same board again") }
    try session.click("q quit")
    try expectEqual(session.waitForExit(), .exited(0))
  }

  @Test(arguments: [
    "choose another deck": "Decks", "pause, or resume": "Paused", "statistics": "Statistics",
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
    let session = try TerminalSession.table(
      ["faces.txt"], home: HomeDirectory(faces: "ant bee"))
    try Player(session, spots: session.findCards(), by: .mouse).win()
    try session.click("t statistics")
    try session.settle("statistics") { $0.contains("All games") }
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
