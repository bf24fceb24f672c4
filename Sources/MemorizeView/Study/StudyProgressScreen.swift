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
  var theme = Theme()
  var size = Size(width: 0, height: 0)
  var position = ListPosition()

  init(_ table: TableViewModel, deck: Deck) {
    self.deck = deck
    progress = StudyProgress(table.study.plan(of: deck))
  }

  var guide: Guide {
    Guide(
      title: say("Progress"),
      rules: say(
        """
        A pair is learning until you will remember it for three weeks or more; then it is mature. A \
        pair that comes back is a test. True retention is the share of tests in which you \
        remembered the pair. Matching is easier than typing, so they are counted apart. The \
        schedule check compares what the schedule expected with what you remembered; in brackets \
        is the 95% confidence interval.
        """))
  }

  var texts: [String] {
    progress.confusedPairs.flatMap { [$0.one.term, $0.other.term] }
  }

  var keyMap: KeyMap<Command> {
    KeyMap(
      [
        KeyBinding([.enter], .close, help: "back to the study page")
      ] + KeyBinding.scrolling(list, from: position.top, Command.move) + [
        KeyBinding(["P"], .close, help: "close the page")
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
    let report = StudyReport(progress: progress, height: max(8, layout.body.height), theme: theme)
    guard widths.count > 1 else { return [report.left(widths[0]) + report.right(widths[0])] }
    return [report.left(widths[0]), report.right(widths[1])]
  }

  var header: PageHeader {
    let due = say(
      progress.due, one: "\(progress.due) due today", other: "\(progress.due) due today")
    return PageHeader(
      title: say("Progress"),
      detail: progress.total.pairsText(of: theme.spelled(deck.name.deckTitle)),
      facts: TextLine(due, .dim), theme: theme)
  }

  /// Draws the shares of mature, learning and new pairs side by side.
  func drawFixedRows(in row: Rect, on canvas: inout Canvas) {
    let colors: [(ColorRole, ink: ColorRole)] = [
      (.matchedEdge, .onGold), (.gold, .onGold), (.button, .table),
    ]
    let shown = zip(progress.shares, colors).filter { $0.0.count > 0 }
    let labels = shown.map { " \($0.0.label) " }
    let room = row.width - labels.reduce(0) { $0 + $1.columns } - max(0, shown.count - 1)
    var x = row.minX
    for ((part, (color, ink)), label) in zip(shown, labels) {
      let extra = max(0, room) * part.count / max(1, progress.total)
      let width = min(label.columns + extra, row.maxX - x)
      guard width > 0 else { return }
      let style =
        theme.hasShades ? theme.style(ink, on: color, .bold) : theme.style(.table, .reverse)
      canvas.fill(Rect(x: x, y: row.minY, width: width, height: 1), style)
      canvas.write(theme.fit(label, width), at: Point(x: x, y: row.minY), style)
      x += width + 1
    }
  }
}

/// The parts of the progress page as lines.
struct StudyReport {
  let progress: StudyProgress
  /// The rows of the page.
  let height: Int
  let theme: Theme

  /// The confusions and hard pairs that are listed on low pages.
  private static let leastRows = 5
  /// The fewest columns of a meter beside figures.
  private static let leastMeter = 6
  /// The rows of titles and other lines beside the charts.
  private static let rowsBesideCharts = 7

  private var chartRows: Int {
    min(12, max(4, (height - StudyReport.rowsBesideCharts) / 2))
  }

  /// Retention by day and the forecast.
  func left(_ width: Int) -> [TextLine] {
    let retention = RetentionChart(
      goal: progress.retention, shares: progress.days.map { $0.tests.all.share ?? 0 },
      width: width, height: chartRows, theme: theme)
    let remembered = Section(
      title: say("Remembered, by day"), fact: say("desired \(progress.retention)%"),
      lines: progress.days.isEmpty
        ? say(
          "Each day adds a bar: the share of returning pairs that you still knew. New pairs do not count."
        ).note(width)
        : retention.lines + [figures(width)])
    let forecast = DayColumns(
      counts: progress.forecast, width: width, height: chartRows, theme: theme)
    let mean =
      Double(progress.forecast.reduce(0, +)) / Double(max(1, progress.forecast.count))
    let ahead = progress.forecast.count
    let due = Section(
      title: say(
        ahead, one: "Due in the next \(ahead) day", other: "Due in the next \(ahead) days"),
      fact: mean < 1 ? "" : say("about \(Int(mean.rounded())) a day"),
      lines: mean == 0
        ? say("Here you see on which days your pairs come back.").note(width)
        : forecast.forecast)
    let months = progress.months.isEmpty ? [] : [months(width)]
    let parts = [remembered, due] + months + [workload(width)]
    return parts.flatMap { $0.ruledLines(width: width, theme) + [TextLine()] }
  }

  /// The share of pairs that were remembered when they came back, by month.
  private func months(_ width: Int) -> Section {
    Section(
      title: say("True retention, by month"),
      lines: progress.months.suffix(12).reversed().map { row in
        let rate = row.tests.all
        let fact = say("\(share(rate)) of \(rate.tests)", context: "retention")
        return TextLine(row.month, .dim).filled(to: width - fact.columns).adding(fact)
      })
  }

  /// The work that each retention would cost.
  private func workload(_ width: Int) -> Section {
    Section(
      title: say("Workload"),
      lines: say(
        """
        For each desired retention: reviews a day, and pairs remembered after \
        \(StudyProgress.workloadDays) days.
        """
      ).note(width)
        + progress.workloads.map { work in
          let isOwn = work.retention == progress.retention
          let count = Int(work.reviewsPerDay.rounded(.up))
          let known = Int(work.remembered.rounded())
          let label = TextLine("\(work.retention)%", isOwn ? .gold : .dim)
          let facts = [
            say("\(count) a day, \(known) remembered", context: "reviews"),
            say("\(count) a day", context: "reviews"),
          ]
          let fact = facts.first { label.columns + $0.columns < width } ?? ""
          return label.filled(to: width - fact.columns).adding(fact, isOwn ? .gold : .plain)
        })
  }

  /// The retention by matching and by typing; matching is only recognition.
  private func figures(_ width: Int) -> TextLine {
    let blanks = String(repeating: " ", count: RetentionChart.labelColumns)
    let matching = TextLine(
      say("matching \(Slot.first)"), .dim, values: [(text(progress.week.matching.share), .heading)])
    let typed = TextLine(
      say("typed \(Slot.first)"), .dim, values: [(text(progress.week.typed.share), .heading)])
    let figures = matching.adding("  ", .dim).adding(typed)
    let (long, short) = (say("this week"), say("week"))
    let starts = ["\(blanks)\(long) ", "\(blanks)\(short) ", blanks, ""]
    let start = starts.first { $0.columns + figures.columns <= width } ?? ""
    return TextLine(start, .dim).adding(figures)
  }

  /// Confusions, the check of the schedule, and the hardest pairs.
  func right(_ width: Int) -> [TextLine] {
    let parts = [
      Section(
        title: say("Pairs you mix up"),
        lines: progress.confusedPairs.isEmpty
          ? say(
            "Here you see pairs you mix up. They are dealt on one board until you tell them apart."
          ).note(width)
          : confusions(width)),
      Section(
        title: say("Schedule check"),
        lines: progress.checks.isEmpty
          ? say("Here you see whether you remember as much as the schedule expects.").note(width)
          : checks(width)),
    ]
    var lines = parts.flatMap { $0.ruledLines(width: width, theme) + [TextLine()] }
    let rows = max(StudyReport.leastRows, height - lines.count - 1)
    let hardest = progress.hardest.prefix(rows).map { hard in
      pairLine(
        hard.pair, say("not known \(hard.lapses) of \(hard.grades)"), width: width)
    }
    lines += Section(
      title: say("Hardest"),
      lines: hardest.isEmpty
        ? say("Here you see the pairs that you most often did not know.").note(width)
        : Array(hardest)
    ).ruledLines(width: width, theme)
    return lines
  }

  private func confusions(_ width: Int) -> [TextLine] {
    let most = progress.confusedPairs.map(\.count).max() ?? 1
    let (term, other) = (width / 4, width / 4 + 2)
    let conjunction = say("and") + " "
    return progress.confusedPairs.map { row in
      let number = "\(row.count)"
      let line = TextLine(theme.fit(row.one.term, term)).filled(to: term + 1)
        .adding(conjunction, .faint)
        .adding(theme.fit(row.other.term, other), .forgotten)
        .filled(to: term + other + 2 + conjunction.columns)
      let room = width - line.columns - 4
      let meter = Meter(share: Double(row.count) / Double(most), tone: .forgotten)
      let shown = room >= 4 ? line.adding(meter.line(width: room, theme)) : line
      return shown.filled(to: width - number.columns).adding(number, .heading)
    }
  }

  private func checks(_ width: Int) -> [TextLine] {
    progress.checks.map { check in
      let was = say("was \(share(check.tests))", context: "measured")
      let expected = TextLine(say("expected \(text(check.expected))"), .dim)
      let line = expected.filled(to: max(15, expected.columns + 2))
      let room = width - line.columns - was.columns - 2
      let meter = Meter(share: check.tests.share ?? 0).line(width: max(0, room), theme)
      return (room < StudyReport.leastMeter ? line : line.adding(meter))
        .filled(to: width - was.columns).adding(was)
    }
  }

  private func pairLine(_ pair: StudyPair, _ fact: String, width: Int) -> TextLine {
    let term = theme.fit(pair.term, width / 3)
    let room = max(4, width - term.columns - 5 - fact.columns)
    let line = TextLine(term)
      .adding(" \(theme.arrow) ", .faint).adding(theme.fit(pair.definition, room), .dim)
    guard line.columns + fact.columns + 1 <= width else { return line }
    return line.filled(to: width - fact.columns).adding(fact, .faint)
  }

  /// A share with its confidence interval.
  private func share(_ rate: TestCount) -> String {
    let (low, high) = (rate.interval.lowerBound, rate.interval.upperBound)
    return "\(text(rate.share)) (\(low.percent)-\(high.percent))"
  }

  private func text(_ share: Double?) -> String {
    share.map { "\($0.percent)%" } ?? "-"
  }
}
