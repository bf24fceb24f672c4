import CNCurses
import Canvas
import Libc
import Platform

extension CursesTerminal {
  /// The most bytes read at once, so that a flood of input never delays a frame.
  private static let mostBytes = 65_536

  /// More bytes than any key and most mouse reports have.
  private static let fewBytes = 16

  /// Whether the terminal has read everything sent to it.
  public var isReady: Bool {
    acceptsOutput && output.isLineReady()
  }

  /// Whether the kernel has accepted everything for the terminal, and would accept more.
  var acceptsOutput: Bool {
    if !output.buffer.isEmpty { deliver { output.buffer.flush() } }
    guard output.buffer.isEmpty else { return false }
    var state = pollfd(fd: output.descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) != 0
  }

  /// Whether a signal wants the program to end, or the terminal is gone.
  public var isEnding: Bool {
    var state = pollfd(fd: input.descriptor, events: 0, revents: 0)
    return signals.isEndPending || poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP) != 0
  }

  /// Waits for keys, the mouse or a signal, and returns all events since the last call.
  public func events(waiting timeout: Duration?) -> [Event] {
    guard !input.hasReturned else {
      input.hasReturned = false
      return [.resize]
    }
    input.decoder.awaitsReply = questions.lastAwaited() != nil
    let patience = input.decoder.patience.map { max(.zero, $0 - input.waited) }
    let own = input.kept.isEmpty ? CursesTerminal.earlier(timeout, patience) : .zero
    let limit = CursesTerminal.earlier(own, input.watch.patience())
    let wakeUp = waitForWakeUp(limit)
    guard !wakeUp.isEmpty else {
      input.waited += max(limit ?? .zero, .zero)
      let waiting = takeKept() + news(wakeUp)
      guard waiting.isEmpty else { return waiting }
      guard patience != nil, patience == limit else { return [] }
      input.waited = .zero
      return input.decoder.flush()
    }
    if wakeUp.contains(.output) { deliver { output.buffer.flush() } }
    let earlier = (wakeUp.contains(.signal) ? readSignals() : []) + takeKept() + news(wakeUp)
    guard wakeUp.contains(.input) else { return earlier }
    input.waited = .zero
    let events = readInput()
    askWidths()
    return earlier + events
  }

  private static func earlier(_ one: Duration?, _ other: Duration?) -> Duration? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// The events for the signals that have arrived; one that ends the program replaces all others.
  private func readSignals() -> [Event] {
    let arrived = signals.queue.arrived()
    if let end = arrived.first(where: CrashGuard.endings.contains) { return events(for: end) }
    return arrived.flatMap(events(for:))
  }

  private func takeKept() -> [Event] {
    defer { input.kept = [] }
    return input.kept
  }

  /// Reads available input and keeps its events for later.
  ///
  /// - Returns: whether more input may follow.
  @discardableResult
  func listen() -> Bool {
    let events = readInput()
    input.kept += events
    return !events.contains(.end)
  }

  /// Reads available input and takes in the terminal's answers.
  ///
  /// Precondition: input is available.
  private func readInput() -> [Event] {
    var events = decodedInput()
    for reply in input.decoder.takeReplies() { events += questions.answer(reply)?(self) ?? [] }
    // An answer, or a report that the player has changed the terminal from dark to light or back.
    for case .background(let isLight) in events { setBackground(isLight: isLight) }
    return events + finishWidths()
  }

  private func decodedInput() -> [Event] {
    var events: [Event] = []
    var total = 0
    while true {
      let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { bytes in
        let count = read(input.descriptor, bytes.baseAddress, bytes.count)
        if count > 0 {
          tracer?.note(.bytes, Array(bytes[..<count]))
          events += input.decoder.feed(UnsafeBufferPointer(rebasing: bytes[..<count]))
        }
        return count
      }
      guard count > 0 else {
        return events + (count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : [.end])
      }
      total += count
      // There is rarely more after a single key; if there is, it wakes the next wait.
      guard count > CursesTerminal.fewBytes, total < CursesTerminal.mostBytes, isInputWaiting()
      else { return events }
    }
  }

  private func events(for signal: Int32) -> [Event] {
    switch signal {
    case SIGWINCH:
      fitToWindow()
      return [.resize]
    case SIGTSTP: return [.suspend]
    case SIGCONT:
      // A shell continues a job so that it can end; taking the terminal would stop it again.
      guard endingSignal == nil else { return [] }
      takeBack()
      return [.resize]
    default:
      endingSignal = signal
      return [.end]
    }
  }

  /// Whether a read would return at once or after some time, with bytes or because the terminal is
  /// gone.
  func isInputWaiting(within time: Duration = .zero) -> Bool {
    var state = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = max(.zero, time) / .milliseconds(1)
    return poll(&state, 1, Int32(milliseconds.rounded(.up))) > 0
  }
}

/// Sleeping until something happens.
extension CursesTerminal {
  /// Also waits for another descriptor, or looks for news now and then.
  public func watch(_ descriptor: Int32, lookingEvery rhythm: Duration?) {
    input.watch = NewsWatch(descriptor: descriptor, rhythm: rhythm)
  }

  func news(_ wakeUp: WakeUp) -> [Event] {
    input.watch.takeNews(isReadable: wakeUp.contains(.watched)) ? [.news] : []
  }

  /// The reasons why a wait ended; empty if its time was up.
  struct WakeUp: OptionSet {
    let rawValue: Int
    /// There is input to read.
    static let input = WakeUp(rawValue: 1)
    static let signal = WakeUp(rawValue: 2)
    /// The terminal accepts more output.
    static let output = WakeUp(rawValue: 4)
    /// The watched descriptor is readable.
    static let watched = WakeUp(rawValue: 8)
  }

  /// Sleeps in the kernel until there is input, a signal, room for output or something watched, or
  /// the time is up.
  func waitForWakeUp(_ timeout: Duration?) -> WakeUp {
    var states = (
      pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.queue.descriptor, events: Int16(POLLIN), revents: 0),
      // The kernel skips a negative descriptor.
      pollfd(
        fd: output.buffer.isEmpty ? -1 : output.buffer.terminal, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: input.watch.descriptor, events: Int16(POLLIN), revents: 0)
    )
    let count = withUnsafeMutableBytes(of: &states) { bytes in
      signals.queue.collecting {
        Platform.wait(bytes.bindMemory(to: pollfd.self), atMost: timeout)
      }
    }
    // Only a signal can have interrupted it.
    guard count >= 0 else { return .signal }
    var wakeUp: WakeUp = []
    if states.0.revents != 0 { wakeUp.insert(.input) }
    if states.1.revents != 0 { wakeUp.insert(.signal) }
    if states.2.revents != 0 { wakeUp.insert(.output) }
    if states.3.revents != 0 { wakeUp.insert(.watched) }
    return wakeUp
  }
}
