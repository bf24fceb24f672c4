/// The rank of a finished game on the shared list of the best games.
public enum LeaderboardRank: Equatable, Sendable {
  /// The game has this place, from 1.
  case place(Int)
  /// The game is behind this many others.
  case beyond(Int)
  /// The board had been seen before, so the game does not count.
  case knownBoard
  /// There were hints, so the game does not count.
  case withHints
  /// The list cannot be written.
  case notKept
}
