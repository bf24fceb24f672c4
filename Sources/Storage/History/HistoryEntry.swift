import Decks

/// What a finished game came to: a line of the history.
///
/// As in `{"version":1,"date":1767225600,"kind":"solo","deck":"Halloween","pairs":8,"seed":"k3v9ta",`
/// `"closingRanks":false,"moves":14,"score":33,"time":61234567}`, with the date in seconds since 1970
/// and the time in microseconds. Where terms and definitions lay apart, `"sides":true` is there, too, and
/// where the game was analysed, `"analysis"` with what `MemoryFigures` says. Other keys have no meaning.
public struct HistoryEntry: Hashable, Sendable {
  /// Who played; the raw value is the word for it in the file.
  public enum Kind: String, CaseIterable, Sendable {
    /// One player alone.
    case solo
    /// One player alone, in a race with all faces up.
    case open
  }

  /// When the game was over, in seconds since 1970.
  public let date: Int64
  /// Who played.
  public let kind: Kind
  /// The deck's name, safe to write to any terminal.
  public let deck: String
  /// How many pairs were found.
  public let pairs: Int
  /// The text that all chance followed from.
  public let seed: String
  /// Whether matched pairs left no gaps.
  public let closesGaps: Bool
  /// Whether terms and definitions lay apart.
  public let hasSides: Bool
  /// How often two cards were turned.
  public let moves: Int
  /// The points.
  public let score: Int
  /// What the game's clock showed at the end, in whole microseconds.
  public let time: Duration
  /// What the game told of the player's memory; `nil` where it was not analysed.
  public let figures: MemoryFigures?

  /// What a game came to; a number or a moment beyond all games becomes the nearest possible.
  public init(
    date: Int64, kind: Kind = .solo, deck: String, pairs: Int, seed: String,
    closesGaps: Bool, hasSides: Bool = false, moves: Int, score: Int, time: Duration,
    figures: MemoryFigures? = nil
  ) {
    self.date = min(max(date, StorageLimit.dates.lowerBound), StorageLimit.dates.upperBound)
    self.kind = kind
    self.deck =
      deck.cleaned.cut(
        characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes
      ).cleaned
    self.pairs = min(max(pairs, DrawnPairs.limits.lowerBound), DrawnPairs.limits.upperBound)
    self.seed =
      seed.cleaned.cut(
        characters: StorageLimit.seedCharacters, bytes: StorageLimit.seedBytes
      ).cleaned
    self.closesGaps = closesGaps
    self.hasSides = hasSides
    self.moves = min(max(moves, 0), StorageLimit.counts.upperBound)
    self.score = min(max(score, StorageLimit.scores.lowerBound), StorageLimit.scores.upperBound)
    self.time = TimedIntent(.pause, at: time).time
    self.figures = figures
  }
}

/// Why a line of the history is passed over.
package enum HistoryFault: Error, Equatable {
  case broken
  case newerVersion
}
