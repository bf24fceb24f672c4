import Canvas
import Decks
import MemorizeView

/// Frames sent through ncurses to a pseudo-terminal and read back.
enum PresentBenchmarks {
  static var all: [Benchmark] {
    let size = Size(width: 160, height: 48)
    let halloween = { try BenchTable(.builtIn("Halloween"), pairs: 8, size: size) }
    return [
      frames("cursor, 8 pairs, 160x48", halloween) { table in
        table.frames(after: [.right, .left])
      },
      frames("turn, 8 pairs, 160x48", halloween) { table in
        (0..<4).map(table.frame(afterTurning:))
      },
      frames("cursor, 500 pairs, 400x150", large) { table in
        table.frames(after: [.right, .left])
      },
      shuffle, whole("8 pairs, 160x48", halloween), whole("500 pairs, 400x150", large),
    ]
  }

  private static func large() throws -> BenchTable {
    try BenchTable(.letters(500), pairs: 500, size: Size(width: 400, height: 150))
  }

  /// Shows the same few frames repeatedly, each different from the one before.
  private static func frames(
    _ name: String, _ table: @escaping () throws -> BenchTable,
    _ frames: @escaping (BenchTable) -> [Canvas]
  ) -> Benchmark {
    Benchmark("present/\(name)", .per("frame")) {
      let table = try table()
      let frames = frames(table)
      let line = try Line(table.size)
      frames.forEach(line.present)
      var next = 0
      return Subject(
        figures: { counted(frames[...], after: frames.last, on: line) }, finish: line.hangUp
      ) {
        line.present(frames[next])
        next = next + 1 < frames.count ? next + 1 : 0
      }
    }
  }

  /// All frames of a shuffle, forwards and backwards, so that each follows its neighbour.
  private static var shuffle: Benchmark {
    Benchmark("present/shuffle, 50 pairs, 200x60", .per("frame", 2 * Shuffling.frames - 2)) {
      let table = try BenchTable(
        .letters(50), pairs: 50, size: Size(width: 200, height: 60), motion: .full)
      var frames: [Canvas] = []
      Shuffling.play(on: table) { frames.append($0) }
      let (forth, back) = (frames.dropFirst(), frames.reversed().dropFirst())
      let line = try Line(table.size)
      frames.first.map(line.present)
      return Subject(
        figures: { counted(forth, after: frames.first, on: line) }, finish: line.hangUp
      ) {
        forth.forEach(line.present)
        back.forEach(line.present)
      }
    }
  }

  /// A frame that must be sent as a whole.
  private static func whole(
    _ name: String, _ table: @escaping () throws -> BenchTable
  ) -> Benchmark {
    Benchmark("present/all, \(name)", .per("frame")) {
      let table = try table()
      let frame = table.frame()
      let line = try Line(table.size)
      let show = {
        line.terminal.redraw()
        line.present(frame)
      }
      return Subject(
        figures: {
          let before = line.sent
          show()
          return [
            Figure(name: "bytes", value: Double(line.sent - before)),
            Figure(
              name: "bytes a cell",
              value: Double(line.sent - before) / Double(frame.cells.count)),
          ]
        }, finish: line.hangUp, each: show)
    }
  }

  /// The average number of bytes for a frame, and for a cell that differs from the frame before.
  private static func counted(
    _ frames: ArraySlice<Canvas>, after first: Canvas?, on line: Line
  ) -> [Figure] {
    guard var last = first else { return [] }
    line.present(last)
    let before = line.sent
    var cells = 0
    for frame in frames {
      cells += zip(frame.cells, last.cells).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
      line.present(frame)
      last = frame
    }
    let bytes = Double(line.sent - before)
    return [
      Figure(name: "bytes a frame", value: bytes / Double(frames.count)),
      Figure(name: "bytes a changed cell", value: bytes / Double(max(1, cells))),
    ]
  }
}

extension BenchTable {
  /// The frames that follow keys, one after the other.
  fileprivate func frames(after keys: [Key]) -> [Canvas] { keys.map { frame(after: $0) } }
}
