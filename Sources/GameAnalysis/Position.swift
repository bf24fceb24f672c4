import MemoryGame

/// A game before one of its moves, with all cards turned down.
public struct Position<CardContent: Matchable>: Equatable, Sendable {
  /// The game with the moves, points and bonuses it had at that time.
  public let game: MemoryGame<CardContent>
  /// The number of intents that led to the position.
  public let length: Int
  /// The time of the last of these intents.
  public let time: Duration
  /// Whether two cards were still face up after them and had to be turned down.
  public let hasTurnedDown: Bool
  /// The hidden cards that have been face up during or since the last shuffle.
  public let seen: Set<CardID>

  /// Replays a game up to one of its moves.
  ///
  /// Intents between the previous move and this one, such as a shuffle, belong to the position. The
  /// result is `nil` for a game with open cards, for a move that the game never reached, and if the
  /// game was paused.
  ///
  /// Complexity: O(n + m) for n cards and m intents, and O(n) for each shuffle.
  ///
  /// - Parameters:
  ///   - move: the number of the move, from 1.
  ///   - dealt: the game at its start.
  ///   - intents: the intents of the player, each with its time since the deal.
  public init?(
    before move: Int, of dealt: MemoryGame<CardContent>,
    _ intents: some Sequence<(intent: Intent, time: Duration)>
  ) {
    guard move >= 1, dealt.variant.canBeAnalysed else { return nil }
    var (game, length, latest) = (dealt, 0, Duration.zero)
    var seen = Set(dealt.seenAtStart)
    for (intent, time) in intents {
      if case .choose = intent, game.moves == move - 1, game.turned.count != 1,
        game.accepts(intent)
      {
        break
      }
      let isAccepted = game.accepts(intent)
      game.apply(intent, at: time)
      (length, latest) = (length + 1, max(latest, time))
      guard isAccepted else { continue }
      switch intent {
      case .choose(let card): seen.insert(card)
      case .shuffle: seen.formIntersection(game.turned.filter { game[$0]?.isMatched == false })
      case .turnDown, .removePair, .pause, .resume, .hint, .end: break
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
