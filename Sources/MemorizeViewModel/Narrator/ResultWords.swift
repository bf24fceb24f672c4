import Decks
import MemoryGame
import Storage
import Words

/// The result of the finished game on a table in words.
public struct ResultWords {
  private let table: TableViewModel
  public let game: FinishedGame
  public var result: GameRecord { game.result }

  /// The words about the game on a table; `nil` while it goes on.
  public init?(_ table: TableViewModel) {
    guard let game = table.finishedGame else { return nil }
    (self.table, self.game) = (table, game)
  }

  /// The end of the game in a few words, as in `All 8 pairs found, 1 hint`.
  public var found: String {
    guard result.isWon else {
      return result.isAlone
        ? result.setup.variant.shownTitle
        : result.setup.pairsText(found: "\(result.pairsFound)")
    }
    let all = PairWords.allFound(result.setup.pairs, ofAKind: result.setup.variant.cardsOfAKind)
    let practice = table.isUncounted ? [say("practice", context: "game")] : []
    let hints = result.isUnaided ? [] : [result.hints.hintText]
    return ([all] + practice + hints).listed
  }

  /// The rule that ended the game early, or who has won in company; `nil` for a game that the player
  /// has won alone.
  public var ending: Wording? {
    guard result.isAlone else {
      let (outcome, mood) = Contestant.outcome(table.company.contestants)
      guard !result.isWon else { return Wording(outcome, spoken: outcome, mood: mood) }
      let whole = ([result.ending.reason] + result.leftOver + [outcome]).asSentences
      let short = [result.ending.shortReason.asSentence, outcome].asSentences
      return Wording(whole, short, outcome, spoken: whole, mood: mood)
    }
    guard !result.isWon else { return nil }
    let reason = result.ending.reason
    let found = result.setup.pairsText(found: "\(result.pairsFound)")
    let all = [reason, say("You found \(found).")].asSentences
    return Wording(reason, spoken: all, reason, mood: .quiet)
  }

  /// The pairs of each player, in one sentence.
  public static func standing(_ contestants: [Contestant]) -> String {
    contestants.map { "\($0.name) \($0.pairs.pairsText)" }.listed.asSentence
  }

  /// Moves, par, points and time as they are heard, and the stars with the reason for them.
  public var figures: [Wording] {
    let time = result.time.inWords.asSentence
    guard result.isAlone else { return [Wording(spoken: time)] }
    guard !result.isOpen else {
      return [Wording(sentences: [time, result.misses.missesText.asSentence])]
    }
    let moves = result.moves.movesText.asSentence
    let par = result.isWon ? [result.par.spokenPhrase.capitalizedFirst.asSentence] : []
    let points = table.hasPoints ? [result.score.pointsText.asSentence] : []
    let all = [moves] + par + points + [time]
    return [Wording(sentences: all, brief: [moves] + par)] + [stars].compactMap(\.self)
  }

  /// The condition for the next star, the longest wording first; none with all of them, and after a
  /// lost game.
  public var nextStar: [String] { result.isWon ? game.review?.nextStar ?? [] : [] }

  private var stars: Wording? {
    game.stars.map { count in
      let stars = count.starsText.asSentence
      let reason = game.review?.helpOrLossText.capitalizedFirst.asSentence
      let next = nextStar.last?.asSentence
      return Wording(sentences: [stars] + [reason, next].compactMap(\.self), brief: [stars])
    }
  }

  // MARK: - Compared with other games

  /// The comparison with other games, or the day or the board for which the game counts; `nil` if
  /// there is none, as for boards for studying.
  public var comparison: Wording? {
    guard result.isAlone, result.isWon else { return nil }
    if let practice = table.replay.practice {
      return .aside(
        say("This does not count. The first time: \(practice.first.moves.movesText)."))
    }
    guard !result.setup.terms.isStudy else { return nil }
    if let daily = table.daily.standing { return comparison(with: daily) }
    if case .journey(let number) = result.setup.occasion {
      let stars = table.journey.standing.flatMap { results in
        results.chapterOpened(by: number).map { say("Chapter \($0) is open!") }
          ?? results.nextChapter.map {
            say("\(results.total) of \($0.stars) stars for chapter \($0.number).")
          }
      }
      let heard = say("Board \(number) of the journey. Type journey to go on.")
      var wording = Wording(
        say("Board \(number) of the journey."),
        spoken: [heard, stars].compactMap(\.self).asSentences, mood: .good)
      wording.asides = [stars].compactMap(\.self)
      return wording
    }
    if case .journeyPractice = table.occasion {
      return .aside(say("This does not count: you had seen these cards."))
    }
    return table.records.rank.map(ResultWords.wording) ?? comparisonWithBest
  }

  /// The meaning of par, for a player who sees it for the first time.
  public var parLesson: Wording? {
    guard table.isFirstGame, !result.isOpen, comparison == firstOfKind else {
      return nil
    }
    let (par, isEstimate) = (result.parText, result.par.isEstimate)
    let text =
      isEstimate
      ? say("Par \(par): the average moves of players who never forget.")
      : say("Par \(par): average moves for a perfect memory.")
    let short =
      isEstimate
      ? say("Par: the average without forgetting.") : say("Par: average for a perfect memory.")
    return Wording(text, short, spoken: text, mood: .quiet)
  }

  private var firstOfKind: Wording {
    let text =
      result.kind.variant.rules.isEmpty
      ? say("Your first game with this deck and size.")
      : say("Your first game of this kind.")
    return .aside(text)
  }

  private func comparison(with daily: DailyStanding) -> Wording {
    switch daily {
    case .counted(let day, let streak):
      let board = say("Daily board of \(day.shownInWords).")
      let days =
        table.preferences.showsStreak ? [streak.streakText.capitalizedFirst.asSentence] : []
      var wording = Wording(
        shown: [board], spoken: [([board] + days).asSentences], mood: .good)
      wording.asides = days
      return wording
    case .practice(let first?):
      return .aside(
        say("This does not count. Your first try: \(first.moves.movesText)."))
    case .practice(nil):
      let isOver = result.setup.terms.day.map { $0 < table.daily.today } ?? false
      return .aside(
        isOver
          ? say("This does not count: the day is over.")
          : say("This does not count: you had played this board."))
    }
  }

  /// The reason why there is no review of a finished game; `nil` if its rules allow one.
  public static func missingReview(of variant: GameVariant) -> String? {
    variant.titleWithoutReview.map { say("There is no review of games with \($0).") }
  }

  /// The place on the shared list of the best games.
  private static func wording(of rank: LeaderboardRank) -> Wording {
    switch rank {
    case .place(1): Wording(say("Place 1 of all!"), mood: .good)
    case .place(let place): Wording(say("Place \(place) of all"))
    case .beyond(let count):
      .aside(say("Place: outside the top \(count)"))
    case .knownBoard: .aside(say("Place: none, you had played this board"))
    case .withHints: .aside(say("Place: none, you had hints"))
    case .notKept: .aside(say("Place: not saved"))
    }
  }

  /// The comparison with the best game before.
  private var comparisonWithBest: Wording {
    guard !table.isUncounted else { return .aside(say("This does not count.")) }
    guard result.isUnaided else {
      return .aside(say("With hints, it cannot be your best."))
    }
    guard !table.records.isLastKnown else {
      let short = say("You have played this board before.")
      return Wording(
        say("You have played this board before: no new best."), short, mood: .quiet)
    }
    guard let best = table.records.games.bestBeforeLast else {
      let earlier = table.records.games.dropLast()
      return earlier.contains { $0.kind == result.kind && $0.isWon && !$0.isUnaided }
        ? Wording.aside(say("Your first game of this kind without hints."))
        : firstOfKind
    }
    let (figure, heard) = figure(of: best)
    guard best.isBetter(than: result) else {
      let new = say("New best!")
      var wording = Wording(
        new, spoken: [new, say("Your best was \(heard).")].asSentences, new, mood: .good)
      wording.asides = [say("Your best was \(figure).")]
      return wording
    }
    return Wording(
      say("Your best is \(figure)."), spoken: say("Your best is \(heard)."), mood: .quiet)
  }

  /// The figure in which another game differs from this one, and how it is heard.
  private func figure(of best: GameRecord) -> (shown: String, heard: String) {
    if result.isOpen { return (best.time.shortText, best.time.inWords) }
    let moves = best.moves.movesText
    if best.moves != result.moves || !table.hasPoints { return ("\(best.moves)", moves) }
    if best.score != result.score {
      let text = say(
        best.score, one: "\(best.moves) with \(best.score) point",
        other: "\(best.moves) with \(best.score) points")
      return (text, moves)
    }
    return (say("\(best.moves) in \(best.time.shortText)", context: "moves in a time"), moves)
  }

  // MARK: - Compared with others on the same board

  /// Who was better, the longest wording first; `nil` without a ghost and outside races.
  public var race: Wording? {
    if let race = table.race.status(at: .zero) { return places(in: race) }
    guard let ghost = table.ghost, !table.isPractice else { return nil }
    guard let other = ghost.result else {
      var wording = Wording(beaten(isOwn: ghost.isOwn), mood: .good)
      wording.asides = [say("It was never finished.")]
      return wording
    }
    let (moves, time) = (moves(against: other), time(against: other))
    let heard = [other.moves.movesText, other.time.inWords].listed
    let (long, short, mood) = verdict(against: other, isOwn: ghost.isOwn)
    var wording = Wording(long, short, spoken: say("The ghost: \(heard)."), mood: mood)
    wording.asides = [
      say("That is \(moves), \(time)."), [moves.capitalizedFirst, time].listed.asSentence,
    ]
    return wording
  }

  private func beaten(isOwn: Bool) -> String {
    isOwn ? say("You beat your best on this board!") : say("You beat the ghost!")
  }

  /// Who was better, in a long and in a short sentence.
  private func verdict(
    against other: GameRecord, isOwn: Bool
  ) -> (long: String, short: String, Wording.Mood) {
    if result.moves == other.moves, result.score == other.score,
      result.time.components.seconds == other.time.components.seconds
    {
      let long = isOwn ? say("A tie with your best on this board.") : say("A tie with the ghost.")
      return (long, say("A tie."), .neutral)
    }
    if result.isBetter(than: other) { return (beaten(isOwn: isOwn), say("You win!"), .good) }
    let long = isOwn ? say("You lost to your best on this board.") : say("You lost to the ghost.")
    return (long, say("You lost."), .neutral)
  }

  /// The difference in moves; in points, if that is what decided.
  private func moves(against other: GameRecord) -> String {
    let difference = result.moves - other.moves
    let count = abs(difference)
    let points = result.score - other.score
    guard count > 0 else {
      return points == 0
        ? say("as many moves")
        : points > 0
          ? say(points, one: "\(points) point more", other: "\(points) points more")
          : say(-points, one: "\(-points) point less", other: "\(-points) points less")
    }
    return difference < 0
      ? say(count, one: "\(count) fewer move", other: "\(count) fewer moves")
      : say(count, one: "\(count) more move", other: "\(count) more moves")
  }

  private func time(against other: GameRecord) -> String {
    let difference = result.time.components.seconds - other.time.components.seconds
    guard difference != 0 else { return say("the same time") }
    let count = difference.magnitude
    return difference < 0 ? say("\(count) s less") : say("\(count) s more")
  }

  /// The player's place in a race, and everybody's time.
  private func places(in race: RaceStatus) -> Wording? {
    guard let own = race.own, case .finished(let place) = own.state else { return nil }
    let others = race.racers.filter { !$0.isOwn }.map { $0.summary(of: table.pairs) }
    var wording =
      place == 1
      ? Wording(say("You win the race!"), say("You win!"), mood: .good)
      : Wording(
        say("You are \(Racer.ordinal(place)) of \(race.racers.count).", context: "place"),
        say("Place \(place)"))
    wording.asides = [others.joined(separator: "   ")]
    return wording
  }
}
