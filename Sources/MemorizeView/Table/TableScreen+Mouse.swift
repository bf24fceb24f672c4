import Canvas

extension TableScreen {
  /// Rows that one notch of the wheel moves a list or the board.
  private static let wheelStep = 3

  /// Does what the mouse asks for.
  func use(_ mouse: Mouse, at time: Duration) -> Request? {
    if let dialog { return use(mouse, on: dialog, at: time) }
    switch mouse.action {
    case .press(.left): return press(at: mouse.point, at: time)
    case .press(.right): return perform(.help, at: time)
    case .press(.middle): break
    case .drag: pan(to: mouse.point)
    case .release: release(at: time)
    case .hover: hover(over: mouse.point)
    case .wheel(let up): wheel(up: up)
    }
    return nil
  }

  private func press(at point: Point, at time: Duration) -> Request? {
    if let command = messageLine?.command(at: point, in: bindings) {
      return perform(command, at: time)
    }
    guard let layout, layout.board.area.contains(point) else { return nil }
    markStale()
    if playback != nil { return perform(.run, at: time) }
    if viewModel.isOver { return perform(.choose, at: time) }
    if layout.board.isScrollable {
      drag = (point, scroll, false)
    } else if let place = place(at: point) {
      choose(place, at: time)
    }
    return nil
  }

  /// A board that can be dragged turns a card only when the button comes up where it went down.
  private func release(at time: Duration) {
    guard let drag else { return }
    self.drag = nil
    markStale()
    if !drag.hasMoved, let place = place(at: drag.from) { choose(place, at: time) }
  }

  private func pan(to point: Point) {
    guard let drag, let layout else { return }
    let new = layout.board.clamped(drag.scroll + drag.from.y - point.y)
    guard point.y != drag.from.y || drag.hasMoved else { return }
    self.drag?.hasMoved = true
    scrollBoard(to: new)
  }

  private func wheel(up: Bool) {
    guard let layout, layout.board.isScrollable else { return }
    scrollBoard(
      to: layout.board.clamped(scroll + (up ? -TableScreen.wheelStep : TableScreen.wheelStep)))
  }

  private func scrollBoard(to new: Int) {
    guard new != scroll else { return }
    scroll = new
    bringCursorIntoView()
    markStale()
  }

  /// A cursor that was scrolled out of the window goes to the nearest card that is wholly seen.
  private func bringCursorIntoView() {
    guard let board = layout?.board else { return }
    let seen = navigation.nearest(to: cursor) { [scroll] place in
      board.scroll(showing: place, from: scroll) == scroll
    }
    if let seen, seen != cursor { cursor = seen }
  }

  private func hover(over point: Point) {
    guard playback == nil, let place = place(at: point), place != cursor, table.isOccupied(place)
    else { return }
    moveCursor(to: place)
    markStale()
  }

  /// The place of the board at a cell of the screen.
  private func place(at point: Point) -> Int? {
    guard let layout, layout.board.area.contains(point) else { return nil }
    return layout.board.place(at: Point(x: point.x, y: point.y + scroll))
  }

  private func use(_ mouse: Mouse, on dialog: OldDialog, at time: Duration) -> Request? {
    let view = dialogView(for: dialog)
    switch mouse.action {
    case .press(.left): return press(at: mouse.point, on: dialog, view, at: time)
    case .press(.right): close(at: time)
    case .hover:
      guard let row = view.row(at: mouse.point, top: dialog.top), row != dialog.selected,
        view.content.choices.contains(row)
      else { return nil }
      self.dialog?.selected = row
      markStale()
    case .wheel(let up):
      self.dialog?.top = view.top(showing: nil, from: dialog.top + (up ? -1 : 1))
      markStale()
    default: break
    }
    return nil
  }

  /// A click on a row does what it says; one beside the dialog closes it.
  private func press(
    at point: Point, on dialog: OldDialog, _ view: OldDialogView, at time: Duration
  ) -> Request? {
    markStale()
    let isOutside = !view.frame.contains(point)
    if isOutside, messageLine?.command(at: point, in: bindings) == .quit { return .quit }
    if isOutside || view.closeMark.contains(point) {
      close(at: time)
    } else if let row = view.row(at: point, top: dialog.top), time >= dialog.quietUntil {
      return carryOut(view.content.action(at: row), at: time)
    } else if dialog.kind == .pause {
      close(at: time)
    }
    return nil
  }
}
