import Storage

/// The finished games of the history when the first of them were needed, and those since.
struct PastGames {
  /// The finished games of the player alone, the oldest first.
  private(set) var results: [GameRecord] = []
  /// The milestones of all games.
  private(set) var milestones = Milestones()
  private let day: ((Int64) -> Int)?

  /// The games of a recorder; without one there are no games and no milestones.
  init(_ recorder: GameRecorder?) {
    day = recorder?.day
    for game in recorder?.results() ?? [] { _ = add(game, game.figures, at: game.date) }
  }

  /// Adds a finished game.
  ///
  /// - Parameters:
  ///   - game: the game.
  ///   - figures: the results of its analysis, if there are any.
  ///   - date: the moment of its end, in seconds since 1970.
  /// - Returns: the milestones that it reached.
  mutating func add(
    _ game: GameRecord, _ figures: MemoryFigures?, at date: Int64?
  ) -> [Milestone] {
    if game.isAlone, !game.isPractice { results.append(game) }
    guard let day else { return [] }
    let date = date ?? 0
    return milestones.add(game.saved(at: date, figures: figures), day: day(date))
  }
}
