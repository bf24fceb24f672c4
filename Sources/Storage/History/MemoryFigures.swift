import GameAnalysis
import MemoryGame
import Study

/// The results of a game's analysis, few enough for a line of the history.
///
/// They outlive the game's recording. Luck and memory are gains of the player: above zero is good.
public struct MemoryFigures: Hashable, Sendable {
  /// The moves lost to forgetting, as a gain: never above zero.
  public let memory: ExpectedMoves
  /// The moves saved by luck: below zero for bad luck.
  public let luck: ExpectedMoves
  /// Memory tests by the lag since the card was last seen.
  public let lags: [RecallLag: TestCount]
  /// Memory tests by the place of the card, from 0 in the order of `MemoryGame.places`.
  ///
  /// Places are counted on boards of up to 100 pairs only.
  public let places: [Int: TestCount]

  /// Figures; `nil` if a number is beyond what a game of so many pairs can have.
  ///
  /// - Parameters:
  ///   - memory: in moves, at most zero.
  ///   - luck: in moves.
  ///   - lags: without lags that were not tested.
  ///   - places: without places that were not tested; empty beyond `StorageLimit.placedPairs`.
  ///   - pairs: the pairs of the board.
  init?(
    memory: ExpectedMoves, luck: ExpectedMoves, lags: [RecallLag: TestCount],
    places: [Int: TestCount], pairs: Int
  ) {
    let limits = StorageLimit.millionths
    guard limits.contains(memory.millionths), memory <= .zero, limits.contains(luck.millionths),
      lags.values.allSatisfy({ $0.tests > 0 }), places.values.allSatisfy({ $0.tests > 0 }),
      places.isEmpty || pairs <= StorageLimit.placedPairs,
      places.keys.allSatisfy((0..<2 * max(0, pairs)).contains)
    else { return nil }
    self.memory = memory
    self.luck = luck
    self.lags = lags
    self.places = places
  }

  /// The figures of an analysed game.
  ///
  /// Complexity: O(cards turned).
  public init?(_ analysis: GameAnalysis, pairs: Int) {
    var lags: [RecallLag: TestCount] = [:]
    var places: [Int: TestCount] = [:]
    for recall in analysis.flips.lazy.compactMap(\.recall) {
      lags[RecallLag(recall.cardsAgo), default: TestCount()].add(isRecalled: recall.isRight)
      guard pairs <= StorageLimit.placedPairs else { continue }
      places[recall.place, default: TestCount()].add(isRecalled: recall.isRight)
    }
    self.init(
      memory: analysis.memory, luck: analysis.luck, lags: lags, places: places, pairs: pairs)
  }
}

extension MemoryFigures {
  /// The figures as the members of a JSON object.
  struct Fields: Codable {
    /// In millionths of a move.
    let memory: Int
    /// In millionths of a move.
    let luck: Int
    /// The first lag of each range, the cards recalled, and the tests.
    let lags: [[Int]]
    /// Each place, the cards recalled, and the tests.
    let places: [[Int]]
  }

  var fields: Fields {
    func rows(_ counts: [(key: Int, count: TestCount)]) -> [[Int]] {
      counts.sorted { $0.key < $1.key }.map { [$0.key, $0.count.recalled, $0.count.tests] }
    }
    return Fields(
      memory: memory.millionths, luck: luck.millionths,
      lags: rows(lags.map { ($0.key.start, $0.value) }),
      places: rows(places.map { ($0.key, $0.value) }))
  }
}

extension MemoryFigures.Fields {
  /// The figures of a board with a number of pairs; `nil` if they make no sense.
  ///
  /// With `hasOldSigns` the numbers are losses instead of gains, as in version 1.
  func figures(pairs: Int, hasOldSigns: Bool) -> MemoryFigures? {
    let limits = StorageLimit.millionths
    guard self.lags.count <= RecallLag.all.count,
      self.places.count <= 2 * StorageLimit.placedPairs,
      limits.contains(memory), limits.contains(luck),
      let lags = counts(self.lags), let places = counts(self.places),
      lags.keys.allSatisfy({ RecallLag($0).start == $0 })
    else { return nil }
    let sign = hasOldSigns ? -1 : 1
    return MemoryFigures(
      memory: ExpectedMoves(millionths: sign * memory),
      luck: ExpectedMoves(millionths: sign * luck),
      lags: Dictionary(lags.map { (RecallLag($0.key), $0.value) }) { first, _ in first },
      places: places, pairs: pairs)
  }

  /// The counts of rows of three numbers; `nil` if a row makes no sense or a key comes twice.
  private func counts(_ rows: [[Int]]) -> [Int: TestCount]? {
    var counts: [Int: TestCount] = [:]
    for row in rows {
      guard row.count == 3, let key = row.first, let tests = row.last else { return nil }
      let count = TestCount(tests: tests, recalled: row[1])
      guard count.tests == tests, count.recalled == row[1], counts[key] == nil else { return nil }
      counts[key] = count
    }
    return counts
  }
}

/// A range of lags: the number of cards turned since the card to be recalled was last seen.
///
/// The ranges grow by half an octave, so that 13 are enough for any game: 1, 2, 3, 4, 5-6, 7-8,
/// 9-12, 13-16, 17-24, 25-32, 33-48, 49-64, and 65 or more.
public struct RecallLag: Hashable, Comparable, Sendable {
  private static let starts = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65]

  /// All ranges, the shortest lags first.
  public static let all = starts.map { RecallLag($0) }

  /// The first lag of the range, at least 1.
  public let start: Int

  /// The range that contains a lag.
  ///
  /// A lag below 1 counts as 1.
  public init(_ lag: Int) {
    start = RecallLag.starts.last { $0 <= lag } ?? 1
  }

  /// The last lag of the range; `nil` for the range without an end.
  public var end: Int? { RecallLag.starts.first { $0 > start }.map { $0 - 1 } }

  /// Shorter lags come first.
  public static func < (one: RecallLag, other: RecallLag) -> Bool { one.start < other.start }
}
