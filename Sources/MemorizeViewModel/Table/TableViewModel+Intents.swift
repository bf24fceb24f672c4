import MemoryGame

/// What a player can ask for.
extension TableViewModel {
  /// Turns a card.
  public func choose(_ id: CardID, at time: Duration) {
    perform(.choose(id), at: time)
  }

  /// Turns the two cards that are up down.
  public func turnDown(at time: Duration) {
    perform(.turnDown, at: time)
  }

  /// Mixes the places of all cards.
  public func shuffle(at time: Duration) {
    perform(.shuffle, at: time)
  }

  /// Hides every face and stops all time, or goes on.
  public func togglePause(at time: Duration) {
    perform(game.isPaused ? .resume : .pause, at: time)
  }

  /// Turns two cards down if they have been up for as long as the rules say.
  public func turnDownIfDue(at time: Duration) {
    guard let due = flipBackDue(after: time), due <= time else { return }
    perform(.turnDown, at: time)
  }

  /// Deals a new board of the same deck and number of pairs.
  public func dealNew(at time: Duration) {
    let next = newerDeck.flatMap { Board.of($0, pairs: board.askedPairs, seed: freshSeed()) }
    deal(next ?? board.with(seed: freshSeed()), at: time)
  }

  /// Deals the same board again; in practice, the position that it began with.
  public func dealAgain(at time: Duration) {
    if let practice { return tryAgain(practice, at: time) }
    deal(board, at: time, as: .dealtAgain)
  }

  /// Deals a new board of another deck, with the usual number of pairs.
  ///
  /// - Parameters:
  ///   - index: among `decks`.
  ///   - time: now.
  public func play(deckAt index: Int, at time: Duration) {
    guard decks.indices.contains(index) else { return }
    deal(Board.of(decks[index], pairs: usualPairs, seed: freshSeed()), at: time)
  }

  /// Looks for the games that wait, or were given up.
  public func lookForLeftGames() {
    leftGames = recorder?.leftGames() ?? []
    notifyObservers()
  }

  /// Goes on with another game; the one on the table waits, unless it is over.
  ///
  /// - Parameters:
  ///   - index: among `leftGames`; where that game is not to be had any more, nothing changes.
  ///   - time: now.
  public func goOn(withGameAt index: Int, at time: Duration) {
    guard leftGames.indices.contains(index), let recorder,
      let other = recorder.open(leftGames[index])
    else { return notifyObservers() }
    if isClockRunning { perform(.pause, at: time) }
    recorder.take(other)
    take(other.record, at: time)
  }

  /// The player leaves: the clock stops, and the game can be gone on with later.
  public func leave(at time: Duration) {
    // The clock of a race runs before anything has happened that would be worth keeping.
    if isClockRunning, game.moves > 0 || !game.turned.isEmpty { perform(.pause, at: time) }
    recorder?.close()
  }
}
