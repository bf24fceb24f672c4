import ArgumentParser

/// `memorize study`: learn the pairs of a deck.
struct StudyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "study",
    abstract: "Learn the pairs of a deck, a few boards a day.",
    discussion: """
      'memorize study capitals' deals the pairs that you are about to forget, then pairs that you \
      confuse, together on one board, then five new ones. Only moves that prove something are \
      graded; the schedule is FSRS 6.

      'memorize study export' prints all grades for FSRS-Optimizer, and 'memorize study missed \
      DECK' prints the pairs that you forgot last as a deck with tags for Anki. A deck that is \
      called like one of these commands is opened by 'memorize study start NAME'.
      """,
    subcommands: [StudyStart.self, StudyExport.self, StudyMissed.self],
    defaultSubcommand: StudyStart.self)
}
