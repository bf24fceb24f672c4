import Canvas

extension KeyTable {
  /// The keys while a deck is chosen, in the order in which the message line and the help name them.
  static let chooser: [KeyBinding<Command>] = [
    KeyBinding([.enter, " "], .choose, hint: "play", help: "play the chosen deck"),
    KeyBinding(["/"], .filter, hint: "find", help: "find decks by a piece of a name or a face"),
    KeyBinding([.up, "k"], .move(.up), help: "the deck above"),
    KeyBinding([.down, "j"], .move(.down), help: "the deck below"),
    KeyBinding([.pageUp], .pageUp, help: "a page up"),
    KeyBinding([.pageDown], .pageDown, help: "a page down"),
    KeyBinding([.home], .first, help: "the first deck"),
    KeyBinding([.end], .last, help: "the last deck"),
    KeyBinding(["u"], .undo, hint: "undo", help: "take the last change of the decks back"),
    KeyBinding(["e"], .edit, hint: "edit", help: "edit the chosen deck"),
    KeyBinding(["c"], .copy, hint: "copy", help: "make a copy of the chosen deck"),
    KeyBinding(["a"], .add, hint: "add", help: "add a new deck"),
    KeyBinding(
      ["x", .delete], .remove, hint: "remove", help: "remove the chosen deck, if it is yours"),
    KeyBinding(["i"], .importFile, hint: "import", help: "import a file as a deck of yours"),
    KeyBinding(["s"], .sort, hint: "sort", help: "sort the decks otherwise"),
    KeyBinding([.control("r")], .redo, hint: "redo", help: "make again what was taken back"),
    KeyBinding([.control("l")], .redraw, help: "draw the screen again"),
    KeyBinding([.control("z")], .suspend, help: "to the shell; fg comes back"),
    KeyBinding(
      [.escape, "d"], .close, hint: "back", help: "show all decks, then back to the table"),
    KeyBinding(["?", .function(1)], .help, hint: "help", help: "this help"),
    KeyBinding(["q", .control("c")], .quit, hint: "quit", help: "quit"),
  ]

  /// The keys while it is typed what to look for; all others are for the text.
  static let filtering: [KeyBinding<Command>] = [
    KeyBinding([.enter], .choose, hint: "play", help: "play the chosen deck"),
    KeyBinding([.tab], .complete, hint: "commands", help: "to the decks that were found"),
    KeyBinding([.escape], .close, hint: "all decks", help: "show all decks"),
  ]

  /// The keys while the path of a file is typed; all others are for the text.
  static let importing: [KeyBinding<Command>] = [
    KeyBinding([.enter], .choose, hint: "import", help: "import the file, or open the folder"),
    KeyBinding([.tab], .complete, hint: "complete", help: "add what all files below share"),
    KeyBinding([.escape], .close, hint: "cancel", help: "import nothing"),
  ]

  /// The keys that mean the same while something is typed.
  private static let alwaysKeys: [Key: Command] = [
    .up: .move(.up), .down: .move(.down), .pageUp: .pageUp, .pageDown: .pageDown,
    .control("l"): .redraw, .control("z"): .suspend, .control("c"): .quit,
  ]

  private static let chooserCommands = commands(in: chooser)
  private static let filteringCommands = commands(in: filtering)
  private static let importingCommands = commands(in: importing)

  /// What a key asks for while a deck is chosen; nothing where it is for the text.
  static func chooserCommand(for key: Key, in mode: ChooserPage.Mode) -> Command? {
    switch mode {
    case .browsing: chooserCommands[key]
    case .filtering: filteringCommands[key] ?? alwaysKeys[key]
    case .importing: importingCommands[key] ?? alwaysKeys[key]
    }
  }
}

extension ChooserPage {
  /// What can be done now.
  var bindings: [KeyBinding<Command>] {
    switch mode {
    case .browsing: KeyTable.chooser.filter { offers($0.command) }
    case .filtering: KeyTable.filtering
    case .importing: KeyTable.importing
    }
  }
}
