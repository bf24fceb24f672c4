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

  /// Tells the program that its window has gained or lost the focus, if it has asked for that.
  func focus(_ isFocused: Bool) {
    guard modes.isFocusReported else { return }

    send(isFocused ? "\u{1B}[I" : "\u{1B}[O")
  }

  /// Sends a signal to the program, or to another process of the session.
  func signal(_ number: Int32, to process: pid_t? = nil) {
    kill(process ?? processIdentifier, number)
  }

  /// Sends a signal to the whole group of processes in the foreground, as keys do.
  func signalForeground(_ number: Int32) throws { kill(-(try foregroundProcess), number) }
}

/// A key, possibly with Control.
enum Key: Equatable, ExpressibleByExtendedGraphemeClusterLiteral {
  case character(Character)
  case control(Character)
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete, backspace, enter, space,
    tab, backTab, escape

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
      case .home: cursor + "H"
      case .end: cursor + "F"
      case .insert: "\u{1B}[2~"
      case .delete: "\u{1B}[3~"
      case .pageUp: "\u{1B}[5~"
      case .pageDown: "\u{1B}[6~"
      case .backspace: "\u{7F}"
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

/// A button of the mouse, numbered as in xterm's reports.
enum MouseButton: Int {
  case left = 0
  case middle = 1
  case right = 2
}

/// A direction the wheel is turned in, numbered as in xterm's reports.
enum WheelDirection: Int {
  case up = 64
  case down = 65
}

/// Mouse events, reported in the form that the program has asked for; otherwise an error.
extension TerminalSession {
  func click(column: Int, row: Int, button: MouseButton = .left) throws {
    let place = Position(column: column, row: row)
    try report(button.rawValue, at: place, needing: .buttons)
    try report(button.rawValue, at: place, needing: .buttons, isRelease: true)
  }

  /// Clicks on the first character of a text on the screen.
  func click(_ text: String, button: MouseButton = .left) throws {
    guard let place = screen.position(of: text) else {
      throw SessionError("There is no “\(text)” to click on.", in: self)
    }
    try click(column: place.column, row: place.row, button: button)
  }

  /// Moves the mouse to a cell, no button held.
  func move(column: Int, row: Int) throws {
    let place = Position(column: column, row: row)
    try report(Self.motion + Self.noButton, at: place, needing: .allMotion)
  }

  func wheel(_ direction: WheelDirection, column: Int, row: Int) throws {
    try report(direction.rawValue, at: Position(column: column, row: row), needing: .buttons)
  }

  /// Presses the button, moves over all cells in between, and releases it.
  func drag(from start: Position, to end: Position, button: MouseButton = .left) throws {
    try report(button.rawValue, at: start, needing: .drags)
    for place in start.steps(to: end) {
      try report(Self.motion + button.rawValue, at: place, needing: .drags)
    }
    try report(button.rawValue, at: end, needing: .drags, isRelease: true)
  }

  private static var motion: Int { 32 }
  private static var noButton: Int { 3 }

  private func report(
    _ code: Int, at place: Position, needing need: MouseReporting, isRelease: Bool = false
  ) throws {
    guard modes.mouse >= need else {
      throw SessionError("The program has not asked for \(need) of the mouse.", in: self)
    }
    if modes.hasDecimalMouse {
      let final = isRelease ? "m" : "M"
      send("\u{1B}[<\(code);\(place.column + 1);\(place.row + 1)\(final)")
    } else {
      let values = [isRelease ? Self.noButton : code, place.column + 1, place.row + 1]
      send(Array("\u{1B}[M".utf8) + values.map { UInt8(clamping: $0 + 32) })
    }
  }
}

extension Position {
  /// The cells on the straight line to another one, without this one.
  fileprivate func steps(to end: Position) -> [Position] {
    let across = end.column - column
    let down = end.row - row
    let count = max(abs(across), abs(down))
    return (0..<count).map { step in
      Position(column: column + across * (step + 1) / count, row: row + down * (step + 1) / count)
    }
  }
}
