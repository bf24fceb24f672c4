import ArgumentParser
import Canvas
import Decks
import MemorizeViewModel
import Storage
import Words

/// The arguments for Anki packages.
struct PackageArguments: ParsableArguments {
  @Option(
    say("Only this deck of an Anki package, as in Languages::French."), value: "name",
    transform: \.self)
  var deck: String?

  @Flag(
    help: ArgumentHelp(
      say("List the decks, note types and fields of an Anki package; import nothing.")))
  var list = false

  @Flag(
    help: ArgumentHelp(
      say("Keep the schedule of an Anki package for 'memorize study', where it has FSRS data.")))
  var withSchedule = false

  /// Whether any of them was given.
  var areUsed: Bool { deck != nil || list || withSchedule }
}

extension ImportDeck {
  /// Imports the decks of an Anki package.
  func importPackage() throws {
    guard columns.header == .auto, columns.encoding == nil else {
      throw Failure(
        .usage, say("--header and --encoding are for text files, not for Anki packages"))
    }
    let path = file
    let package = try Saving.library().package(at: path)
    guard !arguments.list else { return try Output.answer(ImportDeck.lines(about: package)) }
    let choice = DeckPackage.Choice(
      deck: arguments.deck, columns.columns, hasMemories: arguments.withSchedule)
    let reading = try package.reading(choice)
    guard name == nil || reading.names.count == 1 else {
      throw Failure(.usage, say("--name is for one deck; choose it with --deck"))
    }
    let newName = name
    for name in reading.names { try checkName(newName ?? name) }
    let library = Saving.library()
    let decks = try library.importingPictures(of: reading, from: package)
    let named = decks.compactMap(\.pictures?.deck).map { deck in
      newName.map { deck.called($0) } ?? deck
    }
    let entries = try library.save(all: named, replacing: force)
    let report = ImportReport(decks, of: reading, file: path, names: entries.map(\.name))
    Output.complain(report.faults, of: report.faultCount)
    let leftOut = report.understood.isEmpty ? [] : ["\(path.cleaned): \(report.understood)"]
    let parts = report.parts.flatMap { [$0.understood, $0.headline] }
    try Output.answer(leftOut + parts)
    guard arguments.withSchedule else { return }
    let memories = decks.flatMap(\.memories)
    let kept = try StudyFile.add(memories)
    let known = memories.count - kept
    let all = decks.reduce(0) { $0 + ($1.pictures?.deck.pairs.count ?? 0) }
    try Output.answer([
      known == 0
        ? say("Kept the schedule of \(kept) of \(all) pairs; the others start new")
        : say(
          """
          Kept the schedule of \(kept) of \(all) pairs; \(known) had one already; the others start new
          """)
    ])
  }

  /// Tables of the decks and the note types of a package.
  private static func lines(about package: DeckPackage) -> [String] {
    let decks = package.decks.map { [$0.name, String($0.notes)] }
    let types = package.noteTypes.map { [$0.name, String($0.notes), $0.fields.listedNames] }
    return ListDecks.table([[say("DECK"), say("NOTES")]] + decks) + [""]
      + ListDecks.table([[say("NOTE TYPE"), say("NOTES"), say("FIELDS")]] + types)
  }
}
