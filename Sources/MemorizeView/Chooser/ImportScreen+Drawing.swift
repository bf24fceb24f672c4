import Canvas
import Words

extension ImportScreen {
  func draw(on canvas: inout Canvas, at time: Duration) {
    drawList(on: &canvas)
    drawHeader(on: &canvas)
  }

  private func drawHeader(on canvas: inout Canvas) {
    guard layout.header != nil else { return }
    PageHeader.drawCloseButton(of: layout, theme, on: &canvas)
    let area = layout.header(from: 1, width: layout.closeButton.minX - 2)
    let label = area.width >= 24 ? say("Import file:") : say("File:")
    canvas.write(theme.fit(label, area.width), at: area.origin, theme.style(.accent, .bold))
    let start = min(area.width, label.columns + 1)
    path.draw(
      in: layout.header(from: area.minX + start, width: area.width - start), theme: theme,
      on: &canvas)
  }

  private func drawList(on canvas: inout Canvas) {
    let range = range
    top = range.clamped(top)
    let row = SelectedRow(theme: theme)
    for (number, choice) in path.choices.dropFirst(top).prefix(range.visible).enumerated() {
      let frame = Rect(
        x: 0, y: layout.body.minY + number, width: layout.size.width, height: 1)
      let isSelected = path.selected == top + number
      if isSelected { row.draw(in: frame, on: &canvas) }
      canvas.write(
        theme.fit(choice.text, frame.width - 3), at: frame.origin.moved(x: 2),
        isSelected ? row.style : theme.style())
    }
    ScrollMarks(range: range, top: top, theme: theme).drawBar(in: layout.body, on: &canvas)
  }
}

extension PathEntry.Choice {
  fileprivate var text: String {
    switch self {
    case .parent: "../"
    case .pictures(let count):
      say(
        count, one: "this folder: \(count) picture", other: "this folder: \(count) pictures")
    case .candidate(let entry): entry.name + (entry.isFolder ? "/" : "")
    }
  }
}
