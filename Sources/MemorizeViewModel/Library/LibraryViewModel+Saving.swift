import Decks
import Storage

/// What is on the disk.
extension LibraryViewModel {
  /// Reads the library anew, since others may have changed it; what is not saved yet stays.
  public func refresh() {
    var notices: [String] = []
    var found: [DeckID: Deck] = [:]
    do throws(StorageError) {
      for entry in try library.entries() where entry.isOwn {
        do throws(StorageError) {
          guard let deck = try library.deck(of: entry) else { continue }
          found[savedID(named: entry.name) ?? newID()] = deck
        } catch {
          notices.append(error.description)
        }
      }
      take(found)
    } catch {
      notices.append(error.description)
    }
    tell(notices.first)
  }

  /// Writes down whatever is not as it was last written; what cannot be is told, and kept in mind.
  public func save() {
    var notices: [String] = []
    for id in Set(own.keys).union(saved.keys).sorted(by: { $0.number < $1.number })
    where own[id] != saved[id] {
      do throws(StorageError) {
        try save(id)
      } catch {
        notices.append(error.description)
      }
    }
    tell(notices.first ?? notice)
  }

  private func savedID(named name: String) -> DeckID? {
    let key = DeckName.key(of: name)
    return saved.first { DeckName.key(of: $0.value.name) == key }?.key
  }

  /// What was found on the disk counts, but for decks with changes that are not there yet.
  private func take(_ found: [DeckID: Deck]) {
    for id in Set(found.keys).union(saved.keys) where own[id] == saved[id] {
      own[id] = found[id]
    }
    saved = found
  }

  /// A deck by another name is written before the old one is removed, so that one is always there.
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
