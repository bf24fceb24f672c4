import ArgumentParser

/// `memorize play`: a game on the table.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a game. This is what 'memorize' does without a command.",
    discussion: """
      'memorize decks' lists, shows, imports, exports and removes decks; 'memorize stats' shows \
      your statistics; 'memorize replay' plays a recorded game back.
      """)

  @OptionGroup var board: BoardArguments
  @OptionGroup var rules: RuleArguments

  @Flag(help: "Start a new game; an unfinished one is kept.")
  var new = false

  @OptionGroup var theme: ThemeArguments
  @OptionGroup var kiosk: Kiosk

  func run() throws {
    let start = GameStart(
      board: { try board.board($0, isPublic: kiosk.kiosk) }, rules: rules.applied,
      theme: theme.applied, startsNewGame: new || rules.needsNewGame, kiosk: kiosk.table)
    try start.run()
  }
}
