import Decks
import MemoryGame
import Options

/// The start of a game: the first line of its journal.
///
/// A journal is a text with one JSON object per line. Here the first line is broken up for reading:
///
///     {"format":"memorize-game","version":1,"rules":2,"program":"0.1.0","start":1767225600,
///      "deck":{"name":"Capitals","color":"blue","usual":8,"size":190,
///              "pairs":[["France","Paris"],["Peru","Lima"],"🎃"]},
///      "asked":3,"seed":"k3v9ta","closeGaps":false,"closingRanks":false}
///     {"at":0,"card":4,"do":"choose"}
///     {"at":1200345,"card":1,"do":"choose"}
///     {"at":2400000,"do":"shuffle"}
///     {"do":"finish"}
///
/// - `rules`: the version of the rules, as in `GameRules.version`; 1 if missing.
/// - `start`: seconds since 1970.
/// - `deck.pairs`: the pairs on the table, in the order in which `seed` drew them from the `size`
///   pairs of the deck. A term and its definition are an array, twins a single text.
/// - `deck.usual`, `asked`: the deck's usual number of pairs, and the number the player asked for.
/// - each rule of the game by its name in files: `true`, or its amount. The `version` is the highest
///   `firstFormat` of the rules. Earlier versions knew `closeGaps` as `closingRanks`.
/// - `rival`: the name of the computer opponent, as in `crow`; `players`: the names of two to four
///   people in the order of their turns. The `version` of such games is 3. The moves alone decide
///   whose turn it is.
/// - `daily`, `dailyPractice`: the date of a daily board, as in `2026-11-22`, that counts for that
///   day or does not; `journey`, `journeyPractice`: the number of a board of the journey that counts
///   or was dealt once more; `study`, `studyPractice`, `missed`: `true` for boards whose pairs were chosen for the
///   learner, so that `seed` did not draw them.
/// - `racesBest`: `true` if the player's best game on the board runs along.
///
/// Then follows one line for each intent. `at` is its time in microseconds since the deal. `do` is
/// `choose`, `turnDown`, `removePair`, `shuffle`, `pause`, `resume`, `hint` or `end`. `card` is twice
/// the index of the card's pair in `pairs`, plus 1 for the second card of the pair; with three of a
/// kind it is three times the index, plus 0 to 2. `end` is the verdict of a rule, with the reason in
/// `by`: `forgotten`, `moves` or `time`. In practice on a known board, `undo` takes back the last
/// choice or shuffle that counts, with what then followed without the player, and `redo` repeats what
/// was taken back last. Earlier versions of the program cannot read `hint`, `undo` and `redo`.
///
/// A finished game ends with `finish`, a game given up for another one with `abandon`; an intent after
/// `abandon` takes the game up again. Other keys have no meaning. An incomplete last line does not
/// count.
public struct JournalHeader: Equatable, Sendable {
  /// The version of the program that dealt the game.
  public let program: String
  /// The version of the rules by which the game is played.
  public let rulesVersion: Int
  /// The moment of the deal, in seconds since 1970.
  public let start: Int64
  /// The deck's name, safe to write to any terminal.
  public let deckName: String
  /// The colour of the backs.
  public let color: DeckColor
  /// The deck's usual number of pairs.
  public let usualPairs: Int
  /// The pairs on the table.
  public let drawn: DrawnPairs
  /// The number of pairs the player asked for.
  public let askedPairs: Int
  /// The variant of the game.
  public let variant: Variant
  /// Who shares the game.
  public let company: Company
  /// The reason why the board was dealt; `nil` for a usual game.
  public let occasion: Occasion
  /// Whether the player's best game on the board runs along.
  public var racesBest = false

  static let format = "memorize-game"
  /// The format to write: earlier versions of the program cannot play all games.
  var version: Int { max(company == .alone ? 1 : 3, variant.firstFormat) }

  /// The start of a game that is dealt now; `start` is limited to the years 1970 to 9999.
  public init(
    deck: Deck, drawn: DrawnPairs, askedPairs: Int, variant: Variant = Variant(),
    company: Company = .alone, occasion: Occasion = .plain, start: Int64, program: String
  ) {
    self.init(
      deckName: deck.name, color: deck.color, usualPairs: deck.usualPairs, drawn: drawn,
      askedPairs: askedPairs, variant: variant, company: company, occasion: occasion, start: start,
      program: program, rulesVersion: GameRules.version)
  }

  init(
    deckName: String, color: DeckColor, usualPairs: Int, drawn: DrawnPairs, askedPairs: Int,
    variant: Variant, company: Company, occasion: Occasion, start: Int64, program: String,
    rulesVersion: Int
  ) {
    self.deckName = deckName.asDeckName
    self.color = color
    self.usualPairs = max(2, usualPairs).clamped(to: StorageLimit.counts)
    self.drawn = drawn
    self.askedPairs = askedPairs.clamped(to: StorageLimit.counts)
    self.variant = variant
    self.company = company
    self.occasion = occasion
    self.start = start.clamped(to: StorageLimit.dates)
    self.program =
      program.cleaned.cut(
        characters: StorageLimit.versionCharacters, bytes: SeedLimit.bytes
      ).cleaned
    self.rulesVersion = rulesVersion
  }

  /// A deck of the pairs on the table, for use when the original deck is gone.
  public var deck: Deck {
    Deck(name: deckName, color: color, usualPairs: usualPairs, pairs: drawn.pairs)
  }

  /// The game at its start, with all cards face down.
  ///
  /// - Returns: the same game at each call; never `nil`.
  public func deal() -> MemoryGame<Face>? {
    drawn.deal(variant)
  }
}

extension JournalHeader {
  /// Whether steps of the game can be taken back.
  var allowsUndo: Bool { setup.terms.allowsUndo && setup.suitsOccasion }

  /// The setup of the game.
  public var setup: GameSetup {
    GameSetup(
      deck: deckName, pairs: drawn.pairs.count, variant: variant, seed: drawn.seed,
      company: company, occasion: occasion)
  }
}
