import Canvas
import MemorizeViewModel
import Words

/// The progress with a deck: what is known, what was remembered, and what comes.
final class StudyProgressScreen: ReportPage {
  enum Command {
    case move(ListMove)
    case close
  }

  private let deck: Deck
  private let progress: StudyProgress
  private let today: Int
  var theme = Theme()
  var size = Size(width: 0, height: 0)
  var position = ListPosition()

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

  var texts: [String] {
    progress.confusions.flatMap { [$0.confusion.pair.term, $0.confusion.other.definition] }
  }

  var keyMap: KeyMap<Command> {
    KeyMap(
      [
        KeyBinding([.enter], .close, hint: "study", help: "back to the plan of the day")
      ] + KeyBinding.scrolling(list, Command.move) + [
        KeyBinding([.escape, "t"], .close, hint: "back", help: "back")
      ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    guard case .move(let move) = command else { return .close }
    self.move(by: move)
    return nil
  }

  /// The bar and the blank row below it.
  var fixedRows: Int { page.body.height >= 6 ? 2 : 1 }

  /// The lines of one column or two.
  var columns: [[TextLine]] {
    let widths = layout.columns.map(\.width)
    let report = StudyReport(
      progress: progress, today: today, height: max(8, layout.body.height), theme: theme)
    guard widths.count > 1 else { return [report.left(widths[0]) + report.right(widths[0])] }
    return [report.left(widths[0]), report.right(widths[1])]
  }

  var header: PageHeader {
    let due = say(
      progress.due, one: "\(progress.due) due today", other: "\(progress.due) due today")
    return PageHeader(
      title: say("Progress"), detail: total.pairsText(of: theme.spelled(deck.name.deckTitle)),
      facts: TextLine(due, .dim), theme: theme)
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
  func drawFixedRows(in row: Rect, on canvas: inout Canvas) {
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
