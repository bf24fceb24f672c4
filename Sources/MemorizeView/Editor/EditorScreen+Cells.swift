import Canvas
import MemorizeViewModel
import Words

extension EditorScreen {
  /// Draws a face, a term or a definition; under the cursor, with a mark that removes it.
  func drawCell(
    _ text: String?, _ target: EditorField, _ rect: Rect, _ theme: Theme, _ canvas: inout Canvas
  ) {
    guard let text else { return }
    let isFocused = target == focus
    let selected = SelectedRow(theme: theme)
    if isFocused { selected.draw(in: rect, on: &canvas) }
    let style = isFocused ? selected.style : theme.style(target.pair == nil ? .dim : .table)
    let room = max(1, rect.width - 3)
    canvas.write(theme.fit(theme.spelled(text), room), at: rect.origin.moved(x: 1), style)
    if hasRemoveMark(target) {
      canvas.write("x", at: Point(x: rect.maxX - 1, y: rect.minY), style.with(.bold))
    }
  }

  /// Draws a face as the card that it will be.
  func drawCard(_ face: Face?, in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    guard let face, let size = layout.card else { return }
    CardView(theme: theme, size: size).draw(
      CardPose(id: CardID(rawValue: -1), frame: rect, side: .face),
      CardView.Details(face: theme.text(of: face)), on: &canvas)
  }

  /// Draws the place of a new face: an empty one with a plus sign and, with room, a word.
  func drawAddSlot(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let word = say("add", context: "key")
    guard let size = layout.card else {
      let isFocused = focus == .newFirst
      if isFocused { SelectedRow(theme: theme).draw(in: rect, on: &canvas) }
      let hasRoom = word.columns + 2 <= rect.width - (isFocused ? 1 : 0)
      let style = theme.style(.accent, on: isFocused ? .selection : .table, .bold)
      canvas.write(
        hasRoom ? "+ \(word)" : "+", at: rect.origin.moved(x: hasRoom && !isFocused ? 0 : 1), style)
      return
    }
    let background = CardView(theme: theme, size: size).drawPlace(in: rect, on: &canvas)
    let isWhole = word.columns + 4 <= rect.width
    let lines = isWhole ? ["+ \(word)"] : ["+", theme.fit(word, rect.width)]
    for (row, line) in lines.enumerated() {
      let start = Point(
        x: rect.minX + (rect.width - line.columns) / 2,
        y: rect.minY + (rect.height - lines.count) / 2 + row)
      canvas.write(line, at: start, theme.style(.accent, on: background, .bold))
    }
  }

  /// Draws the cursor's frame around a card, with the mark that removes it.
  func drawCardCursor(_ theme: Theme, on canvas: inout Canvas) {
    guard let size = layout.card, focus.pair != nil || layout.hasAddSlot && focus == .newFirst
    else { return }
    let frame = onScreen(layout.frame(of: focus))
    CardView(theme: theme, size: size).drawCursor(around: frame, on: &canvas)
    if canvas.clip.contains(frame.origin) { canvas.cursor = frame.origin }
    guard field == nil, focus.pair != nil else { return }
    canvas.write(
      "x", at: Point(x: frame.maxX - 2, y: frame.minY), theme.style(.ink, on: .face, .bold))
  }

  /// Whether a cell ends with the mark that removes its pair: of words, the definition does.
  private func hasRemoveMark(_ target: EditorField) -> Bool {
    guard let index = target.pair, index == focus.pair else { return false }
    guard layout.isWords else { return target == focus }
    if case .second = target { return true }
    return false
  }
}
