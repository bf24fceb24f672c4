extension MemoryGame {
  /// Turns a card face up and, if it is the second one up, settles the pair.
  ///
  /// If two cards are up already, they are turned down first. Matched cards leave the table then.
  /// With three or four of a kind, a move ends as `isMoveOver` says.
  ///
  /// - Parameters:
  ///   - id: the card. A card that is face up, matched or not on this board changes nothing. With
  ///     open cards, only the card chosen just before counts as face up.
  ///   - time: the time since the deal.
  /// - Returns: the reason why nothing has changed; `nil` if the card was chosen.
  @discardableResult
  public mutating func choose(_ id: CardID, at time: Duration) -> Refusal? {
    if let refusal = refusal(of: id) { return refusal }

    let now = clock.advance(to: time)
    clock.start(at: now)
    if isMoveOver { turnDownAll(at: now) }
    turnUp(id, at: now)
    if isMoveOver { settle(at: now) }
    return nil
  }

  /// Turns down the cards of a move that is over, as the next choice would.
  public mutating func turnDown(at time: Duration) {
    guard accepts(.turnDown) else { return }
    turnDownAll(at: clock.advance(to: time))
  }

  /// Takes the matched pair that is up off the table, as the next choice would.
  ///
  /// With close gaps only the next choice does so, because the other cards would move unexpectedly.
  public mutating func removePair(at time: Duration) {
    guard accepts(.removePair) else { return }
    turnDownAll(at: clock.advance(to: time))
  }

  /// Shuffles the places of all cards.
  ///
  /// Cards that are up stay up.
  public mutating func shuffle(at time: Duration) {
    guard accepts(.shuffle) else { return }
    _ = clock.advance(to: time)
    shufflePlaces()
  }

  /// Hides every face, and stops the clock and every bonus.
  public mutating func pause(at time: Duration) {
    guard accepts(.pause) else { return }
    clock.pause(at: time)
  }

  /// Continues after a pause.
  public mutating func resume(at time: Duration) {
    clock.resume(at: time)
  }

  /// Counts a hint; the game itself does not know any.
  public mutating func takeHint(at time: Duration) {
    guard accepts(.hint) else { return }
    _ = clock.advance(to: time)
    hints += 1
  }

  private mutating func turnUp(_ id: CardID, at now: Duration) {
    if !variant.isOpen { self[id]?.turnUp(at: now) }
    turned.append(id)
  }

  /// Open cards stay up until they are matched.
  private mutating func turnDownAll(at now: Duration) {
    for id in turned where !variant.isOpen || self[id]?.isMatched == true {
      self[id]?.turnDown(at: now)
    }
    turned = []
  }

  /// Scores the move of the cards that are up.
  private mutating func settle(at now: Duration) {
    guard let first = turned.first, let last = turned.last else { return }
    let cards = turned.compactMap { self[$0] }
    let isMatch = cards.dropFirst().allSatisfy { cards.first?.content.matches($0.content) == true }
    var move = Move(
      first: first, between: Array(turned.dropFirst().dropLast()), second: last, isMatch: isMatch,
      points: points(isMatch: isMatch, cards, at: now))
    score += move.points
    lastMoveTime = now
    move.effects = rearrange(after: move)
    history.append(move)
    guard isMatch else { return }
    for id in turned { self[id]?.match(at: now) }
    matches.append(move)
    if isOver { clock.stop(at: now) }
  }
}
