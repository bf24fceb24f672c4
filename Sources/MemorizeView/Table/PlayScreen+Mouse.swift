import Canvas

/// The mouse on the table.
extension PlayScreen {
  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left): return click(mouse.point, at: time)
    case .drag: pan(to: mouse.point)
    case .release: return release(at: time)
    case .wheel(let up): stage.wheel(up: up)
    case .press, .hover: break
    }
    return nil
  }

  func hover(over point: Point, at time: Duration) -> Bool {
    guard let place = stage.place(at: point), place != stage.cursor,
      stage.table.isOccupied(place)
    else { return false }
    moveCursor(to: place)
    return true
  }

  private func click(_ point: Point, at time: Duration) -> Action? {
    if viewModel.preview != nil { return perform(.endPreview, at: time) }
    guard let board = stage.layout?.board, board.area.contains(point) else { return nil }
    if viewModel.isOver { return perform(.choose, at: time) }
    if board.isScrollable {
      drag = (point, stage.viewport.scroll, false)
      return nil
    }
    return stage.place(at: point).flatMap { choose($0, at: time) }
  }

  /// On a board that can be dragged, a card turns when the button is released where it was pressed.
  private func release(at time: Duration) -> Action? {
    guard let drag else { return nil }
    self.drag = nil
    guard !drag.hasMoved else { return nil }
    return stage.place(at: drag.from).flatMap { choose($0, at: time) }
  }

  private func pan(to point: Point) {
    guard let drag, point.y != drag.from.y || drag.hasMoved else { return }
    self.drag?.hasMoved = true
    stage.scrollBoard(to: drag.scroll + drag.from.y - point.y)
  }
}

extension TableStage {
  /// The number of rows by which a notch of the wheel scrolls the board.
  private static let wheelStep = 3

  /// Scrolls a board that is larger than the window.
  func wheel(up: Bool) {
    guard layout?.board.isScrollable == true else { return }
    scrollBoard(to: viewport.scroll + (up ? -TableStage.wheelStep : TableStage.wheelStep))
  }
}
