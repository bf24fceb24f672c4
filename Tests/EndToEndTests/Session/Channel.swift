import Glibc

/// A stream to or from the program under test, never blocking.
final class Channel {
  /// Everything that came out so far.
  private(set) var received: [UInt8] = []
  /// Whether the last read reached the end, which may pass for a terminal.
  private(set) var isAtEnd = false

  private var descriptor: Descriptor?
  private var outgoing: [UInt8] = []
  private let isRead: Bool
  private let closesWhenSent: Bool

  private init(_ descriptor: Descriptor, isRead: Bool, sending bytes: [UInt8]?) {
    // Writing into a closed pipe must fail instead of ending the tests.
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
    descriptor.stopBlocking()
    self.descriptor = descriptor
    self.isRead = isRead
    outgoing = bytes ?? []
    closesWhenSent = bytes != nil
    flush()
  }

  static func terminal(_ descriptor: Descriptor) -> Channel {
    Channel(descriptor, isRead: true, sending: nil)
  }

  static func reading(_ descriptor: Descriptor) -> Channel {
    Channel(descriptor, isRead: true, sending: nil)
  }

  /// A channel that closes once the bytes are sent, so that the other side sees an end of file.
  static func sending(_ bytes: [UInt8], to descriptor: Descriptor) -> Channel {
    Channel(descriptor, isRead: false, sending: bytes)
  }

  var isOpen: Bool { descriptor != nil }

  /// The events to poll for; none for a descriptor at its end, which would wake at once.
  var interest: pollfd {
    guard let descriptor, !isAtEnd else { return pollfd(fd: -1, events: 0, revents: 0) }

    let events = (isRead ? POLLIN : 0) | (outgoing.isEmpty ? 0 : POLLOUT)
    return pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
  }

  func send(_ bytes: [UInt8]) {
    outgoing += bytes
    flush()
  }

  func close() {
    descriptor = nil
  }

  /// Sends as much as the other side accepts now.
  func flush() {
    guard let descriptor else { return }

    while !outgoing.isEmpty {
      let count = write(descriptor.number, outgoing, outgoing.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }

      outgoing.removeFirst(count)
    }
    let isBroken = !outgoing.isEmpty && errno == EPIPE
    if closesWhenSent && (outgoing.isEmpty || isBroken) { close() }
  }

  /// Reads available output, up to a limit so that a program may write endlessly.
  func readAvailable(atMost limit: Int = 1_048_576) -> [UInt8] {
    guard isRead, limit > 0, let descriptor else { return [] }

    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    isAtEnd = false
    while bytes.count < limit {
      let count = read(descriptor.number, &buffer, min(buffer.count, limit - bytes.count))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        isAtEnd = count == 0 || errno != EAGAIN
        break
      }

      bytes += buffer[..<count]
    }
    received += bytes
    return bytes
  }
}
