import Canvas
import MemorizeViewModel
import Options

/// The lines of the page.
extension EditorPage {
  private static let labels: [EditorField: String] = [
    .name: "Name", .color: "Colour", .pairs: "Pairs", .kind: "Cards", .newFirst: "Add",
  ]

  /// Whether all colours are seen at once.
  var showsSwatches: Bool {
    theme.isSolid && layout.frame(of: .color).width >= 3 * EditorLayout.swatches + 8
  }

  /// A place of the page on the screen.
  private func onScreen(_ rect: Rect) -> Rect { rect.moved(y: layout.body.minY - scroll) }

  func draw(line: Int, on canvas: inout Canvas) {
    let y = onScreen(Rect(x: 0, y: line, width: 0, height: 1)).minY
    if line == layout.heading {
      canvas.write(
        theme.fit(heading, layout.size.width - 2), at: Point(x: 1, y: y), theme.style(.dim))
    }
    if line == layout.removedHeading {
      let text = "\(layout.removedCount) removed, to be taken back"
      canvas.write(theme.fit(text, layout.size.width - 2), at: Point(x: 1, y: y), theme.style(.dim))
    }
    for field in layout.fields(onLine: line) {
      draw(field, in: onScreen(layout.frame(of: field)), &canvas)
    }
  }

  private var heading: String {
    let words = editor.kind == .words
    let noun =
      words ? (layout.count == 1 ? "pair" : "pairs") : (layout.count == 1 ? "face" : "faces")
    return "\(layout.count) \(noun)"
  }

  private func draw(_ target: EditorField, in rect: Rect, _ canvas: inout Canvas) {
    if let label = EditorPage.labels[target], layout.labelWidth > 1 {
      let style = target == focus ? theme.style(.accent, on: .table, .bold) : theme.style(.dim)
      if target == focus { canvas.put(">", at: Point(x: 0, y: rect.minY), style) }
      canvas.write(label, at: Point(x: 1, y: rect.minY), style)
    }
    let deck = editor.deck.wrappedValue
    switch target {
    case .name: draw(deck.name, in: rect, &canvas)
    case .color: drawColor(deck.color, in: rect, &canvas)
    case .pairs:
      drawStepper("\(deck.usualPairs)", target, in: rect, note: "on a board, usually", &canvas)
    case .kind:
      let text = editor.kind == .words ? "in twos" : "alike"
      let note = editor.kind == .words ? "a term and its definition" : "each face twice"
      drawStepper(text, target, in: rect, note: note, &canvas)
    case .newFirst:
      drawPrompt(editor.kind == .words ? "term" : prompt, draft[target], rect, &canvas)
    case .newSecond: drawPrompt("definition", draft[target], rect, &canvas)
    case .first(let index): drawCell(pair(index)?.first.text, target, index, rect, &canvas)
    case .second(let index): drawCell(pair(index)?.second.text, target, index, rect, &canvas)
    case .removed(let index):
      let removed = editor.removedPairs
      guard removed.indices.contains(index) else { return }
      drawCell(title(removed[index]), target, nil, rect, &canvas)
    }
  }

  private var prompt: String { "pictures, or words and Enter" }

  private func draw(_ text: String, in rect: Rect, _ canvas: inout Canvas) {
    canvas.write(theme.fit(theme.spelled(text), rect.width), at: rect.origin, theme.style())
  }

  private func drawPrompt(_ prompt: String, _ text: String?, _ rect: Rect, _ canvas: inout Canvas) {
    if let text, !text.isEmpty { return draw(text, in: rect, &canvas) }
    canvas.write(theme.fit(prompt, rect.width), at: rect.origin, theme.style(.dim))
  }

  /// A value between the marks for less and for more.
  private func drawStepper(
    _ value: String, _ target: EditorField, in rect: Rect, note: String, _ canvas: inout Canvas
  ) {
    let width = layout.stepperWidth(target)
    let isFocused = target == focus
    let mark = theme.style(.accent, on: .table, .bold)
    let marks = target == .pairs ? ("[-]", "[+]") : ("[<]", "[>]")
    canvas.write(marks.0, at: rect.origin, mark)
    let room = width - 6
    let x = rect.minX + 3 + (room - min(room, value.columns)) / 2
    canvas.write(
      theme.fit(value, room), at: Point(x: x, y: rect.minY),
      theme.style(.table, on: .table, isFocused ? .bold : []))
    canvas.write(marks.1, at: Point(x: rect.minX + width - 3, y: rect.minY), mark)
    if isFocused { canvas.cursor = Point(x: x, y: rect.minY) }
    guard rect.width >= width + 2 + note.columns else { return }
    canvas.write(note, at: Point(x: rect.minX + width + 2, y: rect.minY), theme.style(.dim))
  }

  private func drawColor(_ color: DeckColor, in rect: Rect, _ canvas: inout Canvas) {
    guard showsSwatches else {
      return drawStepper(color.rawValue, .color, in: rect, note: "", &canvas)
    }
    for (number, swatch) in DeckColor.allCases.enumerated() {
      let place = Point(x: rect.minX + 3 * number, y: rect.minY)
      let style = Style(.ink, on: .back, tint: swatch, .bold)
      canvas.fill(Rect(x: place.x, y: place.y, width: 2, height: 1), style)
      if swatch == color {
        canvas.write(
          "[", at: Point(x: place.x - 1, y: place.y), theme.style(.table, on: .table, .bold))
        canvas.write(
          "]", at: Point(x: place.x + 2, y: place.y), theme.style(.table, on: .table, .bold))
        if focus == .color { canvas.cursor = place }
      }
    }
    canvas.write(
      color.rawValue, at: Point(x: rect.minX + 3 * EditorLayout.swatches + 1, y: rect.minY),
      theme.style())
  }

  /// A face, a term or a definition; under the cursor with a mark that removes it.
  private func drawCell(
    _ text: String?, _ target: EditorField, _ index: Int?, _ rect: Rect, _ canvas: inout Canvas
  ) {
    guard let text else { return }
    let isFocused = target == focus
    var style = theme.style(index == nil ? .dim : .table)
    if isFocused {
      style =
        theme.isSolid
        ? theme.style(.dialogText, on: .selection, .bold) : theme.style().with(.reverse)
      canvas.fill(rect, style)
      canvas.put(">", at: rect.origin, style)
      canvas.cursor = rect.origin
    }
    let room = max(1, rect.width - 3)
    canvas.write(theme.fit(theme.spelled(text), room), at: rect.moved(x: 1).origin, style)
    let isRow = index != nil && index == focus.pair && (target == focus || layout.isWords)
    let hasMark = layout.isWords ? isSecond(target) : isFocused
    if isRow, hasMark {
      canvas.write("x", at: Point(x: rect.maxX - 1, y: rect.minY), style.with(.bold))
    }
  }

  private func isSecond(_ field: EditorField) -> Bool {
    if case .second = field { true } else { false }
  }

  /// Where the text of a field is written: on a cell of a face as much as it may need.
  func writtenFrame(_ target: EditorField) -> Rect {
    let frame = layout.frame(of: target)
    guard target.pair != nil else { return frame }
    guard !layout.isWords else {
      return Rect(x: frame.minX + 1, y: frame.minY, width: max(1, frame.width - 3), height: 1)
    }
    let width = min(max(frame.width - 2, 24), max(1, layout.size.width - 2))
    return Rect(
      x: min(frame.minX + 1, layout.size.width - 1 - width), y: frame.minY, width: width, height: 1)
  }

  func drawField(on canvas: inout Canvas) {
    let prompt =
      switch focus {
      case .newFirst: editor.kind == .words ? "term" : prompt
      case .newSecond: "definition"
      default: ""
      }
    field?.draw(in: onScreen(writtenFrame(focus)), prompt: prompt, theme: theme, on: &canvas)
  }
}
