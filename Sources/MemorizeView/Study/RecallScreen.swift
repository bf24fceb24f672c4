import Canvas
import MemorizeViewModel
import Words

/// Asks for the other sides of pairs found on a board, one after the other: before the result, or
/// later on the study page, for those that were left out.
final class RecallScreen: Page {
  enum Command: Equatable {
    /// Grade what was typed, or go on once it is graded.
    case next
    /// Count the answer the other way.
    case overrule
    case close
  }

  /// Whether it opens by itself after a game.
  let opensUnasked: Bool
  /// The name of the page to which it leads.
  private let back: Phrase
  var theme = Theme()
  private(set) var round: RecallRound
  /// The text of the question without an answer.
  private(set) var field = TextField()
  /// The first visible line.
  private var top = 0
  private(set) var page = PageLayout(size: Size(width: 0, height: 0))

  /// A round that leads to a page, and perhaps opens by itself after a game.
  init(_ round: RecallRound, back: Phrase, opensUnasked: Bool = false) {
    (self.round, self.back, self.opensUnasked) = (round, back, opensUnasked)
  }

  /// Letters are commands only at the end; while a verdict waits to be read, they begin the next
  /// answer.
  var isTakingText: Bool { round.current != nil }

  /// Whether Enter checks what was typed.
  private var isAnswering: Bool { isTakingText && !round.isPending }

  var canGiveWay: Bool { false }

  /// How many answers were right, for the page below; `nil` without answers.
  var outcome: Message? {
    let (known, all) = (round.knownCount, round.firstAnswers.count)
    return all == 0
      ? nil : Message(say("\(known) of \(all) typed right."), mood: known > 0 ? .good : .neutral)
  }

  var guide: Guide {
    Guide(
      title: say("Type the other sides"),
      rules: say(
        """
        Case, punctuation and words in brackets make no difference. An answer with a wrong accent, \
        without its article, with one typo (not in short words) or with one of several meanings \
        (cat, kitty) counts as known; the game points it out. Press Enter twice on an empty line \
        if you do not know it. What you did not know is asked again at the end; only your first \
        answer counts. After a study board you type the due pairs that your moves did not \
        grade; the study settings turn that off. Escape ends the round; pairs without an answer \
        get no grade.
        """))
  }

  var keyMap: KeyMap<Command> {
    let next: KeyBinding<Command> =
      isAnswering
      ? KeyBinding(
        [.enter], .next, hint: round.isGivingUp ? "not known" : "check", help: "check the answer")
      : KeyBinding(
        [.enter] + (isTakingText ? [] : [" "]), .next, hint: isLast ? back : "next",
        help: "go on")
    return KeyMap(
      [next] + (round.isPending ? [overruling] : []) + [
        KeyBinding([.escape], .close, hint: isLast ? nil : back, help: "end the round")
      ])
  }

  private var isLast: Bool { round.current == nil }

  /// The key that counts the answer the other way.
  private var overruling: KeyBinding<Command> {
    KeyBinding(
      [.tab], .overrule,
      hint: round.hasRepeated
        ? round.answers.last?.isKnown == true ? "ask again" : "do not ask again"
        : round.answers.last?.isKnown == true ? "count as not known" : "count as known",
      help: "count the answer the other way")
  }

  var texts: [String] { round.questions.flatMap { [$0.first.text, $0.second.text] } }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .overrule: round.overrule()
    case .next where isAnswering: check()
    case .next where isTakingText: goOn()
    case .next, .close:
      round.settle()
      return .close
    }
    return nil
  }

  /// Grades the typed text; after a right answer the next question comes at once.
  private func check() {
    round.answer(field.text)
    field = TextField()
    reveal()
  }

  /// Leaves the verdict behind.
  private func goOn() {
    round.settle()
    reveal()
  }

  func moveOn() { round.type() }

  func insert(_ key: Key, at time: Duration) -> Action?? {
    guard isTakingText else { return nil }
    if round.isPending {
      guard case .character = key else { return .some(nil) }
      goOn()
    }
    if field.handle(key) { reveal() }
    return .some(nil)
  }

  func paste(_ text: String, at time: Duration) -> Bool {
    guard isTakingText else { return false }
    goOn()
    round.type()
    field.insert(text)
    return true
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left) where page.closeButton.contains(mouse.point):
      return perform(.close, at: time)
    case .wheel(let up):
      top = list.range.clamped(top + (up ? -RowList.wheelStep : RowList.wheelStep))
    case .press, .drag, .release, .hover: break
    }
    return nil
  }

  func save(at time: Duration) { round.settle() }
  func leave(at time: Duration) { round.settle() }

  func fit(to size: Size) {
    let new = PageLayout(size: size, gapAbove: true, gapBelow: true)
    guard new != page else { return }
    page = new
    reveal()
  }
}

/// The questions, each on a line with its answer, and the verdict below it.
extension RecallScreen {
  private static let leastForDetail = 60
  private static let widestTerm = 30
  private static let widestField = 40
  /// The columns of the mark before a term.
  private static let markColumns = 3

  /// The lines of the questions.
  private var list: RowList {
    RowList(round.questions.flatMap { _ in [.choice, .continuation] }, in: page.body)
  }

  /// The question to look at: the one that was answered while its verdict waits, else the next one.
  private var active: Int {
    min(round.answers.count - (round.isPending ? 1 : 0), round.questions.count - 1)
  }

  /// Scrolls so that the active question and its verdict are visible.
  private func reveal() { top = list.showing(2 * active, from: top).top }

  func draw(on canvas: inout Canvas, at time: Duration) {
    let facts = TextLine(
      isLast
        ? say("\(round.knownCount) of \(round.pairs.count) right")
        : active < round.pairs.count
          ? say("\(active + 1) of \(round.pairs.count)")
          : say("\(round.questions.count - round.answers.count) to repeat"), .dim)
    let hasRoom = canvas.size.width >= RecallScreen.leastForDetail
    let detail = round.isComplete || !hasRoom ? "" : say("not graded by your moves")
    PageHeader(title: say("Type the other sides"), detail: detail, facts: facts, theme: theme).draw(
      in: page.header(from: 1, width: page.closeButton.minX - 2), of: page, on: &canvas)
    canvas.clip = page.body
    for (row, frame) in list.visibleRows(from: top) {
      draw(row / 2, isVerdict: row % 2 == 1, in: frame, on: &canvas)
    }
    canvas.clip = Rect(canvas.size)
    list.marks(top: top, theme).drawBar(in: page.body, on: &canvas)
  }

  private func draw(_ index: Int, isVerdict: Bool, in line: Rect, on canvas: inout Canvas) {
    let term = min(RecallScreen.widestTerm, line.width * 2 / 5)
    let start = RecallScreen.markColumns + term + 1
    let width = min(RecallScreen.widestField, line.width - start - 2)
    let row = Rect(x: line.minX + start, y: line.minY, width: max(1, width), height: 1)
    let answer = round.answers[at: index]
    guard !isVerdict else {
      if let answer, !isHidden(index) {
        drawVerdict(on: answer, index, in: row, to: line.maxX - 2, on: &canvas)
      }
      return
    }
    drawMark(of: answer, isActive: index == active, at: line.origin.moved(x: 1), on: &canvas)
    canvas.write(
      theme.fit(theme.spelled(round.questions[index].first.text), term),
      at: line.origin.moved(x: RecallScreen.markColumns),
      theme.style(index == active ? Tone.heading : answer == nil ? .dim : .plain))
    if let answer {
      // What was nearly right is not to be copied either.
      if !isHidden(index) || answer.graded.grade == .again {
        drawText(of: answer, in: row, on: &canvas)
      }
    } else if index == active {
      field.draw(in: row, prompt: prompt, theme: theme, on: &canvas)
    } else {
      canvas.fill(
        row, theme.isSolid ? theme.style(.plain, on: .field) : theme.style(.faint).with(.underline))
    }
  }

  /// The text in the empty field: the word for the side, or what another Enter means.
  private var prompt: String {
    round.isGivingUp
      ? say("Enter again if you do not know it")
      : round.asked.map { theme.spelled($0) } ?? ""
  }

  /// Whether an answer is hidden, because its pair is still to be repeated.
  private func isHidden(_ index: Int) -> Bool {
    let isRead = round.isPending && index == active
    return active >= round.pairs.count && !isRead
      && round.questions.dropFirst(round.answers.count).contains(round.questions[index])
  }

  /// Draws what was typed; the letter of a typo is marked.
  private func drawText(of answer: RecallRound.Answer, in row: Rect, on canvas: inout Canvas) {
    var line = TextLine()
    for (place, character) in answer.text.enumerated() {
      let isTypo = answer.graded.verdict == .nearly(at: place)
      line = line.adding(theme.spelled(String(character)), isTypo ? .forgotten : .plain)
    }
    line.draw(at: row.origin, width: row.width, theme: theme, on: &canvas)
    guard case .nearly(let place) = answer.graded.verdict, row.width > place else { return }
    let before = answer.text.prefix(place).reduce(0) { $0 + theme.spelled(String($1)).columns }
    let mark = Point(x: row.minX + before, y: row.minY)
    guard row.contains(mark) else { return }
    let letter = theme.spelled(String(answer.text.dropFirst(place).prefix(1)))
    canvas.write(letter, at: mark, theme.style(.forgotten).with([.underline, .bold]))
  }

  private func drawMark(
    of answer: RecallRound.Answer?, isActive: Bool, at point: Point, on canvas: inout Canvas
  ) {
    if let answer {
      Marks(theme).known(answer.isKnown).draw(at: point, theme: theme, on: &canvas)
    } else if isActive {
      canvas.put(theme.glyphs == .unicode ? "▶" : ">", at: point, theme.style(.gold))
    }
  }

  private func drawVerdict(
    on answer: RecallRound.Answer, _ index: Int, in row: Rect, to end: Int,
    on canvas: inout Canvas
  ) {
    let verdict = RecallVerdict(answer, theme)
    let isOpen = answer.isGrade && index == round.answers.count - 1
    let grade = answer.isKnown ? say("Counted as known.") : say("Counted as not known.")
    let long = isOpen ? verdict.line.adding(" ").adding(grade, .dim) : verdict.line
    let line = [long, verdict.line].first { $0.columns <= end - row.minX }
    // A long answer begins below its term.
    let least = min(row.minX, max(1, end - verdict.line.columns))
    let start = line == nil ? least : row.minX
    (line ?? verdict.line).draw(
      at: Point(x: start, y: row.minY), width: end - start, theme: theme, on: &canvas)
  }
}
