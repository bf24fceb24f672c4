import CNCurses
import Canvas
import Libc

/// Sleeping until something happens.
extension CursesTerminal {
  /// How long the watched descriptor is left alone after it was readable, so that nobody who writes
  /// there can keep the program busy.
  private static let quietTime: Duration = .milliseconds(100)

  /// Also waits for another descriptor.
  public func watch(_ descriptor: Int32?) { input.watched = descriptor ?? -1 }

  /// The rest of the time in which the watched descriptor is left alone; `nil` if it is over.
  func quietTime() -> Duration? {
    guard input.watched >= 0, let end = input.quietUntil else { return nil }
    let rest = end - .now
    if rest <= .zero { input.quietUntil = nil }
    return rest > .zero ? rest : nil
  }

  func news(_ wakeUp: WakeUp) -> [Event] {
    guard wakeUp.contains(.watched) else { return [] }
    input.quietUntil = .now + CursesTerminal.quietTime
    return [.news]
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
  func waitForWakeUp(_ timeout: Duration?, watched: Int32) -> WakeUp {
    var states = (
      pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      // The kernel skips a negative descriptor.
      pollfd(
        fd: output.buffer.isEmpty ? -1 : output.buffer.terminal, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: watched, events: Int16(POLLIN), revents: 0)
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
    var wakeUp: WakeUp = []
    if states.0.revents != 0 { wakeUp.insert(.input) }
    if states.1.revents != 0 { wakeUp.insert(.signal) }
    if states.2.revents != 0 { wakeUp.insert(.output) }
    if states.3.revents != 0 { wakeUp.insert(.watched) }
    return wakeUp
  }
}
