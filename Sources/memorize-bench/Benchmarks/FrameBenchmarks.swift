import Canvas
import Decks
import MemorizeView

/// The frame after a key or a turned card, or in the middle of a motion.
enum FrameBenchmarks {
  static var all: [Benchmark] {
    boards.flatMap { board in [cursorMove(board), turnedCard(board)] } + [shuffle]
  }

  /// A deck, a number of pairs, and a window.
  private struct Layout {
    let name: String
    let pairs: Int
    let size: Size
    let deck: () throws -> Deck

    var text: String { "\(pairs) \(name), \(size.width)x\(size.height)" }

    func table() throws -> BenchTable { try BenchTable(deck(), pairs: pairs, size: size) }
  }

  private static var boards: [Layout] {
    [
      Layout(name: "pairs", pairs: 8, size: Size(width: 80, height: 24)) {
        try .builtIn("Halloween")
      },
      Layout(name: "words", pairs: 8, size: Size(width: 160, height: 48)) {
        try .builtIn("Capitals")
      },
      Layout(name: "pairs", pairs: 8, size: Size(width: 400, height: 150)) { .letters(500) },
      Layout(name: "pairs", pairs: 500, size: Size(width: 400, height: 150)) { .letters(500) },
    ]
  }

  private static func cursorMove(_ board: Layout) -> Benchmark {
    Benchmark("frame/cursor, \(board.text)", .per("frame")) {
      let table = try board.table()
      return Subject { blackHole(table.frame(after: .right)) }
    }
  }

  private static func turnedCard(_ board: Layout) -> Benchmark {
    Benchmark("frame/turn, \(board.text)", .per("frame")) {
      let table = try board.table()
      var turn = 0
      return Subject {
        blackHole(table.frame(afterTurning: turn))
        turn += 1
      }
    }
  }

  /// All frames of the half second in which a hundred cards change places.
  private static var shuffle: Benchmark {
    Benchmark("frame/shuffle, 50 pairs, 200x60", .per("frame", Shuffling.frames)) {
      let table = try BenchTable(
        .letters(50), pairs: 50, size: Size(width: 200, height: 60), motion: .full)
      return Subject { Shuffling.play(on: table) { blackHole($0) } }
    }
  }
}

/// The frames of a shuffle.
enum Shuffling {
  /// The number of frames, the last one with all cards at rest.
  static let frames = 16

  /// Shuffles and shows each frame at its time.
  static func play(on table: BenchTable, show: (Canvas) -> Void) {
    table.viewModel.shuffle(at: table.now)
    for _ in 0..<frames {
      show(table.frame())
      table.now += .nanoseconds(33_333_334)
    }
  }
}
