import Canvas

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

  /// Whether a cell ends with the mark that removes its pair: of words, the definition does.
  private func hasRemoveMark(_ target: EditorField) -> Bool {
    guard let index = target.pair, index == focus.pair else { return false }
    guard layout.isWords else { return target == focus }
    if case .second = target { return true }
    return false
  }
}
