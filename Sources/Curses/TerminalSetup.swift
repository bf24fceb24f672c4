import Canvas
import Libc
import Options

/// The settings for opening a terminal; the caller reads the environment and the command line.
public struct TerminalSetup: Sendable {
  /// The terminal's type, as in the variable TERM.
  public var name: String?
  /// The player's choice of colours and characters.
  public var theme = ThemeOptions()
  /// Whether the terminal is known to do more than the plain name `xterm` says.
  public var isModern = false
  /// The signs in the environment that the terminal shows colours of 24 bits.
  public var trueColor = TrueColor { _ in nil }
  /// The colours of the artwork; at most `ColorRole.artworkColors` are used.
  public var artwork: [RGB] = []
  /// The parts of a cell that the terminal draws exactly.
  public var blocks = Capabilities.Blocks.quadrants
  /// Whether the terminal is known to answer questions for recent modes.
  public var answersModes = false
  /// Whether the terminal is known to put text on the clipboard for a program.
  public var canCopy = false
  /// The variable COLORFGBG, whose last number is the background colour.
  public var foregroundAndBackground: String?
  /// How the terminal arranges letters that are written from right to left.
  public var textOrder = TextOrder.cells
  /// The characters that the program itself draws with.
  public var symbols: [Character] = []
  /// The characters that the locale and the terminal's type allow.
  let glyphs: Capabilities.Glyphs
  /// Whether the terminal draws emoji; rxvt draws boxes in their place.
  let drawsEmoji: Bool

  /// Creates a setup for a terminal of this type, in the locale of the environment.
  public init(name: String?) {
    self.name = name
    drawsEmoji = name?.hasPrefix("rxvt") != true
    let isConsole = name?.hasPrefix("linux") == true
    glyphs = TextEncoding.isUTF8 ? isConsole ? .console : .unicode : .ascii
  }

  /// Chooses the terminfo entry: the terminal's own, or that of xterm for an unknown terminal.
  ///
  /// - Parameter output: the terminal's descriptor.
  /// - Returns: a name for `newterm`.
  /// - Throws: `TerminalError` if the terminal cannot place its cursor.
  func entry(output: Int32) throws(TerminalError) -> String {
    guard let name, !name.isEmpty else {
      throw TerminalError(description: "the variable TERM is not set; expected a terminal's name")
    }
    if name == "xterm", isModern, Terminfo.load("xterm-256color", output) == .usable {
      return "xterm-256color"
    }
    switch Terminfo.load(name, output) {
    case .usable: return name
    case .unusable:
      throw TerminalError(
        description: "a terminal of type '\(name.printable)' cannot place its cursor")
    case .unknown:
      guard Terminfo.load("xterm-256color", output) == .usable else {
        throw TerminalError(
          description: "terminal type '\(name.printable)' is unknown, and so is xterm-256color")
      }
      return "xterm-256color"
    }
  }

  /// The background according to COLORFGBG: 7 and 15 are white; that of the Linux console is black.
  var background: Brightness {
    guard let last = foregroundAndBackground?.split(separator: ";").last, let number = Int(last)
    else { return name?.hasPrefix("linux") == true ? .dark : .unknown }
    return number == 7 || number == 15 ? .light : .dark
  }
}

extension String {
  /// The beginning of the text in plain ASCII, safe to show in an error message.
  fileprivate var printable: String {
    String(unicodeScalars.prefix(40).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" })
  }
}
