/// A key, possibly with Control.
enum Key: Equatable, ExpressibleByExtendedGraphemeClusterLiteral {
  case character(Character)
  case control(Character)
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  case delete
  case backspace
  case enter
  case space
  case tab
  case backTab
  case escape

  init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }

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
