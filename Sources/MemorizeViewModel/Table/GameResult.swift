import Decks
import GameAnalysis
import MemoryGame

/// What a finished game came to.
public struct GameResult: Equatable, Sendable {
  /// The deck's name.
  public let deck: String
  /// How many pairs were found.
  public let pairs: Int
  /// How often two cards were turned.
  public let moves: Int
  /// The points.
  public let score: Int
  /// What the game's clock showed at the end.
  public let time: Duration
  /// Whether matched pairs left no gaps.
  public let closesGaps: Bool
  /// Whether all faces lay up from the start; such a race has no points.
  public let isOpen: Bool
  /// Whether terms and definitions lay apart.
  public let hasSides: Bool

  /// A result.
  public init(
    deck: String, pairs: Int, moves: Int, score: Int, time: Duration, closesGaps: Bool = false,
    isOpen: Bool = false, hasSides: Bool = false
  ) {
    self.deck = deck
    self.pairs = pairs
    self.moves = moves
    self.score = score
    self.time = time
    self.closesGaps = closesGaps
    self.isOpen = isOpen
    self.hasSides = hasSides
  }

  /// What a game came to; `nil` while it goes on.
  init?(_ game: MemoryGame<Face>, deck: String) {
    guard game.isOver else { return nil }
    self.init(
      deck: deck, pairs: game.pairs, moves: game.moves, score: game.score,
      time: game.elapsed(at: .zero), closesGaps: game.variant.closesGaps,
      isOpen: game.variant.isOpen, hasSides: game.variant.hasSides)
  }

  /// The moves a perfect memory needs on average.
  public var parMoves: Double { par(pairs: pairs) }

  /// Whether both were played under the same conditions, so that they can be compared.
  public func isComparable(to other: GameResult) -> Bool {
    deck == other.deck && pairs == other.pairs && closesGaps == other.closesGaps
      && isOpen == other.isOpen && hasSides == other.hasSides
  }

  /// How often two cards were chosen that do not belong together.
  public var misses: Int { moves - pairs }

  /// Whether this is the better of two comparable results: fewer moves, then more points; in a race
  /// less time.
  public func isBetter(than other: GameResult) -> Bool {
    if isOpen { return time < other.time }
    return (moves, -score) < (other.moves, -other.score)
  }
}

extension [GameResult] {
  /// The best of the earlier games that can be compared with the last one.
  public var bestBeforeLast: GameResult? {
    guard let last else { return nil }
    return dropLast().filter { $0.isComparable(to: last) }.min { $0.isBetter(than: $1) }
  }
}
