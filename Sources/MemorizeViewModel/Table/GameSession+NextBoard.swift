import Decks

/// The boards of the next games.
extension GameSession {
  /// The board whose deck and number of pairs the next game has.
  var boardToRepeat: Board {
    let terms = ownTerms
    // The day has chosen the deck of a daily board.
    if terms.day != nil { return lastChosenBoard }
    let board = current.board
    // The player has chosen the deck of the pairs that were missed, but not how few they were.
    guard terms.isChosen else { return board }
    if let own = ownBoard, own.deck.name == board.deck.name { return own }
    return Board.of(board.deck, pairs: files.preferences.pairs, seed: freshSeed()) ?? board
  }

  /// The board whose deck and number of pairs a new game is set up from: never that of the day or
  /// the journey, which the player has not chosen.
  var boardToSetUp: Board {
    ownTerms.choosesDeck ? lastChosenBoard : boardToRepeat
  }

  /// The terms of the game on the table, in practice those of the game that was finished.
  var ownTerms: Occasion.Terms {
    (current.practice?.first.setup.occasion ?? current.occasion).terms
  }

  /// The last board of the player's own choice, perhaps from an earlier run, else the one on the
  /// table.
  private var lastChosenBoard: Board {
    if let ownBoard { return ownBoard }
    let last = files.results.last { $0.setup.occasion == .plain }.flatMap { game in
      deckList.deck(named: game.setup.deck).flatMap {
        Board.of($0, pairs: game.setup.pairs, seed: freshSeed())
      }
    }
    return last ?? current.board
  }
}
