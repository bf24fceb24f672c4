import MemorizeViewModel
import Words

/// Turning cards, and what happens without the player.
extension LineGame {
  /// The words for what happens on the table.
  var narrator: Narrator {
    Narrator(table) { [table, names] id in
      table.card(id).map { names.name(of: $0.content) } ?? ""
    }
  }

  /// Turns the cards at some places, one after the other.
  func choose(_ places: [PlaceName], at time: Duration) -> [Wording] {
    var wordings: [Wording] = []
    for name in places {
      if table.isOver, !wordings.isEmpty { break }
      guard case .place(let place) = name else {
        wordings.append(
          Wording(
            spoken: say("There are places 1 to \(rows.count), or a1 to \(rows.lastCell).")))
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
      let name = card.map { names.name(of: $0.content) } ?? ""
      return [refusal?.wording(place: place + 1, name: name)].compactMap(\.self)
    }
    return wordings(of: card, chosenAt: place, since: before)
  }

  /// The messages about a card that was turned, the move that it completed, and the end of the game.
  private func wordings(
    of card: TableViewModel.Card, chosenAt place: Int, since before: TableMoment
  ) -> [Wording] {
    let now = TableMoment(table)
    guard now.moves > before.moves || now.turned.contains(card.id) else {
      return now.isOver ? ending : []
    }
    let narrator = narrator
    let turned = narrator.heard(
      card.id, at: place + 1, now: table.variant.closesGaps ? self.place(of: card.id) : nil)
    guard now.moves > before.moves, let move = table.lastMove else {
      lastMove = (lastMove.count == now.turned.count - 1 ? lastMove : []) + [turned]
      return [Wording(spoken: turned)]
    }
    if lastMove.count != move.cards.count - 1 { lastMove = [] }
    lastMove += [turned, narrator.verdict(on: move)]
    let wording = narrator.wording(of: .moved(move))?.heard(after: turned)
    return [wording].compactMap(\.self) + narrator.reports(of: move) + (now.isOver ? ending : [])
  }

  /// The place where a card lies now, from 1; `nil` once it has left.
  func place(of id: CardID) -> Int? {
    table.places.firstIndex { $0?.id == id }.map { $0 + 1 }
  }

  /// Lets a rival play its turn at once: lines are read, not watched, and nobody has to wait for them.
  func hurryRival(at time: Duration) -> [Wording] {
    var wordings: [Wording] = []
    while table.company.isRivalsTurn {
      let before = TableMoment(table)
      table.company.hurry(at: time)
      guard TableMoment(table) != before else { break }
      wordings += self.wordings(since: before)
    }
    return wordings
  }

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
  private func wordings(since before: TableMoment) -> [Wording] {
    if before.hasPreview, table.preview == nil { return [Narrator.hidden] }
    var wordings: [Wording] = []
    if before.isRivalsTurn, table.moves > before.moves, let move = table.lastMove {
      wordings += [turn(of: move)] + narrator.reports(of: move)
    }
    return wordings + (table.isOver && !before.isOver ? ending : [])
  }

  /// A turn of a rival, with its cards and their places.
  private func turn(of move: TableMove) -> Wording {
    let narrator = narrator
    let cards = move.cards.compactMap(placeAndName)
    lastMove = cards + [narrator.verdict(on: move)]
    return narrator.move(
      of: table.company.contestants.first(where: \.isRival)?.name ?? "", cards, move)
  }

  /// A card where it lies, as in `3, bat`, as a sentence.
  func placeAndName(of id: CardID) -> String? {
    guard let card = table.card(id), let place = place(of: id) else { return nil }
    return ["\(place)", names.name(of: card.content)].listed.asSentence
  }
}

/// The state of a table at a moment, to find out what has changed since.
private struct TableMoment: Equatable {
  let moves: Int
  let turned: [CardID]
  let isOver: Bool
  let hasPreview: Bool
  let isRivalsTurn: Bool
  let isMoveOver: Bool

  init(_ table: TableViewModel) {
    (moves, turned, isOver) = (table.moves, table.turned, table.isOver)
    hasPreview = table.preview != nil
    (isRivalsTurn, isMoveOver) = (table.company.isRivalsTurn, table.isMoveOver)
  }
}
