import Canvas
import MemorizeViewModel
import Words

/// The points of a move, which rise from its card or sink below it and fade.
struct FlyingPoints: Effect, Equatable {
  let points: Int
  /// The place of the card that completed the move.
  let place: Int
  let start: Duration
  /// Whether the points move, or only fade in place.
  let travels: Bool
  /// The time that a miss added to the clock of a game with open cards.
  var penalty: Duration?

  let isOnTop = true
  var end: Duration { start + Timing.points }

  /// The text, as in `+9`, `-2` or `+1 s`.
  var text: String {
    if let penalty { return say("+\(penalty.components.seconds) s") }
    return points > 0 ? "+\(points)" : "\(points)"
  }

  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration) {
    let text = " \(text) "
    let area = board.layout.board.area
    let point = position(from: board.frame(place), at: time)
    let y = min(max(area.minY, point.y), max(area.minY, area.maxY - 1))
    let x = min(max(0, point.x - 1), canvas.size.width - text.columns)
    let style = board.theme.style(points > 0 ? .good : .bad, fading(at: time).union(.reverse))
    canvas.write(text, at: Point(x: x, y: y), style)
  }

  /// The cell of the text's first character.
  func position(from origin: Rect, at time: Duration) -> Point {
    let reach = travels ? Double(max(2, origin.height / 2 + 1)) : 0
    let way = Int((progress(at: time) * reach).rounded())
    let y = points > 0 ? origin.minY - way : origin.maxY - 1 + way
    return Point(x: origin.middle.x - text.columns / 2, y: y)
  }

  /// Bold at first, faint at the end.
  private func fading(at time: Duration) -> Style.Attributes {
    let progress = progress(at: time)
    return progress < 0.6 ? .bold : progress < 0.85 ? [] : .faint
  }
}
