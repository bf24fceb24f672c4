import GameAnalysis
import MemoryGame

/// What the analysis of a game tells, in so few numbers that a line of the history can hold it.
///
/// So it is still there when the game's recording has gone. As JSON it is
/// `{"memory":3200000,"luck":-600000,"lags":[[1,4,4],[5,2,3]],"places":[[0,1,1],[7,1,2]]}`: what memory
/// cost and chance brought in millionths of a move, as `GameAnalysis` has them; then for each range of lags
/// its first lag, how often a card was recalled, and how often it could have been; and the same for each
/// place at which the card to be recalled lay. Places are counted on boards of up to 100 pairs only.
public struct MemoryFigures: Hashable, Sendable {
  /// What the player's memory cost, in moves: never below zero.
  public let memory: ExpectedMoves
  /// What chance brought, in moves: below zero where the cards fell well.
  public let luck: ExpectedMoves
  /// Tests of memory by how long ago the card had been seen.
  public let lags: [RecallLag: RecallCount]
  /// Tests of memory by where the card lay, counted from 0 in the order of `MemoryGame.places`.
  public let places: [Int: RecallCount]

  /// Figures; `nil` where a number is beyond what a game of so many pairs can have.
  ///
  /// - Parameters:
  ///   - memory: in moves, not below zero.
  ///   - luck: in moves.
  ///   - lags: without ranges in which nothing was tested.
  ///   - places: the same; must be empty beyond `StorageLimit.placedPairs`.
  ///   - pairs: how many pairs the board had.
  init?(
    memory: ExpectedMoves, luck: ExpectedMoves, lags: [RecallLag: RecallCount],
    places: [Int: RecallCount], pairs: Int
  ) {
    let most = StorageLimit.millionths
    guard most.contains(memory.millionths), memory >= .zero, most.contains(luck.millionths),
      lags.values.allSatisfy({ $0.tests > 0 }), places.values.allSatisfy({ $0.tests > 0 }),
      places.isEmpty || pairs <= StorageLimit.placedPairs,
      places.keys.allSatisfy((0..<2 * max(0, pairs)).contains)
    else { return nil }
    self.memory = memory
    self.luck = luck
    self.lags = lags
    self.places = places
  }

  /// The figures of a game that was analysed.
  ///
  /// Complexity: O(cards turned).
  ///
  /// - Parameters:
  ///   - analysis: of the whole game.
  ///   - pairs: how many pairs the board had.
  public init?(_ analysis: GameAnalysis, pairs: Int) {
    var lags: [RecallLag: RecallCount] = [:]
    var places: [Int: RecallCount] = [:]
    for recall in analysis.flips.lazy.compactMap(\.recall) {
      lags[RecallLag(recall.cardsAgo), default: RecallCount()].add(isRight: recall.isRight)
      guard pairs <= StorageLimit.placedPairs else { continue }
      places[recall.place, default: RecallCount()].add(isRight: recall.isRight)
    }
    self.init(
      memory: analysis.memory, luck: analysis.luck, lags: lags, places: places, pairs: pairs)
  }
}

extension MemoryFigures {
  /// The figures as JSON.
  var json: String {
    func rows(_ counts: [(Int, RecallCount)]) -> String {
      JSONText.array(
        counts.sorted { $0.0 < $1.0 }.map { "[\($0.0),\($0.1.recalled),\($0.1.tests)]" })
    }
    return JSONText.object([
      "memory": "\(memory.millionths)", "luck": "\(luck.millionths)",
      "lags": rows(lags.map { ($0.key.start, $0.value) }),
      "places": rows(places.map { ($0.key, $0.value) }),
    ])
  }

  /// Figures from numbers that may be anything; `nil` if they are none.
  ///
  /// - Parameters:
  ///   - memory: in millionths of a move.
  ///   - luck: the same.
  ///   - lags: for each range its first lag, recalled, tests.
  ///   - places: for each place its number, recalled, tests.
  ///   - pairs: how many pairs the board had.
  init?(memory: Int, luck: Int, lags: [[Int]], places: [[Int]], pairs: Int) {
    guard lags.count <= RecallLag.all.count, places.count <= 2 * StorageLimit.placedPairs,
      let lags = MemoryFigures.counts(lags), let places = MemoryFigures.counts(places),
      lags.keys.allSatisfy({ RecallLag($0).start == $0 })
    else { return nil }
    let ranges = lags.map { (RecallLag($0.key), $0.value) }
    self.init(
      memory: ExpectedMoves(millionths: memory), luck: ExpectedMoves(millionths: luck),
      lags: Dictionary(ranges) { first, _ in first }, places: places, pairs: pairs)
  }

  /// What rows of three numbers say; `nil` if one of them is none, or a number comes twice.
  private static func counts(_ rows: [[Int]]) -> [Int: RecallCount]? {
    var counts: [Int: RecallCount] = [:]
    for row in rows {
      guard row.count == 3, let key = row.first, let tests = row.last else { return nil }
      let count = RecallCount(tests: tests, recalled: row[1])
      guard count.tests == tests, count.recalled == row[1], counts[key] == nil else { return nil }
      counts[key] = count
    }
    return counts
  }
}
