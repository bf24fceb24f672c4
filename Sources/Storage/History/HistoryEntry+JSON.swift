import Decks

extension HistoryEntry {
  static let version = 1

  /// The line without what ends it.
  package var line: String {
    let line = JSONText.object([
      "version": "\(HistoryEntry.version)",
      "date": "\(date)",
      "kind": JSONText.quoted(kind.rawValue),
      "deck": JSONText.quoted(deck),
      "pairs": "\(pairs)",
      "seed": JSONText.quoted(seed),
      "closingRanks": "\(closesGaps)",
      "moves": "\(moves)",
      "score": "\(score)",
      "time": "\(time.wholeMicroseconds)",
    ])
    let sides = hasSides ? ",\"sides\":true" : ""
    let analysis = figures.map { ",\"analysis\":\($0.json)" } ?? ""
    return "\(line.dropLast())\(sides)\(analysis)}"
  }

  /// Reads a line without its line feed.
  ///
  /// - Throws: whether the line is broken or from a newer version.
  package init(_ line: [UInt8]) throws(HistoryFault) {
    guard let fields = try? JSONText.decode(HistoryFields.self, from: line) else {
      guard let kind = try? JSONText.decode(Version.self, from: line),
        kind.version > HistoryEntry.version
      else { throw .broken }
      throw .newerVersion
    }
    guard fields.version == HistoryEntry.version else {
      throw fields.version > HistoryEntry.version ? .newerVersion : .broken
    }
    try self.init(fields)
  }

  private init(_ fields: HistoryFields) throws(HistoryFault) {
    guard let kind = Kind(rawValue: fields.kind) else { throw .newerVersion }
    guard StorageLimit.microseconds.contains(fields.time) else { throw .broken }
    self.init(
      date: fields.date, kind: kind, deck: fields.deck, pairs: fields.pairs, seed: fields.seed,
      closesGaps: fields.closingRanks, hasSides: fields.sides ?? false, moves: fields.moves,
      score: fields.score, time: .microseconds(fields.time),
      figures: fields.analysis?.figures(pairs: fields.pairs))
    let isWithinLimits =
      date == fields.date && pairs == fields.pairs && moves == fields.moves && score == fields.score
    guard isWithinLimits else { throw .broken }
  }

  private struct Version: Decodable {
    let version: Int
  }
}
