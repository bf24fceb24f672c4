import Storage

/// A game that was left before its end and can be gone on with.
public struct LeftGame: Equatable, Sendable {
  /// The deck's name.
  public let deck: String
  /// How many pairs were dealt.
  public let pairs: Int
  /// How many of them have been found.
  public let pairsFound: Int
  /// How often two cards have been turned.
  public let moves: Int
  /// Whether another game was begun in its place; else it waits.
  public let isGivenUp: Bool
  /// For how many seconds nobody has played it.
  public let age: Int64

  let name: JournalName

  /// A game as its journal tells it.
  ///
  /// - Parameters:
  ///   - game: the journal.
  ///   - date: now, in seconds since 1970.
  init(_ game: StoredGame, date: Int64) {
    let record = game.record
    deck = record.header.deckName
    pairs = record.game.pairs
    pairsFound = record.game.pairsFound
    moves = record.game.moves
    isGivenUp = record.end == .abandoned
    age = max(0, date - game.modified)
    name = game.name
  }
}
