import Emulation
import Expectations

/// The game as a player sees it.
extension TerminalSession {
  /// A game whose table is complete.
  ///
  /// - Parameters:
  ///   - arguments: in addition to `--motion none`, which shows the table at once.
  ///   - columns: the width of the terminal.
  ///   - rows: the height of the terminal.
  ///   - term: the value of TERM.
  ///   - changes: to the environment.
  ///   - home: the directory to start in.
  /// - Returns: the session.
  /// - Throws: an error if the table does not appear.
  static func table(
    _ arguments: [String] = ["--seed", "ghost"], columns: Int = 80, rows: Int = 24,
    term: String = "xterm-256color", environment changes: [String: String?] = [:],
    home: HomeDirectory? = nil
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      arguments + ["--motion", "none"], columns: columns, rows: rows, term: term,
      environment: changes, home: home)
    try session.waitForTable()
    return session
  }

  /// Reads output until the whole table is visible.
  func waitForTable() throws { try settle("the table") { $0.status.pairs != nil } }

  /// Turns the card under the hidden cursor and waits until it looks different.
  func turnUnderCursor() throws {
    // The cursor is elsewhere while a frame is drawn.
    try waitUntilQuiet(milliseconds: 60)
    let place = cursor
    let before = screen.cell(column: place.column, row: place.row)
    press(.space)
    try settle("a card to be turned") { $0.cell(column: place.column, row: place.row) != before }
  }

  /// Reads output until a picture that meets a condition is complete.
  func settle(_ what: String, seconds: Double = 30, until isSeen: (Screen) -> Bool) throws {
    try wait(what, seconds: seconds) { isSeen($0) && !attend(milliseconds: 20) }
  }

  /// The screen once a picture is complete.
  func settledScreen() throws -> Screen {
    try waitUntilQuiet(milliseconds: 100)
    return screen
  }

  /// Reads the output of two sessions until both show the same picture.
  ///
  /// A machine too busy to read a frame in time is a slow line, on which cards become plain: then
  /// only the status lines are the same.
  func settle(as other: TerminalSession) throws {
    try settle("the table of the other session") {
      other.attend(milliseconds: 0)
      return $0 == other.screen
        || (hasBeenSlow || other.hasBeenSlow) && $0.status == other.screen.status
    }
  }

  /// Checks that the program reacts: help opens and closes.
  func checkThatKeysWork() throws {
    press("?")
    try wait(for: "How to play")
    press(.escape)
    try settle("help to be closed") { !$0.contains("How to play") }
  }

  /// Opens help with the mouse, turns to all keys and scrolls to a line if need be, and clicks it.
  func clickInHelp(_ words: String) throws {
    try click("? help")
    try settle("help") { $0.contains("How to play") && $0.contains("all keys") }
    if !screen.contains(words) {
      try click("all keys")
      try settle("all keys") { !$0.contains("all keys") }
    }
    while !screen.contains(words) {
      let before = screen
      try scroll(column: 40, row: 12)
      try settle("more of the help", seconds: 2) { $0 != before }
    }
    try click(words)
  }

  /// Moves the cursor to the next card and turns it.
  func turnNext() throws {
    let place = cursor
    press(.tab)
    try settle("the cursor to move") { _ in cursor != place }
    try turnUnderCursor()
  }

  /// Checks that the modes and the settings of the terminal are those of a new one.
  func checkThatTerminalIsBack() throws {
    expectEqual(modes, TerminalModes())
    try expectEqual(lineSettings, PseudoTerminal(columns: 80, rows: 24).lineSettings)
  }

  /// Quits and returns the exit status.
  func quit() throws -> ExitStatus {
    press(.control("c"))
    return try waitForExit()
  }
}

extension Screen {
  /// The numbers on the status line; nil where there is no room for one.
  var status: StatusReading { StatusReading(text(0)) }
  var messageLine: String { text(rows - 1) }
}

/// The numbers on the status line.
struct StatusReading: Equatable {
  let found: Int?
  let pairs: Int?
  let moves: Int?
  let score: Int?
  /// In seconds.
  let clock: Int?

  init(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    func word(after label: String) -> String? {
      guard let index = words.lastIndex(of: label), index + 1 < words.count else { return nil }
      return words[index + 1]
    }
    let pips = line.count { $0 == "●" || $0 == "○" }
    // The number found may be padded with a blank, so split at the slash.
    let counts = word(after: "pairs")?.split(separator: "/").compactMap { Int($0) } ?? []
    found = pips > 0 ? line.count { $0 == "●" } : counts.first
    pairs = pips > 0 ? pips : counts.count == 2 ? counts.last : nil
    moves = word(after: "moves").flatMap { Int($0) }
    // Before the first points there is no score.
    score = word(after: "score").flatMap { Int($0) } ?? (moves != nil && found == 0 ? 0 : nil)
    let parts = words.last?.split(separator: ":").compactMap { Int($0) } ?? []
    clock = parts.count > 1 ? parts.reduce(0) { 60 * $0 + $1 } : nil
  }
}

/// A card's place on the screen, found by its letters.
struct CardSpot: Equatable {
  let label: String
  /// The place of the letters, in the middle of the card.
  let position: Position
  /// The part of the screen that belongs to this card alone.
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  func contains(_ position: Position) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }

  /// The text on the card: letters and pictures without frames, patterns, pies and points.
  ///
  /// Nil while the card is face down.
  func face(on screen: Screen) -> String? {
    let lines = rows.map { row in
      columns.map { screen.cell(column: $0, row: row).character }.map { $0.isPartOfFace ? $0 : " " }
        .joined()
    }
    var words: [String] = []
    for word in lines.joined(separator: " ").split(separator: " ").map(String.init)
    where !words.contains(word) { words.append(word) }
    return words.isEmpty || words == [label] ? nil : words.joined(separator: " ")
  }
}

extension [CardSpot] {
  /// The cards that differ between a screen without letters and one with them.
  ///
  /// - Parameters:
  ///   - before: without letters.
  ///   - labelled: with letters.
  ///   - width: the columns of the table, at the left of the screen.
  init(before: Screen, labelled: Screen, width: Int) {
    var found: [(label: String, position: Position)] = []
    for row in 1..<(before.rows - 1) {
      let line = (0..<width).map { column -> String in
        let cell = labelled.cell(column: column, row: row)
        let isNew = cell.character != before.cell(column: column, row: row).character
        return isNew && cell.character.isPartOfFace ? cell.character : " "
      }
      for column in line.indices where line[column] != " " {
        if column > 0, line[column - 1] != " ", let last = found.popLast() {
          found.append((last.label + line[column], last.position))
        } else {
          found.append((line[column], Position(column: column, row: row)))
        }
      }
    }
    let across = found.map(\.position.column).leastStep ?? width
    // A single row tells only the width of its cards.
    let down = found.map(\.position.row).leastStep ?? across * 3 / 4
    self = found.map { label, place in
      let top = place.row - down / 2
      return CardSpot(
        label: label, position: place,
        columns: (place.column - across / 2)...(place.column - across / 2 + across - 1),
        rows: Swift.max(1, top)...Swift.max(1, Swift.min(top + down - 1, before.rows - 2)))
    }
  }
}

extension [Int] {
  /// The smallest difference between two different numbers.
  fileprivate var leastStep: Int? {
    let sorted = Set(self).sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
  }
}

extension String {
  fileprivate var isPartOfFace: Bool {
    unicodeScalars.first.map { $0.value > 0x1_F000 || $0.properties.isAlphabetic } ?? false
  }
}
