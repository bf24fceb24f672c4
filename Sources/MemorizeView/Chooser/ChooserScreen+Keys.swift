import Canvas

extension ChooserScreen {
  /// The chooser's commands.
  enum Command {
    case play
    case study
    case find
    case endSearch
    case up
    case down
    case pageUp
    case pageDown
    case first
    case last
    case easier
    case harder
    case sort
    case edit
    case copy
    case add
    case remove
    case importFile
    case undo
    case redo
    case back
  }

  private static let browsing = [
    KeyBinding([.enter, " "], Command.play, hint: "play", help: "play the chosen deck"),
    KeyBinding(["y"], .study, hint: "study", help: "study the chosen deck"),
    KeyBinding(["/"], .find, hint: "find", help: "find decks by name or by a card"),
    KeyBinding([.up, "k"], .up, help: "previous deck"),
    KeyBinding([.down, "j"], .down, help: "next deck"),
    KeyBinding([.pageUp], .pageUp, help: "page up"),
    KeyBinding([.pageDown], .pageDown, help: "page down"),
    KeyBinding([.home], .first, help: "first deck"),
    KeyBinding([.end], .last, help: "last deck"),
    KeyBinding([.left, "h"], .easier, hint: "easier", help: "easier level of the chosen deck"),
    KeyBinding([.right, "l"], .harder, hint: "harder", help: "harder level of the chosen deck"),
    KeyBinding(["u"], .undo, hint: "undo", help: "undo"),
    KeyBinding(["e"], .edit, hint: "edit", help: "edit the chosen deck"),
    KeyBinding(["c"], .copy, hint: "copy", help: "copy the chosen deck"),
    KeyBinding(["a"], .add, hint: "add", help: "add a deck"),
    KeyBinding(["x", .delete], .remove, hint: "remove", help: "remove the chosen deck"),
    KeyBinding(["i"], .importFile, hint: "import", help: "import a file as a deck"),
    KeyBinding(["s"], .sort, hint: "sort", help: "change sorting"),
    KeyBinding([.control("r")], .redo, hint: "redo", help: "redo"),
    KeyBinding([.escape, "d"], .back, hint: "back", help: "show all decks; back to the table"),
  ]

  /// The keys while the player types a search; all others are text.
  private static let searching = [
    KeyBinding([.up], Command.up, help: "previous deck"),
    KeyBinding([.down], .down, help: "next deck"),
    KeyBinding([.pageUp], .pageUp, help: "page up"),
    KeyBinding([.pageDown], .pageDown, help: "page down"),
    KeyBinding([.enter], .play, hint: "play", help: "play the chosen deck"),
    KeyBinding([.tab], .endSearch, hint: "commands", help: "use the keys of the deck list"),
    KeyBinding([.escape], .back, hint: "all decks", help: "show all decks"),
  ]

  /// Importing is offered where a new deck is asked about.
  var keysOverDialogs: [Key] { library == nil ? [] : ["i"] }

  var keyMap: KeyMap<Command> {
    let bindings = isTakingText ? ChooserScreen.searching : ChooserScreen.browsing
    return KeyMap(bindings.filter { isAvailable($0.command) })
  }

  var isTakingText: Bool { search != nil }

  /// Whether a command can be used now.
  private func isAvailable(_ command: Command) -> Bool {
    switch command {
    case .edit, .copy: library != nil && decks.chosen != nil
    case .add, .importFile: library != nil
    case .study: library != nil && decks.chosen?.isWords == true
    case .remove: library != nil && decks.chosen?.isOwn == true
    case .easier: decks.chosen?.level.map { $0.number > 1 } ?? false
    case .harder: decks.chosen?.level.map { $0.number < $0.last } ?? false
    case .undo: library?.canUndo == true
    case .redo: library?.canRedo == true
    case .play, .find, .endSearch, .up, .down, .pageUp, .pageDown, .first, .last, .sort, .back:
      true
    }
  }
}
