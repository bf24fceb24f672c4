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
  let look: ChosenLook
  let preferences: Preferences

  /// Runs a screen; the terminal is afterwards as it was.
  ///
  /// - Parameter makeScreen: makes the screen, once the terminal is there; `nil` if there is none to
  ///   be made.
  /// - Throws: `Failure` if there is no terminal to play on, or nothing to play.
  func run(_ makeScreen: (TableOptions, Capabilities) -> TableScreen?) throws(Failure) {
    let options = look.tableOptions(preferences)
    let terminal = try openTerminal(options.appearance)
    defer { terminal.dieOfSignal() }
    var unsaved: [String] = []
    defer {
      for name in unsaved { Output.complain("deck '\(name)' could not be saved as it was last") }
    }
    defer { terminal.close() }
    let clock = ContinuousClock()
    let start = clock.now
    guard let screen = makeScreen(options, terminal.capabilities) else {
      throw Failure(.data, "there is no deck of which a board can be dealt")
    }
    var loop = Loop(
      terminal: terminal, screen: screen, widths: Saving.widths(), now: { clock.now - start })
    loop.run()
    screen.leave(at: loop.time)
    unsaved = screen.unsavedDecks
  }

  /// The terminal that is the program's, be its input a pipe or not.
  private func openTerminal(_ appearance: Appearance) throws(Failure) -> CursesTerminal {
    guard isatty(STDOUT_FILENO) == 1 else {
      throw Failure(.unavailable, "standard output is not a terminal; expected one to play on")
    }
    let input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else {
      throw Failure(.unavailable, "there is no terminal to read keys from")
    }
    var setup = TerminalSetup(name: Environment["TERM"])
    setup.appearance = appearance
    setup.isModern = Environment["XTERM_VERSION"] != nil || Environment["COLORTERM"] != nil
    setup.textOrder = TerminalKind.textOrder { Environment[$0] }
    setup.foregroundAndBackground = Environment["COLORFGBG"]
    do {
      return try CursesTerminal(setup, input: input, output: STDOUT_FILENO)
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }
}
