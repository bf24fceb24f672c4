import Libc
import Races

/// Carries the lines of a race between its directory and a connection, until one of them ends.
struct LinePump {
  /// Why the lines stopped.
  enum End: Equatable {
    /// The other end of the connection closed it.
    case closed
    /// The program that started this one has ended or wants it to end.
    case released
    /// There was nothing from the other end for too long.
    case silent
  }

  let exchange: RaceExchange
  /// The directory of the race.
  let path: String
  let input: Int32
  let output: Int32
  /// Closed when this program must end; -1 if only the connection ends it.
  var owner: Int32 = -1
  /// Whether the other end says every few seconds that it is there.
  var expectsSigns = false
  /// The longest wait for the first bytes.
  var patience: Duration = .seconds(60)
  /// Called when the first bytes have been taken.
  var onFirstLine: () -> Void = {}

  /// The time for the last lines to leave after the release, in milliseconds.
  private static let farewell: Int32 = 1000
  /// The time between two signs of life: blank lines.
  private static let rhythm: Duration = .seconds(5)
  /// The other end is gone if it gives no sign for so long.
  private static let longestSilence: Duration = .seconds(20)
  private static let chunk = 65_536
  /// The longest wait for anything, in milliseconds.
  private static let pause: Int32 = 2500

  /// Carries lines until an end; nothing is kept in memory that is not in the directory.
  ///
  /// - Throws: if the other end sends what no race has.
  func run() throws(RaceFault) -> End {
    try exchange.connect()
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    var watch = FolderWatch(path)
    var waiting: [UInt8] = []
    var hasHeard = false
    var (heard, spoken) = (ContinuousClock.now, ContinuousClock.now)
    while true {
      watch = watch ?? FolderWatch(path)
      watch?.clear()
      waiting += exchange.newLines()
      if spoken.duration(to: .now) >= LinePump.rhythm {
        if waiting.isEmpty { waiting = [0x0A] }
        spoken = .now
      }
      let longest = hasHeard ? expectsSigns ? LinePump.longestSilence : nil : patience
      if let longest, heard.duration(to: .now) > longest { return .silent }
      var states = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: waiting.isEmpty ? -1 : output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: watch?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: owner, events: Int16(POLLIN), revents: 0),
      ]
      poll(&states, nfds_t(states.count), LinePump.pause)
      if states[1].revents != 0, !send(&waiting) { return .closed }
      if states[0].revents != 0 {
        guard let bytes = received() else { return .closed }
        heard = .now
        try exchange.take(bytes)
        if !hasHeard, !bytes.isEmpty, exchange.hasBoard {
          hasHeard = true
          onFirstLine()
        }
      }
      if states[3].revents != 0 {
        sayGoodbye(waiting + exchange.newLines())
        return .released
      }
    }
  }

  /// The bytes that have arrived; `nil` after the last ones.
  private func received() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: LinePump.chunk)
    let count = read(input, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && [EAGAIN, EINTR].contains(errno) ? [] : nil }
    return Array(bytes.prefix(count))
  }

  /// Sends as much as the connection takes; returns whether it is still open.
  private func send(_ bytes: inout [UInt8]) -> Bool {
    let count = write(output, bytes, bytes.count)
    guard count >= 0 else { return [EAGAIN, EINTR].contains(errno) }
    bytes.removeFirst(count)
    return true
  }

  private func sayGoodbye(_ bytes: [UInt8]) {
    var rest = bytes
    var state = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    while !rest.isEmpty, poll(&state, 1, LinePump.farewell) > 0, send(&rest) {}
  }
}
