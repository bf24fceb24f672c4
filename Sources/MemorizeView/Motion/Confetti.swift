import Canvas
import MemorizeViewModel

/// Confetti for the winner: it falls until it covers the table evenly.
///
/// The number of each piece determines its place and its path.
struct Confetti: LastingEffect, Equatable {
  let start: Duration

  static let duration: Duration = .milliseconds(2500)

  /// One piece of confetti.
  struct Piece: Equatable {
    let point: Point
    let shape: Int
    let color: Int
  }

  /// The cells of the table for one piece.
  private static let patch = Size(width: 7, height: 3)
  /// The share of the time in which the last piece begins to fall.
  private static let lastBeginning = 0.4

  /// Draws the pieces over the empty cells of an area.
  func draw(in area: Rect, _ theme: Theme, on canvas: inout Canvas, at time: Duration) {
    // Without colours or blocks, the characters look like text, so none of them stays.
    let stays = theme.glyphs == .unicode && theme.capabilities.colors > .none
    guard stays || time < end else { return }
    let shapes: [Glyph] =
      theme.glyphs == .unicode
      ? ["▘", "▝", "▖", "▗", "▀", "▄", "▌", "▪"] : ["*", "+", ".", "'", ",", "-", "o", "x"]
    for piece in pieces(over: area, at: time) where canvas[piece.point] == Cell() {
      let style = Confetti.styles[piece.color % Confetti.styles.count]
      canvas.put(shapes[piece.shape % shapes.count], at: piece.point, style)
    }
  }

  private static let styles: [Style] =
    [.gold, .forgotten, .good, .chart, .accent].map { Style($0) }
    + [.purple, .pink, .blue].map { Style(.line, tint: $0) }
    + [.orange, .purple, .green, .pink].map { Style(.pattern, tint: $0) }

  /// The pieces in the air and on the table over an area, one for each patch of it.
  func pieces(over area: Rect, at time: Duration) -> [Piece] {
    guard time >= start, !area.size.isEmpty else { return [] }
    let progress = min(1, (time - start).inSeconds / (end - start).inSeconds)
    let patch = Confetti.patch
    let columns = (area.width + patch.width - 1) / patch.width
    let rows = (area.height + patch.height - 1) / patch.height
    return (0..<columns * rows).compactMap { number in
      var dice = Chance(seed: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
      let x = number % columns * patch.width + dice.share(of: patch.width)
      let y = number / columns * patch.height + dice.share(of: patch.height)
      let beginning = dice.share() * Confetti.lastBeginning
      let fallen = min(1, (progress - beginning) / (1 - Confetti.lastBeginning))
      let piece = Piece(
        point: Point(x: area.minX + x, y: area.minY + Int(Double(y + 1) * fallen) - 1),
        shape: dice.share(of: 8), color: dice.share(of: 12))
      let isInside = x < area.width && y < area.height && area.contains(piece.point)
      return fallen > 0 && isInside ? piece : nil
    }
  }
}

extension Chance {
  /// A number from 0 to 1.
  mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// A whole number from 0 to below a limit above zero.
  mutating func share(of limit: Int) -> Int {
    min(limit - 1, Int(share() * Double(limit)))
  }
}

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
    for cell in frame.points where isLit(cell, of: frame, at: time) {
      canvas.restyle(cell) { style in
        if style.background == .matched { style.background = .shine }
        if style.foreground == .matched { style.foreground = .shine }
      }
    }
  }

  /// Whether a cell of a card is lit: a slanting band moves from left to right.
  private func isLit(_ cell: Point, of card: Rect, at time: Duration) -> Bool {
    guard time >= start, time < end else { return false }
    let front = progress(at: time) * Double(card.width + card.height + 4)
    let here = Double(cell.x - card.minX + card.maxY - cell.y)
    return here <= front && here > front - max(2, Double(card.width) / 3)
  }
}
