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
  let penalty: Duration?
  /// The cards of the move.
  private let cards: [CardID]

  /// The least width of a card whose points are shown in digits of half blocks.
  private static let leastWidthForDigits = 21

  static let duration: Duration = .milliseconds(1500)
  let isOnTop = true

  init?(of move: SeenMove) {
    points = move.move.points
    penalty = move.table.isOpen && !move.move.isMatch ? GameVariant.penalty : nil
    guard move.hasPoints && points != 0 || penalty != nil,
      let place = move.table[move.move.second]?.place
    else { return nil }
    self.place = place
    cards = move.move.cards
    start = move.time
    travels = move.travels
  }

  /// The text, as in `+9`, `-2` or `+1 s`.
  var text: String {
    if let penalty { return say("+\(penalty.components.seconds) s") }
    return points > 0 ? "+\(points)" : "\(points)"
  }

  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration) {
    let (origin, theme) = (board.frame(place), board.theme)
    let style = theme.style(points > 0 ? .good : .bad, fading(at: time).union(.reverse))
    let large = origin.width >= FlyingPoints.leastWidthForDigits ? digits(theme) : nil
    let size = Size(width: (large?.columns ?? text.columns) + 2, height: large == nil ? 1 : 5)
    let (start, area) = (position(of: size, from: origin, at: time), board.layout.board.area)
    let frame = Rect(
      x: min(max(0, start.x), canvas.size.width - size.width),
      y: max(area.minY, min(start.y, area.maxY - size.height)),
      width: size.width, height: size.height)
    guard !hides(frame, board, table) else { return }
    guard let large else { return canvas.write(" \(text) ", at: frame.origin, style) }
    draw(large, in: frame, style, theme, &canvas)
  }

  /// Whether the points would hide a card that was turned after the move.
  ///
  /// Complexity: O(places).
  private func hides(_ frame: Rect, _ board: BoardView, _ table: TableSnapshot) -> Bool {
    guard !table.isOpen else { return false }
    return table.places.enumerated().contains { place, id in
      guard let id, !cards.contains(id), let card = table[id], card.side != .back else {
        return false
      }
      return !board.frame(place).intersection(frame).size.isEmpty
    }
  }

  /// Draws digits on a panel with half a row above and below them.
  private func draw(
    _ digits: LargeText, in frame: Rect, _ style: Style, _ theme: Theme, _ canvas: inout Canvas
  ) {
    for (row, glyph) in [(frame.top, "▄" as Glyph), (frame.bottom, "▀")] {
      for point in row.points {
        canvas.put(
          glyph, at: point, theme.style(style.foreground, on: canvas[point].style.background))
      }
    }
    canvas.fill(frame.inset(x: 0, y: 1), style)
    digits.draw(at: frame.origin.moved(x: 1, y: 1), theme, style: style, on: &canvas)
  }

  /// The text in digits of half blocks; `nil` if it has other letters or the terminal no blocks.
  private func digits(_ theme: Theme) -> LargeText? {
    theme.isSolid && theme.capabilities.colors == .many ? LargeText(TextLine(text), theme) : nil
  }

  /// The upper left cell: above the card for a gain, and from its lower edge on for a loss.
  func position(of size: Size, from origin: Rect, at time: Duration) -> Point {
    let reach = travels ? Double(max(2, origin.height / 2 + 1)) : 0
    let way = Int((progress(at: time) * reach).rounded())
    let y = points > 0 ? origin.minY - size.height + 1 - way : origin.maxY - 1 + way
    return Point(x: origin.middle.x - size.width / 2, y: y)
  }

  /// Bold at first, faint at the end.
  private func fading(at time: Duration) -> Style.Attributes {
    let progress = progress(at: time)
    return progress < 0.6 ? .bold : progress < 0.85 ? [] : .faint
  }
}
