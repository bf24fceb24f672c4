import Decks
import Storage

/// The games that were left unfinished, without the one on the table.
public struct UnfinishedGames {
  let session: GameSession

  /// The games, as `look` found them.
  public var games: [LeftGame] { session.leftGames }

  /// Looks for unfinished games.
  public func look() {
    session.leftGames = session.files.recorder?.leftGames() ?? []
    session.notifyObservers()
  }

  /// Resumes a game; the one on the table is set aside, unless it is over.
  ///
  /// - Parameters:
  ///   - index: the index in `games`. A game that is no longer available changes nothing.
  ///   - time: now.
  public func resume(gameAt index: Int, at time: Duration) {
    guard let game = games[at: index] else { return session.notifyObservers() }
    session.resume(game, at: time)
  }

  /// Goes on with the game for an occasion: the one on the table or one that was left.
  ///
  /// A board on the table that was not begun gives way to one that was.
  ///
  /// - Parameters:
  ///   - occasion: the occasion.
  ///   - deck: the name of the deck; any if it is `nil`.
  ///   - time: now.
  ///   - suits: whether a game that was left may be resumed.
  /// - Returns: whether there is such a game, now on the table.
  func goOn(
    with occasion: Occasion, deck: String? = nil, at time: Duration,
    where suits: (LeftGame) -> Bool = { _ in true }
  ) -> Bool {
    if isOnTable(occasion, deck: deck), session.current.hasBegun {
      // The menu, from which the player may come, has paused it.
      if session.current.game.isPaused { session.perform(.resume, at: time) }
      session.update(as: .takenUp) { _ in }
      return true
    }
    // A game of the list may have ended since it was made.
    look()
    if let left = index(of: occasion, deck: deck, where: suits) { resume(gameAt: left, at: time) }
    return isOnTable(occasion, deck: deck)
  }

  /// Removes a game for good, unless another program plays it.
  ///
  /// - Parameter index: the index in `games`; another one changes nothing.
  public func remove(gameAt index: Int) {
    if let game = games[at: index] { session.files.recorder?.remove(game) }
    look()
  }

  /// Removes all games for good that were set aside, unless another program plays them.
  public func removeAllSetAside() {
    for game in games where game.isGivenUp { session.files.recorder?.remove(game) }
    look()
  }

  /// Whether the game for an occasion was begun and can be resumed, with the deck of that name.
  ///
  /// A board for studying is begun when it is dealt, because its new pairs were shown before.
  public func has(
    _ occasion: Occasion, deck: String? = nil, where suits: (LeftGame) -> Bool = { _ in true }
  ) -> Bool {
    isOnTable(occasion, deck: deck) && (session.current.hasBegun || occasion == .study)
      || index(of: occasion, deck: deck, where: suits) != nil
  }

  /// Whether the game for an occasion is on the table and goes on.
  func isOnTable(_ occasion: Occasion, deck: String? = nil) -> Bool {
    let current = session.current
    return !current.isOver && current.occasion == occasion
      && deck.map { $0 == current.board.deck.name } ?? true
  }

  /// The index of the game for an occasion in `games`.
  func index(
    of occasion: Occasion, deck: String? = nil, where suits: (LeftGame) -> Bool = { _ in true }
  ) -> Int? {
    games.firstIndex { game in
      game.setup.occasion == occasion && deck.map { $0 == game.deck } ?? true && suits(game)
    }
  }
}

extension Occasion {
  /// Whether a game that was begun and given up can be had back: after its first move, and at once if
  /// only the first try counts.
  func keeps(moves: Int) -> Bool { moves > 0 || terms.again != self }
}

/// An unfinished game that can be resumed.
public struct LeftGame: Equatable, Sendable {
  /// The setup of the game.
  public let setup: GameSetup
  /// The number of pairs found.
  public let pairsFound: Int
  /// The number of times two cards were turned.
  public let moves: Int
  /// Whether another game was started in its place.
  public let isGivenUp: Bool
  /// When it was begun, in seconds since 1970.
  public let start: Int64
  /// The seconds since it was last played.
  public let age: Int64

  let name: JournalName

  /// The deck's name.
  public var deck: String { setup.deck }
  /// The number of pairs dealt.
  public var pairs: Int { setup.pairs }

  /// A stored game.
  ///
  /// - Parameters:
  ///   - game: the game with its journal.
  ///   - date: now, in seconds since 1970.
  init(_ game: StoredGame, date: Int64) {
    let record = game.record
    setup = record.header.setup
    pairsFound = record.game.pairsFound
    moves = record.game.moves
    isGivenUp = record.end == .abandoned
    start = record.header.start
    age = max(0, date - game.modified)
    name = game.name
  }
}
