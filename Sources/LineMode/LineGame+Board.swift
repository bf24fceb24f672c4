import Canvas
import MemorizeViewModel
import Words

/// The board in words.
extension LineGame {
  /// The messages about the board at the start of a game, or when one is resumed.
  var openingWordings: [Wording] {
    let table = table
    let deck = names.deckName(table.board.deck.name)
    let (count, kind) = (table.pairs, table.variant.cardsOfAKind)
    let board =
      kind > 2
      ? say(
        count, one: "\(deck). \(count) set of \(kind), \(rows.description).",
        other: "\(deck). \(count) sets of \(kind), \(rows.description).")
      : say(
        count, one: "\(deck). \(count) pair, \(rows.description).",
        other: "\(deck). \(count) pairs, \(rows.description).")
    let (number, cell) = examplePlaces
    let how = say("Type a place, such as \(number) or \(cell), or help.")
    var wordings: [Wording] = []
    if hasProgress || table.isOver {
      wordings.append(Wording(spoken: board))
    } else if ![board, how].asSentences.fits(Wording.width), !setup.isBrief {
      wordings += [Wording(spoken: board), Wording(spoken: how)]
    } else {
      wordings.append(Wording(sentences: [board, how], brief: [board]))
    }
    if case .dealt(let pairs, let asked) = table.lastEvent, pairs < asked, table.ghost == nil {
      wordings += [narrator.wording(of: table.lastEvent)].compactMap(\.self)
    }
    if let pairing = narrator.pairing, !hasProgress, !table.isOver, !setup.isBrief {
      wordings.append(Wording(spoken: pairing))
    }
    wordings += [setup.isBrief ? nil : table.study.dueToday?.wording].compactMap(\.self)
    wordings += sides + (table.variant.rules.isEmpty ? [] : [rulesLine])
    wordings += hasProgress ? progress : []
    if table.preview != nil { wordings += [Narrator.peek] + self.board }
    if let next = table.company.contestants.first(where: \.isToMove), !table.isOver {
      wordings.append(next.turn)
    }
    if table.ghost != nil {
      wordings += [narrator.wording(of: .dealtAgain)].compactMap(\.self)
    }
    return wordings
  }

  private var hasProgress: Bool { table.moves > 0 || !table.turned.isEmpty }

  /// Two places on the board, as examples of what to type.
  var examplePlaces: (number: Int, cell: String) {
    let row = rows.rows.indices.contains(1) ? 1 : 0
    let columns = rows.rows.indices.contains(row) ? rows.rows[row].count : 1
    return (min(7, rows.count), "\(Narrator.letters(ofRow: row))\(min(3, columns))")
  }

  /// The game so far, when one is resumed.
  private var progress: [Wording] {
    let moves = table.moves.movesText.asSentence
    let up = table.turned.isEmpty || table.isOpenGame ? [] : [cardsUp]
    return [Wording(sentences: [moves, found], brief: [moves])] + up
  }

  /// The rows of each side, where terms and definitions are apart.
  private var sides: [Wording] {
    guard table.hasSides else { return [] }
    let half = rows.rows.count / 2
    let (first, second) = (BoardRows.words(0, half - 1), BoardRows.words(half, 2 * half - 1))
    return [Wording(spoken: say("Terms: \(first). Definitions: \(second)."))]
  }

  /// The whole board, a sentence a row.
  var board: [Wording] {
    let board = BoardSentences(table, names)
    return rows.rows.enumerated().map { board.wording(ofRow: $0, $1) }
  }

  /// One row, by its letter or its number.
  func row(_ word: String) -> [Wording] {
    let rows = rows
    let number = LineCommand.numbers.number(in: word).map { $0 - 1 } ?? rows.row(lettered: word)
    guard let number, rows.rows.indices.contains(number) else {
      return [
        Wording(spoken: say("There are rows a to \(Narrator.letters(ofRow: rows.rows.count - 1))."))
      ]
    }
    return [BoardSentences(table, names).wording(ofRow: number, rows.rows[number])]
  }

  /// The cards that are face up.
  var cardsUp: Wording {
    let up = table.turned.compactMap(placeAndName)
    guard !up.isEmpty, !table.isPaused else { return Wording(spoken: say("No card is up.")) }
    return Wording(spoken: say("Up: \(up.asSentences)"))
  }

  /// The last move, or the card with which one was begun.
  var lastMoveWording: Wording {
    guard lastMove.isEmpty else { return Wording(sentences: lastMove) }
    guard let move = table.lastMove else { return Wording(spoken: say("No card was turned yet.")) }
    // The cards may lie elsewhere by now, so only their faces are told.
    let cards = move.cards.compactMap { table.card($0).map { names.name(of: $0.content) } }
    return Wording(sentences: cards.map(\.asSentence) + [narrator.verdict(on: move)])
  }

  /// The rules of the game.
  var rules: [Wording] {
    guard !table.variant.rules.isEmpty else { return [Wording(spoken: say("The usual rules."))] }
    return table.variant.rules.map { rule in
      Wording(spoken: rule.shownExplanation(amount: table.variant[amountOf: rule]).asSentence)
    }
  }

  /// The names of the rules in one line.
  private var rulesLine: Wording {
    let names = table.variant.rules.map { $0.spokenTitle(amount: table.variant[amountOf: $0]) }
    let list = names.listedNames
    return Wording(spoken: say("Rules: \(list). Type rules for more."), say("Rules: \(list)."))
  }
}
