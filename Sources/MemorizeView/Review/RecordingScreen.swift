import Canvas
import MemorizeViewModel
import Words

/// The player's commands in a recording.
enum RecordingCommand: Equatable {
  case run
  case step(Int)
  /// Goes to the next forgotten card, or with a negative number to the previous one.
  case forgotten(Int)
  /// Doubles the speed a number of times, or halves it.
  case speed(Int)
  /// Plays from the start.
  case restart
  /// Plays on from before the move under review.
  case practise
  case close
}

/// A recording on the table: what playback and review have in common.
class RecordingScreen {
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

  /// Plays on from before the move under review.
  func practise(at time: Duration) {}

  var isStale: Bool { stage.hasUnseenChange }

  var theme: Theme {
    get { stage.theme }
    set { stage.theme = newValue }
  }

  func fit(to size: Size) { stage.fit(to: size) }

  func advance(to time: Duration) -> Action? {
    playback.advance(to: time)
    stage.advance(to: time)
    // A step has been shown once nothing moves any more.
    guard stage.motion == nil, lastShownStep != playback.position else { return nil }
    lastShownStep = playback.position
    if let place = forgottenCard.flatMap({ stage.table[$0] })?.place {
      stage.scroll(showing: place)
    }
    return nil
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
    let par = review.hasPar ? ParMoves.phrase(review.par.text) : nil
    func facts(_ loss: String?) -> TextLine {
      let figures = [review.moves.movesText, par, loss].compactMap(\.self)
      return TextLine(figures.joined(separator: "   "), .dim)
    }
    let table = playback.table
    PageHeader(
      title: say("Review", context: "page"),
      detail: table.pairs.pairsText(
        of: table.board.deck.name.deckTitle, ofAKind: table.variant.cardsOfAKind),
      facts: facts(review.breakdown?.lossText),
      shortFacts: facts(review.breakdown?.shortLossText),
      theme: theme
    ).draw(in: page.header(from: 1, width: page.closeButton.minX - 3), of: page, on: &canvas)
  }

  private func drawCourse(on canvas: inout Canvas) {
    guard let line = stage.layout?.courseLine, let review = playback.review else { return }
    let shown = review.remarks.prefix(lastShownStep).compactMap { $0 }
    CourseLine(outcomes: review.outcomes, move: shown.last?.move ?? 0, theme: theme)
      .draw(in: line, on: &canvas)
  }

  private func drawRemark(on canvas: inout Canvas) {
    guard let line = stage.layout?.remarkLine, let remark else { return }
    let figures = figures
    let end = line.width - 1 - figures.columns
    let room = figures.columns > 0 ? end - 3 : line.width - 2
    let text = remark.text(width: room, ellipsis: theme.ellipsis)
    canvas.write(theme.fit(text, room), at: Point(x: 1, y: line.minY), theme.style(of: remark.mood))
    figures.draw(at: Point(x: end, y: line.minY), theme: theme, on: &canvas)
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

  func uncover(after cover: Cover, at time: Duration) -> Action? {
    if wasRunning { playback.run(at: time) }
    wasRunning = false
    return nil
  }

  /// The remark on the step shown last: memory and luck, and what was forgotten.
  var remark: Message? {
    guard let review = playback.review else { return nil }
    let words = ReviewWords(review, playback.table.company.contestants, name: stage.spelling)
    return switch lastShownStep {
    case 0: words.beginning
    case playback.count where words.isSummedUp: words.end
    default:
      stepRemark.flatMap {
        words.wording(of: $0, hasFigures: stage.layout?.remarkLine == nil)
      }
    }
  }

  /// The card that was forgotten in the step shown last, once everything is at rest.
  private var forgottenCard: CardID? { stage.motion == nil ? stepRemark?.lapse?.card : nil }

  private var stepRemark: Remark? {
    playback.review?.remarks[at: lastShownStep - 1] ?? nil
  }

  /// The step shown and the number of steps, as in ` 3/10`.
  var positionText: String {
    let count = "\(playback.count)"
    return "\("\(playback.position)".padded(to: count.count))/\(count)"
  }
}

/// The keys and the mouse in a recording, and words about it for help.
extension RecordingScreen {
  /// The keys without those for forgotten cards where there are none.
  func keyMap(_ bindings: [KeyBinding<RecordingCommand>]) -> KeyMap<RecordingCommand> {
    let hasForgotten = playback.review?.lapses.isEmpty == false
    return KeyMap(
      bindings.filter { binding in
        if case .forgotten = binding.command { hasForgotten } else { true }
      })
  }

  func perform(_ command: RecordingCommand, at time: Duration) -> Action? {
    switch command {
    case .run: playback.toggleRunning(at: time)
    case .step(let count): playback.step(by: count, at: time)
    case .forgotten(let direction): playback.step(toLapse: direction, at: time)
    case .speed(let steps): playback.change(speedBy: steps, at: time)
    case .restart: playback.restart(at: time)
    case .close: return .close
    case .practise:
      practise(at: time)
      return .close
    }
    return nil
  }

  /// A click pauses or resumes, the wheel scrolls a large board.
  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left):
      if header?.closeButton.contains(mouse.point) == true { return .close }
      guard stage.layout?.board.area.contains(mouse.point) == true else { return nil }
      playback.toggleRunning(at: time)
    case .wheel(let up): stage.wheel(up: up)
    case .press, .drag, .release, .hover: break
    }
    return nil
  }

  /// The waits of recordings and how forgotten cards are marked, for their help.
  var rulesOfRecordings: [String] {
    [say("Pauses are left out, and waits are cut to 3 s.")]
      + (playback.review == nil
        ? []
        : [
          say(
            """
            A ! marks a card that you had seen and forgot. Luck and lost moves are averages over \
            all possible places of the hidden cards: often less than one move.
            """)
        ])
  }

  /// The mouse actions, for the help of recordings.
  var mouseHelp: [(action: String, help: String)] {
    [
      (say("Click"), say("pause or resume, or press the key you click")),
      (say("Right-click"), say("this help")),
      (say("Wheel"), say("move a board larger than the window")),
    ]
  }
}
