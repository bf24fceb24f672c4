import Storage

/// Finished games: the player's own, and the best of all players at one place.
public struct Records {
  let session: GameSession

  /// The finished games, the oldest first: those in the history and those since.
  public var games: [GameRecord] { session.files.results }

  /// The milestones that the game finished last has reached.
  public var newMilestones: [Milestone] {
    session.current.isOver && !session.current.isPractice ? session.files.newMilestones : []
  }

  /// Reads the statistics of all finished games.
  ///
  /// - Returns: the statistics and the number of today. If games are not saved, only the games
  ///   since the program started count, and there is no day.
  public func statistics() -> (statistics: Statistics, today: Int?) {
    guard let recorder = session.files.recorder else {
      var statistics = Statistics()
      for game in games { statistics.add(game) }
      return (statistics, nil)
    }
    let (statistics, today) = recorder.statistics()
    session.notifyObservers()
    return (statistics, today)
  }

  /// Whether the board of the game finished last was not new to the player.
  public var isLastKnown: Bool { session.files.isLastKnown }

  /// The rank of the finished game on the shared list; `nil` before its end and without a list.
  public var rank: LeaderboardRank? { session.rank }

  /// Whether the results of all players here are listed together.
  public var isShared: Bool { session.files.best != nil }

  /// Reads the shared list: first the games of the same kind as this one, then all others.
  public func bestGames() -> [Standing] {
    let all = session.files.best?.standings() ?? []
    session.notifyObservers()
    let kind = session.current.setup.kind
    return all.filter { $0.result.kind == kind } + all.filter { $0.result.kind != kind }
  }
}

/// A place on the shared list of the best games.
public struct Standing: Equatable, Sendable {
  /// The place among the games of the same kind, from 1.
  public let place: Int
  /// The game.
  public let result: GameRecord
  /// The player's name; `nil` if there is none.
  public let player: String?
  /// Whether the game was played since the program started.
  public let isOfThisVisit: Bool

  init(_ entry: BestEntry, place: Int, isOfThisVisit: Bool) {
    self.place = place
    result = entry.game
    player = entry.player
    self.isOfThisVisit = isOfThisVisit
  }
}
