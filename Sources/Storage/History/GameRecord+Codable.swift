import Decks
import MemoryGame

/// A record as a JSON object, as it stands on a line of the history, here broken up for reading:
///
///     {"version":2,"deck":"Halloween","pairs":8,"seed":"k3v9ta","rules":["closeGaps"],
///      "moves":14,"score":33,"time":61234567,"date":1767225600,
///      "analysis":{"memory":-3200000,"luck":600000,"lags":[[1,4,4]],"places":[[0,1,1]]}}
///
/// The time is in microseconds, the date in seconds since 1970; `rules` and `analysis` may be
/// missing. A game that a rule ended early has the reason and the pairs found until then, as in
/// `"ended":"forgotten","pairsFound":5`; one with hints their number, as in `"hints":2`.
///
/// A game in company has `"rival":"crow"` or `"players":["Ann","Bob"]`, the pairs found by each
/// player as in `"found":[5,3]`, and version 3. A daily board has `"daily":"2026-11-22"` or, if it
/// does not count, `"dailyPractice":"2026-11-22"`; a board of the journey its number as in
/// `"journey":7` or, if it was dealt once more, `"journeyPractice":7`; a board for studying
/// `"study":true`, and one of missed pairs `"missed":true`.
///
/// Version 1 has `"closingRanks":true`, `"sides":true` and `"kind":"open"` instead of `rules`, and
/// the opposite signs in `analysis`. Other keys have no meaning.
extension GameRecord: Codable {
  /// The newest version.
  static let version = 3

  private enum Key: String, CodingKey {
    case version, kind, moves, score, time, date, analysis, found, ended, pairsFound, hints
  }

  /// The kinds of version 1.
  fileprivate enum OldKind: String, Decodable {
    case solo, open
  }

  /// Reads the members of an object.
  ///
  /// An analysis that makes no sense is ignored.
  ///
  /// - Throws: `DecodingError` if a member is missing or beyond its limits.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let isOld = try members.decode(.version, in: 1...GameRecord.version) == 1
    var setup = try GameSetup(from: decoder)
    if isOld, try members.decode(OldKind.self, forKey: .kind) == .open {
      setup = setup.withOpenCards
    }
    let analysis = try? members.decodeIfPresent(MemoryFigures.Fields.self, forKey: .analysis)
    self.init(
      setup, moves: try members.decode(.moves, in: StorageLimit.counts),
      score: try members.decode(.score, in: StorageLimit.scores),
      time: .microseconds(try members.decode(.time, in: StorageLimit.microseconds)),
      date: try members.decode(.date, in: StorageLimit.dates),
      figures: (analysis ?? nil)?.figures(pairs: setup.pairs, hasOldSigns: isOld),
      found: try members.decodeIfPresent([Int].self, forKey: .found) ?? [],
      ending: try members.decodeIfPresent(Ending.self, forKey: .ended),
      pairsFound: try members.decodeIfPresent(.pairsFound, in: 0...setup.pairs),
      hints: try members.decodeIfPresent(.hints, in: StorageLimit.counts) ?? 0)
    guard hasAllPairs else {
      throw DecodingError.dataCorruptedError(
        forKey: .found, in: members, debugDescription: "expected all pairs")
    }
  }

  /// Writes all members; a record that was never saved has the date 0.
  public func encode(to encoder: any Encoder) throws {
    try setup.encode(to: encoder)
    var members = encoder.container(keyedBy: Key.self)
    // Earlier versions of the program can read games without company.
    try members.encode(isAlone ? 2 : GameRecord.version, forKey: .version)
    try members.encode(moves, forKey: .moves)
    try members.encode(score, forKey: .score)
    try members.encode(time.wholeMicroseconds, forKey: .time)
    try members.encode(date ?? 0, forKey: .date)
    try members.encodeIfPresent(figures?.fields, forKey: .analysis)
    if !isAlone { try members.encode(found, forKey: .found) }
    if hints > 0 { try members.encode(hints, forKey: .hints) }
    guard let ending else { return }
    try members.encode(ending.rawValue, forKey: .ended)
    try members.encode(pairsFound, forKey: .pairsFound)
  }

  /// Whether the players found all these pairs between them.
  private var hasAllPairs: Bool {
    isAlone
      ? found.isEmpty
      : found.count == setup.company.players && found.allSatisfy { $0 >= 0 && $0 <= setup.pairs }
        && found.reduce(0, +) == pairsFound
  }
}

extension Ending: Decodable {}

extension GameRecord: LineRecord {
  /// The history.
  public static let file = (name: "history.jsonl", limit: StorageLimit.historyBytes)

  /// Whether a newer version has written a line of the history.
  public static func isNewer(_ line: [UInt8]) -> Bool {
    guard let origin = try? JSONText.decode(Origin.self, from: line) else { return false }
    return origin.version > version
      || origin.rules?.contains { Variant.Rule.stored($0) == nil } == true
      || origin.version == 1 && origin.kind.map { OldKind(rawValue: $0) == nil } == true
  }

  /// The members that tell whether a newer version has written a line.
  private struct Origin: Decodable {
    let version: Int
    let rules: [String]?
    let kind: String?
  }
}

extension GameSetup {
  fileprivate var withOpenCards: GameSetup {
    var variant = variant
    variant[.openCards] = true
    return GameSetup(deck: deck, pairs: pairs, variant: variant, seed: seed)
  }
}
