import CNCurses
import Canvas
import Libc

extension CursesTerminal {
  /// What is read in one go, so that a flood of input never keeps the picture waiting.
  private static let mostBytes = 65_536

  /// More than any key and most reports of the mouse have.
  private static let fewBytes = 16

  /// Whether what was sent has been taken in.
  public var isReady: Bool {
    if !outbox.isEmpty { deliver { outbox.flush() } }
    guard outbox.isEmpty else { return false }
    var state = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) != 0
  }

  /// Whether a signal wants the program to end, or the terminal is gone.
  public var isEnding: Bool {
    var state = pollfd(fd: input, events: 0, revents: 0)
    return signals.isEndPending || poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP) != 0
  }

  /// Waits for keys, the mouse or a signal, and returns all that has come.
  public func events(waiting timeout: Duration?) -> [Event] {
    guard !hasReturned else {
      hasReturned = false
      return [.resize]
    }
    let patience = decoder.patience.map { max(.zero, $0 - waited) }
    let limit = kept.isEmpty ? CursesTerminal.earlier(timeout, patience) : .zero
    let news = waitForNews(limit)
    guard !news.isEmpty else {
      waited += max(limit ?? .zero, .zero)
      guard kept.isEmpty else { return takeKept() }
      guard patience == limit else { return [] }
      waited = .zero
      return decoder.flush()
    }
    if news.contains(.room) { deliver { outbox.flush() } }
    let earlier = news.contains(.signal) ? heardSignals() + takeKept() : takeKept()
    guard news.contains(.input) else { return earlier }
    waited = .zero
    var events = readInput()
    if let columns = takeAnswer() { events.append(.measured(columns)) }
    // A key typed at the picture comes after the answer: only what was typed ahead comes before.
    isAnswerDue = isAnswerDue && !hasHeard
    hasHeard = true
    return earlier.isEmpty ? events : earlier + events
  }

  private static func earlier(_ one: Duration?, _ other: Duration?) -> Duration? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// What the signals mean that have come; the end counts before all else.
  private func heardSignals() -> [Event] {
    let arrived = signals.arrived()
    if let end = arrived.first(where: CrashGuard.endings.contains) { return meaning(of: end) }
    return arrived.flatMap(meaning)
  }

  private func takeKept() -> [Event] {
    defer { kept = [] }
    return kept
  }

  /// What ended a wait; nothing, if the time was up.
  private struct News: OptionSet {
    let rawValue: Int
    /// There is something to read.
    static let input = News(rawValue: 1)
    static let signal = News(rawValue: 2)
    /// The terminal takes in more of what waits for it.
    static let room = News(rawValue: 4)
  }

  /// Sleeps in the kernel until there is something to read, the terminal takes more in, or the time
  /// is up.
  private func waitForNews(_ timeout: Duration?) -> News {
    var states = (
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      // The kernel passes over a descriptor below 0.
      pollfd(fd: outbox.isEmpty ? -1 : outbox.terminal, events: Int16(POLLOUT), revents: 0)
    )
    let (seconds, attoseconds) = max(timeout ?? .zero, .zero).components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    let count = withUnsafeMutableBytes(of: &states) { bytes in
      let states = bytes.assumingMemoryBound(to: pollfd.self)
      let number = nfds_t(states.count)
      return timeout == nil
        ? ppoll(states.baseAddress, number, nil, nil)
        : ppoll(states.baseAddress, number, &time, nil)
    }
    // Only a signal can have interrupted it.
    guard count >= 0 else { return .signal }
    var news: News = []
    if states.0.revents != 0 { news.insert(.input) }
    if states.1.revents != 0 { news.insert(.signal) }
    if states.2.revents != 0 { news.insert(.room) }
    return news
  }

  /// What can be read at once, of which there must be something; the terminal's answers among it are
  /// heard.
  func readInput() -> [Event] {
    let events = decodedInput()
    let reports = decoder.takeReports()
    if !reports.isEmpty { inquiry?.take(reports, at: .now) }
    for case .background(let isLight) in events {
      isAnswerDue = false
      setBackground(isLight: isLight)
    }
    return events
  }

  private func decodedInput() -> [Event] {
    var events: [Event] = []
    var total = 0
    while true {
      let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { bytes in
        let count = read(input, bytes.baseAddress, bytes.count)
        guard count > 0 else { return count }
        let new = decoder.feed(UnsafeBufferPointer(rebasing: bytes[..<count]))
        events = events.isEmpty ? new : events + new
        return count
      }
      guard count > 0 else {
        return events + (count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : [.end])
      }
      total += count
      // Behind a single key or report there is rarely more; what there is wakes the next wait.
      guard count > CursesTerminal.fewBytes, total < CursesTerminal.mostBytes, isInputWaiting
      else { return events }
    }
  }

  /// Whether a read would return at once: with bytes, or with the news that the terminal is gone.
  var isInputWaiting: Bool {
    var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }

  private func meaning(of signal: Int32) -> [Event] {
    switch signal {
    case SIGWINCH:
      fitToScreen()
      return [.resize]
    case SIGTSTP: return [.suspend]
    case SIGCONT:
      // A shell wakes a job so that it can end; to take the terminal then would stop it again.
      guard endingSignal == nil else { return [] }
      takeBack()
      return [.resize]
    default:
      endingSignal = signal
      return [.end]
    }
  }

  /// Sequences of this terminal's special keys that are not among the usual ones.
  static func keysOfThisTerminal() -> [[UInt8]: Key] {
    let names: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kcbt", .backTab),
      ("kdch1", .delete), ("kent", .enter),
    ]
    var keys: [[UInt8]: Key] = [:]
    for (name, key) in names {
      guard let text = tigetstr(name).flatMap(String.capability) else { continue }
      let isUsual = text.hasPrefix("\u{1B}[") || text.hasPrefix("\u{1B}O")
      if text.utf8.count > 1, text.hasPrefix("\u{1B}"), !isUsual { keys[Array(text.utf8)] = key }
    }
    return keys
  }
}
