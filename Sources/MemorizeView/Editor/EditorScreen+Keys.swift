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

  /// The keys on a value of the form; letters are text of a new face.
  private static let choosing =
    typing.filter { $0.command != .choose && $0.command != .done } + [
      KeyBinding([.left], Command.left, help: "left; less"),
      KeyBinding([.right], .right, help: "right; more"),
      KeyBinding(["+", "="], .more, help: "more pairs, next colour"),
      KeyBinding(["-", "_"], .less, help: "fewer pairs, previous colour"),
      KeyBinding([.home], .first, help: "first field"),
      KeyBinding([.end], .last, help: "last field"),
      KeyBinding([.enter, " "], .choose, hint: "change", help: "change"),
      KeyBinding([.escape], .done, hint: "done", help: "back; everything is saved"),
    ]

  /// Enter where it does not add anything yet.
  private static let goingOn = KeyBinding(
    [.enter], Command.choose, hint: "next field", help: "next field")

  /// Enter where a face of the deck is edited.
  private static let ending = KeyBinding(
    [.enter], Command.choose, hint: "keep", help: "keep the text")

  private var bindings: [KeyBinding<Command>] {
    if focus.isValue { return EditorScreen.choosing }
    guard field != nil else { return EditorScreen.browsing }
    return EditorScreen.typing.map { binding in
      guard binding.command == .choose else { return binding }
      switch focus {
      case .name: return EditorScreen.goingOn
      case .newFirst where editor.kind == .words: return EditorScreen.goingOn
      case .first, .second: return EditorScreen.ending
      default: return binding
      }
    } + (hasArrows ? EditorScreen.arrows : [])
  }

  var keyMap: KeyMap<Command> {
    let hasPictures = focus == .newFirst && !picker.choices.isEmpty
    return KeyMap(
      bindings.filter { isAvailable($0.command) }.map { binding in
        binding.command == .next && hasPictures ? EditorScreen.picking : binding
      })
  }

  var isTakingText: Bool { field != nil || focus.isValue }

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
