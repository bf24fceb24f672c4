import Decks
import Storage

extension FuzzBody {
  /// What is read as a finished game is harmless and reads the same when it is written again.
  static let history = FuzzBody("history") { (bytes) throws(Complaint) in
    for line in bytes.split(separator: 0x0A) {
      guard let entry = try? GameRecord(line: Array(line)) else { continue }
      let (deck, seed) = (entry.setup.deck, entry.setup.seed)
      try expect(deck.isHarmless, "a deck's name that harms: \(deck)")
      try expect(deck.count <= DeckLimit.nameCharacters, "a long name: \(deck)")
      try expect(seed.isHarmless, "a seed that harms: \(seed)")
      try expect(entry.line.utf8.count <= StorageLimit.historyLineBytes, "a line too long to read")
      let again = try? GameRecord(line: Array(entry.line.utf8))
      try expect(again == entry, "another game when it is written again: \(entry.line)")
    }
  }
}
