import Decks
import Storage
import Words

/// The result of importing a file.
public struct ImportReport: Equatable, Sendable {
  /// The name of the new deck; `nil` if the file could not be imported.
  public let name: String?
  /// The result in one line, as in `Imported 5 pairs as 'French'`; the reason if it failed.
  public let headline: String
  /// How the file was understood, as in `Read as CSV. 3 pairs, 1 row without a definition.`; empty if
  /// it was not read at all.
  public let understood: String
  /// The headline, with anything unusual about the file in parentheses.
  public let summary: String
  /// The faults of the file, one line each; the first 100 of them.
  public let faults: [String]
  /// The number of all faults.
  public let faultCount: Int
  /// Whether the player had the deck already.
  public private(set) var isKnown = false
  /// The reports on the decks of a package.
  public var parts: [ImportReport] = []

  /// Reports on a file that was read.
  ///
  /// - Parameters:
  ///   - reading: its contents.
  ///   - pictures: its pictures, if a deck was made.
  ///   - file: the name of the file for messages.
  ///   - name: the name of the new deck; `nil` if none was made.
  public init(
    _ reading: DeckReading, pictures: PictureImport? = nil, file: String, name: String?
  ) {
    self.name = name
    let missing = pictures?.faults ?? []
    faults = reading.faults.list.map { $0.description(in: file) } + missing
    faultCount = reading.faults.kinds + missing.count
    let pictureNotes = ImportReport.notes(on: pictures)
    understood = reading.shownSummary(
      namesOptions: true, imported: pictures?.deck.pairs.count, notes: pictureNotes)
    if let name {
      let pairs = (pictures?.deck ?? reading.deck)?.pairs.count ?? 0
      headline = say(
        pairs, one: "Imported \(pairs.grouped) pair as '\(name)'",
        other: "Imported \(pairs.grouped) pairs as '\(name)'")
      let notes = [reading.shownLayout] + reading.shownRemarks(namesOptions: false) + pictureNotes
      summary = "\(headline) (\(notes.listed))"
    } else {
      headline = faults.last ?? say("\(file.cleaned): expected a deck")
      summary = headline
    }
  }

  /// The numbers of pictures that were read and that were not.
  private static func notes(on pictures: PictureImport?) -> [String] {
    guard let pictures else { return [] }
    let (read, unread, leftOut) = (pictures.count, pictures.unread, pictures.leftOut)
    let notes: KeyValuePairs = [
      leftOut: say(
        leftOut, one: "\(leftOut.grouped) pair without its picture left out",
        other: "\(leftOut.grouped) pairs without their picture left out"),
      read: say(read, one: "\(read.grouped) picture", other: "\(read.grouped) pictures"),
      unread: say(
        unread, one: "\(unread.grouped) unreadable picture",
        other: "\(unread.grouped) unreadable pictures"),
    ]
    return notes.filter { $0.key > 0 }.map(\.value)
  }

  /// Reports on an Anki package.
  ///
  /// - Parameters:
  ///   - decks: its decks.
  ///   - reading: the notes that were left out.
  ///   - file: the name of the file for messages.
  ///   - names: the names of the new decks.
  public init(
    _ decks: [PackageDeck], of reading: DeckPackage.Reading, file: String, names: [String]
  ) {
    var rest = names[...]
    let reports = decks.map { deck in
      ImportReport(
        deck.reading, pictures: deck.pictures, file: "\(file)/\(deck.name)",
        name: deck.pictures == nil ? nil : rest.popFirst())
    }
    let imported = reports.filter { $0.name != nil }
    name = imported.first?.name
    parts = imported
    let pairs = decks.reduce(0) { $0 + ($1.pictures?.deck.pairs.count ?? 0) }
    headline =
      names.count == 1
      ? imported.first?.headline ?? ""
      : say("Imported \(names.count) decks with \(pairs) pairs")
    understood = reading.leftOut.listed
    summary = ([headline] + reading.leftOut).listed
    // The faults of a deck that was too small already are among those of its notes.
    let lost = decks.filter { $0.reading.deck != nil }.compactMap(\.fault)
    faults = Array((reports.flatMap(\.faults) + lost).prefix(100))
    faultCount = reports.reduce(0) { $0 + $1.faultCount } + lost.count
  }

  /// Reports on a file that could not be read at all.
  init(fault: String) { self.init(name: nil, headline: fault, faults: [fault]) }

  /// Reports that the player has the deck already, so that there is nothing to add.
  init(known name: String) {
    self.init(
      name: name, headline: say("You already have '\(name)', with the same pairs"), faults: [])
    isKnown = true
  }

  private init(name: String?, headline: String, faults: [String]) {
    (self.name, self.headline, self.faults) = (name, headline, faults)
    understood = ""
    summary = headline
    faultCount = faults.count
  }
}

extension DeckPackage.Reading {
  /// The numbers of notes that were left out, as in `1 note with sound only left out`.
  fileprivate var leftOut: [String] {
    let notes: KeyValuePairs = [
      onlySounds: say(
        onlySounds, one: "\(onlySounds) note with sound only left out",
        other: "\(onlySounds) notes with sound only left out"),
      hiddenParts: say(
        hiddenParts, one: "\(hiddenParts) image with hidden parts left out",
        other: "\(hiddenParts) images with hidden parts left out"),
      withoutFields: say(
        withoutFields, one: "\(withoutFields) note without usable fields left out",
        other: "\(withoutFields) notes without usable fields left out"),
    ]
    return notes.filter { $0.key > 0 }.map(\.value)
  }
}
