import Decks
import Storage

/// The result of importing a file.
public struct ImportReport: Equatable, Sendable {
  /// The name of the new deck; `nil` if the file could not be imported.
  public let name: String?
  /// The result in one line, as in `Imported 5 pairs as "French"`; the reason if it failed.
  public let headline: String
  /// How the file was understood, as in `commas, 3 pairs, 1 row without a second side`; empty if it
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
    understood = ([reading.summary] + pictureNotes).joined(separator: ", ")
    if let name {
      headline = "Imported \(reading.deck?.pairs.count ?? 0) pairs as \"\(name)\""
      let notes = [reading.layout] + reading.remarks + pictureNotes
      summary = "\(headline) (\(notes.joined(separator: ", ")))"
    } else {
      headline = faults.last ?? "\(file.cleaned): expected a deck"
      summary = headline
    }
  }

  /// The numbers of pictures that were read and that were not.
  private static func notes(on pictures: PictureImport?) -> [String] {
    guard let pictures else { return [] }
    let counts = [(pictures.count, ""), (pictures.faults.count, "unreadable ")]
    return counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "picture" : "pictures")" }
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
