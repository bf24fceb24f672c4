import Canvas
import MemorizeViewModel

/// A line that the player typed, as a command.
enum LineCommand: Equatable {
  case places([PlaceName])
  case board
  case row(String)
  case up
  case last
  case score
  case time
  case hint
  case shuffle
  case pause
  case resume
  case undo
  case redo
  case again
  case new(String)
  case review
  case practice(Int?)
  case decks
  case games
  case game(Int?)
  case daily(String)
  case journey(Int?)
  case study(String)
  case progress(String)
  /// Puts a pair aside, or takes it back, or its last grade.
  case mark(StudyMark, String)
  case right
  case wrong
  case skip
  case statistics
  case rules
  case help
  case quit
  /// Nothing but blanks.
  case nothing
  /// Neither a command nor a place.
  case unknown

  /// Reads a line.
  ///
  /// Case makes no difference, nor do the full-width characters of input methods, and commas separate
  /// words as blanks do.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - rows: the rows of the board, for its places.
  init(_ line: String, _ rows: BoardRows) {
    let words = String(line.map { $0.narrow ?? $0 }).split {
      $0.isWhitespace || $0 == "," || $0 == "、"
    }
    guard let first = words.first?.lowercased() else {
      self = .nothing
      return
    }
    let places = words.compactMap { PlaceName($0, rows) }
    guard places.count < words.count else {
      self = .places(places)
      return
    }
    let rest = words.dropFirst().joined(separator: " ")
    self = LineCommand.withText(first, rest) ?? LineCommand.alone(first, rest) ?? .unknown
  }

  /// The numbers that a line can name.
  static let numbers = 1...1_000_000

  /// A command that takes a text or a number; 0 stands for anything that is no number.
  private static func withText(_ word: String, _ rest: String) -> LineCommand? {
    switch word {
    case "row": .row(rest)
    case "new": .new(rest)
    case "game": .game(numbers.number(in: rest))
    case "journey": .journey(rest.isEmpty ? nil : numbers.number(in: rest) ?? 0)
    case "daily": .daily(rest)
    case "study": .study(rest)
    case "progress": .progress(rest)
    case "suspend": .mark(.suspended, rest)
    case "bury": .mark(.buried, rest)
    case "restore": .mark(.restored, rest)
    case "ungrade": .mark(.undone, "")
    case "practice", "practise": .practice(numbers.number(in: rest))
    default: nil
    }
  }

  /// A command that takes nothing.
  private static func alone(_ word: String, _ rest: String) -> LineCommand? {
    rest.isEmpty || word == "help" ? words[word] : nil
  }

  /// The commands that take nothing, by the words for them.
  private static let words: [String: LineCommand] = [
    "board": .board, "b": .board, "up": .up, "u": .up, "last": .last, "l": .last,
    "score": .score, "s": .score, "time": .time, "hint": .hint, "shuffle": .shuffle,
    "pause": .pause, "resume": .resume, "undo": .undo, "redo": .redo, "again": .again,
    "review": .review, "decks": .decks, "games": .games, "right": .right, "wrong": .wrong,
    "skip": .skip,
    "stats": .statistics, "statistics": .statistics, "rules": .rules, "help": .help, "?": .help,
    "quit": .quit, "exit": .quit, "q": .quit,
  ]

  /// Whether the command may put another board on the table.
  var startsGame: Bool {
    switch self {
    case .again, .new, .game, .daily, .journey, .study, .practice: true
    default: false
    }
  }

  /// Whether the command is about the cards on the table, so that a pause ends with it.
  var needsTable: Bool {
    switch self {
    case .places, .board, .row, .up, .hint, .shuffle, .undo, .redo: true
    default: false
    }
  }
}

/// A place as the player types it: a number such as `7`, or a row and a column such as `b3`.
enum PlaceName: Equatable {
  /// A place on the board, from 0.
  case place(Int)
  /// The word has the form of a place, but the board has no such place.
  case outside

  /// Reads a word; `nil` if it does not have the form of a place.
  ///
  /// A number of any length is read.
  init?(_ word: some StringProtocol, _ rows: BoardRows) {
    let letters = word.prefix { $0.isASCII && $0.isLetter }
    let digits = word.dropFirst(letters.count)
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), !digits.isEmpty else {
      let isNegative =
        word.first == "-" && word.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        && word.count > 1
      guard isNegative else { return nil }
      self = .outside
      return
    }
    // A number that is too large for an integer is certainly outside.
    let number = Int(digits) ?? 0
    if letters.isEmpty {
      self = (1...max(1, rows.count)).contains(number) ? .place(number - 1) : .outside
    } else if letters.count > 2 {
      return nil
    } else if let row = rows.row(lettered: letters), (1...rows.rows[row].count).contains(number) {
      self = .place(rows.rows[row].lowerBound + number - 1)
    } else {
      self = .outside
    }
  }
}
