import CNCurses
import Canvas
import Libc
import Options

/// A terminal by way of ncurses: the only type that knows of it.
///
/// ncurses draws whole pictures, and finds out what to send for that; changes of them are mostly sent
/// past it. The bytes that come back are read and understood here. There should be one at a time in a program.
public final class CursesTerminal: Terminal {
  /// What the terminal can show.
  public var capabilities = Capabilities(colors: .none, glyphs: .ascii) {
    didSet { if capabilities != oldValue { adopt() } }
  }
  /// The signal that wants the program to end, if one came.
  public internal(set) var endingSignal: Int32?

  let input: Int32
  let output: Int32
  private let screen: OpaquePointer
  let window: UnsafeMutablePointer<WINDOW>
  let settings: termios
  let outbox: Outbox
  let hasModes: Bool
  let signals: Signals
  var decoder: InputDecoder
  var writer = CellWriter(palette: Palette(colors: .none, background: .unknown))
  /// How everything is to look.
  var theme: ThemeOptions
  /// What the background is like, as far as the terminal has told.
  var background: Palette.Background
  /// Which characters the terminal is known to have.
  let glyphs: Capabilities.Glyphs
  /// What the terminal does with letters that are written from right to left.
  let textOrder: TextOrder
  /// How many colours the terminal has, counted when they are first wanted.
  private(set) lazy var colors = CursesTerminal.startColors()
  /// What the screen shows; `nil` if all of it is to be put anew.
  var shown: Canvas?
  /// What ncurses believes that the screen shows.
  var drawn: Canvas?
  var drawnRows: ShownRows?
  /// Makes the bytes for changes; `nil` if ncurses has to send them as well.
  var encoder: ChangeEncoder?
  /// Whether the encoder, or that there is none, belongs to the colours in use.
  var isEncoderReady = false
  /// Whether something was sent that ncurses does not know of.
  var isAhead = false
  /// Whether the next picture has to go by way of ncurses, which knows of a row to be sent again.
  var needsCurses = false
  var isAnswerDue = false
  var hasHeard = false
  /// What was asked for and has not been answered yet.
  var inquiry: WidthInquiry?
  /// What happened while the program waited for an answer.
  var kept: [Event] = []
  /// For how long the rest of what has begun to arrive has been waited for.
  var waited: Duration = .zero
  /// Whether the program has just been continued, which is news for the screen.
  var hasReturned = false
  private var isOpen = true

  /// Opens the terminal: full screen, hidden cursor, every key at once.
  ///
  /// - Parameters:
  ///   - setup: what is known of the terminal.
  ///   - input: the descriptor keys are read from.
  ///   - output: the descriptor of the screen.
  /// - Throws: `TerminalError` before anything was sent.
  public init(_ setup: TerminalSetup, input: Int32, output: Int32) throws(TerminalError) {
    self.input = input
    self.output = output
    theme = setup.theme
    background = setup.background
    glyphs = setup.glyphs()
    textOrder = setup.textOrder
    let name = try setup.entry(output: output)
    var settings = termios()
    guard tcgetattr(output, &settings) == 0 else {
      throw TerminalError(description: "the screen is not a terminal")
    }
    self.settings = settings
    outbox = try Outbox(output)
    signals = Signals()
    guard let out = fdopen(outbox.file, "w"), let keys = fdopen(input, "r"),
      let screen = CursesTerminal.start(name, out, keys, size: CursesTerminal.size(of: output)),
      let window = memorize_whole_screen()
    else {
      throw TerminalError(description: "a terminal of type '\(name)' could not be opened")
    }
    self.screen = screen
    self.window = window
    // Cells are drawn where they belong, never shifted there: not every terminal shifts the halves of
    // wide characters alike.
    idcok(window, false)
    hasModes = TerminalModes.exist(on: setup.name ?? name)
    decoder = InputDecoder(extra: CursesTerminal.keysOfThisTerminal())
    prepare()
    fitToScreen()
    applyTheme()
    if wantsBackground, TerminalModes.canAsk(name) {
      send(TerminalModes.askBackground)
      isAnswerDue = true
    }
  }

  deinit {
    close()
  }

  /// Gives the terminal back as it was; doing so twice does no harm.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    delscreen(screen)
  }

  /// Columns and rows now.
  public var size: Size { Size(width: Int(getmaxx(window)), height: Int(getmaxy(window))) }

  /// Whether the C library counts the glyph's columns in the same way.
  public func canDraw(_ glyph: Glyph) -> Bool { CellWriter.isSound(glyph) }

  /// Sends everything again with the next picture.
  public func redraw() {
    shown = nil
    clearok(window, true)
  }
}
