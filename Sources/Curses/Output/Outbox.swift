import CNCurses
import Libc

/// What is on its way to the terminal, sent no faster than the terminal takes it in.
///
/// ncurses writes into a file in memory, for it knows no other way to wait for a slow terminal than
/// to sleep in the write, where it would hear no key.
final class Outbox {
  /// How often a terminal that takes nothing in is waited for at the end, each time for a tenth of
  /// a second.
  private static let lastTries = 3

  /// The file that ncurses writes to.
  let file: Int32
  /// Takes bytes without making the program wait; ready when the terminal has room.
  let terminal: Int32
  private let isOwn: Bool
  /// The beginning of the file as it lies in memory; `nil` if it has no place there.
  private let beginning: UnsafeRawBufferPointer?
  private var waiting: ArraySlice<UInt8> = []

  /// An outbox in front of a terminal.
  ///
  /// The terminal is opened once more, since the shell has the same open file and would be surprised
  /// to find it non-blocking. Where that is not allowed, a slow terminal makes the program wait.
  ///
  /// - Parameter terminal: its descriptor.
  /// - Throws: `TerminalError` if there is no room in memory.
  init(_ terminal: Int32) throws(TerminalError) {
    file = memfd_create("screen", memorize_close_on_exec)
    guard file >= 0 else { throw TerminalError(description: "there is no room for a screen") }
    let flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let own = open("/proc/self/fd/\(terminal)", flags)
    isOwn = own >= 0 && isatty(own) == 1
    self.terminal = isOwn ? own : terminal
    if own >= 0, !isOwn { close(own) }
    beginning = Outbox.map(file)
  }

  /// Most pictures are smaller than this, by far.
  private static let length = 65_536

  private static func map(_ file: Int32) -> UnsafeRawBufferPointer? {
    guard ftruncate(file, off_t(length)) == 0,
      let place = mmap(nil, length, PROT_READ, MAP_SHARED, file, 0),
      place != MAP_FAILED
    else { return nil }
    return UnsafeRawBufferPointer(start: place, count: length)
  }

  deinit {
    if let beginning {
      munmap(UnsafeMutableRawPointer(mutating: beginning.baseAddress), beginning.count)
    }
    close(file)
    if isOwn { close(terminal) }
  }

  /// Whether sending may make the program wait.
  var mayWait: Bool { !isOwn }

  /// Whether the terminal has taken in everything.
  var isEmpty: Bool { waiting.isEmpty }

  /// Sends bytes after all that ncurses has written.
  ///
  /// - Parameters:
  ///   - bytes: what to send.
  ///   - hasMore: whether ncurses may have written something since the last time.
  func send(_ bytes: [UInt8], afterCurses hasMore: Bool = true) {
    if hasMore { collect() }
    let sent = waiting.isEmpty ? max(0, write(terminal, bytes, bytes.count)) : 0
    guard sent < bytes.count else { return }
    // What is not taken in now, for whatever reason, waits for its turn.
    waiting += bytes.dropFirst(sent)
    flush()
  }

  /// Forgets what ncurses has written and nobody has collected.
  func discard() { rewind(after: Int(lseek(file, 0, SEEK_CUR))) }

  /// Sends as much as the terminal takes now.
  func flush() {
    collect(sendingAtOnce: waiting.isEmpty)
    guard !waiting.isEmpty else { return }
    while !waiting.isEmpty {
      let count = waiting.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count > 0 {
        waiting = waiting.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        return
      } else if count == 0 || errno != EINTR {
        waiting = []
      }
    }
    waiting = []
  }

  /// Sends the rest; gives up a terminal that takes nothing in for a while.
  func finish() {
    var tries = Outbox.lastTries
    var left = Int.max
    flush()
    while !isEmpty, tries > 0 {
      if waiting.count == left { tries -= 1 }
      left = waiting.count
      var state = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      poll(&state, 1, 100)
      flush()
    }
    waiting = []
  }

  /// Forgets what has not been sent.
  func clear() {
    collect()
    waiting = []
  }

  /// Takes over what ncurses has written.
  ///
  /// - Parameter isSentAtOnce: whether the terminal is offered it on the way.
  private func collect(sendingAtOnce isSentAtOnce: Bool = false) {
    let size = Int(lseek(file, 0, SEEK_CUR))
    guard size > 0 else { return }
    defer { rewind(after: size) }
    if let beginning, size <= beginning.count {
      let bytes = UnsafeRawBufferPointer(rebasing: beginning[..<size])
      let sent = isSentAtOnce ? max(0, write(terminal, bytes.baseAddress, bytes.count)) : 0
      waiting += bytes.dropFirst(sent)
    } else {
      var bytes = [UInt8](repeating: 0, count: size)
      let count = pread(file, &bytes, size, 0)
      waiting += bytes.prefix(max(0, count))
    }
  }

  /// Begins the file again, which keeps no more memory than it had.
  private func rewind(after size: Int) {
    if size > Outbox.length { ftruncate(file, off_t(Outbox.length)) }
    lseek(file, 0, SEEK_SET)
  }
}
