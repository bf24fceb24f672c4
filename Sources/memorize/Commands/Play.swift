import ArgumentParser
import MemorizeViewModel

/// `memorize play`: a game on the table.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a game; what happens if no command is named.",
    discussion: """
      'memorize replay' plays a recorded game back; 'memorize stats' tells what all games come to; \
      'memorize decks' lists, shows, imports, exports and removes decks.
      """)

  @Argument(
    help: ArgumentHelp(
      "A deck's name, a file with a face or a pair a line, or - for standard input.",
      valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What to call a deck that comes from a file or standard input.", valueName: "name"),
    transform: DeckSource.name)
  var name: String?

  @Option(
    name: [.customShort("n"), .customLong("pairs")], parsing: .unconditional,
    help: ArgumentHelp("How many pairs, 2 to 500.", valueName: "pairs"),
    transform: Play.pairs)
  var pairs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The text that the board follows from.", valueName: "text"),
    transform: Play.seed)
  var seed: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A board by its code, deck:pairs#seed.", valueName: "code"),
    transform: Play.board)
  var board: GameSetup?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Turn two cards back after so long, 0.1 to 60.", valueName: "seconds"),
    transform: Play.seconds)
  var flipBack: Double?

  @Flag(help: "A matched pair leaves no gap: the cards after it move up.")
  var closingRanks = false

  @Flag(
    inversion: .prefixedNo,
    help: "Open cards: all faces are up, and a miss costs a second.")
  var open: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Terms lie in one half of the table, definitions in the other.")
  var sides: Bool?

  @Flag(help: "Start a new game; the one that was left waits.")
  var new = false

  @OptionGroup var theme: ThemeArguments
  @OptionGroup var kiosk: Kiosk

  func validate() throws {
    guard board == nil || deck == nil && pairs == nil && seed == nil else {
      throw ValidationError("--board names deck, pairs and seed; leave out DECK, -n and --seed")
    }
    guard name == nil || deck != nil else {
      throw ValidationError("--name names a deck from a file or standard input; expected DECK")
    }
  }

  func run() throws {
    try options.run()
  }

  /// What was asked for.
  var options: PlayOptions {
    PlayOptions(
      deck: deck, name: name, pairs: pairs, seed: seed, board: board, flipBack: flipBack,
      closesGaps: closingRanks, isOpen: open, hasSides: sides, startsAnew: new, theme: theme.choice,
      kiosk: kiosk.table)
  }

  static func pairs(_ text: String) throws -> Int {
    let limits = Board.pairLimits
    guard let number = Int(text), limits.contains(number) else {
      throw ValidationError("expected a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  static func seed(_ text: String) throws -> String {
    guard GameSetup.isSeed(text) else {
      throw ValidationError(
        "expected 1 to \(GameSetup.longestSeed) printable characters")
    }
    return text
  }

  static func board(_ text: String) throws -> GameSetup {
    guard let code = GameSetup(code: text) else {
      throw ValidationError(
        "expected deck:pairs#seed, as in Halloween:8#ghost, 2 to 500 pairs")
    }
    return code
  }

  private static func seconds(_ text: String) throws -> Double {
    let limits = Rules.flipBackLimits
    guard let number = Double(text), limits.contains(number) else {
      throw ValidationError("expected seconds from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }
}
