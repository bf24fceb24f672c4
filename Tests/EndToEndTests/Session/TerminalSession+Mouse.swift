import Emulation

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
