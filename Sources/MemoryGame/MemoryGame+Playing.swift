extension MemoryGame {
  /// Turns a card face up and, if it is the second one up, settles the pair.
  ///
  /// With two cards up already, those are turned down first; if they matched they leave the table.
  /// Complexity: O(1) in the number of cards.
  ///
  /// - Parameters:
  ///   - id: the card; one that is face up, matched or not on this board changes nothing. In an open
  ///     game, where all lie face up, only the one chosen just before counts as that.
  ///   - time: since the game was dealt.
  public mutating func choose(_ id: CardID, at time: Duration) {
    guard accepts(.choose(id)) else { return }

    let now = clock.advance(to: time)
    clock.start(at: now)
    if let other = turned.first, turned.count == 1 {
      turnUp(id, at: now)
      settle(other, id, at: now)
    } else {
      turnAllDown(at: now)
      turnUp(id, at: now)
    }
  }

  /// Turns the two cards that are up down, as the next choice would.
  ///
  /// - Parameter time: since the game was dealt.
  public mutating func turnDown(at time: Duration) {
    guard accepts(.turnDown) else { return }
    turnAllDown(at: clock.advance(to: time))
  }

  /// Mixes the places of all cards; what is up stays up.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameter time: since the game was dealt.
  public mutating func shuffle(at time: Duration) {
    guard accepts(.shuffle) else { return }
    _ = clock.advance(to: time)
    mixPlaces()
  }

  /// Hides every face and stops the clock and every bonus.
  ///
  /// - Parameter time: since the game was dealt.
  public mutating func pause(at time: Duration) {
    guard accepts(.pause) else { return }
    clock.pause(at: time)
  }

  /// Goes on after a pause.
  ///
  /// - Parameter time: since the game was dealt.
  public mutating func resume(at time: Duration) {
    clock.resume(at: time)
  }

  /// Whether a card could be chosen now if the game were not paused.
  func isChoosable(_ id: CardID) -> Bool {
    guard let card = state(of: id) else { return false }
    return variant.isOpen ? !card.isMatched && turned != [id] : card.isHidden
  }

  /// Turns all faces up, for a race that begins at once.
  mutating func openAll() {
    for index in states.indices { states[index].isFaceUp = true }
    clock.start(at: .zero)
  }

  mutating func mixPlaces() {
    if variant.hasSides {
      var firsts = order.filter(\.isFirst)
      var seconds = order.filter { !$0.isFirst }
      generator.shuffle(&firsts)
      generator.shuffle(&seconds)
      order = firsts + seconds
    } else {
      generator.shuffle(&order)
    }
  }

  private mutating func turnUp(_ id: CardID, at now: Duration) {
    if !variant.isOpen { states[id.rawValue].turnUp(at: now) }
    turned.append(id)
  }

  private mutating func turnAllDown(at now: Duration) {
    for id in turned where !variant.isOpen || states[id.rawValue].isMatched {
      states[id.rawValue].turnDown(at: now)
    }
    turned.removeAll(keepingCapacity: true)
  }

  private mutating func settle(_ first: CardID, _ second: CardID, at now: Duration) {
    let (one, other) = (first.rawValue, second.rawValue)
    let isMatch = contents[one].matches(contents[other])
    let points = points(isMatch: isMatch, states[one], states[other], at: now)
    if isMatch {
      states[one].match(at: now)
      states[other].match(at: now)
      pairsFound += 1
      bonuses += variant.isOpen ? 0 : points - Score.match
      if isOver { clock.stop(at: now) }
    }
    moves += 1
    score += points
    lastMove = Move(first: first, second: second, isMatch: isMatch, points: points)
  }

  private func points(isMatch: Bool, _ one: CardState, _ other: CardState, at now: Duration) -> Int
  {
    guard !variant.isOpen else { return 0 }
    return isMatch
      ? Score.match(bonuses: one.bonus.points(at: now), other.bonus.points(at: now))
      : Score.mismatch(seen: one.hasBeenSeen, other.hasBeenSeen)
  }
}
