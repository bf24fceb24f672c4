import Decks
import Storage

/// The totals, best values and medians of a number of games.
///
/// Games with hints count with their number and their time; the other figures leave them out. A board
/// that was played before gives no best values.
public struct GameTally: Equatable, Sendable {
  /// The number of games in the trend.
  private static let trendLength = 100

  /// The number of finished games.
  public private(set) var games = 0
  /// The number of games that a rule ended early, which count nowhere else.
  public private(set) var lost = 0
  /// The sum of the clocks of finished games.
  public private(set) var time: Duration = .zero
  /// The most points of a game; `nil` without a game, and for open cards.
  public private(set) var bestScore: Int?
  /// The results of their analyses.
  public private(set) var memory = MemoryTally()
  /// The moves over par of the last 100 games, the oldest first, without games with open cards.
  public private(set) var trend: [Double] = []
  /// The fewest moves of a game; `nil` without a game, and for open cards.
  public private(set) var bestMoves: Int?
  /// The fewest moves over par.
  public private(set) var bestOverPar: Double?
  /// The shortest time.
  public private(set) var bestTime: Duration?
  private var moves: [Int] = []
  private var overPars: [Double] = []
  private var times: [Duration] = []

  /// A tally of no games.
  public init() {}

  /// Adds a game.
  ///
  /// - Parameters:
  ///   - game: the game.
  ///   - isNew: whether it was the first on its board, so that it can be the best.
  mutating func add(_ game: GameRecord, isNew: Bool) {
    games += 1
    time += game.time
    guard game.isUnaided else { return }
    times.append(game.time)
    if isNew { bestTime = min(bestTime ?? game.time, game.time) }
    guard !game.isOpen else { return }
    let overPar = game.overPar
    if isNew {
      bestScore = max(bestScore ?? game.score, game.score)
      bestMoves = min(bestMoves ?? game.moves, game.moves)
      bestOverPar = min(bestOverPar ?? overPar, overPar)
    }
    moves.append(game.moves)
    overPars.append(overPar)
    if trend.count == GameTally.trendLength { trend.removeFirst() }
    trend.append(overPar)
    if let figures = game.figures { memory.add(figures, game.kind) }
  }

  /// Adds a game that a rule ended early.
  mutating func addLost() { lost += 1 }

  /// The median of the moves.
  ///
  /// Complexity: O(n log n), as for the other medians.
  public var medianMoves: Double? { median(of: moves.map(Double.init)) }
  /// The median of the moves over par.
  public var medianOverPar: Double? { median(of: overPars) }
  /// The median of the times.
  public var medianTime: Duration? { middle(of: times).map { ($0 + $1) / 2 } }
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
