import Decks
import Storage
import Words

/// The result of importing a file.
public struct ImportReport: Equatable, Sendable {
  /// The name of the new deck; `nil` if the file could not be imported.
  public let name: String?
  /// The result in one line, as in `Imported 5 pairs as "French"`; the reason if it failed.
  public let headline: String
  /// How the file was understood, as in `commas, 3 pairs, 1 row without a definition`; empty if it
  /// was not read at all.
  public let understood: String
  /// The headline, with anything unusual about the file in parentheses.
  public let summary: String
  /// The faults of the file, one line each; the first 100 of them.
  public let faults: [String]
  /// The number of all faults.
  public let faultCount: Int

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
    faultCount = reading.faults.count + missing.count
    let pictureNotes = ImportReport.notes(on: pictures)
    understood = ([reading.shownSummary] + pictureNotes).listed
    if let name {
      let pairs = (pictures?.deck ?? reading.deck)?.pairs.count ?? 0
      headline = say(
        pairs, one: "Imported \(pairs) pair as \"\(name)\"",
        other: "Imported \(pairs) pairs as \"\(name)\"")
      let notes = [reading.shownLayout] + reading.shownRemarks + pictureNotes
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
    let notes = [
      (leftOut, say(leftOut, one: "\(leftOut) pair left out", other: "\(leftOut) pairs left out")),
      (read, say(read, one: "\(read) picture", other: "\(read) pictures")),
      (
        unread,
        say(unread, one: "\(unread) unreadable picture", other: "\(unread) unreadable pictures")
      ),
    ]
    return notes.filter { $0.0 > 0 }.map(\.1)
  }

  /// Reports on a file that could not be read at all.
  init(fault: String) {
    name = nil
    headline = fault
    understood = ""
    summary = fault
    faults = [fault]
    faultCount = 1
  }
}
