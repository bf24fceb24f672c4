import Canvas
import MemorizeViewModel
import Options

/// The points of a move on their way up from its card, or down.
struct FlyingPoints: Equatable {
  let points: Int
  /// Where the card lay that settled the move, in cells of the board.
  let origin: Rect
  let start: Duration
  /// Whether it moves, or only fades where it is.
  let travels: Bool
  /// The time that a miss has cost in a game with open cards.
  var penalty: Duration?

  var end: Duration { start + Timing.points }

  /// What is written, `+9`, `-2` or `+1 s`.
  var text: String {
    if let penalty { return "+\(penalty.components.seconds) s" }
    return points > 0 ? "+\(points)" : "\(points)"
  }

  /// Where it is written at a moment, and how.
  func place(at time: Duration) -> Point? {
    guard time >= start, time < end else { return nil }
    let progress = (time - start).inSeconds / Timing.points.inSeconds
    let reach = travels ? Double(max(2, origin.height / 2 + 1)) : 0
    let way = Int((progress * reach).rounded())
    let y = points > 0 ? origin.minY - way : origin.maxY - 1 + way
    return Point(x: origin.middle.x - text.count / 2, y: y)
  }

  /// Bold at first, faint at the end.
  func attributes(at time: Duration) -> Style.Attributes {
    let progress = (time - start).inSeconds / Timing.points.inSeconds
    return progress < 0.6 ? .bold : progress < 0.85 ? [] : .faint
  }
}

/// The light that runs over the two cards of a match.
struct Shine: Equatable {
  let cards: [CardID]
  let start: Duration

  var end: Duration { start + Timing.shine }

  /// The columns of a card that are lit, a slanting band from left to right.
  func isLit(column: Int, row: Int, of size: Size, at time: Duration) -> Bool {
    guard time >= start, time < end else { return false }
    let progress = (time - start).inSeconds / Timing.shine.inSeconds
    let reach = Double(size.width + size.height + 4)
    let front = progress * reach
    let here = Double(column + size.height - row)
    return here <= front && here > front - max(2, Double(size.width) / 3)
  }
}

/// Confetti for the winner: every piece falls on its own way, which follows from its number.
struct Celebration: Equatable {
  let start: Duration

  var end: Duration { start + Timing.celebration }

  /// One piece of confetti.
  struct Piece: Equatable {
    let point: Point
    let tint: DeckColor
    let shape: Int
  }

  /// The pieces in the air over an area.
  func pieces(over area: Rect, at time: Duration) -> [Piece] {
    guard time >= start, time < end, !area.size.isEmpty else { return [] }
    let elapsed = (time - start).inSeconds
    return (0..<min(200, area.width)).compactMap { number in
      var dice = SplitDice(number)
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

/// Numbers from 0 to 1 that follow from a number: good enough for paper in the air.
private struct SplitDice {
  private var state: UInt64

  init(_ number: Int) { state = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31)
  }
}
