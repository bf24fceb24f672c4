import ArgumentParser
import MemorizeViewModel
import Words

/// `memorize play`: a game on the table.
struct Play: ThemedCommand {
  static let name = "play"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: say("Play a game. This is what 'memorize' does without a command."),
      discussion: say(
        """
        Names such as sums:3 are exercises that the program makes up: sums, differences, products \
        and quotients in ten levels, number words, clock times, Roman numerals, binary, \
        hexadecimal and powers. 'memorize play NAME' plays a deck of your own with such a name, or \
        with the name of a command.

        'memorize decks' lists, shows, imports, exports and removes decks; 'memorize stats' shows \
        your statistics; 'memorize replay' plays a recorded game back, 'memorize ghost' races one, \
        and 'memorize share' prints one as text or as a code; 'memorize race' races other people.
        """))
  }

  @OptionGroup var board: BoardArguments
  @OptionGroup var rules: RuleArguments
  @OptionGroup var company: CompanyArguments

  @Flag(help: ArgumentHelp(say("Start a new game; an unfinished one is saved.")))
  var new = false

  @Flag(help: ArgumentHelp(say(Setting.bell.help)))
  var bell = false

  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments
  @OptionGroup var kiosk: Kiosk

  func run() throws { try run(prefersGenerated: false) }

  /// Plays.
  ///
  /// - Parameter prefersGenerated: whether the name of a generated deck means that deck even if the
  ///   player has a deck of this name.
  /// - Throws: if there is no such board, or no terminal to play on.
  func run(prefersGenerated: Bool) throws {
    try GameStart(
      board: { preferences in
        let board = try board.board(
          preferences, isPublic: kiosk.kiosk, prefersGenerated: prefersGenerated)
        try check(board)
        return board
      }, rules: rulesOfGame, theme: theme,
      startsNewGame: new || rules.needsNewGame || company.company != .alone,
      kiosk: kiosk.table, lines: lines.style, isInputTaken: board.deck == "-", ringsBell: bell
    ).run()
  }

  /// Checks that a board can be played by the rules that were asked for.
  private func check(_ board: Board?) throws {
    let asked = rulesOfGame(Rules()).variant
    guard let board, asked.ruleForTwins != nil, !board.hasTwinsOnly else { return }
    throw Failure(
      .usage,
      say(
        """
        deck '\(board.deck.name)' has two sides; '\(asked.shownTitle)' needs a deck of equal \
        pictures
        """))
  }

  func validate() throws {
    guard !lines.lines || !kiosk.kiosk else {
      throw ValidationError(say("--kiosk needs a screen; omit --lines"))
    }
    guard !theme.xray || !kiosk.kiosk else {
      throw ValidationError(say("--xray is for a table of one's own; omit it, or --kiosk"))
    }
    let asked = rulesOfGame(Rules())
    if let rule = asked.variant.ruleForOne, company.company != .alone {
      throw ValidationError(
        say("'\(rule.shownTitle)' is for one player; omit the rule, or --against and --players"))
    }
  }

  /// The rules of the settings with all changes; in company without those for one player.
  private func rulesOfGame(_ settings: Rules) -> Rules {
    let code = board.board.flatMap { $0.variant == GameVariant() ? nil : $0.variant }
    var rules = rules.applied(to: settings, code: code)
    rules.company = company.company
    guard company.company != .alone else { return rules }
    for rule in settings.variant.rules where !rule.allowsCompany { rules.variant[rule] = false }
    return rules
  }
}
