import Emulation
import Glibc

extension TerminalSession {
  func send(_ text: String) { send(Array(text.utf8)) }

  /// Presses keys one right after the other.
  ///
  /// After Escape, wait for its effect: bytes that follow at once look like part of a longer key.
  func press(_ keys: Key...) {
    for key in keys { send(key.bytes(in: modes)) }
  }

  /// Presses keys, and waits until the screen shows a text.
  func press(_ keys: Key..., showing text: String) throws {
    for key in keys { press(key) }
    try wait(for: text)
  }

  /// Types a line and Enter.
  func enter(_ line: String) {
    send(line)
    press(.enter)
  }

  /// Pastes a text, in brackets if the program has asked for them.
  func paste(_ text: String) {
    let marks = modes.isPasteBracketed ? ("\u{1B}[200~", "\u{1B}[201~") : ("", "")
    send(marks.0 + text + marks.1)
  }

  /// Sends a signal to the program, or to another process of the session.
  func signal(_ number: Int32, to process: pid_t? = nil) {
    kill(process ?? processIdentifier, number)
  }
}

/// A key, possibly with Control.
enum Key: Equatable, ExpressibleByExtendedGraphemeClusterLiteral {
  case character(Character)
  case control(Character)
  case up, down, left, right, end, enter, space, tab, backTab, escape

  init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }

  /// The bytes that xterm sends; some keys differ while a program wants application keys.
  func bytes(in modes: TerminalModes) -> [UInt8] {
    let cursor = modes.hasApplicationCursorKeys ? "\u{1B}O" : "\u{1B}["
    let text =
      switch self {
      case .character(let character): String(character)
      case .control(let character): Self.controlled(character)
      case .up: cursor + "A"
      case .down: cursor + "B"
      case .right: cursor + "C"
      case .left: cursor + "D"
      case .end: cursor + "F"
      case .enter: "\r"
      case .space: " "
      case .tab: "\t"
      case .backTab: "\u{1B}[Z"
      case .escape: "\u{1B}"
      }
    return Array(text.utf8)
  }

  /// Control clears the upper bits of a character.
  private static func controlled(_ character: Character) -> String {
    guard let code = character.asciiValue else { return String(character) }

    return String(Unicode.Scalar(code & 0x1F))
  }
}

/// Mouse events, which are an error unless the program has asked for all of them, in decimals.
extension TerminalSession {
  /// Clicks with the left button.
  func click(column: Int, row: Int) throws {
    try report(0, column, row, final: "M")
    try report(0, column, row, final: "m")
  }

  /// Clicks on the first character of a text on the screen.
  func click(_ text: String) throws {
    guard let place = screen.position(of: text) else {
      throw SessionError("There is no “\(text)” to click on.", in: self)
    }
    try click(column: place.column, row: place.row)
  }

  /// Turns the wheel down.
  func scroll(column: Int, row: Int) throws { try report(65, column, row, final: "M") }

  private func report(_ code: Int, _ column: Int, _ row: Int, final: String) throws {
    guard modes.reportsMouse else {
      throw SessionError("The program has not asked for the mouse.", in: self)
    }
    send("\u{1B}[<\(code);\(column + 1);\(row + 1)\(final)")
  }
}
