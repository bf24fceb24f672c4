import Canvas

extension Key {
  /// The key without its modifier, where moving by words has no meaning.
  var withoutModifier: Key {
    switch self {
    case .wordLeft: .left
    case .wordRight: .right
    default: self
    }
  }

  /// The name of the key.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^\(character.uppercased())"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .wordLeft: "Ctrl-Left"
    case .wordRight: "Ctrl-Right"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }
}
