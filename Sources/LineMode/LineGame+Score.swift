import MemorizeViewModel
import Words

/// The figures of the game that goes on, and hints.
extension LineGame {
  /// Moves, pairs, points and time; in company the pairs of each player.
  func score(at time: Duration) -> [Wording] {
    guard table.isAlone else { return [standing] }
    let moves = say(table.moves, one: "1 move.", other: "\(table.moves) moves.")
    let points = say(table.score, one: "\(table.score) point.", other: "\(table.score) points.")
    let spent = sentence(table.elapsed(at: time).inWords)
    let par = table.isParKnown && !table.isOpenGame ? [say("Par \(table.par.inWords).")] : []
    let first = [moves, found] + (table.hasPoints ? [points] : []) + [spent] + par
    return [Wording(sentences: first, short: [moves, found])] + movesLeft
      + ghost(at: time) + timeLeft(at: time) + hintsTaken
  }

  /// The time so far, and the time that is left.
  func clock(at time: Duration) -> [Wording] {
    [Wording(sentence(table.elapsed(at: time).inWords))] + timeLeft(at: time)
  }

  private func timeLeft(at time: Duration) -> [Wording] {
    guard !table.isOver, let left = table.timeLeft(at: time) else { return [] }
    return [Wording(say("\(left.inWords) left."))]
  }

  private var movesLeft: [Wording] {
    guard !table.isOver, let most = table.mostMoves else { return [] }
    let left = max(0, most - table.moves)
    return [Wording(say(left, one: "1 move left.", other: "\(left) moves left."))]
  }

  private var hintsTaken: [Wording] {
    guard table.hints > 0 else { return [] }
    return [Wording(say(table.hints, one: "1 hint.", other: "\(table.hints) hints."))]
  }

  private func ghost(at time: Duration) -> [Wording] {
    guard let score = table.ghostScore(at: time) else { return [] }
    let pairs = say(score.pairs, one: "1 pair", other: "\(score.pairs) pairs")
    let moves = say(score.moves, one: "1 move", other: "\(score.moves) moves")
    return [Wording(say("The ghost: \(pairs) in \(moves)."))]
  }

  /// The pairs of each player, in the order of their turns, and whose turn it is.
  var standing: Wording {
    let players = table.contestants.map { player in
      say(player.pairs, one: "\(player.name) 1 pair", other: "\(player.name) \(player.pairs) pairs")
    }
    let next = table.contestants.first(where: \.isToMove).map { [$0.turnSentence] } ?? []
    let all = sentence(players.listed)
    return Wording(sentences: [all] + left + next, short: [all])
  }

  /// The rules of the game.
  var rules: [Wording] {
    guard !table.variant.rules.isEmpty else { return [Wording(say("The usual rules."))] }
    return table.variant.rules.map { rule in
      Wording(sentence(rule.shownExplanation(amount: table.variant[amountOf: rule])))
    }
  }

  /// The names of the rules in one line.
  var rulesLine: Wording {
    let names = table.variant.rules.map { $0.spokenTitle(amount: table.variant[amountOf: $0]) }
    let list = names.listed
    return Wording(say("Rules: \(list). Type rules for more."), say("Rules: \(list)."))
  }

  // MARK: - Hints

  func hint(at time: Duration) -> [Wording] {
    if let refusal = table.hintRefusal { return [Wording(refusal.wording.spoken.first ?? "")] }
    table.askForHint(at: time)
    guard case .hinted(let hint) = table.lastEvent else { return [] }
    return [wording(of: hint)]
  }

  private func wording(of hint: Hint) -> Wording {
    switch hint {
    case .nothingKnown(isWithinMove: true):
      Wording(say("No, you have not seen the other card. One star less."), say("No."))
    case .nothingKnown:
      Wording(say("No, there is no pair you could know. One star less."), say("No."))
    case .somethingKnown(isWithinMove: true):
      Wording(
        say("Yes, you have seen the other card. One star less. hint says more."), say("Yes."))
    case .somethingKnown:
      Wording(
        say("Yes, there is a pair you could know. One star less. hint says more."), say("Yes."))
    case .half(let card):
      Wording(
        say("One of its cards is in \(half(of: card)). hint says which one."),
        "\(half(of: card)).")
    case .card(let card): Wording(say("It is \(placeText(of: card)).", context: "hint"))
    }
  }

  private func placeText(of id: CardID) -> String {
    table.places.firstIndex { $0?.id == id }.map { "\($0 + 1)" } ?? ""
  }

  /// The rows or columns that narrow down where a card lies.
  private func half(of id: CardID) -> String {
    guard let place = table.places.firstIndex(where: { $0?.id == id }) else { return "" }
    let occupied = table.places.indices.filter { table.places[$0] != nil }
    return BoardPart(of: place, among: occupied, rows, hasSides: table.hasSides).words
  }
}
