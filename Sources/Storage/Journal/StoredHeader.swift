import Decks
import MemoryGame

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
