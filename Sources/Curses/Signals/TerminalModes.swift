import CNCurses
import Libc

/// The modes of a terminal that ncurses does not handle, and its line settings.
///
/// ncurses enables mouse reports beyond column 223 only where terminfo says so, and knows neither
/// bracketed paste nor focus reports.
struct TerminalModes {
  /// Clicks, drags and hovering, reported as decimal numbers; bracketed paste; focus; and no
  /// reordering of Hebrew and Arabic.
  private static let enterExtensions =
    "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[8l"
  private static let leaveExtensions =
    "\u{1B}[8h\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"

  /// Asks for the background colour; the answer arrives as an event, or never.
  static let askBackground = "\u{1B}]11;?\u{1B}\\"

  /// The line settings before the program started.
  let settings: termios
  /// Whether the terminal knows the modes of xterm.
  let hasExtensions: Bool
  /// Whether it answers questions for recent modes.
  let hasRecentModes: Bool
  /// Whether it swallows the question for its background colour even if it does not answer.
  let answersBackground: Bool
  /// Whether it keeps the shell's screen while the program runs.
  let hasAlternateScreen: Bool
  /// The bytes that switch the modes off, in the opposite order.
  let leave: String
  /// The bytes a dying program writes in place of ncurses.
  ///
  /// A screen that cannot be restored is cleared.
  let giveBack: [UInt8]

  /// Reads the terminfo entry of the open terminal.
  ///
  /// - Parameters:
  ///   - entry: the name of the entry.
  ///   - settings: the line settings before the program started.
  ///   - answersModes: whether the terminal answers questions for recent modes.
  init(entry: String, settings: termios, answersModes: Bool) {
    self.settings = settings
    // NB: The entry of the Linux console promises mouse reports that the console does not send.
    hasExtensions = Terminfo.isXtermLike && !entry.hasPrefix("linux")
    hasRecentModes = hasExtensions && answersModes
    answersBackground = hasExtensions && !entry.hasPrefix("screen")
    hasAlternateScreen = Terminfo.string("smcup") != nil && Terminfo.string("rmcup") != nil
    let names = ["sgr0", "op", "cnorm", hasAlternateScreen ? "rmcup" : "clear"]
    leave =
      (hasRecentModes ? RecentModes.leave : "")
      + (hasExtensions ? TerminalModes.leaveExtensions : "")
    giveBack = Array((leave + names.compactMap(Terminfo.string).joined()).utf8)
  }

  /// The bytes that switch the modes on.
  var enter: String {
    (hasExtensions ? TerminalModes.enterExtensions : "")
      + (hasRecentModes ? RecentModes.enter : "")
  }

  /// The line settings while the program runs: each key at once, without echo or translation.
  var playing: termios {
    var playing = settings
    playing.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    playing.c_iflag &= ~tcflag_t(BRKINT | PARMRK | IXON | ICRNL | INLCR | IGNCR)
    playing.c_oflag &= ~tcflag_t(ONLCR | TAB3)
    withUnsafeMutableBytes(of: &playing.c_cc) { keys in
      keys.storeBytes(of: 1, toByteOffset: Int(VMIN), as: UInt8.self)
      keys.storeBytes(of: 0, toByteOffset: Int(VTIME), as: UInt8.self)
    }
    return playing
  }
}
