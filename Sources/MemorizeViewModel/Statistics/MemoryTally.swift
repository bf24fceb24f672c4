import Decks
import GameAnalysis
import MemoryGame
import Storage
import Study

/// The results of many analyses together.
public struct MemoryTally: Equatable, Sendable {
  /// The number of analysed games.
  public private(set) var games = 0
  private var memory = ExpectedMoves.zero
  private var luck = ExpectedMoves.zero
  private var lags: [RecallLag: TestCount] = [:]
  private var places: [GameKind: [Int: TestCount]] = [:]

  /// Adds the figures of a game.
  mutating func add(_ figures: MemoryFigures, _ kind: GameKind) {
    games += 1
    memory += figures.memory
    luck += figures.luck
    lags.merge(figures.lags, uniquingKeysWith: +)
    guard !figures.places.isEmpty else { return }
    places[kind.withAnyDeck, default: [:]].merge(figures.places, uniquingKeysWith: +)
  }

  /// The moves that memory gained in a game on average, never above zero; `nil` without a game.
  public var meanMemory: Double? { games > 0 ? memory.value / Double(games) : nil }

  /// The moves that luck gained in a game on average; `nil` without a game.
  public var meanLuck: Double? { games > 0 ? luck.value / Double(games) : nil }

  /// The forgetting curve in up to 13 steps of half an octave, without steps that were not tested.
  public var fineCurve: [CurvePoint] {
    lags.sorted { $0.key < $1.key }.map {
      CurvePoint(from: $0.key.start, to: $0.key.end, rate: $0.value)
    }
  }

  /// The forgetting curve in steps of an octave: 1, 2, 3-4, 5-8, 9-16, 17-32, 33-64, 65 and more.
  public var curve: [CurvePoint] {
    let octaves = [(1, 1), (2, 2), (3, 4), (5, 8), (9, 16), (17, 32), (33, 64), (65, nil)]
    return octaves.compactMap { first, last -> CurvePoint? in
      let counts = lags.filter { $0.key.start >= first && $0.key.start <= last ?? .max }
      let sum = counts.values.reduce(TestCount(), +)
      guard sum.tests > 0 else { return nil }
      return CurvePoint(from: first, to: last, rate: sum)
    }
  }

  /// All tests together.
  public var recall: TestCount { lags.values.reduce(TestCount(), +) }

  /// The kind of game, with any deck, whose places were tested most; the smallest of several.
  public var board: GameKind? {
    func tests(_ board: GameKind) -> Int {
      places[board, default: [:]].values.reduce(0) { $0 + $1.tests }
    }
    return places.keys.min { (-tests($0), $0) < (-tests($1), $1) }
  }

  /// The recall rate of each place on the boards of a kind, without places that were not tested.
  public func recalls(on board: GameKind) -> [PlaceRecall] {
    places[board, default: [:]].sorted { $0.key < $1.key }.map {
      PlaceRecall(place: $0.key, rate: $0.value)
    }
  }
}

/// A point of the forgetting curve.
public struct CurvePoint: Equatable, Sendable {
  /// The smallest number of cards turned since the card to be recalled was last seen.
  public let from: Int
  /// The largest number; `nil` if there is no limit.
  public let to: Int?
  /// The recall rate.
  public let rate: TestCount
}

/// The recall rate of a place.
public struct PlaceRecall: Equatable, Sendable {
  /// The place, from 0 in the order of the board's places.
  public let place: Int
  /// The recall rate.
  public let rate: TestCount
}
