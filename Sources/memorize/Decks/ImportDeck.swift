import ArgumentParser
import Decks
import MemorizeViewModel
import Storage
import Words

/// `memorize decks import`: saves a file as one of the player's decks.
struct ImportDeck: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import", abstract: say("Import a file as a deck of your own."),
      discussion: say(
        """
        Each line holds one face, or a term and its definition. Tabs, commas, semicolons, vertical \
        bars, colons, dashes or arrows separate them; the first rows show which, and whether they \
        name the columns. Lines that cannot be read are reported on standard error, and the others \
        are imported. A field may be a picture in PNG or JPEG, as in ![a cat](cat.jpg); a folder of \
        pictures is a deck, too. Each deck of an Anki package (.apkg, .colpkg) becomes a deck.
        """))
  }

  @Argument(
    help: ArgumentHelp(
      say(
        "A file from Anki, a spreadsheet or an editor, a folder of pictures, or - for standard input."
      ),
      valueName: "file"),
    completion: .file())
  var file: String

  @Option(say("The name of the new deck."), value: "name", transform: DeckSource.name)
  var name: String?

  @OptionGroup var columns: ColumnArguments
  @OptionGroup var arguments: PackageArguments

  @Flag(help: ArgumentHelp(say("Replace your deck of this name, if there is one.")))
  var force = false

  func validate() throws {
    guard file != "-" || name != nil else {
      throw ValidationError(say("standard input has no name; expected --name NAME"))
    }
  }

  func run() throws {
    guard !DeckLibrary.isPackage(at: file) || DeckLibrary.isFolder(at: file) else {
      return try importPackage()
    }
    guard !arguments.areUsed else {
      throw Failure(
        .usage,
        say("--deck, --list and --with-schedule are for Anki packages (.apkg, .colpkg)"))
    }
    let (reading, place) = try reading()
    let read = try reading.reportedDeck(in: place)
    let deck = name.map { read.called($0) } ?? read
    try checkName(deck.name)
    let pictures = try Saving.library().importingPictures(of: deck, fromFileAt: file)
    for fault in pictures.faults { Output.complain(fault) }
    let entry = try Saving.library().save(pictures.deck, replacing: force)
    let report = ImportReport(reading, pictures: pictures, file: place, name: entry.name)
    try Output.answer([report.understood, report.headline])
  }

  /// Reads the file or folder; also returns its name for messages.
  private func reading() throws -> (DeckReading, String) {
    guard DeckLibrary.isFolder(at: file) else {
      let source = try DeckFile(at: file)
      return (source.reading(columns.columns), source.place)
    }
    return (try Saving.library().reading(folderAt: file), file)
  }

  func checkName(_ name: String) throws {
    let known = try Saving.library().entry(named: name)
    guard force || known?.isOwn != true else {
      throw Failure(.io, say("you already have a deck '\(name)'; use --force to replace it"))
    }
  }
}

/// The arguments that choose columns and rows of a file.
struct ColumnArguments: ParsableArguments {
  @Option(
    say("The column of the terms: its name, or its number from 1."), value: "column",
    transform: \.self)
  var term: String?

  @Option(
    say("The column of the definitions: its name, or its number."), value: "column",
    transform: \.self)
  var definition: String?

  @Option(
    say("Only rows with this tag, in a file with the header '#tags column:'."), value: "tag",
    transform: \.self)
  var tag: String?

  @Option(
    help: ArgumentHelp(
      say("Whether the first row has the names of the columns: yes, no or auto."),
      valueName: "choice"),
    transform: { try DeckColumns.Header(rawValue: $0).valid(say("expected yes, no or auto")) })
  var header: DeckColumns.Header = .auto

  @Option(
    help: ArgumentHelp(
      say("The encoding of a text file, as in cp1251 or shift-jis; detected if omitted."),
      valueName: "name"),
    transform: { name in
      try DeckEncoding(named: name).valid(
        say("expected a known encoding; for others: \(DeckEncoding.conversion(from: name))"))
    })
  var encoding: DeckEncoding?

  func validate() throws {
    guard term == nil || term?.lowercased() != definition?.lowercased() else {
      throw ValidationError(say("--term and --definition: expected two different columns"))
    }
  }

  /// The wanted columns and rows.
  var columns: DeckColumns {
    DeckColumns(term: term, definition: definition, tag: tag, header: header, encoding: encoding)
  }
}
