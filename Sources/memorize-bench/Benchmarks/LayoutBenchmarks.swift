import Canvas
import Decks

/// The layout after a resize.
enum LayoutBenchmarks {
  /// With the faces known from the frame before.
  static var all: [Benchmark] {
    [
      layout("8 pairs", 8, Size(width: 80, height: 24)) { try .builtIn("Halloween") },
      layout("8 pairs", 8, Size(width: 160, height: 48)) { try .builtIn("Halloween") },
      layout("8 words", 8, Size(width: 160, height: 48)) { try .builtIn("Capitals") },
      layout("500 pairs", 500, Size(width: 400, height: 150)) { .letters(500) },
    ]
  }

  private static func layout(
    _ text: String, _ pairs: Int, _ size: Size, _ deck: @escaping () throws -> Deck
  ) -> Benchmark {
    Benchmark("layout/\(text), \(size.width)x\(size.height)", .per("resize")) {
      let table = try BenchTable(deck(), pairs: pairs, size: size)
      let other = Size(width: size.width, height: size.height - 1)
      var isOther = false
      return Subject {
        isOther.toggle()
        table.app.fit(to: isOther ? other : size)
      }
    }
  }
}
