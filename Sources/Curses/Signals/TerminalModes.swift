/// Modes of the terminal that ncurses does not know.
///
/// Sent by hand because ncurses turns on mouse reports that reach beyond column 223 only where
/// terminfo says so, and knows neither paste nor focus.
enum TerminalModes {
  /// Clicks, drags and hovering, reported as decimal numbers; pasted text in brackets; focus; and the
  /// order of the cells left alone where Hebrew or Arabic stands in them.
  static let enter =
    "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[8l"

  /// Everything as it was, in the opposite order.
  static let leave =
    "\u{1B}[8h\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"

  /// Asks for the background colour; the answer arrives as an event, or never.
  static let askBackground = "\u{1B}]11;?\u{1B}\\"

  /// Whether a terminal of this name has these modes; the Linux console has none of them, nor have
  /// terminals such as the VT100, which are not those of the library VTE.
  static func exist(on name: String) -> Bool {
    !["linux", "vt", "ansi"].contains(where: name.hasPrefix) || name.hasPrefix("vte")
  }

  /// Whether a terminal of this name takes the question for its background without showing it.
  static func canAsk(_ name: String) -> Bool {
    exist(on: name) && !name.hasPrefix("screen")
  }
}
