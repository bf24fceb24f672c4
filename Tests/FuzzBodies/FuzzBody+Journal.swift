import Decks
import Storage

extension FuzzBody {
  /// What is read as a journal is harmless and reads the same when it is written again.
  static let journal = FuzzBody("journal") { (bytes) throws(Complaint) in
    let record: JournalRecord
    do throws(StorageError.Reason) {
      record = try JournalRecord(reading: bytes)
    } catch {
      let message = StorageError(.read, path: "a\u{1B}[2Jb", error).description
      try expect(message.isOneShortLine, "an error of more than a line: \(message)")
      return
    }
    try expect(record.wholeBytes <= bytes.count, "more is whole than there is")
    try check(record.header)
    let again = try? JournalRecord(reading: written(record))
    try expect(again?.header == record.header, "another start when it is written again")
    try expect(again?.intents == record.intents, "other intents when it is written again")
    try expect(again?.end == record.end, "another end when it is written again")
    try expect(again?.game == record.game, "another game when it is written again")
  }

  private static func check(_ header: JournalHeader) throws(Complaint) {
    try expect(header.deckName.isHarmless && header.deckName.isVisible, "a name that harms")
    try expect(header.program.isHarmless, "a version that harms: \(header.program)")
    try expect(header.drawn.seed.utf8.count <= StorageLimit.seedBytes, "a seed of many bytes")
    for face in header.drawn.pairs.flatMap({ [$0.first, $0.second] }) {
      try expect(face.text.isHarmless && face.text.isVisible, "a text that harms: \(face.text)")
      try expect(face.text.utf8.count <= DeckLimit.faceBytes, "a long text: \(face.text)")
    }
  }

  private static func written(_ record: JournalRecord) -> [UInt8] {
    var lines = record.intents.map(JournalLine.intent)
    if let end = record.end { lines.append(.end(end)) }
    return record.header.bytes + lines.flatMap(\.bytes)
  }
}
