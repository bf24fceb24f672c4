import Canvas
import MemorizeViewModel
import Words

extension ResultScreen {
  func drawStars(on canvas: inout Canvas) {
    guard let area = layout.stars, let count = stars else { return }
    let stars = StarsView(count: count, theme: theme)
    if let star = layout.star {
      clear(area, columns: StarsView.columns(star) + 4, on: &canvas)
      stars.draw(in: area, star: star, on: &canvas)
    } else {
      clear(area, columns: 9, on: &canvas)
      stars.draw(at: Point(x: area.width / 2, y: area.minY), on: &canvas)
    }
  }

  func drawLine(_ text: ResultText, on canvas: inout Canvas) {
    switch layout.lineScale {
    case .huge: drawLarge(text.line, scale: 2, on: &canvas)
    case .large: drawLarge(text.line, on: &canvas)
    case .medium:
      drawLarge(text.start, on: &canvas)
      write(text.rest, in: layout.line.moved(y: LargeText.height).top, on: &canvas)
    case .text, .none:
      let whole = text.line.columns <= layout.line.width ? text.line : text.start
      let row = layout.line.centered(Size(width: layout.line.width, height: 1))
      write(whole.strong, in: row, on: &canvas)
    }
  }

  private func drawLarge(_ line: TextLine, scale: Int = 1, on canvas: inout Canvas) {
    guard let large = LargeText(line, theme) else { return }
    let area = layout.line
    let columns = scale * large.columns
    let rows = Rect(x: 0, y: area.minY, width: area.width, height: scale * LargeText.height)
    clear(rows, columns: columns + 4, on: &canvas)
    large.draw(
      at: Point(x: (area.width - columns) / 2, y: area.minY), theme, scale: scale, on: &canvas)
  }

  func drawBest(_ text: ResultText, on canvas: inout Canvas) {
    guard let area = layout.best else { return }
    let race = text.race.first { $0.columns <= area.width }
    let withNext = text.words.nextStar.compactMap { next in
      text.best.first?.adding("   \(next)", .dim)
    }
    let forms = withNext + text.best
    let best = forms.first { $0.columns <= area.width - 4 } ?? forms.last ?? TextLine()
    let lesson = lesson.lines(theme).first { $0.columns <= area.width }
    let line = lesson ?? race ?? best.droppingEnd(to: area.width)
    write(line, in: area, on: &canvas)
  }

  func draw(_ buttons: ButtonRow, on canvas: inout Canvas) {
    guard let first = buttons.places.first, let last = buttons.places.last else { return }
    let columns = last.frame.maxX - first.frame.minX
    clear(layout.buttons ?? first.frame, columns: columns + 4, on: &canvas)
    buttons.draw(theme, on: &canvas)
  }

  /// Writes a line in the middle of a row.
  private func write(_ line: TextLine, in row: Rect, on canvas: inout Canvas) {
    clear(row, columns: line.columns + 4, on: &canvas)
    line.draw(centeredIn: row, theme: theme, on: &canvas)
  }

  /// Removes the confetti behind the middle of some rows.
  func clear(_ rows: Rect, columns: Int, on canvas: inout Canvas) {
    let area = rows.centered(Size(width: min(columns, rows.width), height: rows.height))
    canvas.fill(area, theme.style())
  }
}

extension TextLine {
  /// The line with all plain text in bold.
  fileprivate var strong: TextLine {
    parts.reduce(TextLine()) { $0.adding($1.text, $1.tone == .plain ? .heading : $1.tone) }
  }
}

/// The grades of the pairs on a board for studying.
extension ResultScreen {
  private static let widestOutcomes = 100
  private static let columnGap = 3

  func drawOutcomes(on canvas: inout Canvas) {
    guard let area = layout.course else { return }
    let outcomes = lesson.outcomes
    // The last row explains the marks, where there is room behind a blank one.
    let rows = max(1, area.height - (outcomes.count < area.height ? 1 : 2))
    let columns = (outcomes.count + rows - 1) / rows
    let width = min(area.width - 4, ResultScreen.widestOutcomes)
    let column = (width - (columns - 1) * ResultScreen.columnGap) / columns
    let lines = outcomes.map(lines)
    let widest = lines.compactMap(\.first?.columns).max() ?? 0
    let used = min(column, widest)
    let whole = columns * used + (columns - 1) * ResultScreen.columnGap
    let start = Point(x: area.minX + (area.width - whole) / 2, y: area.minY)
    clear(area, columns: max(whole, legend.columns) + 4, on: &canvas)
    for (index, forms) in lines.enumerated() {
      (forms.first { $0.columns <= used } ?? forms.last ?? TextLine()).draw(
        at: start.moved(
          x: index / rows * (used + ResultScreen.columnGap), y: index % rows),
        width: used, theme: theme, on: &canvas)
    }
    write(legend, in: area.bottom, on: &canvas)
  }

  /// A pair with the mark of its grade, and the reason why it is not known, the longest form first.
  private func lines(about outcome: PairOutcome) -> [TextLine] {
    let line = Marks(theme).known(outcome.isKnown)
      .adding(" \(theme.spelled(outcome.pair.first.text))", .heading)
      .adding(" \(theme.arrow) ", .faint).adding(theme.spelled(outcome.pair.second.text))
    guard outcome.isKnown == false else { return [line] }
    var reasons = [say("the right card had just been shown"), say("just shown")]
    if let other = outcome.confusedWith.first {
      let name = theme.spelled(other.first.text)
      let pair = "\(name) \(theme.arrow) \(theme.spelled(other.second.text))"
      reasons = [say("mixed up with \(pair)"), say("mixed up: \(name)")]
    } else if outcome.isTyped {
      reasons = [say("typed", context: "grade")]
    }
    return reasons.map { line.adding("  " + $0, .dim) } + [line]
  }

  /// The meaning of the marks that the board has.
  private var legend: TextLine {
    let open = lesson.outcomes.filter { $0.isKnown == nil }
    let words: [(Bool?, String)] = [
      (false, say("not known", context: "legend")), (true, say("known", context: "legend")),
      (
        nil,
        open.allSatisfy(\.isNew)
          ? say("met today: type them (T), or wait for tomorrow")
          : open.contains(where: \.isNew)
            ? say("no grade on this board; T: type those met today")
            : say("no grade on this board", context: "legend")
      ),
    ]
    return words.filter { isKnown, _ in lesson.outcomes.contains { $0.isKnown == isKnown } }
      .map { Marks(theme).known($0).adding(" \($1)", .faint) }.joined("   ")
  }
}

/// The course of the game, move by move, and the forgotten card that lost most moves.
extension ResultScreen {
  private static let gap = 3
  private static let textColumns = 23

  func drawCourse(on canvas: inout Canvas) {
    guard let area = layout.course, let review else { return }
    let (card, step, bars) = courseForm
    let worst = review.forgotten.first
    let side = (worst == nil ? 0 : card.width + ResultScreen.gap) + ResultScreen.textColumns
    let course = CourseView(
      review: review, theme: theme, step: step,
      width: area.width - side - 2 * ResultScreen.gap, barRows: worst == nil ? 0 : bars)
    let columns = course.columns + ResultScreen.gap + side
    clear(area, columns: columns + 4, on: &canvas)
    let start = Point(x: (area.width - columns) / 2, y: area.minY)
    // Without bars there are no names above them either.
    let down = worst == nil ? -1 : max(0, area.height - 1 - course.rows)
    course.draw(at: start.moved(y: down), on: &canvas) { [self] pair in
      review.forgotten.first { $0.pair == pair }.map { play.stage.spelling($0.card) } ?? ""
    }
    let right = start.moved(x: course.columns + ResultScreen.gap)
    guard let worst else {
      return drawLoss(of: review, at: right.moved(y: down + course.rows - 2), &canvas)
    }
    draw(worst, at: right.moved(y: 1), card, on: &canvas)
  }

  /// The size of the card, the columns of a move, and the rows of the bars.
  private var courseForm: (card: CardSize, step: Int, bars: Int) {
    switch layout.courseScale {
    case .huge: (CardSize(width: 22, height: 13), 5, 7)
    case .large: (CardSize(width: 14, height: 8), 3, 3)
    case .medium, .text, .none: (CardSize(width: 8, height: 5), 3, 2)
    }
  }

  /// Draws that nothing was forgotten, or what was lost without forgetting a card.
  private func drawLoss(of review: GameReview, at point: Point, _ canvas: inout Canvas) {
    let breakdown = review.breakdown
    let isFaultless = breakdown.loss == .none
    let text =
      isFaultless
      ? lesson.missed.isEmpty
        ? say("You forgot nothing.", columns: 22) : say("You forgot no card.", columns: 22)
      : breakdown.loss == .choices && !review.hasShuffles
        ? say("You turned a seen card that could not help.")
        : breakdown.lossText.capitalizedFirst.asSentence
    let area = Rect(x: point.x, y: point.y, width: ResultScreen.textColumns, height: 2)
    text.wrapped(to: area.width).map { TextLine($0, isFaultless ? .good : .dim) }
      .draw(in: area, theme, on: &canvas)
  }

  /// The moves that the pair has cost among all those lost, and luck: together the distance from par.
  ///
  /// None after the first game of all, where par alone is news enough.
  private func balance(beside pair: GameReview.Forgotten) -> [TextLine] {
    guard let breakdown = review?.breakdown, !table.isFirstGame else { return [] }
    let (all, cost, luck) = (breakdown.memory.magnitude, pair.cost.magnitude, breakdown.luck)
    let (figure, others) = (Slot.first, all.text)
    let lost =
      all == cost
      ? say("\(figure) moves lost", columns: 22)
      : say("\(figure) of \(others) lost moves", columns: 22)
    return [TextLine(lost, .dim, values: [(cost.text, .heading)])]
      + (luck.tenths == 0 ? [] : [TextLine(luck.luckLine, .dim)])
  }

  /// Draws the card of a forgotten pair and what it cost.
  private func draw(
    _ pair: GameReview.Forgotten, at point: Point, _ size: CardSize, on canvas: inout Canvas
  ) {
    guard let face = play.stage.faces[pair.card] else { return }
    CardView(theme: theme, size: size).draw(face, in: size.frame(at: point), on: &canvas)
    // Words stay as they are in the deck; names of pictures begin the line.
    let spelling = play.stage.spelling(pair.card)
    let name = table.board.hasWords ? spelling : spelling.capitalizedFirst
    let lines: [TextLine] =
      [
        TextLine("! ", .forgotten).adding(name, .heading),
        TextLine(pair.times, .dim),
      ] + balance(beside: pair)
    let start = point.moved(
      x: size.width + ResultScreen.gap, y: max(0, (size.height - 1 - lines.count) / 2))
    lines.draw(
      in: Rect(
        x: start.x, y: start.y, width: ResultScreen.textColumns, height: lines.count), theme,
      on: &canvas)
  }
}
