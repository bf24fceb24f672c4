import ArgumentParser
import MemorizeViewModel

/// `memorize study export`: all grades, for FSRS-Optimizer.
struct StudyExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print all grades as CSV, as FSRS-Optimizer reads them.",
    discussion: """
      Each line has card_id, review_time in milliseconds since 1970, and review_rating from 1 \
      (again) to 4. Pairs are numbered in the order in which you met them. There is one grade per \
      pair and day, a typed one if there is any.
      """)

  func run() throws {
    try Output.answer(StudyFile.records().csv)
  }
}

/// `memorize study missed`: the pairs of a deck that were forgotten last.
struct StudyMissed: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "missed", abstract: "Print the pairs that you forgot last as a deck.",
    discussion: """
      The text is a deck for memorize, and a file that Anki imports; its third column has the tag \
      memorize::missed.
      """)

  @Argument(
    help: ArgumentHelp("The name of a deck, or a file.", valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String

  func run() throws {
    let deck = try DeckSource.deck(named: deck)
    try Output.answer(StudyFile.records().missed(of: deck))
  }
}
