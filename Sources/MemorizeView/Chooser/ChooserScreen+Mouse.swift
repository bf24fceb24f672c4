import Canvas

extension ChooserPage {
  /// Rows that one notch of the wheel moves the list.
  private static let wheelStep = 3

  /// Does what the mouse asks for.
  func use(_ mouse: Mouse, at time: Duration) -> PageRequest? {
    if let dialog { return use(mouse, on: dialog.view(theme, size: layout.size)) }
    switch mouse.action {
    case .press(.left): return press(at: mouse.point, at: time)
    case .press(.right): return perform(.help, at: time)
    case .wheel(let up): wheel(up: up)
    default: break
    }
    return nil
  }

  private func press(at point: Point, at time: Duration) -> PageRequest? {
    if let command = messageLine?.command(at: point, in: bindings) {
      return perform(command, at: time)
    }
    if closeMark.contains(point) { return mode == .importing ? perform(.close, at: time) : .close }
    if orderMark.contains(point) { return perform(.sort, at: time) }
    if mode != .importing, titleArea.contains(point) { return perform(.filter, at: time) }
    if let preview = layout.preview, preview.contains(point), mode != .importing {
      return perform(.choose, at: time)
    }
    return mode == .importing ? pressFile(at: point) : pressDeck(at: point, at: time)
  }

  /// The first click on a deck chooses it, the second one plays it.
  private func pressDeck(at point: Point, at time: Duration) -> PageRequest? {
    guard let row = layout.row(at: point), top + row < shelf.shown.count else { return nil }
    if shelf.selected == top + row { return perform(.choose, at: time) }
    message = nil
    shelf.select(top + row)
    showSelected()
    return nil
  }

  /// A click on a folder opens it; the first one on a file chooses it, the second one imports it.
  private func pressFile(at point: Point) -> PageRequest? {
    guard let row = fileLayout.row(at: point), path.choices.indices.contains(top + row) else {
      return nil
    }
    message = nil
    let isFile =
      if case .candidate(let entry) = path.choices[top + row] { !entry.isFolder } else { false }
    let isChosen = path.selected == top + row
    path.select(top + row)
    return isFile && !isChosen ? nil : takePath()
  }

  private func wheel(up: Bool) {
    let count = mode == .importing ? path.choices.count : shelf.shown.count
    let shown = mode == .importing ? fileLayout : layout
    let step = shown.rowHeight == 1 ? ChooserPage.wheelStep : 1
    top = shown.top(showing: nil, of: count, from: top + (up ? -step : step))
  }

  private func use(_ mouse: Mouse, on view: OldDialogView) -> PageRequest? {
    switch mouse.action {
    case .press(.left):
      let isOutside = !view.frame.contains(mouse.point)
      if isOutside || view.closeMark.contains(mouse.point) { dialog = nil }
    case .press(.right): dialog = nil
    case .wheel(let up): scrollDialog(by: up ? -1 : 1)
    default: break
    }
    return nil
  }
}
