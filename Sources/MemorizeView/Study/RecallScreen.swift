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
      let judged = play.viewModel.judge(field.text, to: question)
      (answer, isKnown) = (judged, judged.grade > .again)
      return nil
    }
    if command == .overrule {
      isKnown.toggle()
      return nil
    }
    play.viewModel.record(graded, to: question, isKnown: isKnown)
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
    view.draw(selected: nil, top: 0, on: &canvas)
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
