import Decks
import Storage

/// Reading and saving decks.
extension LibraryViewModel {
  /// Reads the library again, as other programs may have changed it; unsaved changes stay.
  public func refresh() {
    var notices: [String] = []
    var found: [DeckID: Deck] = [:]
    do throws(StorageError) {
      for entry in try library.entries() where entry.isOwn {
        do throws(StorageError) {
          guard let deck = try library.deck(of: entry) else { continue }
          found[savedID(named: entry.name) ?? newID()] = deck
        } catch {
          notices.append(error.shownBriefly)
        }
      }
      adopt(found)
    } catch {
      notices.append(error.shownBriefly)
    }
    unreadable = notices
    show(notices.first)
  }

  /// Saves every changed deck; `notice` reports the first failure, and those decks stay unsaved.
  public func save() {
    var notices: [String] = []
    for id in Set(own.keys).union(saved.keys).sorted(by: { $0.number < $1.number })
    where own[id] != saved[id] {
      do throws(StorageError) {
        try save(id)
      } catch {
        notices.append(error.shownBriefly)
      }
    }
    show(notices.first ?? notice)
  }

  private func savedID(named name: String) -> DeckID? {
    let key = DeckName.key(of: name)
    return saved.first { DeckName.key(of: $0.value.name) == key }?.key
  }

  /// Takes over the decks on the disk, except for decks with unsaved changes.
  private func adopt(_ found: [DeckID: Deck]) {
    for id in Set(found.keys).union(saved.keys) where own[id] == saved[id] {
      own[id] = found[id]
    }
    saved = found
  }

  /// Saves a deck.
  ///
  /// A renamed deck is written before the old file is removed, so one always exists.
  private func save(_ id: DeckID) throws(StorageError) {
    let old = saved[id]
    if let deck = own[id] {
      guard deck.isPlayable else { return }
      let isSameName = old.map { DeckName.key(of: $0.name) == DeckName.key(of: deck.name) } ?? false
      try library.save(deck, replacing: isSameName)
      saved[id] = deck
      if isSameName { return }
    } else {
      saved[id] = nil
    }
    if let old { _ = try library.remove(named: old.name) }
  }
}
