import Decks
import MemorizeViewModel

/// Reading decks and drawing boards from them.
enum DeckBenchmarks {
  static func all(_ workload: Workload) -> [Benchmark] {
    let count = workload.count(100_000)
    return [
      builtIn, reading("100,000 lines, tabs", tabs, count),
      reading("100,000 records, quoted", quoted, count), draw(count),
    ]
  }

  private static var builtIn: Benchmark {
    Benchmark("deck/read Capitals", .per("pair", 190)) {
      Subject { blackHole(BuiltInDecks.deck(named: opaque("Capitals"))) }
    }
  }

  /// An import of a file.
  private static func reading(
    _ name: String, _ text: @escaping (Int) -> String, _ count: Int
  ) -> Benchmark {
    Benchmark("deck/\(name)", .per("line", count)) {
      let bytes = Array(text(count).utf8)
      return Subject(figures: {
        let reading = DeckReading(bytes, named: "bench")
        guard reading.deck?.pairs.count == count, reading.faults.count == 0 else {
          throw BenchmarkError(description: "the deck was not read")
        }
        return [Figure(name: "MB", value: Double(bytes.count) / 1e6)]
      }) { blackHole(DeckReading(bytes, named: "bench")) }
    }
  }

  /// A board of eight pairs from a large deck.
  private static func draw(_ count: Int) -> Benchmark {
    Benchmark("deck/8 of 100,000 pairs", .per("board")) {
      let deck = try Deck(reading: Array(tabs(count).utf8), named: "bench")
      return Subject {
        blackHole(Board.of(deck, pairs: 8, seed: opaque("bench"))?.drawn.deal())
      }
    }
  }

  private static func tabs(_ count: Int) -> String {
    (0..<count).map { "la palabra \($0)\tthe word number \($0)\n" }.joined()
  }

  private static func quoted(_ count: Int) -> String {
    (0..<count).map { "\"palabra \($0), la\",\"the \"\"word\"\"\nnumber \($0)\"\r\n" }.joined()
  }
}
