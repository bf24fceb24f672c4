import GameAnalysis
import MemoryGame

/// Choosing cards and shuffling them.
enum ModelBenchmarks {
  /// A choice takes the same time on a board of any size.
  ///
  /// `choose/same three` shows this with cards in the processor's cache, `choose/in turn` with
  /// cards in the order of the deal. `choose/row by row` takes them in the order of their places:
  /// on a board larger than the cache, each is fetched from memory first, as from any array.
  /// `choose/fetch row by row` measures only the fetching.
  static func all(_ workload: Workload) -> [Benchmark] {
    let sizes = [(8, "8"), (1000, "1,000"), (1_000_000, "1,000,000")].map {
      (workload.count($0.0), $0.1)
    }
    return sizes.map { choose("same three", $0, $1) { $0.inTurn.prefix(3) } }
      + sizes.map { choose("in turn", $0, $1) { $0.inTurn[...] } }
      + sizes.map { choose("row by row", $0, $1) { $0.rowByRow[...] } }
      + sizes.map(fetch) + sizes.map(shuffle)
  }

  /// Turns the first cards of some pairs over and over; none of them match.
  private static func choose(
    _ kind: String, _ pairs: Int, _ text: String,
    _ chosen: @escaping (MemoryGame<Int>) -> ArraySlice<CardID>
  ) -> Benchmark {
    Benchmark("choose/\(kind), \(text) pairs", .per("choice")) {
      var game = try dealt(pairs)
      let cards = chosen(game)
      var (next, choices) = (0, 0)
      return Subject(
        run: { iterations in
          for _ in 0..<iterations {
            game.choose(cards[next], at: .seconds(1))
            next = next + 1 < cards.count ? next + 1 : 0
          }
          choices += iterations
        },
        figures: {
          guard game.moves == choices / 2, game.pairsFound == 0 else {
            throw BenchmarkError(description: "choices do not count")
          }
          return []
        })
    }
  }

  /// Only changes one word for each card that `choose/row by row` turns.
  private static func fetch(_ pairs: Int, _ text: String) -> Benchmark {
    Benchmark("choose/fetch row by row, \(text) pairs", .per("choice")) {
      let cards = try dealt(pairs).rowByRow
      // As far apart as the cards in the model.
      let words = 5
      var memory = Array(repeating: 0, count: 2 * pairs * words)
      var next = 0
      return Subject(run: { iterations in
        for _ in 0..<iterations {
          memory[cards[next].rawValue * words] += 1
          next = next + 1 < cards.count ? next + 1 : 0
        }
        blackHole(memory.first)
      })
    }
  }

  private static func shuffle(_ pairs: Int, _ text: String) -> Benchmark {
    Benchmark("shuffle/\(text) pairs", .per("card", 2 * pairs)) {
      var game = try dealt(pairs)
      return Subject(run: { iterations in
        for _ in 0..<iterations { game.shuffle(at: .seconds(1)) }
        blackHole(game.cards.first?.id)
      })
    }
  }

  private static func dealt(_ pairs: Int) throws -> MemoryGame<Int> {
    try MemoryGame(numberOfPairs: pairs, generator: SeededGenerator(seed: 1)) { $0 }.orFail("game")
  }
}

extension MemoryGame {
  /// The first cards of all pairs in the order of the deal.
  fileprivate var inTurn: [CardID] { (0..<pairs).map { CardID(rawValue: 2 * $0) } }

  /// The same in the order of their places.
  fileprivate var rowByRow: [CardID] { cards.map(\.id).filter { $0.rawValue.isMultiple(of: 2) } }
}

/// Par: the moves that a perfect memory needs.
enum ParBenchmarks {
  /// For a usual board, a large one, and the largest.
  static var all: [Benchmark] {
    [8, 50, 500].map { pairs in
      Benchmark("par/\(pairs) pairs", .per("board")) {
        Subject { blackHole(par(pairs: opaque(pairs))) }
      }
    }
  }
}
