import Decks
import MemorizeViewModel
import Storage

extension FuzzBody {
  /// A journal is harmless, and the same after it is written and read again.
  static let journal = FuzzBody("journal") { (bytes) throws(Complaint) in
    let record: JournalRecord
    do throws(StorageError.Reason) {
      record = try JournalRecord(reading: bytes)
    } catch {
      let message = StorageError(.read, path: "a\u{1B}[2Jb", error).description
      try expect(message.isOneShortLine, "an error of more than a line: \(message)")
      return
    }
    try expect(record.wholeBytes <= bytes.count, "more complete bytes than bytes")
    try check(record.header)
    let again = try? JournalRecord(reading: written(record))
    try expect(again?.header == record.header, "another header after writing")
    try expect(again?.intents == record.intents, "other intents after writing")
    try expect(again?.end == record.end, "another end after writing")
    try expect(again?.game == record.game, "another game after writing")
    try use(record)
  }

  /// Reviews a game and plays it back, as the pages do.
  private static func use(_ record: JournalRecord) throws(Complaint) {
    if let game = FinishedGame(record) { try show(game) }
    _ = (try? Performance(record)).flatMap { try? $0.code() }
    guard record.intents.count <= 100, let playback = Playback(record) else { return }
    playback.advance(to: .seconds(1_000_000_000))
    try expect(playback.position <= playback.count, "more steps than there are")
    _ = playback.review
  }

  private static func check(_ header: JournalHeader) throws(Complaint) {
    try expect(header.deckName.isHarmless && header.deckName.isVisible, "a harmful name")
    try expect(header.program.isHarmless, "a harmful version: \(header.program)")
    try expect(header.drawn.seed.utf8.count <= StorageLimit.seedBytes, "a seed too long")
    for face in header.drawn.pairs.flatMap({ [$0.first, $0.second] }) {
      try expect(face.text.isHarmless && face.text.isVisible, "a harmful text: \(face.text)")
      try expect(face.text.utf8.count <= DeckLimit.faceBytes, "a long text: \(face.text)")
    }
  }

  private static func written(_ record: JournalRecord) -> [UInt8] {
    var lines = record.intents.map(JournalLine.intent)
    if let end = record.end { lines.append(.end(end)) }
    return record.header.bytes + lines.flatMap(\.bytes)
  }
}
