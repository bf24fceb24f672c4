import ArgumentParser
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
        you confuse, together on one board, then five new ones. Only moves that prove something \
        are graded; the schedule is FSRS 6.

        'memorize study export' prints all grades for FSRS-Optimizer, and 'memorize study missed \
        DECK' prints the pairs that you forgot last as a deck with tags for Anki. A deck that is \
        called like one of these commands is opened by 'memorize study start NAME'.
        """),
      subcommands: [StudyStart.self, StudyExport.self, StudyMissed.self],
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
        "The name of a deck or its beginning, a file with a pair per line, or - for standard input."
      ),
      valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(say("The name of a deck from a file or standard input."), valueName: "name"),
    transform: DeckSource.name)
  var name: String?

  @OptionGroup var columns: ColumnArguments

  @Flag(
    help: ArgumentHelp(say("Type the other sides of the pairs found at the end of each board.")))
  var recall = false

  @Flag(help: ArgumentHelp(say("Ask for the terms instead of the definitions.")))
  var reverse = false

  @Flag(help: ArgumentHelp(say("Ask for either side.")))
  var both = false

  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments

  func validate() throws {
    guard !reverse || !both else {
      throw ValidationError.exclusive("--reverse", "--both")
    }
  }

  func run() throws {
    let start = GameStart(
      board: board, theme: theme.applied, showsXRay: theme.xray,
      startsNewGame: true, opening: .study,
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
        .data, say("deck '\(deck.name)': expected at least 2 pairs of a term and a definition"))
    }
    return board
  }
}

/// `memorize study export`: all grades, for FSRS-Optimizer.
struct StudyExport: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: say("Print all grades as CSV, as FSRS-Optimizer reads them."),
      discussion: say(
        """
        Each line has card_id, review_time in milliseconds since 1970, and review_rating from 1 \
        (again) to 4. Pairs are numbered in the order in which you met them. There is one grade \
        per pair and day, a typed one if there is any.
        """))
  }

  func run() throws {
    try Output.answer(StudyFile.records().csv)
  }
}

/// `memorize study missed`: the pairs of a deck that were forgotten last.
struct StudyMissed: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "missed", abstract: say("Print the pairs that you forgot last as a deck."),
      discussion: say(
        """
        The text is a deck for memorize, and a file that Anki imports; its third column has the \
        tag memorize::missed.
        """))
  }

  @Argument(
    help: ArgumentHelp(say("The name of a deck, or a file."), valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String

  func run() throws {
    let deck = try DeckSource.deck(named: deck)
    try Output.answer(StudyFile.records().missed(of: deck))
  }
}

/// Reads the player's reviews for commands.
enum StudyFile {
  /// Adds what Anki knows about pairs to the reviews.
  ///
  /// - Returns: the number of pairs with a new state.
  /// - Throws: if the file can be neither read nor written.
  static func add(_ memories: [PairMemory]) throws(Failure) -> Int {
    let reviews = try records().imported(memories) { LocalDay.number(of: $0) }
    guard let directory = Saving.directory, !reviews.isEmpty else { return 0 }
    do throws(StorageError) {
      for notice in try Reviews(directory: directory).append(reviews) { Output.complain(notice) }
    } catch {
      throw Failure(error)
    }
    return reviews.count
  }

  /// The reviews; problems with the file go to standard error.
  ///
  /// - Throws: if the file can neither be read nor set aside.
  static func records() throws(Failure) -> StudyRecords {
    let today = LocalDay.number(of: Int64(time(nil)))
    guard let directory = Saving.directory else { return StudyRecords([], today: today) }
    do throws(StorageError) {
      let loaded = try Reviews(directory: directory).read()
      for notice in loaded.notices { Output.complain(notice) }
      return StudyRecords(loaded.value, today: today)
    } catch {
      throw Failure(error)
    }
  }
}
