import CNCurses
import Canvas
import Libc

extension CursesTerminal {
  /// Bytes sent in one go, of which no terminal's buffer is too small for the answers.
  private static let portion = 256

  /// Asks the terminal how many columns texts take, all in one batch.
  public func measure(_ texts: [String], waiting patience: Duration) -> [Int?]? {
    let nothing = [Int?](repeating: nil, count: texts.count)
    guard canMeasure, inquiry == nil else { return nil }
    let start = ContinuousClock.now
    inquiry = WidthInquiry(texts, width: size.width, start: start)
    decoder.awaitsReports = true
    guard ask(until: start + patience) > 0 else {
      inquiry = nil
      decoder.awaitsReports = false
      return nil
    }
    // ncurses must not rely on what was in the row.
    catchUp()
    wredrawln(window, Int32(WidthInquiry.row - 1), 1)
    needsCurses = true
    listenForAnswers(until: start + patience)
    return takeAnswer() ?? nothing
  }

  /// Sends the questions, and reads meanwhile: a terminal may take no more before it is heard.
  ///
  /// - Parameter end: when to give up a terminal that takes nothing in.
  /// - Returns: how many questions were sent; if there were none, nothing else was.
  private func ask(until end: ContinuousClock.Instant) -> Int {
    var asked = 0
    var portion = Array(WidthInquiry.beginning.utf8)
    let questions = inquiry?.questions ?? []
    for (number, question) in questions.enumerated() {
      portion += question.bytes
      guard portion.count >= CursesTerminal.portion || number == questions.count - 1 else {
        continue
      }
      while !isReady, ContinuousClock.now < end {
        if isReadable(within: .milliseconds(1)), !listen() { break }
      }
      guard isReady else { break }
      send(String(decoding: portion, as: UTF8.self))
      asked = number + 1
      portion = []
      if isReadable(within: .zero), !listen() { break }
    }
    guard asked > 0 else { return 0 }
    inquiry?.limit(to: asked)
    let cursor = (shown ?? drawn)?.cursor ?? Point(x: 0, y: 0)
    send(WidthInquiry.end(cursor: (cursor.x, cursor.y)))
    return asked
  }

  /// Reads what has come and keeps what are no answers; whether there may come more.
  @discardableResult
  func listen() -> Bool {
    let events = readInput()
    kept += events
    return !events.contains(.end)
  }

  /// Waits for all answers, and gives up when there will hardly be more of them.
  private func listenForAnswers(until end: ContinuousClock.Instant) {
    while let inquiry, !inquiry.isOver {
      let rest = ContinuousClock.now.duration(to: inquiry.patience(upTo: end))
      guard rest > .zero, isReadable(within: rest), listen() else { return }
    }
  }

  /// The answer, once it is complete; what was asked before it will not be answered any more.
  func takeAnswer() -> [Int?]? {
    guard inquiry?.end != nil else { return nil }
    isAnswerDue = false
    guard inquiry?.isGivenUp(at: .now) == true else { return nil }
    defer {
      inquiry = nil
      decoder.awaitsReports = false
    }
    return inquiry?.answer
  }

  /// Lets a slow terminal answer before the shell reads on; not one that has had time enough.
  func waitForLateWidths() {
    guard let start = inquiry?.start else { return }
    listenForAnswers(until: start + .milliseconds(500))
  }

  /// Whether there is a place to write on, and answers come back to this program.
  private var canMeasure: Bool {
    hasModes && capabilities.glyphs == .unicode && size.width >= 10
      && size.height >= WidthInquiry.row && isSameTerminal
  }

  /// Whether keys come from where pictures go; one of the two may be called `/dev/tty`.
  private var isSameTerminal: Bool {
    var (one, other) = (stat(), stat())
    if fstat(input, &one) == 0, fstat(output, &other) == 0, one.st_rdev == other.st_rdev {
      return true
    }
    let session = tcgetsid(input)
    return session >= 0 && session == tcgetsid(output)
  }

  private func isReadable(within time: Duration) -> Bool {
    var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let milliseconds = time / .milliseconds(1)
    return poll(&state, 1, Int32(milliseconds.rounded(.up))) > 0
  }
}
