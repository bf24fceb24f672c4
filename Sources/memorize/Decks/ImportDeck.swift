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
      reported on standard error, and the others are imported. A field may be a picture in PNG or \
      JPEG, as in ![a cat](cat.jpg); a folder of pictures is a deck, too.
      """)

  @Argument(
    help: ArgumentHelp(
      "A file from Anki, a spreadsheet or an editor, a folder of pictures, or - for standard input.",
      valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The name of the new deck.", valueName: "name"),
    transform: DeckSource.name)
  var name: String?

  @OptionGroup var columns: ColumnArguments

  @Flag(help: "Replace your deck of this name, if there is one.")
  var force = false

  func validate() throws {
    guard file != "-" || name != nil else {
      throw ValidationError("standard input has no name; expected --name NAME")
    }
  }

  func run() throws {
    let (reading, place) = try reading()
    let read = try reading.reportedDeck(in: place)
    let deck = name.map { read.called($0) } ?? read
    let (path, replaces) = (file, force)
    try checkName(deck.name)
    let pictures = try DeckCommands.withLibrary { library throws(StorageError) in
      try library.importingPictures(of: deck, fromFileAt: path)
    }
    for fault in pictures.faults { Output.complain(fault) }
    let entry = try DeckCommands.withLibrary { library throws(StorageError) in
      try library.save(pictures.deck, replacing: replaces)
    }
    let report = ImportReport(reading, pictures: pictures, file: place, name: entry.name)
    try Output.answer(["\(place.cleaned): \(report.understood)", report.headline])
  }

  /// Reads the file or folder; also returns its name for messages.
  private func reading() throws(Failure) -> (DeckReading, String) {
    guard DeckLibrary.isFolder(at: file) else {
      let source = try DeckFile(at: file)
      return (source.reading(columns.columns), source.place)
    }
    let path = file
    let reading = try DeckCommands.withLibrary { library throws(StorageError) in
      try library.reading(folderAt: path)
    }
    return (reading, path)
  }

  private func checkName(_ name: String) throws(Failure) {
    let known = try DeckCommands.withLibrary { library throws(StorageError) in
      try library.entry(named: name)
    }
    guard force || known?.isOwn != true else {
      throw Failure(.io, "you already have a deck '\(name)'; use --force to replace it")
    }
  }
}

/// The arguments that choose columns and rows of a file.
struct ColumnArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The column of the terms, counted from 1.", valueName: "column"))
  var term: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The column of the definitions, counted from 1.", valueName: "column"))
  var definition: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only rows with this tag, in a file with the header '#tags column:'.", valueName: "tag"))
  var tag: String?

  func validate() throws {
    guard (term == nil) == (definition == nil) else {
      throw ValidationError("--term and --definition go together; expected both")
    }
    guard term == nil || faces != nil else {
      throw ValidationError(
        "--term and --definition: expected two different numbers from 1 to \(DeckLimit.columns.upperBound)"
      )
    }
  }

  private var faces: DeckColumns.Faces? {
    term.flatMap { term in
      definition.flatMap { DeckColumns.Faces(term: term, definition: $0) }
    }
  }

  /// The wanted columns and rows.
  var columns: DeckColumns { DeckColumns(faces, tag: tag) }
}
