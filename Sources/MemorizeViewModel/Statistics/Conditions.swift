import MemoryGame
import Storage

/// Under which conditions a game was played: only games under the same ones are compared.
public struct Conditions: Hashable, Sendable {
  /// The deck's name.
  public let deck: String
  /// How many pairs were found.
  public let pairs: Int
  /// Whether matched pairs left no gaps.
  public let closesGaps: Bool
  /// Whether all faces lay up from the start.
  public let isOpen: Bool
  /// Whether terms and definitions lay apart.
  public let hasSides: Bool

  /// Conditions; the usual game unless said otherwise.
  public init(
    deck: String, pairs: Int, closesGaps: Bool = false, isOpen: Bool = false,
    hasSides: Bool = false
  ) {
    self.deck = deck
    self.pairs = pairs
    self.closesGaps = closesGaps
    self.isOpen = isOpen
    self.hasSides = hasSides
  }

  /// The boards on which a place means the same.
  public var kindOfBoard: BoardKind {
    BoardKind(pairs: pairs, closesGaps: closesGaps, hasSides: hasSides)
  }
}

/// What decides which places a board has, whatever lies on them.
public struct BoardKind: Hashable, Sendable {
  /// How many pairs are dealt.
  public let pairs: Int
  /// Whether the cards after a pair that leaves move up.
  public let closesGaps: Bool
  /// Whether terms and definitions lie apart, each in a half of the places.
  public let hasSides: Bool

  /// How many places there are.
  public var places: Int { 2 * pairs }
}

/// A finished game as the statistics take it in.
public struct FinishedGame: Equatable, Sendable {
  /// Under which conditions it was played.
  public let conditions: Conditions
  /// When it was over, in seconds since 1970; `nil` where nobody wrote it down.
  public let date: Int64?
  /// How often two cards were turned.
  public let moves: Int
  /// The points.
  public let score: Int
  /// What the game's clock showed at the end.
  public let time: Duration
  /// The moves beyond those that a perfect memory needs on average; below zero where there were fewer.
  public let overPar: Double
}

extension FinishedGame {
  /// A game as it was written down.
  init(_ entry: HistoryEntry, par: Double) {
    self.init(
      conditions: Conditions(entry), date: entry.date, moves: entry.moves, score: entry.score,
      time: entry.time, overPar: Double(entry.moves) - par)
  }

  /// A game that nobody wrote down.
  init(_ result: GameResult) {
    let conditions = Conditions(
      deck: result.deck, pairs: result.pairs, closesGaps: result.closesGaps,
      isOpen: result.isOpen, hasSides: result.hasSides)
    self.init(
      conditions: conditions, date: nil, moves: result.moves, score: result.score,
      time: result.time, overPar: Double(result.moves) - result.parMoves)
  }
}

extension Conditions {
  init(_ entry: HistoryEntry) {
    self.init(
      deck: entry.deck, pairs: entry.pairs, closesGaps: entry.closesGaps,
      isOpen: entry.kind == .open, hasSides: entry.hasSides)
  }
}
