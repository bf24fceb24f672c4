import CNCurses
import Canvas
import Libc
import Options

/// A terminal drawn by ncurses; no other type knows the library.
///
/// ncurses finds out what to send for each frame. The bytes that come back are decoded here. A
/// program should have one terminal at a time.
public final class CursesTerminal: Terminal {
  /// The colours and characters the terminal can show.
  public internal(set) var capabilities = Capabilities(colors: .none, glyphs: .ascii)
  /// The signal that asked the program to end, if there was one.
  public internal(set) var endingSignal: Int32?
  /// Looks on at bytes and frames.
  public weak var tracer: (any Tracer)?

  var setup: TerminalSetup
  var input: TerminalInput
  var output: TerminalOutput
  let modes: TerminalModes
  let signals: Signals
  /// The brightness of the background, as far as the terminal has reported it.
  var background: Brightness
  /// The questions that are not answered.
  var questions = OpenQuestions()
  /// The widths of characters, reported or not yet asked for.
  var widths = WidthSurvey()
  /// The number of colours, counted on first use.
  private(set) lazy var colors = CursesTerminal.startColors()
  /// How exactly many colours are shown, found out on first use.
  private(set) lazy var precision = CursesTerminal.precision(setup.profile)
  private var isOpen = true

  /// Opens the terminal: full screen, hidden cursor, each key reported at once.
  ///
  /// - Parameters:
  ///   - setup: the terminal's type and the player's wishes.
  ///   - input: the descriptor keys are read from.
  ///   - output: the descriptor of the screen.
  /// - Throws: `TerminalError` before anything was sent.
  public init(_ setup: TerminalSetup, input: Int32, output: Int32) throws(TerminalError) {
    self.setup = setup
    let entry = try setup.entry(output: output)
    var settings = termios()
    guard tcgetattr(output, &settings) == 0 else {
      throw TerminalError(description: "the screen is not a terminal")
    }
    signals = Signals()
    self.output = try TerminalOutput(entry, input: input, descriptor: output)
    self.input = TerminalInput(descriptor: input, isRemote: setup.profile.isRemote)
    modes = TerminalModes(setup.profile, settings: settings)
    background = setup.profile.background
    enter()
    self.output.fitToWindow()
    applyTheme()
    for question in TerminalQuestion.first { ask(question) }
    // Its answer tells that the others need not be waited for.
    if questions.lastAwaited() != nil { ask(.status()) }
  }

  /// Opens the terminal that the program was started on, with what the environment tells of it.
  ///
  /// - Parameter theme: the player's choice of colours and characters.
  /// - Throws: `TerminalError` before anything was sent.
  public convenience init(_ theme: ThemeOptions = ThemeOptions()) throws(TerminalError) {
    var setup = TerminalSetup(TerminalProfile { name in getenv(name).map { String(cString: $0) } })
    setup.theme = theme
    try self.init(setup, input: STDIN_FILENO, output: STDOUT_FILENO)
  }

  deinit {
    close()
  }

  /// Gives the terminal back as it was; calling it twice does no harm.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    delscreen(output.screen)
  }

  /// Columns and rows now.
  public var size: Size {
    Size(width: Int(getmaxx(output.window)), height: Int(getmaxy(output.window)))
  }
}

/// The reason why a terminal cannot be used, in one line.
public struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// The problem, and what was expected.
  public let description: String
}
