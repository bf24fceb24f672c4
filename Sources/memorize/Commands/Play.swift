import ArgumentParser
import MemorizeViewModel

/// `memorize play`: a game on the table.
struct Play: ParsableCommand {
  static let name = "play"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Play a game. This is what 'memorize' does without a command.",
    discussion: """
      'memorize sums:3' and its like are exercises that the program makes up: sums, differences, \
      products and quotients in ten levels, number words, clock times, Roman numerals, binary, \
      hexadecimal and powers. 'memorize play NAME' plays a deck of your own with such a name, or \
      with the name of a command.

      'memorize decks' lists, shows, imports, exports and removes decks; 'memorize stats' shows \
      your statistics; 'memorize replay' plays a recorded game back, 'memorize ghost' races one, \
      and 'memorize share' prints one as a code; 'memorize race' races other people.
      """)

  @OptionGroup var board: BoardArguments
  @OptionGroup var rules: RuleArguments
  @OptionGroup var company: CompanyArguments

  @Flag(help: "Start a new game; an unfinished one is kept.")
  var new = false

  @Flag(help: "Ring the terminal's bell for a pair.")
  var bell = false

  @OptionGroup var theme: ThemeArguments
  @OptionGroup var kiosk: Kiosk

  func run() throws { try run(prefersGenerated: false) }

  /// Plays.
  ///
  /// - Parameter prefersGenerated: whether the name of a generated deck means that deck even if the
  ///   player has a deck of this name.
  /// - Throws: if there is no such board, or no terminal to play on.
  func run(prefersGenerated: Bool) throws {
    let start = GameStart(
      board: {
        try board.board($0, isPublic: kiosk.kiosk, prefersGenerated: prefersGenerated)
      }, rules: rulesOfGame,
      theme: theme.applied, startsNewGame: new || rules.needsNewGame || company.company != .alone,
      kiosk: kiosk.table, ringsBell: bell)
    try start.run()
  }

  func validate() throws {
    guard
      company.company == .alone || !rules.changes.contains(RuleFlag(rule: .openCards, isOn: true))
    else {
      throw ValidationError("with --open nothing is to remember; omit --against and --players")
    }
  }

  /// The rules of the settings with all changes; open cards are for one player alone.
  private func rulesOfGame(_ settings: Rules) -> Rules {
    var rules = rules.applied(to: settings)
    rules.company = company.company
    if rules.company != .alone { rules.variant.isOpen = false }
    return rules
  }
}
