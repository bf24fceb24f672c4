import Decks
import MemoryGame
import Options

/// What a game started from: the first line of its journal.
///
/// A journal is a text of one JSON object a line, here broken up for reading:
///
///     {"format":"memorize-game","version":1,"program":"0.1.0","start":1767225600,
///      "deck":{"name":"Capitals","color":"blue","usual":8,"size":190,
///              "pairs":[["France","Paris"],["Peru","Lima"],"🎃"]},
///      "asked":3,"seed":"k3v9ta","closingRanks":false}
///     {"at":0,"do":"choose","card":4}
///     {"at":1200345,"do":"choose","card":1}
///     {"at":2400000,"do":"shuffle"}
///     {"do":"finish"}
///
/// `start` is in seconds since 1970. `pairs` are those on the table, in the order in which they were
/// drawn with `seed` from the `size` pairs that the deck then had: an array for a term and its
/// definition, a text for twins. `asked` is the number of pairs the player asked for. Then comes a
/// line for each intent: `at` is its time in microseconds since the deal, `do` is `choose`,
/// `turnDown`, `shuffle`, `pause` or `resume`, and `card` is twice the number of the card's pair in
/// `pairs`, from 0, plus 1 for the second of the two. A game that is over ends with `finish`, one
/// that was given up for another with `abandon`; one that is taken up again after all goes on behind
/// that line. A game whose faces lie open has `"open":true` in its first line, one whose terms and
/// definitions lie apart `"sides":true`, and both `"version":2`. Other keys have no meaning. A last line that was
/// not written to its end does not count.
public struct JournalHeader: Equatable, Sendable {
  /// Which version of the program dealt the game.
  public let program: String
  /// When the game was dealt, in seconds since 1970.
  public let start: Int64
  /// What the deck was called, safe to write to any terminal.
  public let deckName: String
  /// The colour of its backs.
  public let color: DeckColor
  /// How many pairs a board of the deck usually had.
  public let usualPairs: Int
  /// The pairs on the table.
  public let drawn: DrawnPairs
  /// How many pairs were asked for.
  public let askedPairs: Int
  /// What is different from the usual game.
  public let variant: Variant

  static let format = "memorize-game"
  /// What is written: games that the first version does not know are of the second.
  var version: Int { variant.isOpen || variant.hasSides ? 2 : 1 }

  /// What a game starts from.
  ///
  /// - Parameters:
  ///   - deck: where the pairs were drawn from.
  ///   - drawn: the pairs on the table.
  ///   - askedPairs: how many pairs were asked for.
  ///   - variant: what is different from the usual game.
  ///   - start: now, in seconds since 1970; beyond the years 1970 to 9999 the nearest moment counts.
  ///   - program: the version of the program.
  public init(
    deck: Deck, drawn: DrawnPairs, askedPairs: Int, variant: Variant = Variant(), start: Int64,
    program: String
  ) {
    self.init(
      deckName: deck.name, color: deck.color, usualPairs: deck.usualPairs, drawn: drawn,
      askedPairs: askedPairs, variant: variant, start: start, program: program)
  }

  init(
    deckName: String, color: DeckColor, usualPairs: Int, drawn: DrawnPairs, askedPairs: Int,
    variant: Variant, start: Int64, program: String
  ) {
    let name = deckName.cleaned.cut(
      characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes
    ).cleaned
    self.deckName = name.isVisible ? name : "Deck"
    self.color = color
    self.usualPairs = max(2, usualPairs)
    self.drawn = drawn
    self.askedPairs = askedPairs
    self.variant = variant
    self.start = min(max(start, StorageLimit.dates.lowerBound), StorageLimit.dates.upperBound)
    self.program =
      program.cleaned.cut(
        characters: StorageLimit.versionCharacters, bytes: StorageLimit.seedBytes
      ).cleaned
  }

  /// A deck of the pairs on the table alone, for when the deck itself is not to be found any more.
  public var deck: Deck {
    Deck(name: deckName, color: color, usualPairs: usualPairs, pairs: drawn.pairs)
  }

  /// The game at its start: the cards face down.
  ///
  /// - Returns: the same game at each call; never `nil`.
  public func deal() -> MemoryGame<Face>? {
    drawn.deal(variant)
  }
}

extension JournalHeader {
  /// The setup of the game.
  public var setup: GameSetup {
    GameSetup(deck: deckName, pairs: drawn.pairs.count, variant: variant, seed: drawn.seed)
  }
}
