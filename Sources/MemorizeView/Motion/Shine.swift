import Canvas
import MemorizeViewModel

/// The light that runs over the two cards of a match.
struct Shine: Effect, Equatable {
  let cards: [CardID]
  let start: Duration

  static let duration: Duration = .milliseconds(600)
  let delaysResult = true

  init?(of move: SeenMove) {
    guard move.move.isMatch, !move.theme.isPlain else { return nil }
    (cards, start) = (move.move.cards, move.time)
  }

  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration) {
    guard board.theme.isSolid else { return }
    canvas.clip = board.layout.board.area
    for id in cards {
      guard let state = table[id], state.side == .matched else { continue }
      light(board.frame(state.place), on: &canvas, at: time)
    }
    canvas.clip = Rect(canvas.size)
  }

  private func light(_ frame: Rect, on canvas: inout Canvas, at time: Duration) {
    for row in 0..<frame.height {
      for column in 0..<frame.width
      where isLit(column: column, row: row, of: frame.size, at: time) {
        canvas.restyle(Point(x: frame.minX + column, y: frame.minY + row)) { style in
          if style.background == .matched { style.background = .shine }
          if style.foreground == .matched { style.foreground = .shine }
        }
      }
    }
  }

  /// Whether a cell of a card is lit: a slanting band moves from left to right.
  func isLit(column: Int, row: Int, of size: Size, at time: Duration) -> Bool {
    guard time >= start, time < end else { return false }
    let front = progress(at: time) * Double(size.width + size.height + 4)
    let here = Double(column + size.height - row)
    return here <= front && here > front - max(2, Double(size.width) / 3)
  }
}
