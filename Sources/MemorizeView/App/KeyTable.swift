import Canvas

enum KeyTable {
  /// The table's keys, in the order in which the message line and the help screen name them.
  static let table: [KeyBinding<Command>] = [
    KeyBinding([" ", .enter], .choose, hint: "turn", help: "turn the card under the cursor"),
    KeyBinding([.left, "h"], .move(.left), help: "cursor left"),
    KeyBinding([.down, "j"], .move(.down), help: "cursor down"),
    KeyBinding([.up, "k"], .move(.up), help: "cursor up"),
    KeyBinding([.right, "l"], .move(.right), help: "cursor right"),
    KeyBinding([.tab], .nextHidden, help: "next hidden card"),
    KeyBinding([.backTab], .previousHidden, help: "previous hidden card"),
    KeyBinding(["f"], .label, hint: "label", help: "choose cards by typing their labels"),
    KeyBinding(["n"], .newGame, hint: "new", help: "new game"),
    KeyBinding(["r"], .sameBoard, hint: "again", help: "same board again"),
    KeyBinding(
      ["v"], .review, hint: "review", help: "review of a finished game, and what was forgotten"),
    KeyBinding(["s"], .shuffle, hint: "shuffle", help: "shuffle the places of all cards"),
    KeyBinding(["d"], .decks, hint: "decks", help: "choose another deck"),
    KeyBinding(["p"], .pause, hint: "pause", help: "pause, or go on"),
    KeyBinding(["g"], .games, hint: "games", help: "games that wait, and those given up"),
    KeyBinding(["t"], .statistics, hint: "statistics", help: "statistics"),
    KeyBinding(["o"], .settings, hint: "settings", help: "settings"),
    KeyBinding(["+", "="], .larger, help: "larger cards"),
    KeyBinding(["-", "_"], .smaller, help: "smaller cards"),
    KeyBinding([.pageUp], .pageUp, help: "a page up, on boards larger than the window"),
    KeyBinding([.pageDown], .pageDown, help: "a page down"),
    KeyBinding([.control("l")], .redraw, help: "draw the screen again"),
    KeyBinding([.control("z")], .suspend, help: "to the shell; fg comes back"),
    KeyBinding([.escape], .close, help: "close what is open"),
    KeyBinding(["?", .function(1)], .help, hint: "help", help: "this help"),
    KeyBinding(["q", .control("c")], .quit, hint: "quit", help: "quit"),
  ]

  /// Those of them that the message line names.
  static let tableHints = table.filter { $0.hint != nil }

  /// What the message line offers while labels are typed or a dialog is open.
  static let wayOut: [KeyBinding<Command>] = [
    KeyBinding([.escape], .close, hint: "done", help: "close what is open"),
    KeyBinding(["q"], .quit, hint: "quit", help: "quit"),
  ]

  /// The keys while a recording is played back.
  static let playback: [KeyBinding<Command>] = [
    KeyBinding([" ", .enter, "p"], .run, hint: "pause", help: "pause, or go on"),
    KeyBinding([.left, "h"], .step(-1), hint: "back", help: "a step back"),
    KeyBinding([.right, "l"], .step(1), hint: "on", help: "a step on"),
    KeyBinding(["n", .tab], .lapse(.forwards), hint: "next", help: "to the next card forgotten"),
    KeyBinding(["N", .backTab], .lapse(.backwards), help: "to the card forgotten before"),
    KeyBinding(["-", "_"], .slower, hint: "slower", help: "half as fast"),
    KeyBinding(["+", "="], .faster, hint: "faster", help: "twice as fast"),
    KeyBinding([.up, .pageUp], .step(-10), help: "ten steps back"),
    KeyBinding([.down, .pageDown], .step(10), help: "ten steps on"),
    KeyBinding([.home, "r"], .restart, help: "again from the start"),
    KeyBinding([.end], .toEnd, help: "to the end"),
    KeyBinding([.control("l")], .redraw, help: "draw the screen again"),
    KeyBinding([.control("z")], .suspend, help: "to the shell; fg comes back"),
    KeyBinding([.escape], .close, help: "close what is open"),
    KeyBinding(["?", .function(1)], .help, hint: "help", help: "this help"),
    KeyBinding(["q", .control("c")], .quit, hint: "quit", help: "quit"),
  ]

  private static let playbackCommands = commands(in: playback)

  static func commands(in bindings: [KeyBinding<Command>]) -> [Key: Command] {
    Dictionary(
      bindings.flatMap { binding in binding.keys.map { ($0, binding.command) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// What a key asks for on the table.
  static func command(for key: Key) -> Command? {
    // The list is short: to look through it is no slower than to find the key in a dictionary, which
    // would have to be made before the first card is turned.
    let key = key.withoutModifier
    return table.first { $0.keys.contains(key) }?.command
  }

  /// What a key asks for while a recording is played back.
  static func playbackCommand(for key: Key) -> Command? {
    playbackCommands[key.withoutModifier]
  }
}
