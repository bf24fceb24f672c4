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
