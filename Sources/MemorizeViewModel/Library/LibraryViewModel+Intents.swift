import Decks
import Storage
import Words

/// Intents that add, remove and import decks.
extension LibraryViewModel {
  /// Adds a deck without pairs, which is saved once it can be played.
  ///
  /// - Returns: its name, which no other deck has.
  @discardableResult
  public func add() -> String {
    insert(Deck(name: freeName(say("New deck")), color: .blue, usualPairs: 8, pairs: []))
  }

  /// Adds a copy of a deck.
  ///
  /// - Returns: the name of the copy; `nil` if there is no such deck.
  @discardableResult
  public func copy(_ name: String) -> String? {
    guard var deck = deck(named: name) else { return nil }
    deck.name = freeName(say("\(deck.name.deckTitle) copy", context: "deck"))
    return insert(deck)
  }

  /// Removes a deck of the player; a built-in deck of the same name reappears.
  public func remove(_ name: String) {
    guard let id = id(named: name) else { return }
    notice = nil
    apply(DeckChange(id: id, before: own[id], after: nil))
    commit()
  }

  /// The fewest pictures in a folder that can be imported.
  public static var leastPictures: Int { DeckLibrary.leastPictures }

  /// Whether a file's name is that of a picture that can be imported.
  public static func isPicture(fileNamed name: String) -> Bool {
    DeckLibrary.isPicture(fileNamed: name)
  }

  /// Imports a file, or a folder of pictures, as a new deck.
  ///
  /// - Parameter path: the path of the file or folder.
  /// - Returns: the result; `notice` has its summary.
  @discardableResult
  public func importFile(at path: String) -> ImportReport {
    let report: ImportReport
    do throws(StorageError) {
      let reading = try library.reading(fileAt: path)
      let pictures = try reading.deck.map { deck throws(StorageError) in
        try library.importingPictures(of: deck, fromFileAt: path)
      }
      let name = pictures.map { pictures in
        var deck = pictures.deck
        deck.name = freeName(deck.name)
        return insert(deck)
      }
      report = ImportReport(reading, pictures: pictures, file: path, name: name)
    } catch {
      report = ImportReport(fault: error.shownText)
    }
    show(report.summary)
    return report
  }

  private func insert(_ deck: Deck) -> String {
    notice = nil
    apply(DeckChange(id: newID(), before: nil, after: deck))
    commit()
    return deck.name
  }

  /// A name that no deck has yet: the given one, with a number after it if needed.
  private func freeName(_ name: String) -> String {
    let name = name.asDeckName
    if deck(named: name) == nil { return name }
    let stem = name.cut(characters: DeckLimit.nameCharacters - 5, bytes: DeckLimit.nameBytes - 5)
    let numbered = (2...9999).lazy.map { "\(stem) \($0)" }
    return numbered.first { self.deck(named: $0) == nil } ?? name
  }
}
