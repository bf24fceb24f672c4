import MemoryGame

/// A game as it lay before one of its moves, with all cards turned down, and what could be known then.
public struct Position<CardContent: Matchable>: Equatable, Sendable {
  /// The game: moves, points and bonuses are those it had come to.
  public let game: MemoryGame<CardContent>
  /// How many of the intents led there.
  public let length: Int
  /// The moment of the last one of these.
  public let time: Duration
  /// Whether two cards still lay up after those, which were then turned down at that moment.
  public let hasTurnedDown: Bool
  /// The cards that lie there and have been face up since the last shuffle, or during it.
  public let seen: Set<CardID>

  /// Plays a game again up to one of its moves.
  ///
  /// What was done between that move and the one before, as a shuffle, belongs to the position. There is
  /// none (`nil`) in a race, where nothing is hidden, before a move that cannot begin since the game did not
  /// come so far or was over, and while the game was paused.
  ///
  /// Complexity: O(n + m) for n cards and m intents, and O(n) for each shuffle.
  ///
  /// - Parameters:
  ///   - move: the number of the move, from 1.
  ///   - dealt: the game before anything was done.
  ///   - intents: what was done, with the time of each since the deal.
  public init?(
    before move: Int, of dealt: MemoryGame<CardContent>,
    _ intents: some Sequence<(intent: Intent, time: Duration)>
  ) {
    guard move >= 1, !dealt.variant.isOpen else { return nil }
    var (game, length, latest) = (dealt, 0, Duration.zero)
    var seen: Set<CardID> = []
    for (intent, time) in intents {
      if game.moves == move - 1, game.turned.count != 1, game.isNextTurn(intent) { break }
      let isAccepted = game.accepts(intent)
      game.apply(intent, at: time)
      (length, latest) = (length + 1, max(latest, time))
      guard isAccepted else { continue }
      switch intent {
      case .choose(let card): seen.insert(card)
      case .shuffle: seen.formIntersection(game.turned.filter { game[$0]?.isMatched == false })
      case .turnDown, .pause, .resume: break
      }
    }
    guard game.moves == move - 1, game.turned.count != 1, !game.isOver, !game.isPaused else {
      return nil
    }
    hasTurnedDown = game.accepts(.turnDown)
    game.turnDown(at: latest)
    self.game = game
    self.length = length
    time = latest
    self.seen = seen.filter { game[$0]?.isHidden == true }
  }
}

extension MemoryGame {
  /// Whether the intent would turn a card now.
  fileprivate func isNextTurn(_ intent: Intent) -> Bool {
    if case .choose = intent { accepts(intent) } else { false }
  }
}
