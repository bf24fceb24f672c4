import Decks
import MemoryGame
import Options
import Rivals
import Words

extension JournalHeader {
  /// The first line of a journal, with its line feed.
  package var bytes: [UInt8] { JSONText.encodedLine(self) }

  /// The first line of a journal, with its line feed.
  ///
  /// The members themselves are within their limits.
  ///
  /// - Throws: the reason why it could not be read again: it is too long.
  func readableBytes() throws(StorageError.Reason) -> [UInt8] {
    let bytes = bytes
    try JournalHeader.checkLength(bytes.count - 1)
    return bytes
  }

  /// Reads the first line of a journal, without its line feed.
  ///
  /// - Throws: the reason why it is not one.
  package init(_ line: ArraySlice<UInt8>) throws(StorageError.Reason) {
    try JournalHeader.checkLength(line.count)
    try JournalHeader.checkVersions(line)
    do {
      self = try JSONText.read(JournalHeader.self, from: line)
    } catch let reason as StorageError.Reason {
      throw reason
    } catch {
      throw .line(1, say("expected a journal's keys and values, found others"))
    }
  }

  private static func checkLength(_ length: Int) throws(StorageError.Reason) {
    let limit = StorageLimit.journalHeaderBytes
    guard length <= limit else {
      throw .line(1, say("expected at most \(limit) bytes, found \(length)"))
    }
  }

  /// Checks that this version of the program can read the line.
  private static func checkVersions(_ line: ArraySlice<UInt8>) throws(StorageError.Reason) {
    guard let versions = try? JSONText.decode(Versions.self, from: line),
      versions.format == format, let version = versions.version, version >= 1
    else { throw .line(1, say("expected the first line of a journal")) }
    // Format 3 differs from format 1 by company, all others by the rules of the game.
    let first = (try? JSONText.decode(StoredVariant.self, from: line).variant.firstFormat) ?? 1
    guard version <= newestFormat, version != 2 || first == 2 else { throw .newerFormat(version) }
    let rules = versions.rules ?? 1
    guard rules >= 1 else { throw .line(1, say("expected \"rules\" of 1 or more, found \(rules)")) }
    guard rules <= GameRules.version else { throw .newerRules(rules) }
  }

  /// The format that knows all rules.
  private static let newestFormat = Variant.Rule.allCases.map(\.firstFormat).max() ?? 1

  /// The members that tell whether the rest can be read.
  private struct Versions: Decodable {
    let format: String?
    let version: Int?
    let rules: Int?
  }
}

extension JournalHeader: Codable {
  private enum Key: String, CodingKey {
    case format, version, rules, program, start, deck, asked, seed, racesBest
  }

  private enum DeckKey: String, CodingKey {
    case name, color, usual, size, pairs
  }

  /// Reads the members of an object; those of variant, company and occasion are among them.
  ///
  /// - Throws: `StorageError.Reason` if a member has no possible value.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let deck = try members.nestedContainer(keyedBy: DeckKey.self, forKey: .deck)
    let name = try deck.decode(String.self, forKey: .name)
    let seed = try members.decode(String.self, forKey: .seed)
    let colorName = try deck.decode(String.self, forKey: .color)
    let start = try members.decode(Int64.self, forKey: .start)
    let asked = try members.decode(Int.self, forKey: .asked)
    let usual = try deck.decode(Int.self, forKey: .usual)
    let size = try deck.decode(Int.self, forKey: .size)
    let pairs = try deck.decode([StoredPair].self, forKey: .pairs)
    let company = try Company(from: decoder)
    func check(_ holds: Bool, _ expected: @autoclosure () -> String) throws {
      guard holds else { throw StorageError.Reason.line(1, expected()) }
    }
    try check(
      name.cleaned.isVisible && name.isDeckName,
      say("expected a deck's name of 1 to \(DeckLimit.nameCharacters) characters"))
    guard let color = DeckColor(rawValue: colorName) else {
      throw StorageError.Reason.line(1, say("expected a color, found \(colorName.quoted)"))
    }
    try check(
      StorageLimit.dates.contains(start) && StorageLimit.counts.contains(asked)
        && StorageLimit.counts.contains(usual),
      say("expected dates and numbers of pairs within their limits"))
    if case .rival(let name) = company {
      try check(Rival.isName(name), say("expected a rival, found \(name.quoted)"))
    }
    try check(seed.isSeed, say("expected a seed of at most \(SeedLimit.characters) characters"))
    let read = pairs.compactMap(\.pair)
    try check(read.count == pairs.count, say("expected pairs of one or two visible texts"))
    guard let drawn = DrawnPairs(read, deckSize: size, seed: seed) else {
      throw StorageError.Reason.line(
        1, say("expected 2 to 500 pairs, and a deck of at least as many"))
    }
    self.init(
      deckName: name, color: color, usualPairs: usual, drawn: drawn, askedPairs: asked,
      variant: try StoredVariant(from: decoder).variant, company: company,
      occasion: Occasion.from(decoder), start: start,
      program: try members.decode(String.self, forKey: .program),
      rulesVersion: try members.decodeIfPresent(Int.self, forKey: .rules) ?? 1)
    racesBest = try members.decodeIfPresent(Bool.self, forKey: .racesBest) ?? false
  }

  /// Writes the members of an object.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(JournalHeader.format, forKey: .format)
    try members.encode(version, forKey: .version)
    try members.encode(rulesVersion, forKey: .rules)
    try members.encode(program, forKey: .program)
    try members.encode(start, forKey: .start)
    try members.encode(askedPairs, forKey: .asked)
    try members.encode(drawn.seed, forKey: .seed)
    var deck = members.nestedContainer(keyedBy: DeckKey.self, forKey: .deck)
    try deck.encode(deckName, forKey: .name)
    try deck.encode(color.rawValue, forKey: .color)
    try deck.encode(usualPairs, forKey: .usual)
    try deck.encode(drawn.deckSize, forKey: .size)
    try deck.encode(drawn.pairs.map(StoredPair.init), forKey: .pairs)
    try StoredVariant(variant).encode(to: encoder)
    try company.encode(to: encoder)
    try occasion.encode(to: encoder)
    if racesBest { try members.encode(racesBest, forKey: .racesBest) }
  }
}

/// A pair in the first line of a journal: one text for twins, an array of two for a term and its
/// definition.
struct StoredPair: Codable {
  private let texts: [String]

  init(_ pair: Pair) {
    texts = pair.isTwin ? [pair.first.source] : [pair.first.source, pair.second.source]
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let twin = try? container.decode(String.self)
    texts = try twin.map { [$0] } ?? container.decode([String].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try texts.count == 1 ? container.encode(texts.first) : container.encode(texts)
  }

  /// The pair; `nil` if a deck could not hold its texts.
  var pair: Pair? {
    let isPlayable = texts.allSatisfy {
      $0.utf8.count <= DeckLimit.faceBytes && $0.count <= DeckLimit.faceCharacters
        && $0.cleaned.isVisible
    }
    guard isPlayable, let first = texts.first else { return nil }
    switch texts.count {
    case 1: return Pair(twin: first)
    case 2: return Pair(term: first, definition: texts.last ?? first)
    default: return nil
    }
  }
}

/// The variant of a game as members of the first line of its journal, one for each rule.
///
/// A rule of the first version always has a member, also under its old name, because earlier
/// versions of the program expect it. Other rules have one only if they are on: `true`, or their
/// amount.
struct StoredVariant: Codable {
  let variant: Variant

  init(_ variant: Variant) {
    self.variant = variant
  }

  /// Reads the members.
  ///
  /// - Throws: `DecodingError` if a rule of the first version has no member.
  init(from decoder: any Decoder) throws {
    let flags = try decoder.container(keyedBy: Variant.Flag.self)
    for rule in Variant.Rule.allCases where rule.firstFormat == 1 {
      guard Variant.Flag.all(for: rule).contains(where: flags.contains) else {
        let context = DecodingError.Context(codingPath: [], debugDescription: "no \(rule)")
        throw DecodingError.dataCorrupted(context)
      }
    }
    variant = try Variant(flags)
    if let conflict = variant.conflict {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: conflict))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var flags = encoder.container(keyedBy: Variant.Flag.self)
    for rule in Variant.Rule.allCases where rule.firstFormat == 1 || variant[rule] {
      for flag in Variant.Flag.all(for: rule) {
        if rule.amounts == nil {
          try flags.encode(variant[rule], forKey: flag)
        } else {
          try flags.encode(variant[amountOf: rule], forKey: flag)
        }
      }
    }
  }
}

extension Variant {
  /// The first format of journals that knew all rules of the game.
  var firstFormat: Int { rules.map(\.firstFormat).max() ?? 1 }
}
