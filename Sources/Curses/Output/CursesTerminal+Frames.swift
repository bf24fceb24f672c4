import CNCurses
import Canvas

extension CursesTerminal {
  /// Shows a frame: writes the rows that have changed to the window and lets ncurses send the
  /// differences.
  public func present(_ canvas: Canvas) {
    guard canvas.size == size else { return }
    readEarlyBackground()
    let changed = canvas.rows.indices.filter { output.shown?.rows[$0] != canvas.rows[$0] }
    let moved = changed.filter { y in
      [output.shown, canvas].allSatisfy { $0?.hasOnce(canvas.rows[y]) ?? false }
    }
    write(moved, of: canvas)
    // NB: ncurses scrolls the screen when a row seems to have moved, and then repairs everything
    // around it. Sent first, such a row is still visible in its old place, too.
    if !moved.isEmpty { wrefresh(output.window) }
    write(changed.filter { !moved.contains($0) }, of: canvas)
    output.shown = canvas
    refresh()
  }

  private func write(_ rows: [Int], of canvas: Canvas) {
    for y in rows { output.writer.write(canvas.rows[y], at: y, to: output.window) }
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

extension Canvas {
  /// Whether exactly one row has the glyphs of this one.
  fileprivate func hasOnce(_ row: [Cell]) -> Bool {
    rows.count { $0.elementsEqual(row) { $0.glyph == $1.glyph } } == 1
  }
}
