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
    let mark: PlayerMark
    let score: Ghost.Score
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

  private static let gap = 3

  let deck: String
  /// The names of the rules that are on, from long to short.
  var rules: [String] = []
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
    let hasPips = theme.isSolid && pairs <= 15
    let forms = Form.allCases.filter { $0 != .pips || hasPips }
    let form = forms.first { width($0) + GhostLine.gap + time.columns <= room } ?? .bare
    let free = room - width(form) - time.columns - 2 * GhostLine.gap
    let title = SharedTitle(deck: deck, rules: rules, theme: theme)
      .draw(at: start, width: free, on: &canvas)
    var point = start.moved(x: title == 0 ? 0 : title + GhostLine.gap)
    for side in sides {
      for (text, style) in pieces(of: side, form) {
        canvas.write(text, at: point, style)
        point.x += text.columns
      }
      point.x += GhostLine.gap
    }
    let end = Point(x: line.maxX - 1 - time.columns, y: line.minY)
    guard end.x >= point.x - GhostLine.gap + 1 else { return }
    canvas.write(time, at: end, theme.style(.table, .bold))
  }

  private var sides: [Side] {
    [
      Side(name: say("You", context: "player"), mark: .of(0), score: own),
      Side(
        name: isOwn ? say("Your best", context: "ghost") : say("Ghost"), mark: .of(1), score: ghost
      ),
    ]
  }

  /// The texts of a side; figures have a fixed number of columns.
  private func pieces(of side: Side, _ form: Form) -> [(text: String, style: Style)] {
    let (score, digits) = (side.score, "\(pairs)".count)
    let (color, bold) = (theme.style(side.mark.color), theme.style(.table, .bold))
    let dim = theme.style(ColorRole.dim)
    let name = form == .bare ? [side.mark.symbol(theme)].text : side.name
    let found =
      form == .pips
      ? [(" " + pips("●", score.pairs), color), (pips("○", pairs - score.pairs), dim)]
      : [(" " + "\(score.pairs)".padded(to: digits), bold)]
    return [(name, color)] + found
      + [(form.words, dim), ("\(score.moves)".padded(to: digits + 1), bold)]
  }

  private func pips(_ pip: String, _ count: Int) -> String {
    String(repeating: pip, count: max(0, count))
  }

  private func width(_ form: Form) -> Int {
    sides.reduce(-GhostLine.gap) { columns, side in
      pieces(of: side, form).reduce(columns + GhostLine.gap) { $0 + $1.text.columns }
    }
  }
}
