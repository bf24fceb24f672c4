import Canvas
import MemorizeViewModel
import Options

/// Confetti for the winner.
///
/// The number of each piece determines its path.
struct Confetti: Effect, Equatable {
  let start: Duration

  var end: Duration { start + Timing.confetti }

  /// One piece of confetti.
  struct Piece: Equatable {
    let point: Point
    let tint: DeckColor
    let shape: Int
  }

  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration) {
    let shapes: [Glyph] = board.theme.glyphs == .unicode ? ["▪", "●", "▞"] : ["*", "+", "."]
    for piece in pieces(over: board.layout.board.area, at: time) {
      guard canvas[piece.point] == Cell() else { continue }
      let style = Style(.pattern, tint: piece.tint)
      canvas.put(shapes[piece.shape % shapes.count], at: piece.point, style)
    }
  }

  /// The pieces in the air over an area.
  func pieces(over area: Rect, at time: Duration) -> [Piece] {
    guard time >= start, time < end, !area.size.isEmpty else { return [] }
    let elapsed = (time - start).inSeconds
    return (0..<min(200, area.width)).compactMap { number in
      var dice = ConfettiDice(number)
      let delay = dice.next() * 1.6
      let speed = (0.5 + dice.next()) * Double(area.height) / 1.6
      let column = dice.next() * Double(area.width)
      let sway = dice.next() * 4 - 2
      let fallen = (elapsed - delay) * speed
      guard fallen >= 0, fallen < Double(area.height) else { return nil }
      let x = Int(column + sway * fallen / Double(max(1, area.height)))
      let tint = DeckColor.allCases[number % (DeckColor.allCases.count - 1)]
      return Piece(
        point: Point(x: area.minX + x, y: area.minY + Int(fallen)), tint: tint, shape: number % 3)
    }
  }
}

/// Numbers from 0 to 1 determined by a seed; random enough for confetti.
private struct ConfettiDice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31)
  }
}
