import CNCurses
import Canvas
import Libc
import Platform

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
