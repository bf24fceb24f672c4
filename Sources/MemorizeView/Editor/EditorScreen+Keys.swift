import Canvas

extension KeyTable {
  /// The keys of the deck editor while no text is being written.
  static let editor: [KeyBinding<Command>] = [
    KeyBinding(["u"], .undo, hint: "undo", help: "take the last step back"),
    KeyBinding([.control("r")], .redo, hint: "redo", help: "make that step again"),
    KeyBinding(
      [.enter, " "], .choose, hint: "change", help: "write anew; take back what was removed"),
    KeyBinding(
      ["x", .delete, .backspace], .remove, hint: "remove", help: "remove a face or a pair"),
    KeyBinding([.left, "h"], .move(.left), help: "left; less"),
    KeyBinding([.down, "j"], .move(.down), help: "down"),
    KeyBinding([.up, "k"], .move(.up), help: "up"),
    KeyBinding([.right, "l"], .move(.right), help: "right; more"),
    KeyBinding([.tab], .nextHidden, help: "next field"),
    KeyBinding([.backTab], .previousHidden, help: "previous field"),
    KeyBinding(["+", "="], .larger, help: "more pairs, another colour"),
    KeyBinding(["-", "_"], .smaller, help: "less pairs, another colour"),
    KeyBinding([.pageUp], .pageUp, help: "a page up"),
    KeyBinding([.pageDown], .pageDown, help: "a page down"),
    KeyBinding([.control("l")], .redraw, help: "draw the screen again"),
    KeyBinding([.control("z")], .suspend, help: "to the shell; fg comes back"),
    KeyBinding(["q", .control("c")], .quit, help: "quit"),
    KeyBinding(["?", .function(1)], .help, hint: "help", help: "this help"),
    KeyBinding([.escape], .close, hint: "done", help: "back; all is kept"),
  ]

  /// The keys while text is being written; all others are for the text.
  static let writing: [KeyBinding<Command>] = [
    KeyBinding([], .undo, hint: "undo", help: "take the last step back"),
    KeyBinding([.control("r")], .redo, hint: "redo", help: "make that step again"),
    KeyBinding([.enter], .choose, hint: "take on", help: "take on what is written"),
    KeyBinding([.up], .move(.up), help: "up"),
    KeyBinding([.down], .move(.down), help: "down"),
    KeyBinding([.tab], .nextHidden, help: "next field"),
    KeyBinding([.backTab], .previousHidden, help: "previous field"),
    KeyBinding([.pageUp], .pageUp, help: "a page up"),
    KeyBinding([.pageDown], .pageDown, help: "a page down"),
    KeyBinding([.control("l")], .redraw, help: "draw the screen again"),
    KeyBinding([.control("z")], .suspend, help: "to the shell; fg comes back"),
    KeyBinding([.control("c")], .quit, help: "quit"),
    KeyBinding([.function(1)], .help, hint: "help", help: "this help"),
    KeyBinding([.escape], .close, hint: "done", help: "back; all is kept"),
  ]

  private static let editorCommands = commands(in: editor)
  private static let writingCommands = commands(in: writing)

  /// What a key asks for in the deck editor.
  static func editorCommand(for key: Key, isWriting: Bool) -> Command? {
    isWriting ? writingCommands[key] : editorCommands[key]
  }
}
