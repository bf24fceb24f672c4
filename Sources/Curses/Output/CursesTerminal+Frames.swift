import CNCurses
import Canvas

extension CursesTerminal {
  /// Shows a frame: writes the rows that have changed to the window and lets ncurses send the
  /// differences.
  public func present(_ canvas: Canvas) {
    guard canvas.size == size else { return }
    let before = output.shown
    show(output.next(canvas))
    if output.slowLine != nil, output.shown != before { askLine() }
    // Questions may have waited for a window that is large enough.
    askWidths()
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
    ask(.status { $0.output.slowLine?.answer() })
    output.slowLine?.ask()
  }

  private func show(_ canvas: Canvas) {
    // A background colour reported before the first frame, which then needs no second version.
    if output.shown == nil, questions.lastAwaited() != nil, isInputWaiting() { listen() }
    if output.writer.pairs.isNearlyFull {
      output.writer.forgetPairs()
      redraw()
    }
    for change in canvas.changes(since: output.shown) {
      output.writer.write(canvas.rows[change.row], change, to: output.window)
    }
    output.shown = canvas
    let sent = output.buffer.sent
    refresh()
    tracer?.note(.sent, output.buffer.sent - sent)
  }

  /// Lets ncurses send everything that differs from the screen.
  func refresh() {
    output.moveCursor()
    doupdate()
    if output.synchronizesFrames { output.buffer.encloseFrame() }
    deliver { output.buffer.flush() }
  }

  /// Sends the whole next frame.
  public func redraw() {
    output.shown = nil
    clearok(output.window, true)
  }

  /// Rings the bell.
  public func ring() { send("\u{7}") }

  /// Puts a text on the player's clipboard, by the sequence OSC 52 of xterm.
  public func copy(_ text: String) {
    guard capabilities.canCopy else { return }
    send("\u{1B}]52;c;\(Array(text.utf8).base64)\u{1B}\\")
  }
}

extension [UInt8] {
  /// The bytes in Base64 (RFC 4648).
  var base64: String {
    let digits = [Character](
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: count, by: 3) {
      let part = self[start..<Swift.min(start + 3, count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0...part.count { text.append(digits[bits >> (18 - 6 * place) & 63]) }
      text += String(repeating: "=", count: 3 - part.count)
    }
    return text
  }
}
