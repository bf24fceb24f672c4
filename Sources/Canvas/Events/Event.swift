/// A key, independent of the bytes that the terminal sent for it.
public enum Key: Hashable, Sendable {
  /// A key that types a character, including Space.
  case character(Character)
  /// A character typed with the Control key, as a lowercase letter.
  case control(Character)
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  /// Left and right with Control or Alt, which move by a word in text.
  case wordLeft
  case wordRight
  case pageUp
  case pageDown
  /// F1 and so on.
  case function(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a key from the character it types.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

/// A mouse action and its position.
public struct Mouse: Hashable, Sendable {
  /// A mouse button.
  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  /// A press, release, movement or turn of the wheel.
  public enum Action: Hashable, Sendable {
    case press(Button)
    case release
    /// Moved with a button held.
    case drag(Button)
    /// Moved with no button held.
    case hover
    /// One notch up or down.
    case wheel(up: Bool)
  }

  /// The action.
  public let action: Action
  /// The cell, from the top left; may lie outside a screen that has just shrunk.
  public let point: Point

  /// Creates a mouse action at a position.
  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}

/// An event at the terminal.
public enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Pasted text, unchanged; it must be cleaned before it is shown.
  case paste(String)
  /// The screen has a new size.
  case resize
  /// The terminal reported the brightness of its background.
  case background(isLight: Bool)
  /// The terminal reported character widths: its capabilities have changed.
  case measured
  /// The descriptor that the terminal was asked to watch is readable.
  case news
  /// The player asked to suspend the program, or has just resumed it.
  case suspend
  /// The terminal or the system wants the program to end.
  case end
}
