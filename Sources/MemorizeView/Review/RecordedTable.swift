import Canvas
import MemorizeViewModel
import Words

/// A recording on the table: what playback and review have in common.
final class RecordedTable {
  let playback: Playback
  let stage: TableStage
  /// Whether the first row tells of the whole game, not of the moment.
  private let hasSummary: Bool
  /// The last step fully shown.
  private(set) var lastShownStep = 0
  /// Whether the recording was running when something covered it.
  private var wasRunning = false

  /// A recording on a table.
  ///
  /// - Parameters:
  ///   - playback: the recording.
  ///   - dealsAtStart: whether the first deal is animated.
  ///   - hasSummary: whether the first row tells of the whole game, if it had one player.
  ///   - plan: the rows in which the game was played; `nil` for the best ones.
  init(
    _ playback: Playback, dealsAtStart: Bool, hasSummary: Bool = false,
    plan: BoardLayout.Plan? = nil
  ) {
    self.playback = playback
    self.hasSummary =
      hasSummary && playback.review != nil && playback.table.company.contestants.isEmpty
    stage = TableStage(
      playback.table, hasRemarks: playback.review != nil, dealsAtStart: dealsAtStart,
      plan: plan)
  }

  func advance(to time: Duration) {
    playback.advance(to: time)
    stage.advance(to: time)
    // A step has been shown once nothing moves any more.
    guard stage.motion == nil, lastShownStep != playback.position else { return }
    lastShownStep = playback.position
    if let place = forgottenCard.flatMap({ stage.table[$0] })?.place {
      stage.scroll(showing: place)
    }
  }

  func nextChange(after time: Duration) -> Duration? {
    [stage.nextChange(after: time), playback.due].compactMap { $0 }.min()
  }

  func draw(on canvas: inout Canvas, at time: Duration) {
    let forgotten = forgottenCard
    let title = playback.table.board.deck.name.deckTitle
    stage.draw(on: &canvas, title: header == nil ? title : nil, at: time) { id, details in
      details.isForgotten = id == forgotten
    }
    if let header { drawHeader(header, on: &canvas) }
    drawCourse(on: &canvas)
    drawRemark(on: &canvas)
  }

  /// The page whose header tells of the whole game; `nil` for the table's status line.
  var header: PageLayout? {
    guard hasSummary, let layout = stage.layout, layout.statusLine != nil else { return nil }
    return PageLayout(size: layout.size)
  }

  private func drawHeader(_ page: PageLayout, on canvas: inout Canvas) {
    guard let review = playback.review else { return }
    let par = ParMoves.phrase(review.par.text)
    func facts(_ loss: String?) -> TextLine {
      let figures = [review.moves.movesText, par, loss].compactMap(\.self)
      return TextLine(figures.joined(separator: "   "), .dim)
    }
    let table = playback.table
    PageHeader(
      title: say("Review", context: "page"),
      detail: table.pairs.pairsText(of: table.board.deck.name.deckTitle),
      facts: facts(review.breakdown?.lossText),
      shortFacts: facts(review.breakdown?.shortLossText),
      theme: stage.theme
    ).draw(
      in: page.header(from: 1, width: page.closeButton.minX - 3), of: page, on: &canvas)
  }

  private func drawCourse(on canvas: inout Canvas) {
    guard let line = stage.layout?.courseLine, let review = playback.review else { return }
    let shown = review.remarks.prefix(lastShownStep).compactMap { $0 }
    CourseLine(review, move: shown.last?.move ?? 0, theme: stage.theme).draw(in: line, on: &canvas)
  }

  private func drawRemark(on canvas: inout Canvas) {
    guard let line = stage.layout?.remarkLine, let remark else { return }
    let theme = stage.theme
    let style = theme.style(remark.paint, remark.paint == .table ? [] : .bold)
    let figures = figures
    let end = line.width - 1 - figures.columns
    let room = figures.columns > 0 ? end - 3 : line.width - 2
    let text = remark.text(width: room, ellipsis: theme.ellipsis)
    canvas.write(theme.fit(text, room), at: Point(x: 1, y: line.minY), style)
    figures.draw(
      at: Point(x: end, y: line.minY), width: figures.columns, theme: theme, on: &canvas)
  }

  /// Luck and the moves lost in the step shown last, for a line with room for them.
  private var figures: TextLine {
    guard stage.layout?.remarkLine != nil, playback.table.company.contestants.isEmpty,
      lastShownStep < playback.count
    else { return TextLine() }
    guard let remark = stepRemark else { return TextLine() }
    let line = TextLine(remark.luckAndHints, .dim)
    guard let cost = remark.costText else { return line }
    return line.adding(line.parts.isEmpty ? "" : "   ").adding(
      TextLine(say("Lost: \(Slot.first)"), .dim, values: [(cost, .forgotten)]))
  }

  /// Stops the recording while something lies over it.
  func cover(at time: Duration) {
    wasRunning = wasRunning || playback.isRunning
    playback.stop(at: time)
  }

  func uncover(at time: Duration) {
    if wasRunning { playback.run(at: time) }
    wasRunning = false
  }

  /// The remark on the step shown last: memory and luck, and what was forgotten.
  var remark: Message? {
    guard let review = playback.review else { return nil }
    let words = ReviewWords(review, playback.table.company.contestants, name: stage.spelling)
    let wording =
      switch lastShownStep {
      case 0: words.beginning
      case playback.count where words.isSummedUp: words.end
      default:
        stepRemark.flatMap {
          words.wording(of: $0, hasFigures: stage.layout?.remarkLine == nil)
        }
      }
    return wording.map(Message.init)
  }

  /// The card that was forgotten in the step shown last, once everything is at rest.
  private var forgottenCard: CardID? { stage.motion == nil ? stepRemark?.lapse?.card : nil }

  private var stepRemark: Remark? {
    guard let review = playback.review, review.remarks.indices.contains(lastShownStep - 1) else {
      return nil
    }
    return review.remarks[lastShownStep - 1]
  }

  /// The step shown and the number of steps, as in ` 3/10`.
  var positionText: String {
    let count = "\(playback.count)"
    return "\("\(playback.position)".padded(to: count.count))/\(count)"
  }
}
