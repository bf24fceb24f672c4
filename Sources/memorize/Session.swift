import Canvas
import Curses
import MemorizeView
import MemorizeViewModel

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// A screen on the terminal, from the first picture until the player leaves.
struct Session {
  let look: LookOptions
  let preferences: Preferences?

  /// Runs a screen; the terminal is afterwards as it was.
  ///
  /// - Parameter makeScreen: makes the screen, once the terminal is there; `nil` if there is none to
  ///   be made.
  /// - Throws: `Failure` if there is no terminal to play on.
  func run(_ makeScreen: (TableOptions, Capabilities) -> TableScreen?) throws(Failure) {
    let terminal = try openTerminal()
    defer { terminal.dieOfSignal() }
    defer { terminal.close() }
    let clock = ContinuousClock()
    let start = clock.now
    let options = look.tableOptions(preferences)
    guard let screen = makeScreen(options, terminal.capabilities) else { return }
    var loop = Loop(terminal: terminal, screen: screen, now: { clock.now - start })
    loop.run()
    screen.leave(at: loop.time)
  }

  /// The terminal that is the program's, be its input a pipe or not.
  private func openTerminal() throws(Failure) -> CursesTerminal {
    guard isatty(STDOUT_FILENO) == 1 else {
      throw Failure(.unavailable, "standard output is not a terminal; expected one to play on")
    }
    let input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else {
      throw Failure(.unavailable, "there is no terminal to read keys from")
    }
    do {
      return try CursesTerminal(setup, input: input, output: STDOUT_FILENO)
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }

  /// What the environment, the command line and the settings say of the terminal.
  private var setup: TerminalSetup {
    var setup = TerminalSetup(name: Environment["TERM"])
    let mayColor = look.color.map { $0 == .auto } ?? preferences?.usesColor ?? true
    setup.usesColor = mayColor && (Environment["NO_COLOR"] ?? "").isEmpty
    setup.isASCII = look.ascii || preferences?.isASCII == true
    setup.isModern = Environment["XTERM_VERSION"] != nil || Environment["COLORTERM"] != nil
    setup.foregroundAndBackground =
      preferences?.isBackgroundLight.map { $0 ? "0;15" : "15;0" } ?? Environment["COLORFGBG"]
    return setup
  }
}
