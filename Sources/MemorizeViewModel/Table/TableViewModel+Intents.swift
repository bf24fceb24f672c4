import Decks
import MemoryGame

/// The intents of the player.
extension TableViewModel {
  /// Turns a card; while a rival is to move, hurries it instead.
  ///
  /// - Parameters:
  ///   - id: the card; `nil` for a place without one.
  ///   - time: now.
  /// - Returns: the reason why the card was not turned; `nil` if it was.
  @discardableResult
  public func choose(_ id: CardID?, at time: Duration) -> Refusal? {
    let refusal = refusal(of: id)
    if refusal == .notYourTurn { hurry(at: time) }
    guard refusal == nil, let id else { return refusal }
    perform(.choose(id), at: time)
    return nil
  }

  /// Turns down the two cards that are up.
  public func turnDown(at time: Duration) {
    perform(.turnDown, at: time)
  }

  /// Shuffles the places of all cards.
  public func shuffle(at time: Duration) {
    perform(.shuffle, at: time)
  }

  /// Pauses the game or resumes it.
  public func togglePause(at time: Duration) {
    perform(isPaused ? .resume : .pause, at: time)
  }

  /// Deals a new board of the same deck with as many pairs; in the journey, by the same rules.
  public func dealNew(at time: Duration) {
    if let number = journeyNumber { return dealJourney(number, at: time) }
    if occasion == .study { return dealStudyBoard(of: board.deck, at: time) }
    let next = deckList.newer.flatMap {
      Board.of($0, pairs: board.askedPairs, seed: freshSeed())
    }
    deal(next ?? board.with(seed: freshSeed()), at: time)
  }

  /// Deals the same board again, with the same ghost if there is one.
  ///
  /// A daily board and one of the journey are practice then. In practice from a position, that
  /// position is dealt again.
  public func dealAgain(at time: Duration) {
    guard isPractice else {
      return deal(
        board, at: time, as: .dealtAgain, racing: ghost, for: current.occasion?.again)
    }
    practise(current.practisingAgain(at: time))
  }

  /// Deals a new board of another deck with the usual number of pairs.
  ///
  /// - Parameters:
  ///   - index: the index of the deck in `decks`.
  ///   - time: now.
  public func play(deckAt index: Int, at time: Duration) {
    let decks = decks
    guard decks.indices.contains(index) else { return }
    deal(Board.of(decks[index], pairs: usualPairs, seed: freshSeed()), at: time)
  }

  /// Reads the library again.
  ///
  /// The game continues with the cards on the table.
  public func lookForDecks() {
    deckList.reload(inPlay: board.deck)
    notifyObservers()
  }

  /// Changes settings for all games to come.
  public func keep(_ change: (inout Settings) -> Void) {
    files.preferences.keep(change)
    notifyObservers()
  }

  /// Looks for unfinished games.
  public func lookForLeftGames() {
    leftGames = files.recorder?.leftGames() ?? []
    notifyObservers()
  }

  /// Resumes another game.
  ///
  /// The game on the table stays unfinished, unless it is over.
  ///
  /// - Parameters:
  ///   - index: the index in `leftGames`. A game that is no longer available changes nothing.
  ///   - time: now.
  public func goOn(withGameAt index: Int, at time: Duration) {
    guard leftGames.indices.contains(index), let recorder = files.recorder,
      let other = recorder.open(leftGames[index])
    else { return notifyObservers() }
    if isClockRunning { perform(.pause, at: time) }
    leaveRace()
    recorder.take(other)
    let deck = deckList.deck(named: other.record.header.deckName)
    current = GameInPlay(
      resuming: other.record, deck: deck, curve: files.curve(for: other.record.header.company),
      at: time)
    deckList.forgetNewer()
    hasGivenUp = false
    leaderboardRank = nil
    dailyStanding = nil
    deals += 1
    lastEvent = .resumed
    if isPaused { perform(.resume, at: time) } else { notifyObservers() }
    endIfLost(at: time)
  }

  /// Whether a card was turned, so that there is something to save.
  public var hasBegun: Bool { moves > 0 || !turned.isEmpty }

  /// Leaves the game, which can be resumed later.
  public func leave(at time: Duration) {
    // With open cards the clock runs from the deal, before there is anything to save.
    if isClockRunning, hasBegun { perform(.pause, at: time) }
    current.race?.leave()
    files.recorder?.close()
    files.outbox.retry()
  }
}
