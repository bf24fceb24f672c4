import CNCurses
import Canvas

/// Showing pictures: changes past ncurses, and the first one, which changes an empty screen; others
/// that are sent as a whole by way of it.
///
/// ncurses looks for the shortest way from one screen to another. Here it is known already which cells
/// differ, and to send just these takes a third of the time and fewer bytes. Before ncurses is next
/// needed it is made to draw what was sent past it, for nobody to see: so it always knows the screen.
extension CursesTerminal {
  /// Shows a picture; only the cells that differ from the last one are sent.
  public func present(_ canvas: Canvas) {
    guard canvas.size == size else { return }
    hearBackground()
    if shown?.size != canvas.size { shown = nil }
    let changes = shown.map { canvas.changes(since: $0) }
    if send(changes, of: canvas) { return }
    catchUp()
    draw(canvas, changes)
    deliver { outbox.flush() }
    needsCurses = false
  }

  /// Takes in what has come before the first picture: a quick terminal has told its background by then,
  /// and the picture need not be sent again in other colours.
  private func hearBackground() {
    if isAnswerDue, drawn == nil, isInputWaiting { listen() }
  }

  /// Has ncurses draw what was sent past it, for nobody to see.
  func catchUp() {
    guard isAhead, let shown else { return }
    draw(shown, drawn.map { shown.changes(since: $0) })
    outbox.discard()
  }

  /// Has ncurses draw a picture: what has changed of it, or all.
  private func draw(_ canvas: Canvas, _ changes: [Run]?) {
    writer.begin()
    if let changes, let drawn {
      putChanges(changes, of: canvas, since: drawn)
    } else {
      let columns = 0..<canvas.size.width
      for y in 0..<canvas.size.height { put(Run(row: y, columns: columns), of: canvas) }
      drawnRows = ShownRows(canvas)
    }
    let cursor = canvas.cursor ?? Point(x: 0, y: 0)
    wmove(window, Int32(clamping: cursor.y), Int32(clamping: cursor.x))
    wrefresh(window)
    (shown, drawn, isAhead) = (canvas, canvas, false)
  }

  private func putChanges(_ changes: [Run], of canvas: Canvas, since drawn: Canvas) {
    let arrivals = drawnRows?.take(changes, of: canvas, since: drawn) ?? []
    if !arrivals.isEmpty {
      for change in changes where arrivals.contains(change.row) { put(change, of: canvas) }
      leaveok(window, true)
      wrefresh(window)
      leaveok(window, false)
      writer.begin()
    }
    for change in changes where !arrivals.contains(change.row) { put(change, of: canvas) }
  }

  private func put(_ run: Run, of canvas: Canvas) {
    let point = Point(x: run.columns.lowerBound, y: run.row)
    var target = CursesWindow(window: window)
    writer.put(canvas.rows[run.row][run.columns], at: point, on: &target)
  }

  /// Whether there is an encoder, made when it is first wanted.
  private func hasEncoder() -> Bool {
    if !isEncoderReady {
      encoder = ScreenControls(hasColors: writer.palette.colors > .none).map(ChangeEncoder.init)
      isEncoderReady = true
    }
    return encoder != nil
  }

  /// Sends changes past ncurses, or the first picture of all, of which there are none; whether they and the
  /// terminal allow that.
  private func send(_ changes: [Run]?, of canvas: Canvas) -> Bool {
    let isFirst = changes == nil && drawn == nil && !isAhead
    guard !needsCurses, changes != nil || isFirst else { return false }
    let changes = changes ?? canvas.contents
    guard !canvas.reachesEnd(changes), hasEncoder() else { return false }
    if isFirst || !changes.isEmpty || canvas.cursor != shown?.cursor {
      encoder?.encode(changes, of: canvas, with: &writer, onEmptied: isFirst)
      deliver { outbox.send(encoder?.bytes ?? [], afterCurses: !isAhead) }
      isAhead = true
    }
    shown = canvas
    return true
  }
}

extension Canvas {
  /// Whether changes reach the last cell of all: a terminal may scroll when that is written on.
  fileprivate func reachesEnd(_ changes: [Run]) -> Bool {
    guard let last = changes.last else { return false }
    return last.row == size.height - 1 && last.columns.upperBound == size.width
  }
}
