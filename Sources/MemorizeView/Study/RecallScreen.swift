import Canvas
import MemorizeViewModel
import Words

/// Asks for the other side of a pair that was found, over the table.
final class RecallScreen: Screen {
  enum Command {
    /// Grade what was typed, or go on once it is graded.
    case next
    /// Count the answer the other way.
    case overrule
  }

  let play: PlayScreen
  let question: RecallQuestion
  private(set) var field = TextField()
  /// The graded answer.
  private(set) var answer: TypedAnswer?
  /// Whether the answer counts as known.
  private(set) var isKnown = false
  private var size = Size(width: 0, height: 0)

  init(_ play: PlayScreen, _ question: RecallQuestion) {
    self.play = play
    self.question = question
  }

  var theme: Theme {
    get { play.theme }
    set { play.theme = newValue }
  }

  /// Letters are commands only once the answer is graded.
  var isTakingText: Bool { answer == nil }

  var footer: Footer? { nil }

  var guide: Guide {
    Guide(
      title: say("Type the other side"),
      rules: say(
        """
        Case, punctuation and words in brackets make no difference. Wrong accents and a single \
        typo are pointed out, but count as known. An empty answer means that you do not know it. \
        Escape closes without a grade.
        """))
  }

  var keyMap: KeyMap<Command> {
    guard answer != nil else {
      return KeyMap([KeyBinding([.enter], .next, hint: "check", help: "check the answer")])
    }
    return KeyMap([
      KeyBinding([.enter, " "], .next, hint: "next", help: "go on"), overruling,
    ])
  }

  /// The key that counts the answer the other way.
  private var overruling: KeyBinding<Command> {
    isKnown
      ? KeyBinding(
        ["a"], .overrule, hint: "count as wrong", help: "count the answer the other way")
      : KeyBinding(
        ["a"], .overrule, hint: "count as known", help: "count the answer the other way")
  }

  var texts: [String] { [question.pair.first.text, question.pair.second.text] }

  func perform(_ command: Command, at time: Duration) -> Action? {
    guard let graded = answer else {
      let judged = play.viewModel.study.judge(field.text, to: question)
      (answer, isKnown) = (judged, judged.grade > .again)
      return nil
    }
    if command == .overrule {
      isKnown.toggle()
      return nil
    }
    play.viewModel.study.record(graded, to: question, isKnown: isKnown)
    return .close
  }

  func insert(_ key: Key, at time: Duration) -> Action? {
    if isTakingText { _ = field.handle(key) }
    return nil
  }

  func paste(_ text: String, at time: Duration) -> Bool {
    guard isTakingText else { return false }
    field.insert(text)
    return true
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    guard mouse.action == .press(.left) else { return nil }
    let view = view
    if view.closeMark.contains(mouse.point) { return .close }
    guard let key = view.keys?.key(at: mouse.point) else { return nil }
    return key == .escape ? .close : press(key, at: time) ?? nil
  }

  func fit(to size: Size) {
    self.size = size
    play.fit(to: size)
  }

  /// The dialog: blank rows, on which the cards, the field and the verdict are drawn.
  var view: DialogView {
    var content = DialogContent(
      title: say("Pair! Type the other side"),
      detail: say("\(question.number) of \(question.pairs)"),
      rows: (0..<RecallScreen.rows).map { _ in DialogContent.Row(left: "") })
    content.leastColumns = RecallScreen.columns
    content.legends = keyMap.legends + [closing]
    return DialogView(content: content, theme: theme, size: size)
  }

  /// The key that closes the dialog; before an answer, it skips the question.
  private var closing: KeyLegend {
    answer == nil
      ? KeyLegend(keys: [.escape], hint: "skip", help: "")
      : KeyLegend(keys: [.escape], hint: "close without a grade", help: "")
  }

  private static let rows = 11
  private static let columns = 52

  /// The table below only ends its motions.
  func advance(to time: Duration) -> Action? {
    play.stage.advance(to: time)
    return nil
  }

  func draw(on canvas: inout Canvas, at time: Duration) {
    play.draw(on: &canvas, at: time)
    hideFoundPair(on: &canvas)
    if theme.hasShades { canvas.dim() }
    let view = view
    view.draw(ListPosition(), on: &canvas)
    canvas.cursor = nil
    drawContent(in: view.list, on: &canvas)
  }

  /// Hides the pair found last, whose pile could show the answer.
  private func hideFoundPair(on canvas: inout Canvas) {
    guard let pile = play.stage.layout?.foundPile else { return }
    canvas.fill(
      Rect(x: pile.minX, y: pile.minY, width: pile.width + 1, height: pile.height), theme.style())
  }

  /// Draws the field; it scrolls so that the cursor is visible.
  func drawField(in row: Rect, on canvas: inout Canvas) {
    field.draw(in: row, theme: theme, on: &canvas)
    if answer != nil { canvas.cursor = row.origin }
  }
}

extension RecallScreen {
  /// The rows of the cards, where there is room for them.
  private static let cardRows = 7
  private static let leastRowsForCards = 11
  private static let arrowColumns = 7

  /// Draws both cards, the field, the mark below a typo, and the verdict.
  func drawContent(in list: Rect, on canvas: inout Canvas) {
    let hasCards = list.height >= RecallScreen.leastRowsForCards
    if hasCards { drawCards(in: list, on: &canvas) } else { drawTerm(in: list, on: &canvas) }
    let y = list.minY + (hasCards ? RecallScreen.cardRows : 1)
    let row = Rect(x: list.minX, y: y, width: list.width, height: 1)
    guard y < list.maxY else { return }
    drawField(in: row.inset(x: 1, y: 0), on: &canvas)
    if let answer, case .nearly(let place) = answer.verdict, list.height > 4 {
      drawMark(at: place, below: row.inset(x: 1, y: 0), on: &canvas)
    }
    let first = y + (list.height > 4 ? 2 : 1)
    let below = Rect(x: list.minX, y: first, width: list.width, height: list.maxY - first)
    verdict.draw(in: below, theme, background: .dialog, on: &canvas)
  }

  private func drawCards(in list: Rect, on canvas: inout Canvas) {
    let width = (list.width - RecallScreen.arrowColumns) / 2
    let size = CardSize(width: width, height: RecallScreen.cardRows - 2)
    let view = CardView(theme: theme, size: size)
    for (side, face) in [question.pair.first, question.pair.second].enumerated() {
      let frame = Rect(
        x: side == 0 ? list.minX : list.maxX - width, y: list.minY + 1, width: width,
        height: size.height)
      let isShown = side == 0 || answer != nil
      view.draw(
        FaceText(face, theme.capabilities), in: frame, side: isShown ? .face : .back, on: &canvas)
      canvas.replaceTable(in: frame, by: .dialog)
    }
    let arrow = theme.glyphs == .ascii ? "->" : "→"
    canvas.write(
      arrow, at: Point(x: list.minX + width + 3, y: list.minY + 2),
      theme.style(.accent, on: .dialog))
  }

  private func drawTerm(in list: Rect, on canvas: inout Canvas) {
    canvas.write(
      theme.fit(question.pair.first.text, list.width), at: list.origin,
      theme.style(.heading, on: .dialog))
  }

  private func drawMark(at place: Int, below row: Rect, on canvas: inout Canvas) {
    let typed = Array(field.text).prefix(place).dropFirst(field.scroll)
    let x = row.minX + typed.reduce(0) { $0 + theme.spelled(String($1)).columns }
    guard x < row.maxX else { return }
    canvas.write(
      theme.glyphs == .unicode ? "▲" : "^", at: Point(x: x, y: row.minY + 1),
      theme.style(.forgotten, on: .dialog))
  }

  /// The verdict in words; empty until the answer is graded.
  var verdict: [TextLine] {
    guard let answer else { return [] }
    let expected = theme.spelled(answer.expected)
    let line: TextLine =
      switch answer.verdict {
      case .right: TextLine(say("Right!"), .good)
      case .accents:
        TextLine(
          say("\(Slot.first) but it is written \(Slot.second)."), .plain,
          values: [(say("Right,"), .good), (expected, .heading)])
      case .nearly(let place):
        TextLine(nearly(answer, place), .gold, ending: .plain, values: [(expected, .heading)])
      case .wrong, .unknown:
        TextLine(
          say("It is \(Slot.first)."), .forgotten, ending: .plain, values: [(expected, .heading)])
      }
    let grade = isKnown ? say("This counts as known.") : say("This counts as not known.")
    return [line, TextLine(grade, .dim)]
  }

  /// The verdict about a typo, as in `Nearly: egg, with two g`.
  ///
  /// It names a letter that was typed too often or not often enough.
  private func nearly(_ answer: TypedAnswer, _ place: Int) -> String {
    let plain = say("Nearly: \(Slot.first).")
    let (typed, expected) = (Array(field.text.lowercased()), Array(answer.expected.lowercased()))
    let difference = typed.count - expected.count
    guard abs(difference) == 1, typed.indices.contains(place - 1) else { return plain }
    let letter = typed[place - 1]
    let run = typed.prefix(place).reversed().prefix { $0 == letter }.count
    if difference == 1, typed.indices.contains(place), typed[place] == letter, run == 1 {
      return say("Nearly: \(Slot.first), with one \(letter).")
    }
    let isDoubled =
      difference == -1 && run == 1 && expected.indices.contains(place) && expected[place] == letter
    return isDoubled ? say("Nearly: \(Slot.first), with two \(letter).") : plain
  }
}
