import Canvas
import MemorizeViewModel
import Words

extension StudyScreen {
  /// A number on a card, and the words below it.
  private struct Counter {
    let count: Int
    let name: String
    let detail: String
    let color: ColorRole
  }

  /// The counters; that of the pairs mixed up only if there are any.
  var counterCount: Int { plan.confusedPairs.isEmpty ? 2 : 3 }

  private var counterValues: [Counter] {
    let (due, new) = (plan.due.count, plan.new.count)
    let confused = plan.confusedPairs.count
    let all = [
      Counter(
        count: due, name: say(due, one: "due", other: "due", context: "pairs"),
        detail: say("today"), color: .bonusMiddle),
      Counter(
        count: new, name: say(new, one: "new", other: "new", context: "pairs"),
        detail: say("today"), color: .bonusHigh),
      Counter(
        count: confused, name: say(confused, one: "mixed up", other: "mixed up", context: "pairs"),
        detail: plan.dealsConfused ? say("dealt together") : say("dealt tomorrow"),
        color: .bonusLow),
    ]
    return Array(all.prefix(counterCount))
  }

  /// The last day of studying and, as far as there is room, the deck with which pairs are learned
  /// together.
  var facts: String {
    let last = text.lastStudied
    guard let sharer else { return last }
    let name = theme.spelled(sharer.name.deckTitle)
    let shared = say(
      sharer.pairs, one: "\(sharer.pairs) pair is also in \(name)",
      other: "\(sharer.pairs) pairs are also in \(name)")
    let both = [last, shared].filter { !$0.isEmpty }.listed
    let room = page.size.width - deck.name.deckTitle.columns - StudyScreen.columnsAroundFacts
    return both.columns <= room ? both : last.isEmpty ? shared : last
  }

  /// The columns of the title, the button that closes the page, and the gaps around both.
  private static let columnsAroundFacts = 18

  func drawParts(on canvas: inout Canvas, at time: Duration) {
    for (counter, frame) in zip(counterValues, layout.counters) {
      draw(counter, in: frame, on: &canvas)
    }
    drawText(on: &canvas)
    if let days = layout.days { drawDays(in: days, on: &canvas) }
    buttons?.draw(theme, on: &canvas)
  }

  private func draw(_ counter: Counter, in frame: Rect, on canvas: inout Canvas) {
    let view = CardView(theme: theme, size: CardSize(frame))
    let isSolid = theme.isSolid
    if isSolid {
      view.drawSheet(frame, .face, on: &canvas)
    } else {
      canvas.drawFrame(view.sheet(frame), Lines(theme.glyphs), theme.style())
    }
    let paper: ColorRole = isSolid ? .face : .table
    let ink: ColorRole = isSolid ? .ink : .table
    // Digits take three of the four rows of large letters; below them are a blank row and two lines.
    let rows = LargeText.height + 2
    var y = frame.minY + max(0, (frame.height - 1 - rows) / 2)
    func write(_ text: String, _ y: Int, _ attributes: Style.Attributes = []) {
      canvas.write(
        theme.fit(text, frame.width), centeredIn: frame.moved(y: y - frame.minY),
        theme.style(ink, on: paper, attributes))
    }
    let number = TextLine("\(counter.count)", .heading)
    if let large = LargeText(number, theme), large.columns <= frame.width - 4 {
      let style = theme.style(isSolid ? counter.color : .accent, on: paper)
      large.draw(
        at: Point(x: frame.minX + (frame.width - large.columns) / 2, y: y), theme, style: style,
        on: &canvas)
      y += LargeText.height
    } else {
      write("\(counter.count)", y + 1, .bold)
      y += 3
    }
    write(counter.name, y, .bold)
    write(counter.detail, y + 1)
  }

  /// Draws the outlook, and above it the confusions as far as it leaves room.
  private func drawText(on canvas: inout Canvas) {
    let area = layout.text
    let width = max(1, area.width)
    let sentences = outlook.split(separator: "\n").map(String.init)
    var lines = layout.counters.isEmpty ? [counterLine, TextLine()] : []
    // The title of the confusions and the blank row below them take two rows.
    let rows = sentences.reduce(lines.count + 2) { $0 + $1.wrapped(to: width).count }
    let confusions = text.confusions(
      most: max(0, min(5, area.height - rows)), width: area.width)
    if !confusions.isEmpty {
      lines += Section(title: say("Pairs you mix up"), lines: confusions)
        .ruledLines(width: area.width, theme)
      lines.append(TextLine())
    }
    let outlook = sentences.reduce(into: [String]()) { outlook, text in
      let even = text.wrappedEvenly(to: width)
      // Text that will be cut off fills its lines.
      let hasRoom = lines.count + outlook.count + even.count <= area.height
      outlook += hasRoom ? even : text.wrapped(to: width)
    }
    let start = lines.isEmpty ? max(0, (area.height - outlook.count) / 2) : lines.count
    lines.draw(in: area, theme, on: &canvas)
    for (row, line) in outlook.enumerated() where start + row < area.height {
      TextLine(line, plan.isDone && !isUnfinished ? .heading : .dim).draw(
        at: Point(
          x: area.minX + max(0, (area.width - line.columns) / 2), y: area.minY + start + row),
        width: area.width, theme: theme, on: &canvas)
    }
  }

  /// The state of today and what comes next, in lines.
  private var outlook: String {
    guard !isUnfinished else {
      guard plan.isDone else { return say("A board is in progress.") }
      return [plan.end, say("One more board is in progress.")].joined(separator: "\n")
    }
    let rest = untyped.map {
      say(
        $0.pairs.count, one: "T: type \($0.pairs.count) pair of today.",
        other: "T: type \($0.pairs.count) pairs of today.")
    }
    return [text.outlook, rest ?? "", text.begun].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The counters in one line, for small windows.
  private var counterLine: TextLine {
    counterValues.map { counter in
      let (figure, name) = (Slot.first, counter.name)
      let words = say("\(figure) \(name)", context: "pairs")
      return TextLine(words, .dim, values: [("\(counter.count)", .gold)])
    }.joined("  ")
  }

  private func drawDays(in area: Rect, on canvas: inout Canvas) {
    let days = 7
    let counts = plan.forecast(days: days)
    let average = Double(counts.reduce(0, +)) / Double(max(1, counts.count))
    let today = plan.memory.today
    let names = (1...days).map { CalendarDay(today + $0).shownShortWeekday }
    let chart = DayColumns(
      counts: counts, width: area.width, height: area.height - 3, theme: theme)
    let section = Section(
      title: say("Coming days"), fact: say("\(Int(average.rounded())) a day on average"),
      lines: average > 0
        ? chart.lines(named: names) : [TextLine(say("No pair is due on these days."), .dim)])
    section.ruledLines(width: area.width, theme).draw(in: area, theme, on: &canvas)
  }
}

/// The parts of the page of a study day.
struct StudyLayout: Equatable {
  let page: PageLayout
  /// The counters as cards; none where they have no room.
  let counters: [Rect]
  /// The rows for confusions and the outlook.
  let text: Rect
  /// The chart of the days to come; `nil` where there is no room for it.
  let days: Rect?
  /// The row of the buttons; `nil` where there is no room for them.
  let buttons: Rect?

  private static let gap = 3
  /// The rows of the chart with its title.
  private static let daysHeight = 9
  /// The most rows that are added to it.
  private static let mostGrowth = 6
  /// The rows that the text fills at most: five confusions with their title, and the outlook.
  private static let mostText = 10
  private static let leastSizeForCounters = Size(width: 60, height: 18)
  private static let largestCard = Size(width: 31, height: 11)

  /// Lays the page out; a quiet one has words in place of cards, which would be read row by row.
  init(size: Size, counters count: Int = 3, isQuiet: Bool = false) {
    page = PageLayout(size: size, gapAbove: true, gapBelow: true)
    let body = page.body
    let width = min(size.width >= 44 ? size.width - 8 : size.width - 2, 96)
    let x = max(0, (size.width - width) / 2)
    let isLarge = size.height >= 32
    let hasCounters = !isQuiet && StudyLayout.leastSizeForCounters.fits(in: size)
    let card = Size(
      width: min(StudyLayout.largestCard.width, (width - 2 * StudyLayout.gap) / 3),
      height: isLarge ? StudyLayout.largestCard.height : 9)
    let spread = (width - 3 * card.width) / 2
    let hasButtons = body.height >= 5
    buttons = hasButtons ? Rect(x: 1, y: body.maxY - 1, width: size.width - 2, height: 1) : nil
    let hasDays = isLarge && hasCounters
    // In a high window, the chart grows, and everything stays together in the middle.
    let rest = body.height - 2 - card.height - StudyLayout.mostText - StudyLayout.daysHeight - 4
    let growth = hasDays ? min(StudyLayout.mostGrowth, max(0, rest)) : 0
    let margin = hasDays ? max(0, rest - growth) / 2 : 0
    let top = body.minY + (isLarge ? 1 : 0) + margin
    let left = x + (3 - count) * (card.width + spread) / 2
    counters = (0..<(hasCounters ? count : 0)).map {
      Rect(x: left + $0 * (card.width + spread), y: top, width: card.width, height: card.height)
    }
    let start = hasCounters ? top + card.height + 1 : body.minY
    let end = body.maxY - (hasButtons ? 2 : 0) - margin
    let daysHeight = StudyLayout.daysHeight + growth
    days = hasDays ? Rect(x: x, y: end - daysHeight, width: width, height: daysHeight) : nil
    text = Rect(
      x: x, y: start, width: max(0, width),
      height: max(0, (days?.minY ?? end) - start - (hasDays ? 1 : 0)))
  }
}

extension Button {
  /// The button that begins to type the pairs of a round.
  static func typing(_ round: RecallRound) -> Button {
    let count = round.questions.count
    return Button(
      key: "T",
      label: say(count, one: "Type \(count) pair", other: "Type \(count) pairs", context: "button"))
  }
}
