import Canvas
import MemorizeViewModel
import Words

/// The course of the game, move by move, and the card whose forgetting cost most.
extension ResultScreen {
  private static let gap = 3
  private static let textColumns = 22

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
      play.stage.spelling(table.card(namingPair: pair))
    }
    let right = start.moved(x: course.columns + ResultScreen.gap)
    guard let worst else { return drawPraise(at: right.moved(y: down + course.rows - 2), &canvas) }
    draw(worst, at: right.moved(y: 1), card, on: &canvas)
  }

  /// The size of the card, the columns of a move, and the rows of the bars.
  private var courseForm: (card: CardSize, step: Int, bars: Int) {
    switch layout.courseScale {
    case .huge: (CardSize(width: 22, height: 13), 5, 7)
    case .large: (CardSize(width: 14, height: 8), 3, 3)
    case .medium, .text, .none: (CardSize(width: 8, height: 5), 2, 2)
    }
  }

  private func drawPraise(at point: Point, _ canvas: inout Canvas) {
    TextLine(say("You forgot nothing.", columns: 22), .good).draw(
      at: point, width: ResultScreen.textColumns, theme: theme, on: &canvas)
  }

  /// Draws the card of a forgotten pair and what it cost.
  private func draw(
    _ pair: GameReview.Forgotten, at point: Point, _ size: CardSize, on canvas: inout Canvas
  ) {
    let id = pair.name(on: table)
    guard let face = play.stage.faces[id] else { return }
    let frame = Rect(x: point.x, y: point.y, width: size.width, height: size.height)
    CardView(theme: theme, size: size).draw(face, in: frame, on: &canvas)
    let lines = [
      TextLine("! ", .forgotten).adding(play.stage.spelling(id).capitalizedFirst, .heading),
      TextLine(pair.times, .dim),
      TextLine(
        pair.costText("\(Slot.first)"), .dim, values: [(pair.cost.magnitude.text, .heading)]),
    ]
    let start = point.moved(
      x: size.width + ResultScreen.gap, y: max(0, (size.height - 1 - lines.count) / 2))
    for (row, line) in lines.enumerated() {
      line.draw(
        at: start.moved(y: row), width: ResultScreen.textColumns, theme: theme, on: &canvas)
    }
  }
}
