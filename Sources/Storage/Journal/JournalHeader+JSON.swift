import Decks
import MemoryGame
import Options

extension JournalHeader {
  /// The first line of a journal, with what ends it.
  package var bytes: [UInt8] {
    let deck = JSONText.object([
      "name": JSONText.quoted(deckName),
      "color": JSONText.quoted(color.rawValue),
      "usual": "\(usualPairs)",
      "size": "\(drawn.deckSize)",
      "pairs": JSONText.array(drawn.pairs.map(\.json)),
    ])
    var line = JSONText.object([
      "format": JSONText.quoted(JournalHeader.format),
      "version": "\(version)",
      "program": JSONText.quoted(program),
      "start": "\(start)",
      "deck": deck,
      "asked": "\(askedPairs)",
      "seed": JSONText.quoted(drawn.seed),
      "closingRanks": "\(variant.closesGaps)",
    ])
    for (key, value) in [("open", variant.isOpen), ("sides", variant.hasSides)] where value {
      line = "\(line.dropLast()),\(JSONText.quoted(key)):true}"
    }
    return Array("\(line)\n".utf8)
  }

  /// Checks that what is written can be read again, without reading it: a deck may hold what a journal
  /// may not.
  ///
  /// - Parameter bytes: what `bytes` is.
  /// - Throws: the reason why it cannot.
  func check(_ bytes: [UInt8]) throws(HeaderFault) {
    try JournalHeader.checkLength(bytes.count - 1)
    guard !bytes.isHostile else { throw .message("expected the first line of a journal") }
    _ = try JournalHeader(Fields(self))
  }

  private static func checkLength(_ count: Int) throws(HeaderFault) {
    let limit = StorageLimit.journalHeaderBytes
    guard count <= limit else {
      throw .message("expected at most \(limit) bytes, found \(count)")
    }
  }

  /// Reads the first line of a journal, without what ends it.
  ///
  /// - Throws: the reason why it is none.
  init(_ bytes: ArraySlice<UInt8>) throws(HeaderFault) {
    try JournalHeader.checkLength(bytes.count)
    guard let kind = try? JSONText.decode(Kind.self, from: bytes),
      kind.format == JournalHeader.format, let version = kind.version, version >= 1
    else { throw .message("expected the first line of a journal") }
    // Any other game of the second version is one that only a newer program can know.
    let isVariant = kind.open == true || kind.sides == true
    guard version == 1 || version == 2 && isVariant else { throw .newerVersion(version) }
    guard let fields = try? JSONText.decode(Fields.self, from: bytes) else {
      throw .message("expected a journal's keys and values, found others")
    }
    try self.init(fields)
  }

  private init(_ fields: Fields) throws(HeaderFault) {
    let deck = fields.deck
    guard deck.name.cleaned.isVisible, deck.name.utf8.count <= DeckLimit.nameBytes,
      deck.name.count <= DeckLimit.nameCharacters
    else {
      throw .message("expected a deck's name of 1 to \(DeckLimit.nameCharacters) characters")
    }
    guard let color = DeckColor(rawValue: deck.color) else {
      throw .message("expected a color, found \(JSONText.quoted(String(deck.color.prefix(30))))")
    }
    guard fields.seed.isSeed else {
      throw .message("expected a seed of at most \(StorageLimit.seedCharacters) characters")
    }
    let pairs = deck.pairs.compactMap(\.pair)
    guard pairs.count == deck.pairs.count else {
      throw .message("expected pairs of one or two texts that can be seen")
    }
    guard let drawn = DrawnPairs(pairs, deckSize: deck.size, seed: fields.seed) else {
      throw .message("expected 2 to 500 pairs of a deck that has as many")
    }
    guard StorageLimit.dates.contains(fields.start), StorageLimit.counts.contains(fields.asked),
      StorageLimit.counts.contains(deck.usual)
    else { throw .message("expected dates and numbers of pairs within their limits") }
    self.init(
      deckName: deck.name, color: color, usualPairs: deck.usual, drawn: drawn,
      askedPairs: fields.asked, variant: fields.variant, start: fields.start,
      program: fields.program)
  }

  private struct Kind: Decodable {
    let format: String?
    let version: Int?
    let open: Bool?
    let sides: Bool?
  }

  private struct Fields: Decodable {
    let program: String
    let start: Int64
    let deck: DeckFields
    let asked: Int
    let seed: String
    let closingRanks: Bool
    let open: Bool?
    let sides: Bool?

    init(_ header: JournalHeader) {
      program = header.program
      start = header.start
      deck = DeckFields(
        name: header.deckName, color: header.color.rawValue, usual: header.usualPairs,
        size: header.drawn.deckSize, pairs: header.drawn.pairs.map(PairFields.init))
      asked = header.askedPairs
      seed = header.drawn.seed
      closingRanks = header.variant.closesGaps
      open = header.variant.isOpen
      sides = header.variant.hasSides
    }

    var variant: Variant {
      Variant(closesGaps: closingRanks, isOpen: open ?? false, hasSides: sides ?? false)
    }
  }

  private struct DeckFields: Decodable {
    let name: String
    let color: String
    let usual: Int
    let size: Int
    let pairs: [PairFields]
  }
}

/// Why a line is not the first line of a journal that can be read.
enum HeaderFault: Error, Equatable {
  case newerVersion(Int)
  case message(String)
}

/// A pair as it stands in a journal.
private struct PairFields: Decodable {
  let texts: [String]

  init(_ pair: Pair) {
    texts = pair.first.side == .twin ? [pair.first.text] : [pair.first.text, pair.second.text]
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    texts =
      if let twin = try? container.decode(String.self) {
        [twin]
      } else {
        try container.decode([String].self)
      }
  }

  /// The pair, if its texts are such as a deck may hold.
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

extension Pair {
  fileprivate var json: String {
    let texts = PairFields(self).texts.map(JSONText.quoted)
    return texts.count == 1 ? texts.joined() : JSONText.array(texts)
  }
}
