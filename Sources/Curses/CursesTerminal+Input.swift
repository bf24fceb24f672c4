import CNCurses
import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

extension CursesTerminal {
  /// What is read in one go, so that a flood of input never keeps the picture waiting.
  private static let mostBytes = 65_536

  /// Whether what was sent has been taken in.
  public var isReady: Bool {
    deliver { outbox.flush() }
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
    let limit = [timeout, patience, kept.isEmpty ? nil : .zero].compactMap { $0 }.min()
    switch waitForNews(limit) {
    case .input: waited = .zero
    case .room:
      deliver { outbox.flush() }
      return takeKept()
    case .nothing:
      waited += max(limit ?? .zero, .zero)
      guard kept.isEmpty else { return takeKept() }
      guard patience == limit else { return [] }
      waited = .zero
      return decoder.flush()
    }
    let events = heardSignals() + takeKept() + readInput()
    // A key typed at the picture comes after the answer: only what was typed ahead comes before.
    isAnswerDue = isAnswerDue && !hasHeard
    hasHeard = true
    return events + lateWidths()
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

  /// What ended a wait.
  private enum News {
    case input
    /// The terminal takes in more of what waits for it.
    case room
    case nothing
  }

  /// Sleeps in the kernel until there is something to read, the terminal takes more in, or the time
  /// is up.
  private func waitForNews(_ timeout: Duration?) -> News {
    var states = [input, signals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if !outbox.isEmpty {
      states.append(pollfd(fd: outbox.terminal, events: Int16(POLLOUT), revents: 0))
    }
    guard let timeout else { return news(ppoll(&states, nfds_t(states.count), nil, nil), states) }
    let (seconds, attoseconds) = max(timeout, .zero).components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return news(ppoll(&states, nfds_t(states.count), &time, nil), states)
  }

  private func news(_ count: Int32, _ states: [pollfd]) -> News {
    guard count != 0 else { return .nothing }
    return count < 0 || states.prefix(2).contains { $0.revents != 0 } ? .input : .room
  }

  /// What can be read at once; the terminal's answers among it are heard.
  func readInput() -> [Event] {
    let events = decodedInput()
    inquiry?.take(decoder.takeReports(), at: .now)
    for case .background(let isLight) in events {
      isAnswerDue = false
      setBackground(isLight: isLight)
    }
    return events
  }

  private func decodedInput() -> [Event] {
    var events: [Event] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    var total = 0
    while total < CursesTerminal.mostBytes, isInputWaiting {
      let count = read(input, &bytes, bytes.count)
      guard count > 0 else {
        return events + (count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : [.end])
      }
      total += count
      events += decoder.feed(bytes.prefix(count))
    }
    return events
  }

  /// Whether a read would return at once: with bytes, or with the news that the terminal is gone.
  private var isInputWaiting: Bool {
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
