import CNCurses
import Canvas
import Libc
import Options

/// The settings for opening a terminal; the caller reads the environment and the command line.
public struct TerminalSetup: Sendable {
  /// Everything that is known of the terminal.
  public var profile: TerminalProfile
  /// The player's choice of colours and characters.
  public var theme = ThemeOptions()
  /// The colours of the artwork; at most `ColorRole.artworkColors` are used.
  public var artwork: [RGB] = []
  /// The characters that the program itself draws with.
  public var symbols: [Character] = []

  /// The characters that the locale and the terminal's type allow.
  let glyphs: Capabilities.Glyphs

  /// Creates a setup for a terminal, in the locale of the environment.
  public init(_ profile: TerminalProfile) {
    self.profile = profile
    glyphs = TextEncoding.isUTF8 ? profile.isConsole ? .console : .unicode : .ascii
  }

  /// Chooses the terminfo entry: the terminal's own, or that of xterm for an unknown terminal.
  ///
  /// - Parameter output: the terminal's descriptor.
  /// - Returns: a name for `newterm`.
  /// - Throws: `TerminalError` if the terminal cannot place its cursor.
  func entry(output: Int32) throws(TerminalError) -> String {
    guard let name = profile.name, !name.isEmpty else {
      throw TerminalError(description: "the variable TERM is not set; expected a terminal's name")
    }
    if name == "xterm", profile.isModern, Terminfo.load("xterm-256color", output) == .usable {
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
}

extension String {
  /// The beginning of the text in plain ASCII, safe to show in an error message.
  fileprivate var printable: String {
    String(unicodeScalars.prefix(40).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" })
  }
}

/// The character encoding of the environment.
public enum TextEncoding {
  /// Whether text is written in UTF-8; otherwise it must be plain ASCII.
  ///
  /// The locales C and POSIX, and one that is not installed, say nothing about the terminal: nearly
  /// all terminals understand UTF-8 today. An installed locale with another encoding means ASCII.
  public static let isUTF8: Bool = {
    guard let name = setlocale(LC_CTYPE, "").map({ String(cString: $0) }),
      name != "C", name != "POSIX"
    else {
      return setlocale(LC_CTYPE, "C.UTF-8") != nil
    }
    if nl_langinfo(nl_item(CODESET)).map({ String(cString: $0) }) == "UTF-8" { return true }
    setlocale(LC_CTYPE, "C.UTF-8")
    return false
  }()
}
