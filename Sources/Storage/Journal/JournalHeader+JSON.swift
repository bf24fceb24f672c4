import Decks
import MemoryGame
import Options
import Rivals

extension JournalHeader {
  /// The first line of a journal, with its line feed.
  package var bytes: [UInt8] { JSONText.encodedLine(StoredLine(self)) }

  /// The first line of a journal, with its line feed.
  ///
  /// - Throws: the reason why it could not be read again.
  func readableBytes() throws(StorageError.Reason) -> [UInt8] {
    let stored = StoredLine(self)
    let bytes = JSONText.encodedLine(stored)
    try JournalHeader.checkLength(bytes.count - 1)
    _ = try JournalHeader(stored)
    return bytes
  }

  /// Reads the first line of a journal, without its line feed.
  ///
  /// - Throws: the reason why it is not one.
  package init(_ line: ArraySlice<UInt8>) throws(StorageError.Reason) {
    try JournalHeader.checkLength(line.count)
    try JournalHeader.checkVersions(line)
    guard let stored = try? JSONText.decode(StoredLine.self, from: line) else {
      throw .line(1, "expected a journal's keys and values, found others")
    }
    try self.init(stored)
  }

  private static func checkLength(_ length: Int) throws(StorageError.Reason) {
    let limit = StorageLimit.journalHeaderBytes
    guard length <= limit else {
      throw .line(1, "expected at most \(limit) bytes, found \(length)")
    }
  }

  /// Checks that this version of the program can read the line.
  private static func checkVersions(_ line: ArraySlice<UInt8>) throws(StorageError.Reason) {
    guard let versions = try? JSONText.decode(Versions.self, from: line),
      versions.format == format, let version = versions.version, version >= 1
    else { throw .line(1, "expected the first line of a journal") }
    // Formats 2 and 4 differ from format 1 only by the rules of the game, format 3 by company.
    let first = (try? JSONText.decode(StoredVariant.self, from: line).variant.firstFormat) ?? 1
    guard version <= 4, version != 2 || first == 2 else { throw .newerFormat(version) }
    let rules = versions.rules ?? 1
    guard rules >= 1 else { throw .line(1, "expected \"rules\" of 1 or more, found \(rules)") }
    guard rules <= GameRules.version else { throw .newerRules(rules) }
  }

  private init(_ line: StoredLine) throws(StorageError.Reason) {
    let stored = line.header
    let deck = stored.deck
    guard deck.name.cleaned.isVisible, deck.name.utf8.count <= DeckLimit.nameBytes,
      deck.name.count <= DeckLimit.nameCharacters
    else { throw .line(1, "expected a deck's name of 1 to \(DeckLimit.nameCharacters) characters") }
    guard let color = DeckColor(rawValue: deck.color) else {
      let found = JSONText.quoted(String(deck.color.prefix(30)))
      throw .line(1, "expected a color, found \(found)")
    }
    guard StorageLimit.dates.contains(stored.start), StorageLimit.counts.contains(stored.asked),
      StorageLimit.counts.contains(deck.usual)
    else { throw .line(1, "expected dates and numbers of pairs within their limits") }
    if case .rival(let name) = line.company, !Rival.isName(name) {
      throw .line(1, "expected a rival, found \(JSONText.quoted(String(name.prefix(30))))")
    }
    self.init(
      deckName: deck.name, color: color, usualPairs: deck.usual,
      drawn: try JournalHeader.drawn(stored), askedPairs: stored.asked,
      variant: line.variant.variant, company: line.company, occasion: line.occasion,
      start: stored.start, program: stored.program,
      rulesVersion: stored.rules ?? 1)
  }

  private static func drawn(_ stored: StoredHeader) throws(StorageError.Reason) -> DrawnPairs {
    guard stored.seed.isSeed else {
      throw .line(1, "expected a seed of at most \(StorageLimit.seedCharacters) characters")
    }
    let pairs = stored.deck.pairs.compactMap(\.pair)
    guard pairs.count == stored.deck.pairs.count else {
      throw .line(1, "expected pairs of one or two visible texts")
    }
    guard let drawn = DrawnPairs(pairs, deckSize: stored.deck.size, seed: stored.seed) else {
      throw .line(1, "expected 2 to 500 pairs, and a deck of at least as many")
    }
    return drawn
  }

  /// The members that tell whether the rest can be read.
  private struct Versions: Decodable {
    let format: String?
    let version: Int?
    let rules: Int?
  }
}

/// The first line of a journal as JSON, before its values are checked.
struct StoredHeader: Codable {
  let format: String
  let version: Int
  /// Missing in journals of earlier versions, which played by version 1.
  let rules: Int?
  let program: String
  let start: Int64
  let deck: StoredDeck
  let asked: Int
  let seed: String

  init(_ header: JournalHeader) {
    format = JournalHeader.format
    version = header.version
    rules = header.rulesVersion
    program = header.program
    start = header.start
    deck = StoredDeck(
      name: header.deckName, color: header.color.rawValue, usual: header.usualPairs,
      size: header.drawn.deckSize, pairs: header.drawn.pairs.map(StoredPair.init))
    asked = header.askedPairs
    seed = header.drawn.seed
  }
}

/// The deck in the first line of a journal.
struct StoredDeck: Codable {
  let name: String
  let color: String
  let usual: Int
  let size: Int
  let pairs: [StoredPair]
}

/// A pair in the first line of a journal: one text for twins, an array of two for a term and its
/// definition.
struct StoredPair: Codable {
  private let texts: [String]

  init(_ pair: Pair) {
    texts =
      pair.first.side == .twin ? [pair.first.source] : [pair.first.source, pair.second.source]
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let twin = try? container.decode(String.self) {
      texts = [twin]
    } else {
      texts = try container.decode([String].self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if texts.count == 1 {
      try container.encode(texts.first)
    } else {
      try container.encode(texts)
    }
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

/// The first line of a journal: what is known of the game, its variant, its company and its
/// occasion, as members of one object.
struct StoredLine: Codable {
  let header: StoredHeader
  let variant: StoredVariant
  let company: Company
  let occasion: Occasion?

  init(_ header: JournalHeader) {
    self.header = StoredHeader(header)
    variant = StoredVariant(header.variant)
    company = header.company
    occasion = header.occasion
  }

  init(from decoder: any Decoder) throws {
    header = try StoredHeader(from: decoder)
    variant = try StoredVariant(from: decoder)
    company = try Company(from: decoder)
    occasion = Occasion.from(decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try header.encode(to: encoder)
    try variant.encode(to: encoder)
    try company.encode(to: encoder)
    try occasion?.encode(to: encoder)
  }
}
