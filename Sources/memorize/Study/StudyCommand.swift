import ArgumentParser
import Decks
import Libc
import MemorizeView
import MemorizeViewModel
import Storage
import Words

/// `memorize study`: learn the pairs of a deck.
struct StudyCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "study",
      abstract: say("Learn the pairs of a deck, a few boards a day."),
      discussion: say(
        """
        'memorize study capitals' deals the pairs that you are about to forget, then pairs that \
        you mix up, together on one board, then new ones, usually five. Only moves that show \
        whether you know a pair are graded; the schedule is FSRS 6.

        'memorize study export' prints all grades for FSRS-Optimizer, and 'memorize study missed \
        DECK' prints the pairs that you forgot last time, as a deck with tags for Anki. If a deck \
        has the name of one of these commands, 'memorize study start NAME' studies it.
        """),
      subcommands: [
        StudyStart.self, StudyProgressCommand.self, StudyExport.self, StudyOptimise.self,
        StudyMissed.self,
      ],
      defaultSubcommand: StudyStart.self)
  }
}

/// `memorize study DECK`: the plan of the day, and its boards.
struct StudyStart: ThemedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "start", abstract: say("Study a deck. This is what 'memorize study DECK' does."))
  }

  @Argument(
    help: ArgumentHelp(
      say(
        """
        The name of a deck or its beginning, a file with a pair per line, or - for standard input; \
        if omitted, the deck of the last game, or you choose one.
        """),
      valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String?

  @Option(
    say("The name of a deck from a file or standard input."), value: "name",
    transform: DeckSource.name)
  var name: String?

  @OptionGroup var columns: ColumnArguments

  @Flag(help: ArgumentHelp(say("After each study board, type every pair's other side.")))
  var recall = false

  @Flag(help: ArgumentHelp(say("Ask for the terms instead of the definitions.")))
  var reverse = false

  @Flag(help: ArgumentHelp(say("Ask for either side.")))
  var both = false

  @OptionGroup var choices: StudyArguments
  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments

  func validate() throws {
    guard !reverse || !both else { throw ValidationError.exclusive("--reverse", "--both") }
    guard deck != nil || name == nil && columns.columns == DeckColumns(header: .auto) else {
      throw ValidationError(
        say("--name, --term, --definition, --tag and --header are for files; expected DECK"))
    }
  }

  func run() throws {
    try GameStart(
      board: board, theme: theme, startsNewGame: deck != nil, opening: .study, lines: lines.style,
      isInputTaken: deck == "-"
    ).run()
  }

  /// A usual board of the deck, which lies below the plan; `nil` without a deck.
  private func board(_ preferences: Preferences) throws -> Board? {
    preferences.overrideStudy = { settings in
      if recall { settings.study.typing = .all }
      if reverse { settings.studyDirection = .reverse }
      if both { settings.studyDirection = .both }
      choices.apply(to: &settings.study)
    }
    guard let argument = deck else { return nil }
    let deck = try DeckSource.deck(named: argument, newName: name, columns: columns.columns)
    guard deck.canBeStudied, let board = Board.of(deck, seed: FreshSeed.next()) else {
      throw Failure(
        .data, say("deck '\(deck.name)': expected at least 2 pairs of a term and a definition"))
    }
    return board
  }
}

/// The arguments that change the choices for studying in this run.
struct StudyArguments: ParsableArguments {
  @Option(help: ArgumentHelp(say(Setting.retention.help), valueName: "percent"))
  var retention: Int?

  @Option(help: ArgumentHelp(say(Setting.newPerDay.help), valueName: "pairs"))
  var newPerDay: Int?

  @Option(help: ArgumentHelp(say(Setting.reviewsPerDay.help), valueName: "pairs"))
  var reviewsPerDay: Int?

  @Option(help: ArgumentHelp(say(Setting.newOrder.help)))
  var newOrder: StudyOptions.NewOrder?

  @Option(help: ArgumentHelp(say(Setting.leechThreshold.help), valueName: "times"))
  var leechThreshold: Int?

  @Option(
    help: ArgumentHelp(
      say("Study ahead: also pairs that are due within this many days, 1 to 365."),
      valueName: "days"))
  var ahead: Int?

  func validate() throws {
    let numbers: [(String, Int?, ClosedRange<Int>)] = [
      ("--retention", retention, StudyOptions.retentions),
      ("--new-per-day", newPerDay, StudyOptions.limits),
      ("--reviews-per-day", reviewsPerDay, StudyOptions.limits),
      ("--leech-threshold", leechThreshold, StudyOptions.leechThresholds),
      ("--ahead", ahead, 1...365),
    ]
    for (name, value, limits) in numbers {
      guard let value, !limits.contains(value) else { continue }
      throw ValidationError(
        say("\(name) \(value): expected \(limits.lowerBound) to \(limits.upperBound)"))
    }
  }

  /// Changes the choices of the settings.
  func apply(to options: inout StudyOptions) {
    options.retention = retention ?? options.retention
    options.newPerDay = newPerDay ?? options.newPerDay
    options.reviewsPerDay = reviewsPerDay ?? options.reviewsPerDay
    options.newOrder = newOrder ?? options.newOrder
    options.leechThreshold = leechThreshold ?? options.leechThreshold
    options.ahead = ahead ?? options.ahead
  }
}

extension StudyOptions.NewOrder: ExpressibleByArgument {}
