import Canvas
import MemorizeViewModel
import Words

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
    for (index, line) in verdict.enumerated() where first + index < list.maxY {
      line.draw(
        at: Point(x: list.minX, y: first + index), width: list.width, theme: theme,
        background: .dialog, on: &canvas)
    }
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
        CardPose(id: CardID(rawValue: side), frame: frame, side: isShown ? .face : .back),
        CardView.Details(face: FaceText(face, theme.capabilities)), on: &canvas)
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
