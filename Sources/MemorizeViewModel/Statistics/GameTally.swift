import Decks
import GameAnalysis
import Storage

/// The games of one kind, or of all kinds: everything from which a `Figure` can follow.
///
/// Games with hints, games on boards that the player knew and boards for studying, which have no
/// points and whose pairs are chosen, count with their number and their time; the other figures leave
/// them out.
public struct GameTally: Equatable, Sendable {
  /// The number of games in the trend.
  private static let trendLength = 100

  /// A game that counts: the numbers from which figures follow.
  ///
  /// The records of 20,000 games would take 26 MB more.
  public struct Game: Equatable, Sendable {
    /// The number of pairs.
    public let pairs: Int
    /// The number of moves.
    public let moves: Int
    /// The moves over par.
    public let overPar: Double
    /// The points.
    public let score: Int
    /// The time of its clock.
    public let time: Duration
    /// Whether its cards were open, so that moves and points say nothing.
    public let isOpen: Bool
    /// The moves lost to forgetting and choices, as a gain: never above zero; `nil` if the game was
    /// not analysed.
    public let memory: ExpectedMoves?
  }

  /// The number of finished games.
  public private(set) var games = 0
  /// The number of games that a rule ended early, which count nowhere else.
  public internal(set) var lost = 0
  /// The sum of the clocks of finished games.
  public private(set) var time: Duration = .zero
  /// The number of games with hints.
  public private(set) var hinted = 0
  /// The number of games without hints on boards that the player knew.
  public private(set) var replayed = 0
  /// The number of boards for studying.
  public private(set) var studied = 0
  /// The others, the oldest first: all figures below are about them.
  public private(set) var counted: [Game] = []
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
    guard !game.setup.terms.isStudy else {
      studied += 1
      return
    }
    guard game.isUnaided else {
      hinted += 1
      return
    }
    guard isNew else {
      replayed += 1
      return
    }
    counted.append(
      Game(
        pairs: game.setup.pairs, moves: game.moves, overPar: game.overPar, score: game.score,
        time: game.time, isOpen: game.isOpen, memory: game.figures?.memory))
    if !game.isOpen, let figures = game.figures { memory.add(figures, game.kind) }
  }

  /// The games with hidden cards, whose moves and points say something.
  private var hidden: [Game] { counted.filter { !$0.isOpen } }

  /// The moves over par of the last 100 games, the oldest first, without games with open cards.
  public var trend: [Double] { hidden.suffix(GameTally.trendLength).map(\.overPar) }
  /// The most points of a game; `nil` without a game, and for open cards.
  public var bestScore: Int? { hidden.map(\.score).max() }
  /// The fewest moves of a game; `nil` without a game, and for open cards.
  public var bestMoves: Int? { hidden.map(\.moves).min() }
  /// The fewest moves over par.
  public var bestOverPar: Double? { hidden.map(\.overPar).min() }
  /// The shortest time.
  public var bestTime: Duration? { counted.map(\.time).min() }
  /// The median of the moves.
  ///
  /// Complexity: O(n log n), as for the other medians.
  public var medianMoves: Double? { median(of: hidden.map { Double($0.moves) }) }
  /// The median of the moves over par.
  public var medianOverPar: Double? { median(of: hidden.map(\.overPar)) }
  /// The median of the times.
  public var medianTime: Duration? { middle(of: counted.map(\.time)).map { ($0 + $1) / 2 } }
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
