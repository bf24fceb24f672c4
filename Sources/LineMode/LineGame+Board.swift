import MemorizeViewModel
import Words

/// The board in words.
extension LineGame {
  /// The messages about the board at the start of a game, or when one is resumed.
  var openingWordings: [Wording] {
    let table = table
    let deck = names.deckName(table.board.deck.name)
    let board = say(
      table.pairs, one: "\(deck). 1 pair, \(rows.description).",
      other: "\(deck). \(table.pairs) pairs, \(rows.description).")
    let (number, cell) = examplePlaces
    let how = say("Type a place, such as \(number) or \(cell), or help.")
    var wordings: [Wording] = []
    if hasProgress || table.isOver {
      wordings.append(Wording(board))
    } else if "\(board) \(how)".count > Wording.width, !setup.isBrief {
      wordings += [Wording(board), Wording(how)]
    } else {
      wordings.append(Wording("\(board) \(how)", board))
    }
    wordings += sides + (table.variant.rules.isEmpty ? [] : [rulesLine])
    wordings += hasProgress ? progress : []
    if table.preview != nil { wordings += previewWordings }
    if let next = table.contestants.first(where: \.isToMove), !table.isOver {
      wordings.append(Wording(next.turnSentence))
    }
    if table.ghost != nil {
      wordings.append(Wording(say("A ghost plays along. Type score to compare.")))
    }
    return wordings
  }

  private var hasProgress: Bool { table.moves > 0 || !table.turned.isEmpty }

  /// Two places on the board, as examples of what to type.
  var examplePlaces: (number: Int, cell: String) {
    let row = rows.rows.indices.contains(1) ? 1 : 0
    let columns = rows.rows.indices.contains(row) ? rows.rows[row].count : 1
    return (min(7, rows.count), "\(BoardRows.letters(of: row))\(min(3, columns))")
  }

  /// The game so far, when one is resumed.
  private var progress: [Wording] {
    let found = say("\(table.pairsFound) of \(table.pairs) pairs found.")
    let moves = say(table.moves, one: "1 move.", other: "\(table.moves) moves.")
    let up = table.turned.isEmpty || table.isOpenGame ? [] : [cardsUp]
    return [Wording("\(moves) \(found)", moves)] + up
  }

  /// The rows of each side, where terms and definitions are apart.
  private var sides: [Wording] {
    guard table.hasSides else { return [] }
    let half = rows.rows.count / 2
    let letters = BoardRows.letters
    let (first, second) = (
      range(letters(0), letters(half - 1)), range(letters(half), letters(2 * half - 1))
    )
    return [Wording(say("Terms: \(first). Definitions: \(second)."))]
  }

  private func range(_ first: String, _ last: String) -> String {
    first == last ? say("row \(first)") : say("rows \(first) to \(last)")
  }

  /// The whole board, a sentence a row.
  var board: [Wording] { rows.rows.indices.map { wording(ofRow: $0) } }

  /// One row, by its letter or its number.
  func row(_ word: String) -> [Wording] {
    let number = Int(word).map { $0 - 1 } ?? rows.row(lettered: word)
    guard let number, rows.rows.indices.contains(number) else {
      return [Wording(say("There are rows a to \(BoardRows.letters(of: rows.rows.count - 1))."))]
    }
    return [wording(ofRow: number)]
  }

  private func wording(ofRow row: Int) -> Wording {
    let letters = BoardRows.letters(of: row)
    let parts = runs(in: rows.rows[row])
    let long = parts.map(\.long).joined(separator: ", ")
    let short = parts.map(\.short).joined(separator: ", ")
    return Wording(say("Row \(letters): \(long)."), "\(letters): \(short).")
  }

  /// The places of a row, with runs of places that are alike.
  private func runs(in row: Range<Int>) -> [(long: String, short: String)] {
    var runs: [(places: ClosedRange<Int>, state: PlaceState)] = []
    for place in row {
      let state = state(of: place)
      if let last = runs.last, last.state == state, state.joins {
        runs[runs.count - 1].places = last.places.lowerBound...place
      } else {
        runs.append((place...place, state))
      }
    }
    return runs.map { places, state in
      let (first, last) = (places.lowerBound + 1, places.upperBound + 1)
      let text =
        places.count == 1
        ? "\(first)"
        : places.count == 2 ? say("\(first) and \(last)") : say("\(first) to \(last)")
      return (state.words(text), state == .hidden ? text : state.words(text))
    }
  }

  /// The state of a place as it may be told.
  private func state(of place: Int) -> PlaceState {
    guard table.places.indices.contains(place), let card = table.places[place] else { return .gone }
    if let preview = table.preview {
      return preview.cards.contains(card.id) ? .up(names.name(of: card.content)) : .hidden
    }
    guard card.isFaceUp, !table.isPaused else {
      return table.traces.contains(card.id) ? .marked : .hidden
    }
    return .up(names.name(of: card.content))
  }

  /// The cards that are shown before the game begins.
  private var previewWordings: [Wording] {
    let how = Wording(
      say("These cards are shown for a while. An empty line hides them."), say("Shown for a while.")
    )
    return [how] + board
  }

  /// The cards that are face up.
  var cardsUp: Wording {
    let up = table.turned.compactMap { id -> String? in
      guard let card = table.card(id), let place = table.places.firstIndex(where: { $0?.id == id })
      else { return nil }
      return say("\(place + 1), \(names.name(of: card.content)).")
    }
    guard !up.isEmpty, !table.isPaused else { return Wording(say("No card is up.")) }
    return Wording(say("Up: \(up.joined(separator: " "))"))
  }

  /// The last move, or the card with which one was begun.
  var lastMoveWording: Wording {
    guard lastMove.isEmpty else { return Wording(sentences: lastMove) }
    guard let move = table.lastMove else { return Wording(say("No card was turned yet.")) }
    // The cards may lie elsewhere by now, so only their faces are told.
    let cards = move.cards.compactMap { table.card($0).map { names.name(of: $0.content) } }
    return Wording(sentences: cards.map { "\($0)." } + [move.isMatch ? say("Match.") : noPair])
  }
}

/// The state of a place in words.
private enum PlaceState: Equatable {
  case hidden
  /// A hidden card whose back is marked.
  case marked
  case up(String)
  case gone

  /// Whether several places with this state are told together.
  var joins: Bool {
    if case .up = self { false } else { true }
  }

  /// The state of one or several places.
  func words(_ places: String) -> String {
    switch self {
    case .hidden: say("\(places) hidden")
    case .marked: say("\(places) hidden, marked")
    case .up(let name): "\(places) \(name)"
    case .gone: say("\(places) gone")
    }
  }
}
