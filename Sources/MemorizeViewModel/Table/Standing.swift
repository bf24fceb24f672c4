import Storage

/// A place on the shared list of the best games.
public struct Standing: Equatable, Sendable {
  /// The place among the games that can be compared, from 1.
  public let place: Int
  /// What the game came to.
  public let result: GameResult
  /// The player's name; `nil` if there is none.
  public let player: String?
  /// Whether it was played since the program started.
  public let isOfThisVisit: Bool

  init(_ entry: BestEntry, place: Int, isOfThisVisit: Bool) {
    self.place = place
    result = GameResult(entry.game)
    player = entry.player
    self.isOfThisVisit = isOfThisVisit
  }
}

/// What became of a finished game where the best games of all are listed.
public enum LeaderboardRank: Equatable, Sendable {
  /// It has this place, from 1.
  case place(Int)
  /// So many others were better.
  case beyond(Int)
  /// The board had been seen before, so that it does not count.
  case knownBoard
  /// The list cannot be written.
  case notKept
}

extension GameResult {
  /// What a game came to, as it was written down.
  init(_ entry: HistoryEntry) {
    self.init(
      deck: entry.deck, pairs: entry.pairs, moves: entry.moves, score: entry.score,
      time: entry.time, closesGaps: entry.closesGaps, isOpen: entry.kind == .open,
      hasSides: entry.hasSides)
  }
}

extension HistoryEntry {
  /// A finished game as it is written down.
  init(_ result: GameResult, seed: String, date: Int64, figures: MemoryFigures? = nil) {
    self.init(
      date: date, kind: result.isOpen ? .open : .solo, deck: result.deck, pairs: result.pairs,
      seed: seed, closesGaps: result.closesGaps, hasSides: result.hasSides, moves: result.moves,
      score: result.score, time: result.time, figures: figures)
  }
}
