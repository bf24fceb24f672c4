import ArgumentParser
import Decks
import Storage

/// `memorize decks import`: keeps a file as an own deck.
struct ImportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Keep a file as a deck of your own.",
    discussion: """
      A line that cannot be read does not lose the others: it is told on standard error.
      """)

  /// So many lines that cannot be read are told one by one.
  private static let longestReport = 20

  @Argument(
    help: ArgumentHelp(
      "A file from Anki, a spreadsheet or an editor, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("What to call the deck.", valueName: "name"),
    transform: DeckSource.name)
  var name: String?

  @Flag(help: "Replace your own deck of this name.")
  var force = false

  func validate() throws {
    guard file != "-" || name != nil else {
      throw ValidationError("standard input has no name; expected --name NAME")
    }
  }

  func run() throws {
    let source = try DeckFile(at: file)
    let reading = DeckReading(source.bytes, named: source.deckName)
    guard let read = reading.deck else {
      tell(reading, about: source, isImported: false)
      let reason = reading.faults.last { $0.line == nil }
      throw Failure(
        .data, (reason ?? reading.faults.first)?.description(in: source.place) ?? source.place)
    }
    let deck = name.map { read.called($0) } ?? read
    let replaces = force
    let entry = try DeckCommands.asking { library throws(StorageError) in
      try library.save(deck, replacing: replaces)
    }
    tell(reading, about: source, isImported: true)
    try Output.answer([ImportDeck.report(on: reading, deck, entry)])
  }

  /// What came in, in one line.
  private static func report(on reading: DeckReading, _ deck: Deck, _ entry: DeckEntry) -> String {
    var parts = ["\(entry.name): \(deck.pairs.count) pairs came in"]
    if reading.faultCount > 0 { parts.append("\(reading.faultCount) unreadable") }
    if reading.repeats > 0 { parts.append("\(reading.repeats) repeated") }
    return parts.joined(separator: ", ")
  }

  /// Each fault on a line of its own; what is wrong with the file as a whole is told elsewhere.
  private func tell(_ reading: DeckReading, about source: DeckFile, isImported: Bool) {
    let lines = reading.faults.filter { $0.line != nil }
    for fault in lines.prefix(ImportDeck.longestReport) {
      Output.complain(fault.description(in: source.place))
    }
    let all = reading.faultCount - (isImported ? 0 : reading.faults.count - lines.count)
    let untold = all - min(lines.count, ImportDeck.longestReport)
    if untold > 0 { Output.complain("and \(untold) more") }
  }
}
