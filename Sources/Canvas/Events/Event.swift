/// A key, whatever bytes the terminal sent for it.
public enum Key: Hashable, Sendable {
  /// A key that writes a character, Space among them.
  case character(Character)
  /// A character typed with the control key, as a small letter.
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
  /// Left and right with Control or Alt, which mean a word where text is written.
  case wordLeft
  case wordRight
  case pageUp
  case pageDown
  /// F1 and so on.
  case function(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// A key by the character it writes.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

/// Something the mouse did, and where.
public struct Mouse: Hashable, Sendable {
  /// A mouse button.
  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  /// What was done.
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

  /// What was done.
  public let action: Action
  /// The cell, from the top left; may lie outside a screen that has just shrunk.
  public let point: Point

  /// Something the mouse did, and where.
  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}

/// Something that happened at the terminal.
public enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted, as it came; the terminal must never be given it back unclean.
  case paste(String)
  /// Whether the window has the keyboard's focus now.
  case focus(Bool)
  /// The screen has another size now.
  case resize
  /// The terminal told how light its background is.
  case background(isLight: Bool)
  /// The terminal told late how wide the texts are that it was asked for last: columns of each.
  case measured([Int?])
  /// The player asked to leave the program for its shell for a while, or has just come back.
  case suspend
  /// The terminal or the system wants the program to end.
  case end
}
