import CNCurses
import Canvas
import Libc
import Platform

/// Holds output until the terminal has read it, so that a slow terminal never blocks the program.
///
/// ncurses would sleep while a slow terminal reads, and could not react to a key. So it writes to a
/// nameless file, from which the output is sent as fast as the terminal reads. The buffer holds
/// little more than one frame, because another one is drawn only when it is empty.
final class OutputBuffer {
  /// How many times to wait a tenth of a second for a terminal that has stopped reading.
  private static let patience = 3
  /// The most bytes of a frame that a terminal shows without visible steps.
  private static let shortFrame = 2048

  /// The bytes before and after a frame that is shown at once (mode 2026).
  private static let frame = (
    start: Array("\u{1B}[?2026h".utf8), end: Array("\u{1B}[?2026l".utf8)
  )

  /// The file that ncurses writes to.
  let file: Int32
  /// The terminal, open for writes that never block; ready to poll when it accepts more.
  let terminal: Int32
  /// The number of bytes that the terminal, or the kernel for it, has accepted.
  private(set) var sent = 0
  private let ownsTerminal: Bool
  private var waiting: ArraySlice<UInt8> = []
  /// The number of waiting bytes that belong to an earlier frame, which may be cut in a sequence.
  private var leftover = 0
  private var replacer: ColorReplacer?
  /// The memory for what comes out of the file, kept from frame to frame.
  private var written: [UInt8] = []

  /// Creates a buffer in front of a terminal.
  ///
  /// The terminal is opened a second time, because the shell shares the first descriptor and must
  /// not find it non-blocking. If that fails, a slow terminal blocks the program.
  ///
  /// - Parameter terminal: its descriptor.
  /// - Throws: `TerminalError` if there is no memory.
  init(_ terminal: Int32) throws(TerminalError) {
    file = Platform.openNamelessFile()
    guard file >= 0 else { throw TerminalError(description: "out of memory for the screen") }
    let flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let own = Platform.reopen(terminal, flags: flags)
    ownsTerminal = own >= 0 && isatty(own) == 1
    self.terminal = ownsTerminal ? own : terminal
    if own >= 0, !ownsTerminal { close(own) }
  }

  deinit {
    close(file)
    if ownsTerminal { close(terminal) }
  }

  /// Whether sending can block the program.
  var canBlock: Bool { !ownsTerminal }

  /// Whether the terminal has read everything.
  var isEmpty: Bool { waiting.isEmpty }

  /// Sends bytes after everything ncurses has written.
  func send(_ bytes: [UInt8]) {
    add(bytes)
    flush()
  }

  /// Sends exact colours in the place of the numbers that ncurses uses from now on.
  ///
  /// - Parameter colors: the colour of each number; `nil` for the terminal's own.
  func replace(with colors: [RGB?]?) {
    collect()
    if replacer == nil { replacer = Terminfo.markColors().map(ColorReplacer.init) }
    replacer?.use(colors ?? [])
  }

  /// Adds bytes after everything ncurses has written, to be sent with what follows.
  func add(_ bytes: [UInt8]) {
    collect()
    waiting += replacer?.finish() ?? []
    waiting += bytes
  }

  /// Lets the terminal show everything written since the last `flush` at once, if it is long enough
  /// to be seen arriving.
  func encloseFrame() {
    collect()
    guard waiting.count - leftover > OutputBuffer.shortFrame else { return }
    waiting =
      waiting.prefix(leftover) + OutputBuffer.frame.start + waiting.dropFirst(leftover)
      + OutputBuffer.frame.end
  }

  /// Sends as much as the terminal accepts now.
  func flush() {
    collect()
    defer { leftover = waiting.count }
    while !waiting.isEmpty {
      let count = waiting.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count > 0 {
        waiting = waiting.dropFirst(count)
        sent += count
      } else if count < 0, errno == EAGAIN {
        return
      } else if count == 0 || errno != EINTR {
        // The terminal is gone.
        break
      }
    }
    waiting = []
  }

  /// Sends the rest, but gives up on a terminal that has stopped reading.
  func finish() {
    var tries = OutputBuffer.patience
    var left = Int.max
    flush()
    while !isEmpty, tries > 0 {
      if waiting.count == left { tries -= 1 }
      left = waiting.count
      var state = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      poll(&state, 1, 100)
      flush()
    }
    (waiting, leftover) = ([], 0)
  }

  /// Discards everything not yet sent.
  func clear() {
    collect()
    _ = replacer?.finish()
    (waiting, leftover) = ([], 0)
  }

  /// Moves everything ncurses has written out of the file.
  private func collect() {
    let size = Int(lseek(file, 0, SEEK_CUR))
    guard size > 0 else { return }
    if written.count < size { written = Array(repeating: 0, count: size) }
    let count = written.withUnsafeMutableBytes { max(0, pread(file, $0.baseAddress, size, 0)) }
    waiting += replacer?.replace(written[..<count]) ?? Array(written[..<count])
    lseek(file, 0, SEEK_SET)
  }
}
