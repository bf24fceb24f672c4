import Canvas
import MemorizeViewModel
import Words

/// The status line of a game with a ghost: pairs and moves of the player and of the ghost, and the
/// clock.
struct GhostLine: Equatable {
  /// One of the two on the line.
  private struct Side {
    let name: String
    /// Tells the sides apart where there is no room for names, without colours.
    let symbol: String
    let score: Ghost.Score
    let color: ColorRole
  }

  /// A way to write a score, the longest first.
  private enum Form: CaseIterable {
    case pips
    case words
    case short
    case bare

    /// The words between the pairs and the moves.
    var words: String {
      switch self {
      case .pips: "  " + say("moves", context: "before a number") + " "
      case .words: " " + say("pairs, moves", context: "between two numbers") + " "
      case .short, .bare: " " + say("in", context: "between pairs and moves") + " "
      }
    }
  }

  /// Texts one after the other.
  private struct Line {
    var point: Point
    let theme: Theme

    mutating func add(
      _ text: String, _ role: ColorRole, _ attributes: Style.Attributes = [],
      on canvas: inout Canvas
    ) {
      canvas.write(text, at: point, theme.style(role, attributes))
      point.x += text.columns
    }
  }

  private static let gap = 3

  let deck: String
  let pairs: Int
  let own: Ghost.Score
  let ghost: Ghost.Score
  /// Whether the ghost is the player's own best game.
  let isOwn: Bool
  let theme: Theme

  /// Draws the line; names give way first, then words, then the clock.
  func draw(clock: Duration, in line: Rect, on canvas: inout Canvas) {
    let start = Point(x: line.minX + 1, y: line.minY)
    let time = clock.clockText
    let room = line.width - 2
    let form = forms.first { width($0) + GhostLine.gap + time.columns <= room } ?? .bare
    let free = room - width(form) - time.columns - 2 * GhostLine.gap
    let name =
      deck.columns <= free ? theme.spelled(deck) + String(repeating: " ", count: GhostLine.gap) : ""
    canvas.write(name, at: start, theme.style(.table, .bold))
    var point = start.moved(x: name.columns)
    for side in sides {
      draw(side, form, at: point, on: &canvas)
      point.x += width(side, form) + GhostLine.gap
    }
    let end = Point(x: line.maxX - 1 - time.columns, y: line.minY)
    guard end.x >= point.x - GhostLine.gap + 1 else { return }
    canvas.write(time, at: end, theme.style(.table, .bold))
  }

  private var sides: [Side] {
    let isUnicode = theme.glyphs == .unicode
    return [
      Side(
        name: say("You", context: "player"), symbol: isUnicode ? "●" : "o", score: own,
        color: .accent),
      Side(
        name: isOwn ? say("Best", context: "ghost") : say("Ghost"), symbol: isUnicode ? "▲" : "^",
        score: ghost,
        color: .chart),
    ]
  }

  private var forms: [Form] {
    let hasPips = theme.isSolid && theme.glyphs == .unicode && pairs <= 15
    return Form.allCases.filter { $0 != .pips || hasPips }
  }

  private func draw(_ side: Side, _ form: Form, at start: Point, on canvas: inout Canvas) {
    let score = side.score
    var line = Line(point: start, theme: theme)
    line.add(form == .bare ? side.symbol : side.name, side.color, on: &canvas)
    if form == .pips {
      line.add(" " + pips("●", score.pairs), side.color, on: &canvas)
      line.add(pips("○", pairs - score.pairs), .dim, on: &canvas)
    } else {
      line.add(" " + found(score), .table, .bold, on: &canvas)
    }
    line.add(form.words, .dim, on: &canvas)
    line.add(moves(score), .table, .bold, on: &canvas)
  }

  private func width(_ side: Side, _ form: Form) -> Int {
    (form == .bare ? 1 : side.name.columns) + 1
      + (form == .pips ? pairs : found(side.score).count) + form.words.columns
      + moves(side.score).count
  }

  private func pips(_ pip: String, _ count: Int) -> String {
    String(repeating: pip, count: max(0, count))
  }

  /// The pairs found in a fixed number of columns.
  private func found(_ score: Ghost.Score) -> String {
    "\(score.pairs)".padded(to: "\(pairs)".count)
  }

  /// The moves in a fixed number of columns.
  private func moves(_ score: Ghost.Score) -> String {
    "\(score.moves)".padded(to: "\(pairs)".count + 1)
  }

  private func width(_ form: Form) -> Int {
    sides.reduce(-GhostLine.gap) { $0 + width($1, form) + GhostLine.gap }
  }
}
