import Emulation
import Foundation
import Glibc

/// The program under test, built next to the tests.
let memorizeBinary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent().appendingPathComponent("memorize").path

/// A program in a pseudo-terminal, and the terminal emulator that shows it.
///
/// Nothing happens in the background: output is read and questions in it are answered while one of
/// the functions waits. A session belongs to one thread. Its processes end with it.
final class TerminalSession {
  /// The destination of the program's output.
  enum Destination {
    case terminal, pipe
  }

  let home: HomeDirectory
  private(set) var modes = TerminalModes()
  /// Narrow characters that this terminal draws two columns wide.
  var widened: Set<Character> = []
  /// Whether the terminal answers questions.
  ///
  /// Unanswered ones are answered when this becomes true.
  var isAnswering = true
  private var answers: [UInt8] = []
  /// The speed of the terminal; nil means no limit.
  var pace: ReadingPace?

  private var pseudoTerminal: PseudoTerminal?
  private let process: ChildProcess
  private let emulator: Emulator
  private let terminal: Channel
  private let pipes: [Int32: Channel]
  private var scanner = ControlSequenceScanner()
  private var knownScreen: Screen?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - executable: a path, or a name to look for in PATH.
  ///   - columns: the width of the terminal.
  ///   - rows: the height of the terminal.
  ///   - term: the value of TERM.
  ///   - changes: to an environment of PATH, HOME, XDG_*, LANG and TERM; nil removes a variable.
  ///   - home: the home and working directory; a fresh one if nil.
  ///   - standardInput: bytes to send through a pipe; the terminal remains the
  ///     controlling one.
  ///   - standardOutput: where the standard output goes.
  ///   - standardError: where the error messages go.
  /// - Throws: a `SystemError` if there is no such program or no pseudo-terminal.
  init(
    _ arguments: [String] = [], executable: String = memorizeBinary, columns: Int = 80,
    rows: Int = 24, term: String = "xterm-256color", environment changes: [String: String?] = [:],
    home: HomeDirectory? = nil, standardInput: [UInt8]? = nil,
    standardOutput: Destination = .terminal, standardError: Destination = .terminal
  ) throws {
    let home = home ?? HomeDirectory()
    let pseudoTerminal = try PseudoTerminal(columns: columns, rows: rows)
    guard let emulator = Emulator(columns: columns, rows: rows) else {
      throw SystemError("vterm_new", number: ENOMEM)
    }

    let destinations: [Int32: Destination] = [1: standardOutput, 2: standardError]
    let outputs = destinations.filter { $0.value == .pipe }.map(\.key)
    let redirections = try Redirections(input: standardInput, outputs: outputs)
    process = try ChildProcess(
      Launch(
        executable: executable,
        arguments: executable == memorizeBinary ? Self.readable(arguments) : arguments,
        environment: Self.environment(term: term, home: home, changes: changes),
        directory: home.path, terminal: pseudoTerminal.path,
        redirections: redirections.descriptors))
    self.home = home
    self.pseudoTerminal = pseudoTerminal
    self.emulator = emulator
    terminal = .terminal(pseudoTerminal.master)
    pipes = redirections.channels
  }

  /// The arguments of a game with emoji instead of pictures made of blocks, so that a test can read
  /// the faces.
  private static func readable(_ arguments: [String]) -> [String] {
    let plainCommands = ["stats", "decks", "share", "help"]
    let commands = [
      "play", "daily", "journey", "stats", "decks", "replay", "ghost", "share", "race", "study",
      "help",
    ]
    let options = ["--help", "--version", "--glyphs", "--ascii", "-c"]
    // A later argument may be a seed that is called like a command.
    let isCommand =
      arguments.first.map { commands.contains($0) || $0.hasPrefix("---") } ?? false
      || arguments.first?.hasPrefix("--language") == true
        && arguments.contains(where: plainCommands.contains)
    return isCommand || arguments.contains(where: options.contains)
      ? arguments : ["--glyphs", "emoji"] + arguments
  }

  deinit {
    hangUp()
    process.end()
  }

  private static func environment(
    term: String, home: HomeDirectory, changes: [String: String?]
  ) -> [String: String] {
    var variables = home.environment
    variables["PATH"] = "/usr/local/bin:/usr/bin:/bin"
    variables["LANG"] = "C.UTF-8"
    variables["TERM"] = term
    for (name, value) in changes { variables[name] = value }
    return variables
  }
}

// MARK: - What the terminal shows

extension TerminalSession {
  var screen: Screen {
    if let knownScreen { return knownScreen }
    let screen = emulator.screen
    knownScreen = screen
    return screen
  }

  var cursor: Position { emulator.cursor }
  var isCursorVisible: Bool { modes.isCursorVisible }
  var isAlternateScreen: Bool { modes.isAlternateScreen }

  /// All output to the terminal that was read so far.
  var output: [UInt8] { terminal.received }

  /// Whether the program found the terminal slow, and has drawn plain cards since.
  var hasBeenSlow: Bool { String(decoding: output, as: UTF8.self).contains("Slow connection") }

  /// The output into pipes that was read so far.
  var standardOutput: String { text(of: 1) }
  var standardError: String { text(of: 2) }

  private func text(of number: Int32) -> String {
    String(decoding: pipes[number]?.received ?? [], as: UTF8.self)
  }

  private func show(_ bytes: [UInt8]) {
    knownScreen = nil
    var simplified: [UInt8] = []
    for byte in bytes {
      simplified.append(byte)
      guard let sequence = scanner.scan(byte) else { continue }

      modes.apply(sequence)
      simplified += sequence.laterModes
    }
    answers += emulator.show(widening(simplified))
    sendAnswers()
  }

  /// The output with a blank after each widened character.
  private func widening(_ bytes: [UInt8]) -> [UInt8] {
    guard !widened.isEmpty else { return bytes }
    let text = String(decoding: bytes, as: UTF8.self)
    return Array(text.map { widened.contains($0) ? "\($0) " : "\($0)" }.joined().utf8)
  }

  private func sendAnswers() {
    guard isAnswering, !answers.isEmpty else { return }
    terminal.send(answers)
    answers = []
  }
}

// MARK: - The terminal and the process

extension TerminalSession {
  /// Sleeps until there is something to read or send, at most this long, and does it.
  ///
  /// - Returns: whether anything was read.
  @discardableResult
  func attend(milliseconds: Int32 = 10) -> Bool {
    let channels = [terminal] + pipes.values
    let most = pace?.allowance ?? 1_048_576
    var interests = channels.map(\.interest)
    sendAnswers()
    if most == 0 { interests[0].events &= ~Int16(POLLIN) }
    poll(&interests, nfds_t(interests.count), milliseconds)
    for channel in channels { channel.flush() }

    let shown = terminal.readAvailable(atMost: most)
    pace?.take(shown.count)
    if !shown.isEmpty { show(shown) }
    return pipes.values.reduce(!shown.isEmpty) { $1.readAvailable().isEmpty ? $0 : true }
  }

  func send(_ bytes: [UInt8]) { terminal.send(bytes) }

  /// Resizes the terminal after showing the output for the old size.
  func resize(columns: Int, rows: Int) throws {
    attend(milliseconds: 0)
    emulator.resize(columns: columns, rows: rows)
    knownScreen = nil
    try openTerminal.resize(columns: columns, rows: rows)
  }

  /// Reports a size that the emulator does not have.
  func claimSize(columns: Int, rows: Int) throws {
    try openTerminal.resize(columns: columns, rows: rows)
  }

  /// The terminal's settings, as `stty` shows them.
  var lineSettings: LineSettings { get throws { try openTerminal.lineSettings } }

  /// The process in the foreground: the program itself or, in a shell, the job that has the keys.
  var foregroundProcess: pid_t { get throws { try openTerminal.foregroundGroup } }

  /// The process that leads the session.
  var processIdentifier: pid_t { process.identifier }

  /// How the program ended, or nil while it runs.
  var exitStatus: ExitStatus? { process.exitStatus }

  /// Closes the terminal, as when its window is closed or the network fails.
  func hangUp() {
    terminal.close()
    pseudoTerminal = nil
  }

  private var openTerminal: PseudoTerminal {
    get throws {
      guard let pseudoTerminal else { throw SessionError("the terminal is gone", in: self) }

      return pseudoTerminal
    }
  }
}
