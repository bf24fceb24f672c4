import MemorizeViewModel
import Words

/// Turning cards.
extension LineGame {
  /// Turns the cards at some places, one after the other.
  func choose(_ places: [PlaceName], at time: Duration) -> [Wording] {
    var wordings: [Wording] = []
    for name in places {
      if isAsking || table.isOver, !wordings.isEmpty { break }
      guard case .place(let place) = name else {
        wordings.append(
          Wording(say("There are places 1 to \(rows.count), or a1 to \(rows.lastCell).")))
        continue
      }
      wordings += hurryRival(at: time) + choose(place, at: time)
    }
    return wordings
  }

  private func choose(_ place: Int, at time: Duration) -> [Wording] {
    let before = TableMoment(table)
    let card = table.places.indices.contains(place) ? table.places[place] : nil
    let refusal = table.choose(card?.id, at: time)
    guard let card, refusal == nil else {
      return refusal.map { [wording(of: $0, at: place, card)] } ?? []
    }
    return wordings(of: card, chosenAt: place, since: before) + question(at: time)
  }

  private func wording(
    of refusal: ChoiceRefusal, at place: Int, _ card: TableViewModel.Card?
  ) -> Wording {
    switch refusal {
    case .gameOver: return gameOver
    case .noCard, .gone: return Wording(say("\(place + 1) is gone."))
    case .alreadyChosen: return Wording(say("\(place + 1) is chosen. Choose its partner."))
    case .alreadyUp, .paused, .notYourTurn, .beforeRace:
      let name = card.map { names.name(of: $0.content) } ?? ""
      return Wording(
        say("\(place + 1) is up: \(name). Turn another card."),
        say("\(place + 1) is up: \(name)."))
    }
  }

  /// The messages about a card that was turned, the move that it completed, and the end of the game.
  private func wordings(
    of card: TableViewModel.Card, chosenAt place: Int, since before: TableMoment
  ) -> [Wording] {
    let now = TableMoment(table)
    guard now.moves > before.moves || now.turned.contains(card.id) else {
      return now.isOver ? result : []
    }
    let turned = sentence(about: card, chosenAt: place)
    guard now.moves > before.moves, let move = table.lastMove else {
      lastMove = (lastMove.count == now.turned.count - 1 ? lastMove : []) + [turned]
      return [Wording(turned)]
    }
    if lastMove.count != move.cards.count - 1 { lastMove = [] }
    let verdict = verdict(on: move)
    lastMove += [turned, move.isMatch ? say("Match.") : noPair]
    let wording = Wording(sentences: [turned] + verdict.long, short: [turned] + verdict.short)
    return [wording] + slide(after: move) + (now.isOver ? result : [])
  }

  /// A card and its place, and its new place if cards have moved up.
  private func sentence(about card: TableViewModel.Card, chosenAt place: Int) -> String {
    let name = names.name(of: card.content)
    guard table.variant.closesGaps,
      let now = table.places.firstIndex(where: { $0?.id == card.id }), now != place
    else { return say("\(place + 1): \(name).") }
    return say("\(place + 1), now \(now + 1): \(name).")
  }

  /// The row that a miss has moved, where cards drift.
  private func slide(after move: TableMove) -> [Wording] {
    guard table.variant.drifts, !move.isMatch,
      let place = table.places.firstIndex(where: { $0?.id == move.second }),
      let row = rows.cell(of: place)?.row
    else { return [] }
    let letters = BoardRows.letters(of: row)
    return [
      Wording(say("Row \(letters) moves one place to the right."), say("Row \(letters) moves."))
    ]
  }

  /// Lets a rival finish its turn, because the player does not wait for it.
  private func hurryRival(at time: Duration) -> [Wording] {
    var wordings: [Wording] = []
    while table.isRivalsTurn {
      let before = TableMoment(table)
      table.hurry(at: time)
      guard TableMoment(table) != before else { break }
      wordings += self.wordings(since: before)
    }
    return wordings
  }
}
