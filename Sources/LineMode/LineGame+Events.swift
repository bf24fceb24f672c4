import MemorizeViewModel
import Words

/// Events that happen without the player, and the verdicts on moves.
extension LineGame {
  /// Does what is due, and words it.
  func wordingsOfDue(at time: Duration) -> [Wording] {
    var wordings: [Wording] = []
    while true {
      let before = TableMoment(table)
      guard table.doWhatIsDue(at: time) != nil else { return wordings }
      wordings += self.wordings(since: before)
    }
  }

  /// The messages about a change that came by itself.
  func wordings(since before: TableMoment) -> [Wording] {
    if before.hasPreview, table.preview == nil { return [previewEnd] }
    var wordings: [Wording] = []
    if before.isRivalsTurn, table.moves > before.moves, let move = table.lastMove {
      wordings.append(turn(of: move))
    }
    return wordings + (table.isOver && !before.isOver ? result : [])
  }

  /// The message that the cards shown at the start lie face down.
  var previewEnd: Wording { Wording(say("All cards are face down now."), say("Face down.")) }

  /// A turn of a rival, as in `Cat: 3, bat. 9, owl`, with a verdict.
  private func turn(of move: TableMove) -> Wording {
    let name = table.contestants.first(where: \.isRival)?.name ?? ""
    let cards = move.cards.compactMap { id -> String? in
      guard let card = table.card(id), let place = table.places.firstIndex(where: { $0?.id == id })
      else { return nil }
      return say("\(place + 1), \(names.name(of: card.content)).")
    }
    let found = move.isMatch ? [say("Match.")] + left : [noPair]
    let short = move.isMatch ? [say("Match.")] : [say("No.", context: "not a pair")]
    lastMove = cards + [move.isMatch ? say("Match.") : noPair]
    return Wording(
      sentences: [say("\(name): \(cards.asSentences)")] + found,
      short: [say("\(name): \(cards.asSentences)")] + short)
  }

  /// The words for two cards that do not match.
  var noPair: String { table.cardsOfAKind > 2 ? say("Not a match.") : say("Not a pair.") }

  /// The sentences after the second card of a move.
  func verdict(on move: TableMove) -> (long: [String], short: [String]) {
    let next = turnSentence(after: move)
    guard move.isMatch else {
      let (cost, shortCost) = cost(of: move)
      return ([noPair] + cost + next, shortCost + next)
    }
    guard table.hasPoints else { return ([say("Match.")] + left + next, [say("Match.")] + next) }
    let count = table.pairs - table.pairsFound
    return (
      [say(move.points, one: "Match, 1 point.", other: "Match, \(move.points) points.")] + left,
      [say("Match, \(move.points)."), say("\(count) left.")]
    )
  }

  /// The cost of a miss: a point for each card that had been seen, or a second with open cards.
  private func cost(of move: TableMove) -> (long: [String], short: [String]) {
    guard table.hasPoints else {
      let second = table.isOpenGame ? [say("That costs a second.")] : []
      return (second, [say("No.", context: "not a pair")])
    }
    return switch move.points {
    case 0: ([], [say("No.", context: "not a pair")])
    case -1: ([say("Seen before.")], [say("No, seen before.", context: "not a pair")])
    case -2 where table.cardsOfAKind == 2:
      ([say("Both seen before.")], [say("No, both seen before.", context: "not a pair")])
    default:
      (
        [say("\(-move.points) seen before.")],
        [say("No, \(-move.points) seen before.", context: "not a pair")]
      )
    }
  }

  /// The pairs that are left.
  var left: [String] {
    let count = table.pairs - table.pairsFound
    if table.cardsOfAKind > 2 {
      return [
        count == 0
          ? say("All \(table.pairs) sets found.")
          : say(count, one: "1 set left.", other: "\(count) sets left.")
      ]
    }
    return [
      count == 0
        ? table.pairs == 2 ? say("Both pairs found.") : say("All \(table.pairs) pairs found.")
        : say(count, one: "1 pair left.", other: "\(count) pairs left.")
    ]
  }

  /// Whose turn it is after a move in company.
  private func turnSentence(after move: TableMove) -> [String] {
    guard let next = table.contestants.first(where: \.isToMove) else { return [] }
    guard move.isMatch else { return [next.turnSentence] }
    return [next.isAddressed ? say("You go on.") : say("\(next.name) goes on.")]
  }
}

extension Contestant {
  /// Whose turn it is, as in `Ann's turn`.
  var turnSentence: String { isAddressed ? say("Your turn.") : say("\(name)'s turn.") }
}
