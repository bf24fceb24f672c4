import Decks

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
    guard games.indices.contains(index) else { return session.notifyObservers() }
    session.resume(games[index], at: time)
  }

  /// Whether the game for an occasion is on the table or was left, with the deck of that name.
  func has(_ occasion: Occasion, deck: String? = nil) -> Bool {
    isOnTable(occasion, deck: deck) || index(of: occasion, deck: deck) != nil
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
