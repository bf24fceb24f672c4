import MemorizeViewModel

/// A dialog that lies over the table, and what of it is the screen's own: the chosen row, the scroll.
struct OldDialog: Equatable {
  /// What is on it.
  enum Kind: Equatable {
    case help
    case games
    case best
    case settings
    case result
    case pause
  }

  let kind: Kind
  /// The chosen row, if rows can be chosen.
  var selected: Int?
  /// The first row that is shown.
  var top = 0
  /// Until when choices count for nothing, because they were meant for the cards below.
  var quietUntil: Duration = .zero
}

/// What a dialog says.
struct OldDialogContent: Equatable {
  /// One row of it.
  struct Row: Equatable {
    var left: String
    var right = ""
    /// What choosing the row does.
    var action: Action?
    var isHeading = false
  }

  /// What choosing a row does.
  enum Action: Equatable {
    case command(Command)
    /// Go on with the game that has this number in the list of those that were left.
    case goOn(Int)
    case change(Setting)
  }

  /// What can be set while playing; the raw value is what it is called.
  enum Setting: String, CaseIterable {
    case motion = "Motion"
    case colors = "Colours"
    case glyphs = "Pictures"
    case labels = "Labels all the time"
    case flipBack = "Two cards turn back"
    case closeGaps = "Close gaps (next game)"
    case open = "Open cards (next game)"
    case sides = "Two sides (next game)"
    case deck = "Deck to begin with"
    case pairs = "Pairs on a new board"

    /// The rule of the next game that the setting switches on or off.
    var rule: GameRule? {
      switch self {
      case .closeGaps: .closeGaps
      case .open: .openCards
      case .sides: .sides
      default: nil
      }
    }
  }

  let title: String
  let rows: [Row]
  /// Whether the keyboard chooses among the rows; else it scrolls, and only clicks carry them out.
  var isMenu = true
  /// What Enter does to a row.
  var verb = "chooses"

  /// The rows that the keyboard can choose.
  var choices: [Int] { isMenu ? rows.indices.filter { rows[$0].action != nil } : [] }

  func action(at index: Int) -> Action? { rows.indices.contains(index) ? rows[index].action : nil }

  /// The next row that can be chosen, around the end; without such rows, none.
  func choice(after selected: Int?, step: Int) -> Int? {
    let choices = choices
    guard let selected, let position = choices.firstIndex(of: selected) else {
      return choices.first
    }
    return choices[(position + step + choices.count) % choices.count]
  }
}
