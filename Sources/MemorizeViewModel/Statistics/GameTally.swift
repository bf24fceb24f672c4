import Decks
import Storage

/// The games of one kind, or of all kinds: everything from which a `Figure` can follow.
///
/// Games with hints count with their number and their time; the other figures leave them out.
public struct GameTally: Equatable, Sendable {
  /// The number of games in the trend.
  private static let trendLength = 100

  /// The number of finished games.
  public private(set) var games = 0
  /// The number of games that a rule ended early, which count nowhere else.
  public internal(set) var lost = 0
  /// The sum of the clocks of finished games.
  public private(set) var time: Duration = .zero
  /// The games without hints, the oldest first.
  public private(set) var unaided: [GameRecord] = []
  /// Those of them that were the first on their boards, and so can be the best.
  public private(set) var new: [GameRecord] = []
  /// The results of their analyses.
  public private(set) var memory = MemoryTally()

  /// A tally of no games.
  public init() {}

  /// Adds a game.
  ///
  /// - Parameters:
  ///   - game: the game.
  ///   - isNew: whether it was the first on its board.
  mutating func add(_ game: GameRecord, isNew: Bool) {
    games += 1
    time += game.time
    guard game.isUnaided else { return }
    unaided.append(game)
    if isNew { new.append(game) }
    if !game.isOpen, let figures = game.figures { memory.add(figures, game.kind) }
  }

  /// The number of games with hints.
  public var hinted: Int { games - unaided.count }

  /// The games whose moves and points count: those with open cards have a time only.
  private var counted: [GameRecord] { unaided.filter { !$0.isOpen } }
  private var newCounted: [GameRecord] { new.filter { !$0.isOpen } }

  /// The moves over par of the last 100 games, the oldest first, without games with open cards.
  public var trend: [Double] { counted.suffix(GameTally.trendLength).map(\.overPar) }
  /// The most points of a game; `nil` without a game, and for open cards.
  public var bestScore: Int? { newCounted.map(\.score).max() }
  /// The fewest moves of a game; `nil` without a game, and for open cards.
  public var bestMoves: Int? { newCounted.map(\.moves).min() }
  /// The fewest moves over par.
  public var bestOverPar: Double? { newCounted.map(\.overPar).min() }
  /// The shortest time.
  public var bestTime: Duration? { new.map(\.time).min() }
  /// The median of the moves.
  ///
  /// Complexity: O(n log n), as for the other medians.
  public var medianMoves: Double? { median(of: counted.map { Double($0.moves) }) }
  /// The median of the moves over par.
  public var medianOverPar: Double? { median(of: counted.map(\.overPar)) }
  /// The median of the times.
  public var medianTime: Duration? { middle(of: unaided.map(\.time)).map { ($0 + $1) / 2 } }
}

/// The median of numbers; `nil` without numbers.
///
/// Complexity: O(n log n).
func median(of numbers: [Double]) -> Double? {
  middle(of: numbers).map { ($0 + $1) / 2 }
}

/// The two values in the middle, the same one twice for an odd number of values; `nil` for none.
private func middle<Value: Comparable>(of values: [Value]) -> (Value, Value)? {
  let sorted = values.sorted()
  guard let upper = sorted.dropFirst(sorted.count / 2).first,
    let lower = sorted.dropFirst((sorted.count - 1) / 2).first
  else { return nil }
  return (lower, upper)
}
