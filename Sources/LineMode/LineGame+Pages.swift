import MemorizeViewModel
import Words

/// Lists and explanations.
extension LineGame {
  /// How to play, and the commands.
  var help: [Wording] {
    let (count, cell) = (rows.count, rows.lastCell)
    let start = Wording(spoken: say("Turn two cards that belong together by typing their places."))
    let places = Wording(
      spoken: say("Places are 1 to \(count), row by row, or a row and a column: a1 to \(cell)."))
    // A board that is still to be dealt has other places than the one on the table.
    let isDealt = if case .newPairs = prompt { false } else { true }
    return [start, isDealt ? places : dealingHint] + [
      Wording(spoken: say("7 12 turns two cards. An empty line repeats the last answer.")),
      Wording(spoken: say("board: all rows. row b: one row. up: the cards that are face up.")),
      Wording(spoken: say("last: the last move. score: moves, pairs, points. time: the clock.")),
      Wording(spoken: say("hint: a hint, for a star. rules: the rules of this game.")),
      Wording(spoken: say("shuffle, pause, resume. undo and redo: in practice.")),
      Wording(spoken: say("again: the same board. new: another one. new food 6: 6 pairs of Food.")),
      Wording(spoken: say("review: the finished game, move by move. practice 5: from move 5.")),
      Wording(spoken: say("daily: the daily board. journey: boards that grow.")),
      Wording(spoken: say("study: learn this deck. study capitals: learn another one.")),
      Wording(spoken: say("progress: what you know. ungrade: undo the last grade.")),
      Wording(spoken: say("suspend Riga: study it no more. bury: not today. restore: again.")),
      Wording(spoken: say("decks, games and stats: the decks, unfinished games, statistics.")),
      Wording(spoken: say("quit: the end. The game is saved.")),
    ]
  }

  /// The names of all decks, with the levels of those that have them.
  var decks: [Wording] {
    var list: [String] = []
    for deck in table.decks {
      guard let level = deck.level else {
        list.append(names.deckName(deck.name))
        continue
      }
      guard level.number == 1 else { continue }
      list.append(say("\(names.deckName(level.topic)) with \(level.last) levels"))
    }
    return [
      Wording(spoken: say("Decks: \(list.listedNames).")),
      Wording(spoken: say("new capitals plays Capitals; new sums:3 plays Sums at level 3.")),
    ]
  }

  /// The unfinished games.
  var games: [Wording] {
    table.unfinished.look()
    guard !table.unfinished.games.isEmpty else {
      return [
        Wording(spoken: say(table.isOver ? "No unfinished games." : "No other unfinished games."))
      ]
    }
    let all = table.unfinished.games.enumerated().map { number, game in
      let deck = names.deckName(game.deck)
      let found = PairWords.found(
        game.pairsFound, of: game.pairs, ofAKind: game.setup.variant.cardsOfAKind)
      return Wording(spoken: say("\(number + 1): \(deck), \(found)."))
    }
    return all + [Wording(spoken: say("game 1 resumes the first one."))]
  }

  /// The statistics of all games and of those like the one on the table.
  var statistics: [Wording] {
    let (statistics, today) = table.records.statistics()
    guard !statistics.isEmpty else { return [Wording(spoken: say("No finished games yet."))] }
    let streak = today.map { today in
      let (current, best) = (statistics.streak.current(today: today), statistics.streak.longest)
      return say(
        current, one: "Streak 1 day, the longest \(best).",
        other: "Streak \(current) days, the longest \(best).")
    }
    let overall = Figure.all.filter(\.isOverall).dropFirst().map { $0.spoken(statistics.games) }
    let all =
      [Figure.games.spoken(statistics.games), streak] + overall + ownKind(statistics)
      + contests(statistics)
    return all.compactMap(\.self).map { Wording(spoken: $0) }
  }

  /// The games like the one on the table.
  private func ownKind(_ statistics: Statistics) -> [String?] {
    guard let tally = statistics.groups[table.kind] else { return [] }
    let kind = table.kind.pairs.pairsText(
      of: names.deckName(table.kind.deck), ofAKind: table.kind.variant.cardsOfAKind)
    return [kind.asSentence] + Figure.all.map { $0.spoken(tally) }
  }

  /// The games against each opponent.
  private func contests(_ statistics: Statistics) -> [String?] {
    statistics.opponents.map { company, tally in
      let name = company.shownOpponent.capitalizedFirst
      return say(
        tally.games, one: "\(name): 1 game, \(tally.won) won.",
        other: "\(name): \(tally.games) games, \(tally.won) won.")
    }
  }
}
