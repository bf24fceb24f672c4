extension MemoryGame {
  /// Turns a card face up and, if it is the second one up, settles the pair.
  ///
  /// With two cards up already, those are turned down first; if they matched they leave the table.
  /// Complexity: O(1) in the number of cards.
  ///
  /// - Parameters:
  ///   - id: the card; one that is face up, matched or not on this board changes nothing.
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

  mutating func mixPlaces() {
    generator.shuffle(&cards)
    for (index, card) in cards.enumerated() {
      place[card.id.rawValue] = index
    }
  }

  private mutating func turnUp(_ id: CardID, at now: Duration) {
    cards[place[id.rawValue]].turnUp(at: now)
    turned.append(id)
  }

  private mutating func turnAllDown(at now: Duration) {
    for id in turned {
      cards[place[id.rawValue]].turnDown(at: now)
    }
    turned.removeAll(keepingCapacity: true)
  }

  private mutating func settle(_ first: CardID, _ second: CardID, at now: Duration) {
    let (one, other) = (place[first.rawValue], place[second.rawValue])
    let isMatch = cards[one].content.matches(cards[other].content)
    let points: Int
    if isMatch {
      points = Score.match(
        bonuses: cards[one].bonus.points(at: now), cards[other].bonus.points(at: now))
      cards[one].match(at: now)
      cards[other].match(at: now)
      pairsFound += 1
      if isOver { clock.stop(at: now) }
    } else {
      points = Score.mismatch(seen: cards[one].hasBeenSeen, cards[other].hasBeenSeen)
    }
    moves += 1
    score += points
    lastMove = Move(first: first, second: second, isMatch: isMatch, points: points)
  }
}
