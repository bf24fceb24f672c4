import Canvas

extension KeyTable {
  /// The keys while a finished game is looked through.
  static let review: [KeyBinding<Command>] = [
    KeyBinding([.left, "h"], .step(-1), hint: "back", help: "a card back"),
    KeyBinding([.right, "l"], .step(1), hint: "on", help: "a card on"),
    KeyBinding(
      ["n", .tab], .lapse(.forwards), hint: "next", help: "to the next card forgotten, or the end"),
    KeyBinding(
      ["t", "r", .enter], .tryAgain, hint: "try again",
      help: "practice: play on from before this move"),
    KeyBinding([.escape], .close, hint: "result", help: "back to the result"),
    KeyBinding([" ", "p"], .run, hint: "play", help: "play by itself, or stop"),
    KeyBinding(
      ["N", .backTab], .lapse(.backwards), hint: "previous",
      help: "to the card forgotten before, or the start"),
    KeyBinding(["-", "_"], .slower, hint: "slower", help: "half as fast"),
    KeyBinding(["+", "="], .faster, hint: "faster", help: "twice as fast"),
    KeyBinding([.up, .pageUp], .step(-10), help: "ten cards back"),
    KeyBinding([.down, .pageDown], .step(10), help: "ten cards on"),
    KeyBinding([.home], .toStart, help: "to the start"),
    KeyBinding([.end], .toEnd, help: "to the end, and what it came to"),
    KeyBinding([.control("l")], .redraw, help: "draw the screen again"),
    KeyBinding([.control("z")], .suspend, help: "to the shell; fg comes back"),
    KeyBinding(["?", .function(1)], .help, hint: "help", help: "this help"),
    KeyBinding(["q", .control("c")], .quit, hint: "quit", help: "quit"),
  ]

  private static let reviewCommands = commands(in: review)

  /// What a key asks for while a finished game is looked through.
  static func reviewCommand(for key: Key) -> Command? { reviewCommands[key.withoutModifier] }
}
