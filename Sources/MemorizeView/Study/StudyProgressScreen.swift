import Canvas
import MemorizeViewModel
import Words

/// The progress with a deck: what is known, what was remembered, and what comes.
final class StudyProgressScreen: Screen {
  enum Command {
    case study
    case scroll(Int)
    case page(Int)
    case close
  }

  private static let wheelStep = 3

  private let deck: Deck
  private let progress: StudyProgress
  private let today: Int
  var theme = Theme()
  private var layout = StatisticsLayout(size: Size(width: 0, height: 0))
  private var top = 0

  init(_ table: TableViewModel, deck: Deck) {
    self.deck = deck
    let plan = table.studyPlan(of: deck)
    progress = StudyProgress(plan)
    today = plan.memory.today
  }

  var guide: Guide {
    Guide(
      title: say("Progress"),
      rules: say(
        """
        Known pairs are remembered for three weeks or more. Only pairs that you had learned before \
        count as tests. Matching is easier than typing, so both are counted. The schedule check \
        compares what the schedule expected with what you remembered.
        """))
  }

  var footer: Footer? { layout.page.footer.map { Footer(line: $0, keepsRoom: false) } }

  var texts: [String] {
    progress.confusions.flatMap { [$0.confusion.pair.term, $0.confusion.other.definition] }
  }

  var keyMap: KeyMap<Command> {
    let pageDown = KeyBinding([.pageDown, " "], Command.page(1), hint: "more", help: "page down")
    return KeyMap([
      KeyBinding([.enter], .study, hint: "study", help: "back to the plan of the day"),
      lastTop > 0 ? pageDown : pageDown.hinting(nil),
      KeyBinding([.pageUp], .page(-1), help: "page up"),
      KeyBinding([.down, "j"], .scroll(1), help: "line down"),
      KeyBinding([.up, "k"], .scroll(-1), help: "line up"),
      KeyBinding([.escape, "t"], .close, hint: "back", help: "back"),
    ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .study, .close: return .close
    case .scroll(let step): scroll(by: step)
    case .page(let direction): scroll(by: direction * max(1, visible - 1))
    }
    return nil
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left): return layout.page.closeButton.contains(mouse.point) ? .close : nil
    case .wheel(let up):
      scroll(by: up ? -StudyProgressScreen.wheelStep : StudyProgressScreen.wheelStep)
    default: break
    }
    return nil
  }

  func fit(to size: Size) {
    layout = StatisticsLayout(size: size)
    scroll(by: 0)
  }

  private func scroll(by step: Int) { top = min(max(0, top + step), lastTop) }

  /// The rows of the bar and of the blank row below it.
  private var barRows: Int { layout.page.body.height >= 6 ? 2 : 1 }
  private var visible: Int { max(0, layout.page.body.height - barRows) }
  private var lastTop: Int { max(0, (columns.map(\.count).max() ?? 0) - visible) }

  /// The lines of one column or two.
  private var columns: [[TextLine]] {
    let widths = layout.columns.map(\.width)
    let report = StudyReport(
      progress: progress, today: today, height: max(8, visible), theme: theme)
    guard widths.count > 1 else { return [report.left(widths[0]) + report.right(widths[0])] }
    return [report.left(widths[0]), report.right(widths[1])]
  }

  func draw(on canvas: inout Canvas, at time: Duration) {
    let body = layout.page.body
    let left = layout.columns.first?.x ?? 0
    let bar = Rect(x: left, y: body.minY, width: max(0, body.width - 2 * left), height: 1)
    drawBar(in: bar, &canvas)
    for (column, lines) in zip(layout.columns, columns) {
      for (row, line) in lines.dropFirst(top).prefix(visible).enumerated() {
        line.draw(
          at: Point(x: column.x, y: body.minY + barRows + row), width: column.width, theme: theme,
          on: &canvas)
      }
    }
    ScrollMarks(
      range: ScrollRange(count: lastTop + visible, visible: visible), top: top, theme: theme
    ).drawBar(in: body, on: &canvas)
    let page = layout.page
    let due = say(
      progress.due, one: "\(progress.due) due today", other: "\(progress.due) due today")
    PageHeader(
      title: say("Progress"), detail: total.pairsText(of: theme.spelled(deck.name.deckTitle)),
      facts: TextLine(due, .dim), theme: theme
    ).draw(in: page.header(from: 1, width: page.closeButton.minX - 3), of: page, on: &canvas)
    canvas.cursor = canvas.size.isEmpty ? nil : body.origin
  }

  private var total: Int { progress.known + progress.learning + progress.new }

  /// The numbers of known, learning and new pairs, with their labels and colours.
  private var shares: [(count: Int, label: String, color: ColorRole)] {
    let (known, learning, new) = (progress.known, progress.learning, progress.new)
    return [
      (known, say(known, one: "\(known) known", other: "\(known) known"), .matchedEdge),
      (learning, say(learning, one: "\(learning) learning", other: "\(learning) learning"), .gold),
      (new, say(new, one: "\(new) new", other: "\(new) new"), .button),
    ]
  }

  /// Draws the shares of known, learning and new pairs side by side.
  private func drawBar(in row: Rect, _ canvas: inout Canvas) {
    let shown = shares.filter { $0.count > 0 }
    let labels = shown.map { " \($0.label) " }
    let room = row.width - labels.reduce(0) { $0 + $1.columns } - max(0, shown.count - 1)
    var x = row.minX
    for (part, label) in zip(shown, labels) {
      let extra = max(0, room) * part.count / max(1, total)
      let width = min(label.columns + extra, row.maxX - x)
      guard width > 0 else { return }
      let ink: ColorRole = part.color == .button ? .table : .onGold
      let style =
        theme.hasShades ? theme.style(ink, on: part.color, .bold) : theme.style(.table, .reverse)
      canvas.fill(Rect(x: x, y: row.minY, width: width, height: 1), style)
      canvas.write(theme.fit(label, width), at: Point(x: x, y: row.minY), style)
      x += width + 1
    }
  }
}
