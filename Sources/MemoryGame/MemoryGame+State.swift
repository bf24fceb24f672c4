extension MemoryGame {
  /// All cards in the order of their places, including those that have left.
  ///
  /// Complexity: O(n).
  public var cards: [Card] { order.compactMap { self[$0] } }

  /// The number of pairs dealt, or of sets of three or four of a kind.
  public var pairs: Int { order.count / variant.cardsOfAKind }

  /// The number of times two cards were turned, or as many as there are of a kind.
  public var moves: Int { history.count }

  /// The last two cards turned one after the other.
  public var lastMove: Move? { history.last }

  /// The number of pairs found.
  public var pairsFound: Int { matches.count }

  /// Whether the last pair has been found, or a rule has ended the game.
  public var isOver: Bool { isWon || ending != nil }

  /// Whether a pair that was found is still face up on the table.
  public var hasMatchedPairUp: Bool {
    !turned.isEmpty && turned.allSatisfy { self[$0]?.isMatched == true }
  }

  /// Whether every face is hidden and all time stands still.
  public var isPaused: Bool { clock.isPaused }

  /// Whether the game's clock is running.
  public var isClockRunning: Bool { clock.isRunning }

  /// The card at each place; `nil` where a pair has left a gap.
  ///
  /// With close gaps there are fewer and fewer places and no gaps. With sides as well, each half
  /// closes its own gaps and has them at its end. Complexity: O(n).
  public var places: [Card?] {
    let all = cards.map { $0.isGone ? nil : $0 }
    guard variant.closesGaps else { return all }
    let shape = shape
    guard shape.hasHalves else { return all.filter { $0 != nil } }
    return shape.halves.flatMap { half in
      let left = all[half].filter { $0 != nil }
      return left + Array(repeating: nil, count: half.count - left.count)
    }
  }

  /// The time on the game's clock: from the first choice to the last, without pauses.
  ///
  /// With open cards it runs from the deal, and includes the penalties.
  public func elapsed(at time: Duration) -> Duration {
    clock.elapsed(at: time) + penalties
  }

  /// The time since the deal without pauses, which also runs on after the last pair.
  public func playingTime(at time: Duration) -> Duration { clock.playingTime(at: time) }

  /// The time that misses have added to the clock; zero unless the cards are open.
  public var penalties: Duration {
    variant.isOpen ? Variant.penalty * (moves - pairsFound) : .zero
  }

  /// The time left for a card's bonus; zero for a card that is not on this board.
  public func bonusRemaining(of id: CardID, at time: Duration) -> Duration {
    self[id]?.bonus.remaining(at: clock.playingTime(at: time)) ?? .zero
  }

  /// The points won by bonuses so far.
  public var bonuses: Int { matches.reduce(0) { $0 + $1.bonus } }

  /// The share of the points won that came from bonuses, from 0 to 6/7; zero if there are none.
  ///
  /// It is `bonuses` divided by the points of all matches. Misses do not count.
  public var bonusShare: Double {
    guard bonuses > 0 else { return 0 }
    return Double(bonuses) / Double(matches.reduce(0) { $0 + $1.points })
  }
}
