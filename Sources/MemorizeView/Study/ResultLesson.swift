import Canvas
import MemorizeViewModel
import Words

/// The lesson of a finished game: the pairs that the learner missed.
struct ResultLesson {
  /// The pairs that the player does not know.
  let missed: [MissedPair]
  /// The plan of the day; `nil` unless the board was for studying.
  let plan: StudyPlan?

  /// The lesson of the game on the table.
  ///
  /// There is no learning at a public table.
  init(_ table: TableViewModel, isKiosk: Bool) {
    missed = isKiosk ? [] : table.missedPairs
    plan = table.occasion == .study ? table.studyPlan(of: table.board.deck) : nil
  }

  /// The word on the button that goes on; `nil` for a usual game.
  var verb: String? { plan.map { $0.isDone ? say("Done for today") : say("Next board") } }

  /// The boards left or what tomorrow brings; `nil` for a usual game.
  func line(_ theme: Theme) -> TextLine? {
    plan.map { plan in
      let text = StudyText(plan: plan, theme: theme)
      guard !plan.isDone else { return TextLine(text.outlook, .gold) }
      let boards = plan.boards
      let more = say(
        boards, one: "\(boards) more board today.", other: "\(boards) more boards today.")
      return TextLine(more, .dim)
    }
  }

  /// The missed pairs; `nil` without any.
  func message(_ theme: Theme) -> Message? {
    guard !missed.isEmpty else { return nil }
    let dash = theme.glyphs == .unicode ? "–" : "-"
    let names = missed.map {
      "\(theme.spelled($0.pair.first.text)) \(dash) \(theme.spelled($0.pair.second.text))"
    }
    let lines = (1...names.count).reversed().map { shown in
      let list = names.prefix(shown).listed
      return shown < names.count
        ? say("You missed: \(list), \(theme.ellipsis)") : say("You missed: \(list).")
    }
    let count = missed.count
    let short = say(count, one: "You missed \(count) pair.", other: "You missed \(count) pairs.")
    return Message(wordings: lines + [short, say("Missed: \(count)")], paint: .bad)
  }
}
