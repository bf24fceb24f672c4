import GameAnalysis
import MemoryGame

/// Par: the moves that a perfect memory needs.
enum ParBenchmarks {
  /// For a usual board, a large one, and the largest.
  static var all: [Benchmark] {
    [8, 50, 500].map { pairs in
      Benchmark("par/\(pairs) pairs", .per("board")) {
        Subject(run: { iterations in
          for _ in 0..<iterations { blackHole(par(pairs: opaque(pairs))) }
        })
      }
    }
  }
}
