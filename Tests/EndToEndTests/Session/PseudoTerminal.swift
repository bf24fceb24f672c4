import CVTerm
import Glibc

/// A pseudo-terminal: the tests hold the master, the program opens the other end by its path.
struct PseudoTerminal {
  let master: Descriptor
  let path: String

  init(columns: Int, rows: Int) throws {
    let flags = O_RDWR | O_NOCTTY | O_CLOEXEC
    master = try Descriptor(posix_openpt(flags), from: "posix_openpt")
    guard grantpt(master.number) == 0 else { throw SystemError("grantpt") }
    guard unlockpt(master.number) == 0 else { throw SystemError("unlockpt") }

    var name = [CChar](repeating: 0, count: 256)
    let error = ptsname_r(master.number, &name, name.count)
    guard error == 0 else { throw SystemError("ptsname_r", number: error) }

    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    try resize(columns: columns, rows: rows)
  }

  /// Sets the size; the kernel sends SIGWINCH to the foreground if it changes.
  func resize(columns: Int, rows: Int) throws {
    let result = cvterm_set_window_size(
      master.number, UInt16(clamping: columns), UInt16(clamping: rows))
    guard result == 0 else { throw SystemError("TIOCSWINSZ") }
  }

  var lineSettings: LineSettings {
    get throws {
      var settings = termios()
      guard tcgetattr(master.number, &settings) == 0 else { throw SystemError("tcgetattr") }

      return LineSettings(settings)
    }
  }

  /// The process group that keys such as Ctrl-C go to.
  var foregroundGroup: pid_t {
    get throws {
      let group = tcgetpgrp(master.number)
      guard group > 0 else { throw SystemError("tcgetpgrp") }

      return group
    }
  }
}

/// The settings of `stty`, to compare before and after a program ran.
struct LineSettings: Equatable {
  let input: tcflag_t
  let output: tcflag_t
  let control: tcflag_t
  let local: tcflag_t
  let controlCharacters: [UInt8]

  init(_ settings: termios) {
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    controlCharacters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}

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

  func close() { descriptor = nil }

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

/// The modes a program has switched on or off, read from its output.
///
/// The emulator does not report all of them. Two values are equal if a program has restored the
/// terminal.
struct TerminalModes: Equatable {
  /// The numbers of the private modes (`CSI ? n h`) that are on.
  private(set) var numbers = Self.initialNumbers
  private(set) var hasApplicationKeypad = false

  /// Lines wrap and the cursor is visible.
  private static let initialNumbers: Set<Int> = [7, 25]

  var hasApplicationCursorKeys: Bool { numbers.contains(1) }
  var isCursorVisible: Bool { numbers.contains(25) }
  var isAlternateScreen: Bool { !numbers.isDisjoint(with: [47, 1047, 1049]) }
  var isPasteBracketed: Bool { numbers.contains(2004) }
  /// Whether the terminal reports all events of the mouse, in decimal numbers.
  var reportsMouse: Bool { numbers.isSuperset(of: [1003, 1006]) }

  mutating func apply(_ sequence: ControlSequence) {
    switch (sequence.leader, sequence.final) {
    case ("?", "h"): numbers.formUnion(sequence.parameters)
    case ("?", "l"): numbers.subtract(sequence.parameters)
    case ("", "="): hasApplicationKeypad = true
    case ("", ">"): hasApplicationKeypad = false
    case ("", "c"): self = TerminalModes()
    case ("!", "p"): resetSoftly()
    default: break
    }
  }

  private mutating func resetSoftly() {
    hasApplicationKeypad = false
    numbers.remove(1)
    numbers.insert(25)
  }
}
