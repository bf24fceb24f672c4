import CNCurses
import Canvas
import Libc

extension CursesTerminal {
  /// Asks the terminal how wide it draws the characters of these texts.
  public func measure(_ texts: [String]) {
    let before = widths.mismatched
    for text in texts { widths.add(text, canDraw: \.hasSameWidthInC) }
    if widths.mismatched != before {
      applyCapabilities()
      input.kept.append(.measured)
    }
    ask()
  }

  /// Sends the questions that are waiting, and repairs the row they were written on.
  ///
  /// Both go to the terminal together, so that the player sees nothing of it.
  func ask() {
    guard widths.hasQuestions, canMeasure,
      let bytes = widths.ask(width: size.width, cursor: output.cursor)
    else { return }
    input.decoder.awaitsReports = true
    output.buffer.add(Array(bytes.utf8))
    wredrawln(output.window, Int32(WidthInquiry.row - 1), 1)
    refresh()
  }

  /// Takes in reports about widths.
  ///
  /// - Returns: an event if they have changed what is known.
  func takeWidthReports(_ reports: [WidthReport]) -> [Event] {
    guard input.decoder.awaitsReports, !reports.isEmpty || widths.isOverdue else { return [] }
    widths.inquiry?.record(reports, at: .now)
    // The signal for a new size may come later than the answers.
    if WindowSize(of: output.descriptor)?.drawn != size { widths.inquiry?.isSpoiled = true }
    let isNew = widths.finish(at: .now)
    guard widths.inquiry == nil else { return [] }
    input.decoder.awaitsReports = false
    guard isNew else { return [] }
    let hadMismatches = capabilities.widthMismatches
    applyCapabilities()
    // Characters of another width have shifted the rest of their rows.
    if capabilities.widthMismatches != hadMismatches { redraw() }
    return [.measured]
  }

  /// Lets a slow terminal answer before the shell reads on, but not one that has had enough time.
  func waitForLateWidths() {
    defer {
      widths.cancel()
      input.decoder.awaitsReports = false
    }
    if let inquiry = widths.inquiry {
      waitForAnswer(to: inquiry.start) { widths.inquiry != nil }
    }
  }

  /// Whether there is a row to write on, and answers come back to this program.
  private var canMeasure: Bool {
    modes.hasExtensions && capabilities.glyphs == .unicode && size.width >= 10
      && size.height >= WidthInquiry.row && isSameTerminal
  }

  /// Whether keys come from the terminal that shows the screen; it may be open as `/dev/tty` too.
  private var isSameTerminal: Bool {
    var (one, other) = (stat(), stat())
    if fstat(input.descriptor, &one) == 0, fstat(output.descriptor, &other) == 0,
      one.st_rdev == other.st_rdev
    {
      return true
    }
    let session = tcgetsid(input.descriptor)
    return session >= 0 && session == tcgetsid(output.descriptor)
  }
}
