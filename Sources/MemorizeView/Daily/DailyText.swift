import MemorizeViewModel

/// The words about a daily board.
struct DailyText {
  let board: DailyBoard
  let today: CalendarDay
  let results: DailyResults
  /// Whether a game that was begun for the day can be resumed.
  let isUnfinished: Bool
  let theme: Theme

  private var attempt: DailyAttempt { results.attempt(on: board.day, today: today) }

  /// The word on the button.
  var verb: String {
    if attempt != .played, isUnfinished { return "Resume" }
    return attempt == .counts ? "Play" : "Practise"
  }

  /// The board, what a perfect memory needs, and what a game counts for.
  var lines: [TextLine] {
    [
      TextLine("\(board.deckName), \(board.pairs) pairs", .heading), result, TextLine(),
      TextLine(explanation.first, .dim), TextLine(explanation.second, .dim),
    ]
  }

  /// The same in three lines, for small windows.
  var shortLines: [TextLine] {
    let (first, second) = explanation
    return [
      TextLine("\(board.deckName), \(board.pairs) pairs", .heading), result,
      TextLine(second.isEmpty ? first : second, .dim),
    ]
  }

  /// The counted game against par, or par alone.
  private var result: TextLine {
    let par = "par \(board.parText)"
    guard let game = results.games[board.day] else { return TextLine(par, .dim) }
    return TextLine("\(game.moves) moves", .heading).adding(", \(par)  ", .dim)
      .adding(stars(of: game))
  }

  private var explanation: (first: String, second: String) {
    if attempt != .played, isUnfinished { return ("You have begun this board.", "It counts.") }
    return switch attempt {
    case .counts: ("Everyone plays this board today.", "Your first try counts.")
    case .played: ("Your first try counted.", "Another game is practice.")
    case .past: ("This day is over.", "Its board is practice.")
    case .clockBehind: ("You have played a later day.", "This board is practice.")
    case .future: ("This day has not come yet.", "")
    }
  }

  /// The result of the day before today; `nil` on other days and without a game.
  var yesterday: TextLine? {
    guard board.day == today, let game = results.games[CalendarDay(today.number - 1)] else {
      return nil
    }
    return TextLine("Yesterday ", .dim).adding("\(game.moves)", .heading)
      .adding(", par \(game.parText) ", .dim).adding(stars(of: game))
  }

  /// The streak, as in `Streak 5 days (best 14)`; empty before the first counted game.
  var streak: String {
    let (current, best) = (results.streak.current(today: today.number), results.streak.longest)
    guard best > 0 else { return "" }
    return "Streak \(current) \(current == 1 ? "day" : "days") (best \(best))"
  }

  private func stars(of game: GameRecord) -> TextLine {
    guard let count = game.stars else { return TextLine() }
    let stars = Marks(theme).stars(count)
    return TextLine(stars.won, .gold).adding(stars.missing, .faint)
  }
}

extension DailyBoard {
  /// Par with one decimal.
  var parText: String { par.text }
}
