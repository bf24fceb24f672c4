import Libc
import Platform
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
  private static let pause: Int32 = FolderWatch.rhythm == nil ? 2500 : 1000

  /// The state of a connection.
  private struct Connection {
    var watch: FolderWatch?
    /// The bytes that the other end has not taken yet.
    var waiting: [UInt8] = []
    /// Whether the board and a line have come.
    var isReady = false
    /// The moment of the last sign from the other end.
    var heard = ContinuousClock.now
    /// The moment of the last sign to the other end.
    var spoken = ContinuousClock.now
  }

  /// Carries lines until an end; nothing is kept in memory that is not in the directory.
  ///
  /// - Throws: if the other end sends what no race has.
  func run() throws(RaceFault) -> End {
    try exchange.connect()
    defer { exchange.disconnect() }
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    var connection = Connection(watch: FolderWatch(path))
    while true {
      gather(&connection)
      if isSilent(connection) { return .silent }
      let ready = wait(connection)
      if ready.output, !send(&connection.waiting) { return .closed }
      if ready.input, try !listen(&connection) { return .closed }
      if ready.owner {
        sayGoodbye(connection.waiting + exchange.newLines())
        return .released
      }
    }
  }

  /// Collects what is to be sent: new lines, or now and then a blank one.
  private func gather(_ connection: inout Connection) {
    connection.watch = connection.watch ?? FolderWatch(path)
    connection.watch?.clear()
    connection.waiting += exchange.newLines()
    guard connection.spoken.duration(to: .now) >= LinePump.rhythm else { return }
    if connection.waiting.isEmpty { connection.waiting = [0x0A] }
    connection.spoken = .now
  }

  /// Whether the other end has been silent for too long.
  private func isSilent(_ connection: Connection) -> Bool {
    let longest =
      connection.isReady ? (expectsSigns ? LinePump.longestSilence : nil) : patience
    return longest.map { connection.heard.duration(to: .now) > $0 } ?? false
  }

  /// Sleeps until something can be done, or for a while.
  private func wait(_ connection: Connection) -> (input: Bool, output: Bool, owner: Bool) {
    var states = (
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: connection.waiting.isEmpty ? -1 : output, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: owner, events: Int16(POLLIN), revents: 0),
      pollfd(fd: connection.watch?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    )
    withUnsafeMutableBytes(of: &states) { bytes in
      let states = bytes.assumingMemoryBound(to: pollfd.self)
      _ = poll(states.baseAddress, nfds_t(states.count), LinePump.pause)
    }
    return (states.0.revents != 0, states.1.revents != 0, states.2.revents != 0)
  }

  /// Takes what has arrived; returns whether the connection is still open.
  private func listen(_ connection: inout Connection) throws(RaceFault) -> Bool {
    guard let bytes = received() else { return false }
    connection.heard = .now
    try exchange.take(bytes)
    if !connection.isReady, !bytes.isEmpty, exchange.hasBoard {
      connection.isReady = true
      onFirstLine()
    }
    return true
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
