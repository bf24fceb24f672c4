import GameAnalysis
import MemoryGame
import Storage

/// What many games together tell of a player's memory.
public struct MemoryTally: Equatable, Sendable {
  /// How many games were analysed.
  public private(set) var games = 0
  private var memory = ExpectedMoves.zero
  private var luck = ExpectedMoves.zero
  private var lags: [RecallLag: RecallCount] = [:]
  private var places: [BoardKind: [Int: RecallCount]] = [:]

  /// Adds a game's figures.
  mutating func add(_ figures: MemoryFigures, on board: BoardKind) {
    games += 1
    memory += figures.memory
    luck += figures.luck
    lags.merge(figures.lags, uniquingKeysWith: +)
    guard !figures.places.isEmpty else { return }
    places[board, default: [:]].merge(figures.places, uniquingKeysWith: +)
  }

  /// What memory gave away in a game on average, in moves, not below zero; `nil` without a game.
  public var meanMemory: Double? { games > 0 ? memory.value / Double(games) : nil }

  /// What chance brought in a game on average, in moves: below zero where the cards fell well; `nil`
  /// without a game.
  public var meanLuck: Double? { games > 0 ? luck.value / Double(games) : nil }

  /// The forgetting curve in 13 steps of half an octave, as far as anything was tested there.
  public var fineCurve: [CurvePoint] {
    lags.sorted { $0.key < $1.key }.map {
      CurvePoint(from: $0.key.start, to: $0.key.end, rate: RecallRate($0.value))
    }
  }

  /// The forgetting curve in steps of an octave: 1, 2, 3-4, 5-8, 9-16, 17-32, 33-64, and from 65 on.
  public var curve: [CurvePoint] {
    let octaves = [(1, 1), (2, 2), (3, 4), (5, 8), (9, 16), (17, 32), (33, 64), (65, nil)]
    return octaves.compactMap { first, last -> CurvePoint? in
      let counts = lags.filter { $0.key.start >= first && $0.key.start <= last ?? .max }
      let sum = counts.values.reduce(RecallCount(), +)
      guard sum.tests > 0 else { return nil }
      return CurvePoint(from: first, to: last, rate: RecallRate(sum))
    }
  }

  /// All tests together.
  public var recall: RecallRate { RecallRate(lags.values.reduce(RecallCount(), +)) }

  /// The kind of board that most is known about the places of; the smallest of several.
  public var board: BoardKind? {
    func tests(_ board: BoardKind) -> Int {
      places[board, default: [:]].values.reduce(0) { $0 + $1.tests }
    }
    func rank(_ board: BoardKind) -> [Int] {
      [-tests(board), board.pairs, board.closesGaps ? 1 : 0, board.hasSides ? 1 : 0]
    }
    return places.keys.min { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// How well was remembered what lay at each place of a kind of board, as far as that was tested.
  public func recalls(on board: BoardKind) -> [PlaceRecall] {
    places[board, default: [:]].sorted { $0.key < $1.key }.map {
      PlaceRecall(place: $0.key, rate: RecallRate($0.value))
    }
  }
}
