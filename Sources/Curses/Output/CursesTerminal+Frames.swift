import CNCurses
import Canvas

extension CursesTerminal {
  /// Shows a frame: writes the parts of rows that have changed to the window and lets ncurses send the
  /// differences.
  public func present(_ canvas: Canvas) {
    guard canvas.size == size else { return }
    readEarlyBackground()
    if output.writer.needsFreshPairs {
      output.writer.forgetPairs()
      redraw()
    }
    let changes = canvas.changes(since: output.shown)
    let moved = output.rows.update(changes, of: canvas)
    write(changes.filter { moved.contains($0.row) }, of: canvas)
    // NB: ncurses scrolls the screen when a row seems to have moved, and then repairs everything
    // around it. Sent first, such a row is still visible in its old place, too.
    // A whole frame is sent at once: half of it would bring back what it was to repair.
    if !moved.isEmpty, output.shown != nil { wrefresh(output.window) }
    write(changes.filter { !moved.contains($0.row) }, of: canvas)
    output.shown = canvas
    refresh()
  }

  private func write(_ changes: [Canvas.Change], of canvas: Canvas) {
    for change in changes {
      output.writer.write(canvas.rows[change.row], change, to: output.window)
    }
  }

  /// Lets ncurses send everything that differs from the screen.
  func refresh() {
    let cursor = output.cursor
    wmove(output.window, Int32(clamping: cursor.y), Int32(clamping: cursor.x))
    wrefresh(output.window)
    deliver { output.buffer.flush() }
  }

  /// Sends the whole next frame.
  public func redraw() {
    output.shown = nil
    clearok(output.window, true)
  }

  /// Reads a background colour reported before the first frame, which then needs no second version.
  private func readEarlyBackground() {
    if isBackgroundDue, output.shown == nil, isInputWaiting { listen() }
  }
}
