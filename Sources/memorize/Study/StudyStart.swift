import ArgumentParser
import MemorizeView
import MemorizeViewModel

/// `memorize study DECK`: the plan of the day, and its boards.
struct StudyStart: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Study a deck. This is what 'memorize study DECK' does.")

  @Argument(
    help: ArgumentHelp(
      "The name of a deck or its beginning, a file with a pair per line, or - for standard input.",
      valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The name of a deck from a file or standard input.", valueName: "name"),
    transform: DeckSource.name)
  var name: String?

  @OptionGroup var columns: ColumnArguments

  @Flag(help: "Type the other side of each pair found.")
  var recall = false

  @Flag(help: "Ask for the terms instead of the definitions.")
  var reverse = false

  @Flag(help: "Ask for either side.")
  var both = false

  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments

  func validate() throws {
    guard !reverse || !both else {
      throw ValidationError("--reverse and --both exclude each other; omit one")
    }
  }

  func run() throws {
    let start = GameStart(
      board: board, theme: theme.applied, startsNewGame: true, opening: .study,
      lines: lines.style, isInputTaken: deck == "-")
    try start.run()
  }

  /// A usual board of the deck, which lies below the plan.
  private func board(_ preferences: Preferences) throws -> Board? {
    if recall { preferences.override { $0.typesAnswers = true } }
    if reverse { preferences.override { $0.studyDirection = .reverse } }
    if both { preferences.override { $0.studyDirection = .both } }
    let deck = try DeckSource.deck(named: deck, newName: name, columns: columns.columns)
    guard deck.canBeStudied, let board = Board.of(deck, seed: FreshSeed.next()) else {
      throw Failure(
        .data, "deck '\(deck.name)': expected at least 2 pairs of a term and a definition")
    }
    return board
  }
}
