import Decks
import Storage

extension FuzzBody {
  /// What is read as a finished game is harmless and reads the same when it is written again.
  static let history = FuzzBody("history") { (bytes) throws(Complaint) in
    for line in bytes.split(separator: 0x0A) {
      guard let entry = try? HistoryEntry(Array(line)) else { continue }
      try expect(entry.deck.isHarmless, "a deck's name that harms: \(entry.deck)")
      try expect(entry.deck.count <= DeckLimit.nameCharacters, "a long name: \(entry.deck)")
      try expect(entry.seed.isHarmless, "a seed that harms: \(entry.seed)")
      try expect(entry.line.utf8.count <= StorageLimit.historyLineBytes, "a line too long to read")
      let again = try? HistoryEntry(Array(entry.line.utf8))
      try expect(again == entry, "another game when it is written again: \(entry.line)")
    }
  }
}
