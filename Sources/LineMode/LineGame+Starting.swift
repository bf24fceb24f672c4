import MemorizeViewModel
import Words

/// New games and other games.
extension LineGame {
  /// Deals a board, or resumes a game.
  ///
  /// - Returns: what has to be said before the board.
  func start(_ command: LineCommand, at time: Duration) -> [Wording] {
    switch command {
    case .again:
      table.dealAgain(at: time)
      return []
    case .new(let text): return new(text, at: time)
    case .game(let number): return resume(game: number, at: time)
    case .daily(let text): return daily(text, at: time)
    case .journey(let number): return journey(number, at: time)
    case .study(let text): return study(text, at: time)
    case .practice(let move): return practise(beforeMove: move, at: time)
    default: return []
    }
  }

  /// Deals a new board of the same deck, or of another one with a number of pairs.
  private func new(_ text: String, at time: Duration) -> [Wording] {
    guard !text.isEmpty else {
      table.dealNew(at: time)
      return []
    }
    let words = text.split(separator: " ")
    let pairs = words.last.flatMap { Int($0) }
    let name = words.dropLast(pairs == nil ? 0 : 1).joined(separator: " ")
    if let pairs, !Board.pairLimits.contains(pairs) {
      let limits = Board.pairLimits
      return [
        Wording(spoken: say("A board has \(limits.lowerBound) to \(limits.upperBound) pairs."))
      ]
    }
    var new = table.company.newGame
    switch name.isEmpty ? .deck(table.board.deck) : setup.deck(name) {
    case .missing: return [noDeck]
    case .fault(let reason): return [Wording(spoken: reason)]
    case .deck(let deck): new.deck = deck
    }
    new.pairs = pairs ?? table.preferences.pairs ?? new.deck.usualPairs
    table.company.play(new, at: time)
    return []
  }

  /// The answer where no deck has the name that was typed.
  var noDeck: Wording {
    Wording(
      spoken: say("There is no such deck. Type decks for the list."), say("There is no such deck."))
  }

  private func resume(game number: Int?, at time: Duration) -> [Wording] {
    table.unfinished.look()
    guard let number, table.unfinished.games.indices.contains(number - 1) else {
      return [Wording(spoken: say("There is no such game. Type games for the list."))]
    }
    table.unfinished.resume(gameAt: number - 1, at: time)
    return []
  }

  private func practise(beforeMove move: Int?, at time: Duration) -> [Wording] {
    guard table.replay.hasReview, let move else {
      return [Wording(spoken: say("Type practice and the number of a move, after a game."))]
    }
    let deals = table.deals
    table.replay.practise(beforeMove: move, at: time)
    guard table.deals > deals else { return [Wording(spoken: say("There is no such move."))] }
    return [Narrator.practice(from: move)]
  }

  // MARK: - The daily board

  /// Plays the board of a day, or resumes the game that was begun for it.
  private func daily(_ text: String, at time: Duration) -> [Wording] {
    let day = text.isEmpty ? table.daily.today : CalendarDay(text)
    guard let day, day <= table.daily.today else {
      return [Wording(spoken: say("Type daily, or daily and a past day, as in 2026-11-20."))]
    }
    table.unfinished.look()
    let results = table.daily.results()
    let isBegun = table.unfinished.has(.daily(day))
    let board = say("Daily board of \(day.shownInWords).")
    let attempt = results.attempt(on: day, today: table.daily.today)
    let deals = table.deals
    table.daily.play(day, at: time)
    let explanation = attempt.heard(isBegun: isBegun, results.games[day])
    let again = table.deals == deals ? openingWordings : []
    return [Wording(sentences: [board, explanation], brief: [explanation])] + again
  }

  // MARK: - The journey

  /// Plays a board of the journey, by default the next one.
  private func journey(_ number: Int?, at time: Duration) -> [Wording] {
    let results = table.journey.results()
    let number = number ?? results.place
    let count = Journey.boards.count
    guard Journey.board(number) != nil else {
      return [Wording(spoken: say("The journey has boards 1 to \(count)."))]
    }
    guard results.isOpen(number) else { return [reasonWhyClosed(number, results)] }
    let deals = table.deals
    table.journey.play(number, results, at: time)
    let again = table.deals == deals ? openingWordings : []
    let stars = say(results.total, one: "1 star so far.", other: "\(results.total) stars so far.")
    return [
      Wording(
        sentences: [say("Board \(number) of \(count) of the journey."), stars],
        brief: [say("Board \(number).")])
    ] + again
  }

  private func reasonWhyClosed(_ number: Int, _ results: JourneyResults) -> Wording {
    let chapter = Journey.chapters.first { $0.boards.contains { $0.number == number } }
    guard let stars = chapter?.stars, results.total < stars else {
      return Wording(spoken: say("Finish board \(results.place) first."))
    }
    return Wording(spoken: say("This chapter opens at \(stars) stars; you have \(results.total)."))
  }
}
