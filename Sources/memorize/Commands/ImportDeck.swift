import ArgumentParser
import Decks
import MemorizeViewModel
import Storage

/// `memorize decks import`: saves a file as one of the player's decks.
struct ImportDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import a file as a deck of your own.",
    discussion: """
      Each line holds one face, or a term and its definition. Tabs, commas, semicolons, vertical \
      bars or colons separate them; the first rows show which. Lines that cannot be read are \
      reported on standard error, and the others are imported.
      """)

  /// The most lines that are reported one by one.
  private static let reportedLines = 20

  @Argument(
    help: ArgumentHelp(
      "A file from Anki, a spreadsheet or an editor, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The name of the new deck.", valueName: "name"),
    transform: DeckSource.name)
  var name: String?

  @Flag(help: "Replace your deck of this name, if there is one.")
  var force = false

  func validate() throws {
    guard file != "-" || name != nil else {
      throw ValidationError("standard input has no name; expected --name NAME")
    }
  }

  func run() throws {
    let source = try DeckFile(at: file)
    let reading = DeckReading(source.bytes, named: source.deckName)
    complain(about: reading, in: source)
    guard let read = reading.deck else {
      let reasons = reading.faults.list
      let reason = reasons.last { $0.line == nil } ?? reasons.first
      throw Failure(.data, reason?.description(in: source.place) ?? source.place)
    }
    let deck = name.map { read.called($0) } ?? read
    let replaces = force
    try checkName(deck.name)
    let entry = try DeckCommands.withLibrary { library throws(StorageError) in
      try library.save(deck, replacing: replaces)
    }
    let report = ImportReport(reading, file: source.place, name: entry.name)
    try Output.answer(["\(source.place.cleaned): \(report.understood)", report.headline])
  }

  private func checkName(_ name: String) throws(Failure) {
    let known = try DeckCommands.withLibrary { library throws(StorageError) in
      try library.entry(named: name)
    }
    guard force || known?.isOwn != true else {
      throw Failure(.io, "you already have a deck '\(name)'; use --force to replace it")
    }
  }

  /// Reports faulty lines, one per line.
  ///
  /// A fault of the whole file ends the program, and is reported there.
  private func complain(about reading: DeckReading, in source: DeckFile) {
    let faults = reading.faults
    let reported = faults.list.filter { $0.line != nil }.prefix(ImportDeck.reportedLines)
    for fault in reported { Output.complain(fault.description(in: source.place)) }
    let rest = faults.count - faults.ofWholeFile - reported.count
    if rest > 0 { Output.complain("and \(rest) more") }
  }
}
