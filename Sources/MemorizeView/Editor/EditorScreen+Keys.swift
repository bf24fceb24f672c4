import Canvas

extension EditorScreen {
  /// The editor's commands.
  enum Command {
    case undo
    case redo
    case choose
    case remove
    case left
    case right
    case up
    case down
    case next
    case previous
    case more
    case less
    case pageUp
    case pageDown
    case first
    case last
    case done
  }

  private static let browsing = [
    KeyBinding(["u"], Command.undo, hint: "undo", help: "undo"),
    KeyBinding([.control("r")], .redo, hint: "redo", help: "redo"),
    KeyBinding([.enter, " "], .choose, hint: "change", help: "change; put back a removed pair"),
    KeyBinding(["x", .delete, .backspace], .remove, hint: "remove", help: "remove a pair"),
    KeyBinding([.left, "h"], .left, help: "left; less"),
    KeyBinding([.down, "j"], .down, help: "down"),
    KeyBinding([.up, "k"], .up, help: "up"),
    KeyBinding([.right, "l"], .right, help: "right; more"),
    KeyBinding([.tab], .next, help: "next field"),
    KeyBinding([.backTab], .previous, help: "previous field"),
    KeyBinding(["+", "="], .more, help: "more pairs, next colour"),
    KeyBinding(["-", "_"], .less, help: "fewer pairs, previous colour"),
    KeyBinding([.pageUp], .pageUp, help: "page up"),
    KeyBinding([.pageDown], .pageDown, help: "page down"),
    KeyBinding([.home], .first, help: "first field"),
    KeyBinding([.end], .last, help: "last field"),
    KeyBinding([.escape], .done, hint: "done", help: "back; everything is saved"),
  ]

  /// The key that goes on to the next picture that was found.
  private static let picking = KeyBinding(
    [.tab], Command.next, hint: "pictures", help: "next field")

  /// The keys that move between pictures and faces where no text is in their way.
  private static let arrows = [
    KeyBinding([.left], Command.left, help: "left"),
    KeyBinding([.right], .right, help: "right"),
  ]

  /// The keys while the player types; all others are text.
  private static let typing = [
    KeyBinding([.control("t")], Command.undo, hint: "undo", help: "undo"),
    KeyBinding([.control("r")], .redo, hint: "redo", help: "redo"),
    KeyBinding([.up], .up, help: "up"),
    KeyBinding([.down], .down, help: "down"),
    KeyBinding([.tab], .next, help: "next field"),
    KeyBinding([.backTab], .previous, help: "previous field"),
    KeyBinding([.pageUp], .pageUp, help: "page up"),
    KeyBinding([.pageDown], .pageDown, help: "page down"),
    KeyBinding([.enter], .choose, hint: "add", help: "add the text"),
    KeyBinding([.escape], .done, hint: "done", help: "back; everything is saved"),
  ]

  var keyMap: KeyMap<Command> {
    let typing = EditorScreen.typing + (hasArrows ? EditorScreen.arrows : [])
    let bindings = isTakingText ? typing : EditorScreen.browsing
    let hasPictures = focus == .newFirst && !picker.choices.isEmpty
    return KeyMap(
      bindings.filter { isAvailable($0.command) }.map { binding in
        binding.command == .next && hasPictures ? EditorScreen.picking : binding
      })
  }

  var isTakingText: Bool { field != nil }

  private func isAvailable(_ command: Command) -> Bool {
    switch command {
    case .undo: editor.canUndo
    case .redo: editor.canRedo
    case .remove: focus.pair != nil
    case .choose, .left, .right, .up, .down, .next, .previous, .more, .less, .pageUp, .pageDown,
      .first, .last, .done:
      true
    }
  }
}
