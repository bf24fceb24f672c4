import Decks
import Storage

/// What a player can ask for.
extension LibraryViewModel {
  /// Adds a deck without pairs; it is written down once it can be played.
  ///
  /// - Returns: its name, one that no other deck has.
  @discardableResult
  public func add() -> String {
    insert(Deck(name: freeName("New deck"), color: .blue, usualPairs: 8, pairs: []))
  }

  /// Adds a copy of a deck.
  ///
  /// - Returns: the name of the copy; `nil` if there is no such deck.
  @discardableResult
  public func copy(_ name: String) -> String? {
    guard var deck = deck(named: name) else { return nil }
    deck.name = freeName("\(deck.name) copy")
    return insert(deck)
  }

  /// Removes an own deck; a built-in one of the same name is back then.
  public func remove(_ name: String) {
    guard let id = id(named: name) else { return }
    notice = nil
    apply(DeckChange(id: id, before: own[id], after: nil))
    commit()
  }

  /// Adds what is in a file.
  ///
  /// - Parameter path: the file's.
  /// - Returns: what came in; a notice says the same in one line.
  @discardableResult
  public func importFile(at path: String) -> ImportReport {
    let report: ImportReport
    do throws(StorageError) {
      let reading = try library.reading(fileAt: path)
      let name = reading.deck.map { deck in
        var deck = deck
        deck.name = freeName(deck.name)
        return insert(deck)
      }
      report = ImportReport(reading, file: path, name: name)
    } catch {
      report = ImportReport(fault: error.description)
    }
    tell(report.summary)
    return report
  }

  private func insert(_ deck: Deck) -> String {
    notice = nil
    apply(DeckChange(id: newID(), before: nil, after: deck))
    commit()
    return deck.name
  }

  /// A name that no deck has: the one wished for, or with a number behind it.
  private func freeName(_ wish: String) -> String {
    let wish = wish.asDeckName
    if deck(named: wish) == nil { return wish }
    let stem = wish.cut(characters: DeckLimit.nameCharacters - 5, bytes: DeckLimit.nameBytes - 5)
    let numbered = (2...9999).lazy.map { "\(stem) \($0)" }
    return numbered.first { self.deck(named: $0) == nil } ?? wish
  }
}
