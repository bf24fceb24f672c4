import ArgumentParser
import MemorizeViewModel

/// `memorize play`: a game on the table.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a game. This is what 'memorize' does without a command.",
    discussion: """
      'memorize decks' lists, shows, imports, exports and removes decks; 'memorize stats' shows \
      your statistics; 'memorize replay' plays a recorded game back, 'memorize ghost' races one, \
      and 'memorize share' prints one as a code.
      """)

  @OptionGroup var board: BoardArguments
  @OptionGroup var rules: RuleArguments
  @OptionGroup var company: CompanyArguments

  @Flag(help: "Start a new game; an unfinished one is kept.")
  var new = false

  @OptionGroup var theme: ThemeArguments
  @OptionGroup var kiosk: Kiosk

  func run() throws {
    let start = GameStart(
      board: { try board.board($0, isPublic: kiosk.kiosk) }, rules: rulesOfGame,
      theme: theme.applied, startsNewGame: new || rules.needsNewGame || company.company != .alone,
      kiosk: kiosk.table)
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
