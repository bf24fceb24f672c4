import Storage

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
