import Curses
import Libc
import LineMode
import MemorizeView
import Platform
import Storage

/// Reads lines, hands them to the game and writes its lines, each as soon as it is known.
///
/// It sleeps until a line arrives, a signal arrives, or the game changes by itself.
struct LineLoop {
  /// The reason why the loop has ended.
  enum End: Equatable {
    /// The player has quit, or the input has ended.
    case done
    /// A signal ends the program.
    case signal(Int32)
    /// The output cannot be written.
    case noOutput(String)
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The bytes that are read at once.
  private static let piece = 4096

  let game: LineGame
  let input: Int32
  let signals: Signals
  /// The time since the program started.
  let now: () -> Duration
  /// Looks on at the works, whose hops are written before each answer.
  var xray: XRay?
  /// The time for which the program was stopped, which does not count for the game.
  private var stopped: Duration = .zero
  private var reader = LineReader()
  private var end: End?

  init(game: LineGame, input: Int32, signals: Signals, now: @escaping () -> Duration) {
    (self.game, self.input, self.signals, self.now) = (game, input, signals, now)
  }

  private var time: Duration { now() - stopped }

  /// Plays until the player quits, the input ends, or a signal ends the program.
  ///
  /// - Parameter opening: the command to start with; empty for the game on the table.
  /// - Returns: the reason for the end; the game is kept in any case.
  mutating func run(_ opening: String) -> End {
    write(game.begin(opening, at: time))
    while end == nil {
      let isReady = wait(for: input, POLLIN, atMost: game.nextChange(after: time).map { $0 - time })
      answer(game.advance(to: time))
      if isReady, end == nil { read() }
      if game.isEnded { end = end ?? .done }
    }
    let goodbye = game.leave(at: time)
    if end == .done { write(goodbye) }
    if end == .signal(SIGINT), isatty(input) == 1 {
      // The terminal has written ^C at the beginning of this line.
      _ = Output.put("\n\(goodbye.joined(separator: "\n"))\n".utf8, to: STDOUT_FILENO)
    }
    return end ?? .done
  }

  /// Takes in the input that has arrived.
  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: LineLoop.piece)
    let count = Libc.read(input, &bytes, bytes.count)
    guard count > 0 else {
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      if let last = reader.end() { take(last) }
      end = end ?? .done
      return
    }
    xray?.note(.bytes, Array(bytes.prefix(count)))
    for line in reader.read(bytes.prefix(count)) where end == nil && !game.isEnded { take(line) }
  }

  private mutating func take(_ line: LineReader.Input) {
    switch line {
    case .line(let text): answer(game.read(text, at: time))
    case .tooLong, .controls, .notText: write(game.refuse(line))
    }
  }

  /// Writes an answer, after what has led to it.
  private mutating func answer(_ lines: [String]) { write((xray?.lines() ?? []) + lines) }

  /// Writes lines, unless a signal that ends the program arrives before the output takes them.
  private mutating func write(_ lines: [String]) {
    for line in lines {
      while end == nil || end == .done {
        guard wait(for: STDOUT_FILENO, POLLOUT, atMost: nil) else { continue }
        if !Output.put(Output.encoded("\(line)\n").utf8, to: STDOUT_FILENO) {
          end = .noOutput(SystemError.last)
        }
        break
      }
    }
  }

  /// Sleeps until a descriptor is ready, a signal has arrived, or some time has passed.
  ///
  /// - Returns: whether the descriptor is ready.
  private mutating func wait(for descriptor: Int32, _ event: Int32, atMost time: Duration?) -> Bool
  {
    var states = [
      pollfd(fd: descriptor, events: Int16(event), revents: 0),
      pollfd(fd: signals.queue.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = states.withUnsafeMutableBufferPointer { states in
      signals.queue.collecting { Platform.wait(states, atMost: time) }
    }
    guard count > 0 else {
      if count < 0 { attend() }
      return false
    }
    if states.last?.revents != 0 { attend() }
    return states.first?.revents != 0
  }

  /// Takes note of the signals that have arrived.
  private mutating func attend() {
    for number in signals.queue.arrived() {
      if LineLoop.endings.contains(number) { end = .signal(number) }
      if number == SIGTSTP, signals.canStop {
        let before = now()
        signals.stop()
        stopped += now() - before
      }
    }
  }
}
