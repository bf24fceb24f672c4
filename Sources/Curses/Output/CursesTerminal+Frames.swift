import CNCurses
import Canvas

extension CursesTerminal {
  /// Shows a frame: writes the parts of rows that have changed to the window and lets ncurses send the
  /// differences.
  public func present(_ canvas: Canvas) {
    guard canvas.size == size else { return }
    let before = output.shown
    show(output.next(canvas))
    if output.slowLine != nil, output.shown != before { askLine() }
    // Questions may have waited for a window that is large enough.
    ask()
  }

  /// Whether a part of the last frame is still to be sent.
  public var hasMore: Bool { output.slowLine?.hasMore ?? false }

  /// Sends frames in parts from now on.
  ///
  /// The line is asked at once: a fast one that was only busy for a moment need not be waited for.
  public func slowDown() {
    guard output.slowLine == nil else { return }
    output.slowLine = SlowLine(sent: output.buffer.sent)
    askLine()
  }

  private func askLine() {
    send(SlowLine.question)
    output.slowLine?.ask()
  }

  private func show(_ canvas: Canvas) {
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
    if !moved.isEmpty, output.shown != nil { doupdate() }
    let others = changes.filter { !moved.contains($0.row) }
    write(output.shown == nil ? others : sendColumns(of: others, in: canvas), of: canvas)
    output.shown = canvas
    refresh()
  }

  /// Sends the narrow changes on one background, such as the sides of the cursor's frame: ncurses
  /// sends row by row, and would change the colours several times in each.
  ///
  /// - Returns: the changes still to be sent.
  private func sendColumns(
    of changes: [Canvas.Change], in canvas: Canvas
  ) -> [Canvas.Change] {
    var narrow: [Canvas.Change] = []
    for change in changes where change.columns.count <= 3 {
      change.addCells(of: canvas, to: &narrow)
    }
    guard let background = canvas.commonestBackground(of: narrow) else { return changes }
    let isFirst = { canvas.background(of: $0) == background }
    write(narrow.filter(isFirst), of: canvas)
    leaveok(output.window, true)
    doupdate()
    leaveok(output.window, false)
    return changes.filter { $0.columns.count > 3 } + narrow.filter { !isFirst($0) }
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
    doupdate()
    if input.decoder.synchronizes == true { output.buffer.encloseFrame() }
    deliver { output.buffer.flush() }
  }

  /// Sends the whole next frame.
  public func redraw() {
    output.shown = nil
    clearok(output.window, true)
  }

  /// Reads a background colour reported before the first frame, which then needs no second version.
  private func readEarlyBackground() {
    if backgroundAsked != nil, output.shown == nil, isInputWaiting { listen() }
  }
}

extension Canvas {
  /// The background of the first cell of a change.
  fileprivate func background(of change: Change) -> ColorRole {
    self[Point(x: change.columns.lowerBound, y: change.row)].style.background
  }

  /// The background of most of these changes; `nil` if they are too few to be worth an extra pass.
  fileprivate func commonestBackground(of changes: [Change]) -> ColorRole? {
    var counts: [(background: ColorRole, count: Int)] = []
    for background in changes.lazy.map(background) {
      if let known = counts.firstIndex(where: { $0.background == background }) {
        counts[known].count += 1
      } else {
        counts.append((background, 1))
      }
    }
    guard let most = counts.max(by: { $0.count < $1.count }), most.count >= 8 else { return nil }
    return most.background
  }
}

extension Canvas.Change {
  /// Adds a change for each cell; wide glyphs stay whole.
  fileprivate func addCells(of canvas: Canvas, to changes: inout [Canvas.Change]) {
    guard columns.count > 1, columns.allSatisfy({ canvas.rows[row][$0].glyph.columns == 1 }) else {
      return changes.append(self)
    }
    for x in columns { changes.append(Canvas.Change(row: row, columns: x..<x + 1)) }
  }
}
