import MemorizeViewModel
import Words

/// The figures of the game that goes on, the result, and the review.
extension LineGame {
  /// Moves, pairs, points and time; in company the pairs of each player.
  func score(at time: Duration) -> [Wording] {
    guard table.isAlone else { return [standing] }
    let moves = table.moves.movesText.asSentence
    let points = table.hasPoints ? [table.score.pointsText.asSentence] : []
    let par = !table.isFirstGame && !table.isOpenGame ? [heardPar] : []
    let all = [moves, found] + points + [table.elapsed(at: time).inWords.asSentence] + par
    return [Wording(sentences: all, brief: [moves, found])] + movesLeft
      + ghost(at: time) + timeLeft(at: time) + hintsTaken
  }

  private var heardPar: String { table.par.spokenPhrase.capitalizedFirst.asSentence }

  /// The pairs that were found.
  var found: String {
    PairWords.found(table.pairsFound, of: table.pairs, ofAKind: table.variant.cardsOfAKind)
      .asSentence
  }

  /// The time so far, and the time that is left.
  func clock(at time: Duration) -> [Wording] {
    [Wording(spoken: table.elapsed(at: time).inWords.asSentence)] + timeLeft(at: time)
  }

  private func timeLeft(at time: Duration) -> [Wording] {
    guard !table.isOver, let left = table.timeLeft(at: time) else { return [] }
    return [Wording(spoken: say("\(left.inWords) left."))]
  }

  private var movesLeft: [Wording] {
    guard !table.isOver, let most = table.mostMoves else { return [] }
    let left = max(0, most - table.moves)
    return [Wording(spoken: say(left, one: "1 move left.", other: "\(left) moves left."))]
  }

  private var hintsTaken: [Wording] {
    table.hints.count > 0 ? [Wording(spoken: table.hints.count.hintText.asSentence)] : []
  }

  private func ghost(at time: Duration) -> [Wording] {
    guard let score = table.ghosts.score(at: time) else { return [] }
    return [
      Wording(spoken: say("The ghost: \(score.pairs.pairsText) in \(score.moves.movesText)."))
    ]
  }

  /// The pairs of each player, in the order of their turns, and whose turn it is.
  private var standing: Wording {
    let all = ResultWords.standing(table.company.contestants)
    let next =
      table.company.contestants.first(where: \.isToMove).map { [$0.turnText.asSentence] } ?? []
    return Wording(sentences: [all, narrator.pairsLeft] + next, brief: [all])
  }

  // MARK: - The result

  /// The result, the comparison with other games, and what to do next.
  var result: [Wording] {
    guard let words = ResultWords(table) else { return [] }
    let players =
      table.isAlone ? [] : [Wording(spoken: ResultWords.standing(table.company.contestants))]
    let next = Wording(
      spoken: table.replay.hasReview
        ? say("Type new, again, review or quit.") : say("Type new, again or quit."))
    let compared = [words.race, words.comparison].compactMap(\.self).filter { !$0.spoken.isEmpty }
    return [words.ending].compactMap(\.self) + players + words.figures + compared + lesson
      + (setup.isBrief ? [] : [next])
  }

  /// The pairs that were missed, and the boards that are left for today.
  private var lesson: [Wording] {
    let missed = table.study.missedPairs.map { missed in
      let (one, other) = (names.name(of: missed.pair.first), names.name(of: missed.pair.second))
      return Wording(spoken: say("Not known: \(one), \(other)."))
    }
    guard table.occasion == .study else { return missed }
    let plan = table.study.plan(of: table.board.deck)
    let boards = plan.boards(of: table.board.deck).count
    let next =
      plan.isDone
      ? plan.end
      : say(
        boards, one: "1 more board today. Type study.",
        other: "\(boards) more boards today. Type study.")
    let graded = table.study.grading.map { [$0.wording] } ?? []
    return missed + graded + [Wording(spoken: next)]
  }

  // MARK: - The review

  /// A line for each move: what was turned, and how good it was.
  var review: [Wording] {
    guard let playback = table.replay.review(), let review = playback.review else {
      let reason = table.isOver ? ResultWords.missingReview(of: table.variant) : nil
      return [Wording(spoken: reason ?? say("There is no finished game to review."))]
    }
    let recorded = playback.table
    let words = ReviewWords(review, recorded.company.contestants) { [names] id in
      recorded.card(id).map { names.name(of: $0.content) } ?? ""
    }
    var wordings = table.isPractice ? [Wording(spoken: say("The game before practice:"))] : []
    var flips: [String] = []
    for remark in review.remarks {
      let places = recorded.places
      playback.step(by: 1, at: .zero)
      guard let remark else { continue }
      let heard = words.heard(remark) { id in
        places.firstIndex { $0?.id == id }.map { $0 + 1 }
      }
      guard remark.card != nil else {
        wordings.append(Wording(spoken: heard))
        continue
      }
      flips.append(heard)
      guard recorded.isMoveOver else { continue }
      wordings.append(Wording(sentences: [words.heardMove(of: remark)] + flips))
      flips = []
    }
    return wordings + [words.end]
  }
}
