import MemorizeViewModel
import Words

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
    if isBegun { return say("Resume") }
    return counts ? say("Play", context: "button") : say("Practise", context: "button")
  }

  /// Whether the game goes on where it was left.
  var isBegun: Bool { attempt != .played && isUnfinished }

  /// Whether a game on the board counts.
  var counts: Bool { attempt == .counts }

  /// The board, what a perfect memory needs, and what a game counts for.
  var lines: [TextLine] {
    [
      TextLine(title, .heading), result, TextLine(),
      TextLine(explanation.first, .dim), TextLine(explanation.second, .dim),
    ]
  }

  /// The same in three lines, for small windows.
  var shortLines: [TextLine] {
    let (first, second) = explanation
    return [
      TextLine(title, .heading), result,
      TextLine(second.isEmpty ? first : second, .dim),
    ]
  }

  private var title: String { board.pairs.pairsText(of: board.deckName.deckTitle) }

  /// The counted game against par, or par alone.
  private var result: TextLine {
    guard let game = results.games[board.day] else {
      return TextLine(say("par \(board.par.text)"), .dim)
    }
    return moves(of: game, board.par).adding("  ", .dim).adding(stars(of: game))
  }

  /// The moves of a game against par.
  private func moves(of game: GameRecord, _ par: ParMoves) -> TextLine {
    TextLine(
      say("\(Slot.first), par \(par.text)"), .dim, values: [(game.moves.movesText, .heading)])
  }

  private var explanation: (first: String, second: String) {
    attempt.sentences(isBegun: isUnfinished)
  }

  /// The result of the day before today; `nil` on other days and without a game.
  var yesterday: TextLine? {
    guard board.day == today, let game = results.games[CalendarDay(today.number - 1)] else {
      return nil
    }
    return TextLine(
      say("Yesterday \(Slot.first), par \(game.parText)"), .dim,
      values: [("\(game.moves)", .heading)]
    )
    .adding(" ", .dim).adding(stars(of: game))
  }

  /// The same in parts, for two lines: the board, the moves against par, and the stars.
  var yesterdayParts: (board: String, moves: TextLine, stars: TextLine)? {
    guard let game = results.games[CalendarDay(today.number - 1)] else { return nil }
    let board = game.setup.pairs.pairsText(of: game.setup.deck.deckTitle)
    return (board, moves(of: game, game.par), stars(of: game))
  }

  /// The streak, as in `Streak 5 days (best 14)`; empty before the first counted game.
  var streak: String {
    let (current, best) = (results.streak.current(today: today.number), results.streak.longest)
    guard best > 0 else { return "" }
    return say(
      current, one: "Streak \(current) day (best \(best))",
      other: "Streak \(current) days (best \(best))")
  }

  private func stars(of game: GameRecord) -> TextLine {
    game.stars.map { Marks(theme).starLine($0) } ?? TextLine()
  }
}
