import Canvas
import Decks
import MemorizeView

/// A frame sent through ncurses into a pseudo-terminal and read from it.
enum PresentBenchmarks {
  static var all: [Benchmark] {
    let size = Size(width: 160, height: 48)
    let halloween = { try BenchTable(.builtIn("Halloween"), pairs: 8, size: size) }
    return [
      pictures("cursor, 8 pairs, 160x48", halloween) { table in
        table.pictures(after: [.right, .left])
      },
      pictures("turn, 8 pairs, 160x48", halloween) { table in
        (0..<4).map(table.frame(afterTurning:))
      },
      pictures("cursor, 500 pairs, 400x150", large) { table in
        table.pictures(after: [.right, .left])
      },
      shuffle, whole("8 pairs, 160x48", halloween), whole("500 pairs, 400x150", large),
    ]
  }

  private static func large() throws -> BenchTable {
    try BenchTable(.letters(500), pairs: 500, size: Size(width: 400, height: 150))
  }

  /// Shows a few frames in turn, each different from the one before.
  private static func pictures(
    _ name: String, _ table: @escaping () throws -> BenchTable,
    _ pictures: @escaping (BenchTable) -> [Canvas]
  ) -> Benchmark {
    Benchmark("present/\(name)", .per("picture")) {
      let table = try table()
      let pictures = pictures(table)
      let line = try Line(table.size)
      pictures.forEach(line.present)
      var next = 0
      return Subject(
        run: { iterations in
          for _ in 0..<iterations {
            line.present(pictures[next])
            next = next + 1 < pictures.count ? next + 1 : 0
          }
        },
        figures: { counted(pictures[...], after: pictures.last, on: line) },
        finish: line.hangUp)
    }
  }

  /// All frames of a shuffle, forwards and backwards, so that each follows its neighbour.
  private static var shuffle: Benchmark {
    Benchmark("present/shuffle, 50 pairs, 200x60", .per("picture", 2 * Shuffling.frames - 2)) {
      let table = try BenchTable(
        .letters(50), pairs: 50, size: Size(width: 200, height: 60), motion: .full)
      var pictures: [Canvas] = []
      Shuffling.play(on: table) { pictures.append($0) }
      let (forth, back) = (pictures.dropFirst(), pictures.reversed().dropFirst())
      let line = try Line(table.size)
      pictures.first.map(line.present)
      return Subject(
        run: { iterations in
          for _ in 0..<iterations {
            forth.forEach(line.present)
            back.forEach(line.present)
          }
        },
        figures: { counted(forth, after: pictures.first, on: line) },
        finish: line.hangUp)
    }
  }

  /// A frame that is sent whole.
  private static func whole(
    _ name: String, _ table: @escaping () throws -> BenchTable
  ) -> Benchmark {
    Benchmark("present/all, \(name)", .per("picture")) {
      let table = try table()
      let picture = table.frame()
      let line = try Line(table.size)
      let show = {
        line.terminal.redraw()
        line.present(picture)
      }
      return Subject(
        run: { iterations in
          for _ in 0..<iterations { show() }
        },
        figures: {
          let before = line.sent
          show()
          return [
            Figure(name: "bytes", value: Double(line.sent - before)),
            Figure(
              name: "bytes a cell",
              value: Double(line.sent - before) / Double(picture.cells.count)),
          ]
        },
        finish: line.hangUp)
    }
  }

  /// The average bytes of a frame and of a changed cell.
  private static func counted(
    _ pictures: ArraySlice<Canvas>, after first: Canvas?, on line: Line
  ) -> [Figure] {
    guard var last = first else { return [] }
    line.present(last)
    let before = line.sent
    var cells = 0
    for picture in pictures {
      cells += zip(picture.cells, last.cells).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
      line.present(picture)
      last = picture
    }
    let bytes = Double(line.sent - before)
    return [
      Figure(name: "bytes a picture", value: bytes / Double(pictures.count)),
      Figure(name: "bytes a changed cell", value: bytes / Double(max(1, cells))),
    ]
  }
}

extension BenchTable {
  /// The frames after keys.
  fileprivate func pictures(after keys: [Key]) -> [Canvas] { keys.map { frame(after: $0) } }
}
