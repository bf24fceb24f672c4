extension MemoryGame {
  /// Turns a card face up and, if it is the second one up, settles the pair.
  ///
  /// If two cards are up already, they are turned down first. Matched cards leave the table then.
  ///
  /// - Parameters:
  ///   - id: the card. A card that is face up, matched or not on this board changes nothing. With
  ///     open cards, only the card chosen just before counts as face up.
  ///   - time: the time since the deal.
  public mutating func choose(_ id: CardID, at time: Duration) {
    guard accepts(.choose(id)) else { return }

    let now = clock.advance(to: time)
    clock.start(at: now)
    if let other = onlyFaceUp {
      turnUp(id, at: now)
      settle(other, id, at: now)
    } else {
      turnDownAll(at: now)
      turnUp(id, at: now)
    }
  }

  /// Turns down the two cards that are up, as the next choice would.
  ///
  /// - Parameter time: the time since the deal.
  public mutating func turnDown(at time: Duration) {
    guard accepts(.turnDown) else { return }
    turnDownAll(at: clock.advance(to: time))
  }

  /// Takes the matched pair that is up off the table, as the next choice would.
  ///
  /// With close gaps only the next choice does so, because the other cards would move unexpectedly.
  ///
  /// - Parameter time: the time since the deal.
  public mutating func removePair(at time: Duration) {
    guard accepts(.removePair) else { return }
    turnDownAll(at: clock.advance(to: time))
  }

  /// Shuffles the places of all cards.
  ///
  /// Cards that are up stay up.
  ///
  /// - Parameter time: the time since the deal.
  public mutating func shuffle(at time: Duration) {
    guard accepts(.shuffle) else { return }
    _ = clock.advance(to: time)
    shufflePlaces()
  }

  /// Hides every face, and stops the clock and every bonus.
  ///
  /// - Parameter time: the time since the deal.
  public mutating func pause(at time: Duration) {
    guard accepts(.pause) else { return }
    clock.pause(at: time)
  }

  /// Continues after a pause.
  ///
  /// - Parameter time: the time since the deal.
  public mutating func resume(at time: Duration) {
    clock.resume(at: time)
  }

  /// Counts a hint; the game itself does not know any.
  ///
  /// - Parameter time: the time since the deal.
  public mutating func takeHint(at time: Duration) {
    guard accepts(.hint) else { return }
    _ = clock.advance(to: time)
    hints += 1
  }

  /// Whether a card can be chosen, unless the game is paused.
  func canChoose(_ id: CardID) -> Bool {
    guard let card = self[id] else { return false }
    return variant.isOpen ? !card.isMatched && turned != [id] : card.isHidden
  }

  /// The card that waits for the second one of its move.
  private var onlyFaceUp: CardID? { turned.count == 1 ? turned.first : nil }

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

  private mutating func settle(_ first: CardID, _ second: CardID, at now: Duration) {
    guard let one = self[first], let other = self[second] else { return }
    let isMatch = one.content.matches(other.content)
    let move = Move(
      first: first, second: second, isMatch: isMatch,
      points: variant.isOpen ? 0 : points(isMatch: isMatch, one, other, at: now))
    moves += 1
    score += move.points
    lastMove = move
    lastMoveTime = now
    guard isMatch else { return }
    self[first]?.match(at: now)
    self[second]?.match(at: now)
    matches.append(move)
    if isOver { clock.stop(at: now) }
  }

  private func points(isMatch: Bool, _ one: Card, _ other: Card, at now: Duration) -> Int {
    isMatch
      ? Score.match(bonuses: one.bonus.points(at: now), other.bonus.points(at: now))
      : Score.mismatch(seen: one.hasBeenSeen, other.hasBeenSeen)
  }
}
