import Storage

/// What many games come to that are taken together.
public struct GameTally: Equatable, Sendable {
  /// So many of the last games have their place in the trend.
  private static let trendLength = 100

  /// How many games were finished.
  public private(set) var games = 0
  /// What their clocks showed in all.
  public private(set) var time: Duration = .zero
  /// The most points of a game; `nil` without a game.
  public private(set) var bestScore: Int?
  /// What they tell of the player's memory, as far as they were analysed.
  public private(set) var memory = MemoryTally()
  /// The moves over par of the last games, at most 100, the oldest first; races, in which
  /// nothing has to be remembered, left out.
  public private(set) var trend: [Double] = []
  private var moves: [Int] = []
  private var overPars: [Double] = []
  private var times: [Duration] = []

  /// What no games come to.
  public init() {}

  mutating func add(_ game: FinishedGame) {
    games += 1
    time += game.time
    bestScore = max(bestScore ?? game.score, game.score)
    times.append(game.time)
    guard !game.conditions.isOpen else { return }
    moves.append(game.moves)
    overPars.append(game.overPar)
    if trend.count == GameTally.trendLength { trend.removeFirst() }
    trend.append(game.overPar)
  }

  mutating func add(_ figures: MemoryFigures, on board: BoardKind) {
    memory.add(figures, on: board)
  }

  /// The fewest moves of a game; `nil` without a game, and of races.
  public var bestMoves: Int? { moves.min() }
  /// The middle one of the moves.
  ///
  /// Complexity: O(n log n), as for the other medians.
  public var medianMoves: Double? { median(of: moves.map(Double.init)) }
  /// The fewest moves over par.
  public var bestOverPar: Double? { overPars.min() }
  /// The middle one of the moves over par.
  public var medianOverPar: Double? { median(of: overPars) }
  /// The shortest time.
  public var bestTime: Duration? { times.min() }
  /// The middle one of the times.
  public var medianTime: Duration? { middle(of: times).map { ($0 + $1) / 2 } }
}

/// The middle one of some numbers, or the mean of the two in the middle; `nil` of none.
///
/// Complexity: O(n log n).
func median(of numbers: [Double]) -> Double? {
  middle(of: numbers).map { ($0 + $1) / 2 }
}

/// The two values in the middle of some, twice the same one where their number is odd; `nil` of none.
private func middle<Value: Comparable>(of values: [Value]) -> (Value, Value)? {
  let sorted = values.sorted()
  guard let upper = sorted.dropFirst(sorted.count / 2).first,
    let lower = sorted.dropFirst((sorted.count - 1) / 2).first
  else { return nil }
  return (lower, upper)
}
