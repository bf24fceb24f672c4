import ArgumentParser
import Libc
import LineMode
import MemorizeViewModel
import Storage
import Words

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

/// `memorize study optimise`: the weights that an optimiser has found.
struct StudyOptimise: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "optimise",
      abstract: say("Use the 21 weights that an FSRS optimiser has found for you."),
      discussion: say(
        """
        'memorize study export' writes what an optimiser reads. Its answer may be a list of \
        21 numbers in any text, as in [0.212, 1.2931, ...]. They become the setting fsrsWeights; \
        all reviews are then read again by them. --reset returns to the default weights.
        """))
  }

  @Option(
    help: ArgumentHelp(
      say("A file with 21 weights, or - for standard input."), valueName: "file"),
    completion: .file())
  var weights: String?

  @Flag(help: ArgumentHelp(say("Use the default weights again.")))
  var reset = false

  func validate() throws {
    guard (weights == nil) == reset else {
      throw ValidationError(say("expected either --weights FILE or --reset"))
    }
  }

  func run() throws {
    let found = try weights.map { path throws(Failure) in
      let text = String(decoding: try DeckFile(at: path).bytes, as: UTF8.self)
      let numbers = FSRS.numbers(in: text)
      let (found, wanted) = (numbers.count, FSRS.limits.count)
      guard found == wanted else {
        throw Failure(
          .data,
          say(
            found, one: "\(path): found \(found) number, expected \(wanted)",
            other: "\(path): found \(found) numbers, expected \(wanted)"))
      }
      for (index, (number, limits)) in zip(numbers, FSRS.limits).enumerated()
      where !limits.contains(number) {
        let (least, most) = (limits.lowerBound, limits.upperBound)
        throw Failure(
          .data,
          say("\(path): number \(index + 1) is \(number), expected \(least) to \(most)"))
      }
      return numbers
    }
    try Saving.keep(weights: found)
    try Output.answer([
      found == nil ? say("The default weights are used.") : say("Your own weights are used.")
    ])
  }
}

/// `memorize study progress`: how far a deck is learned, and the work to come.
struct StudyProgressCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "progress",
      abstract: say(
        "Print your progress with a deck: mature pairs, true retention, schedule check and workload."
      ))
  }

  @Argument(
    help: ArgumentHelp(say("The name of a deck, or a file."), valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String

  func run() throws {
    let deck = try DeckSource.deck(named: deck)
    let progress = try StudyFile.records().progress(of: deck)
    try Output.answer(StudyProgressLines(progress, name: deck.name.deckTitle).lines)
  }
}

/// `memorize study missed`: the pairs of a deck that were forgotten last.
struct StudyMissed: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "missed", abstract: say("Print the pairs that you forgot last time, as a deck."),
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
  static func add(_ memories: [PairMemory]) throws -> Int {
    let reviews = try records().imported(memories, day: day)
    guard let directory = Saving.directory, !reviews.isEmpty else { return 0 }
    for notice in try Reviews(directory: directory).append(reviews) { Output.complain(notice) }
    return reviews.count
  }

  /// The number of the day of studying of a moment.
  private static func day(of date: Int64) -> Int {
    LocalDay.number(of: Saving.preferences().settings.study.counted(date))
  }

  /// Whether there are any reviews; without them, statistics leave the settings for the game to read.
  static var isEmpty: Bool {
    guard let directory = Saving.directory else { return true }
    return (try? Reviews(directory: directory).read())?.value.isEmpty == true
  }

  /// The reviews; problems with the file go to standard error.
  ///
  /// - Throws: if the file can neither be read nor set aside.
  static func records() throws -> StudyRecords {
    let settings = Saving.preferences().settings
    let today = day(of: Int64(time(nil)))
    guard let directory = Saving.directory else {
      return StudyRecords([], today: today) { settings.of(deck: $0).study }
    }
    let loaded = try Reviews(directory: directory).read()
    for notice in loaded.notices { Output.complain(notice) }
    return StudyRecords(loaded.value, today: today) { settings.of(deck: $0).study }
  }
}
