import Decks
import Storage

/// An unfinished game that can be resumed.
public struct LeftGame: Equatable, Sendable {
  /// The setup of the game.
  public let setup: GameSetup
  /// The number of pairs found.
  public let pairsFound: Int
  /// The number of times two cards were turned.
  public let moves: Int
  /// Whether another game was started in its place.
  public let isGivenUp: Bool
  /// When it was begun, in seconds since 1970.
  public let start: Int64
  /// The seconds since it was last played.
  public let age: Int64

  let name: JournalName

  /// The deck's name.
  public var deck: String { setup.deck }
  /// The number of pairs dealt.
  public var pairs: Int { setup.pairs }

  /// A stored game.
  ///
  /// - Parameters:
  ///   - game: the game with its journal.
  ///   - date: now, in seconds since 1970.
  init(_ game: StoredGame, date: Int64) {
    let record = game.record
    setup = record.header.setup
    pairsFound = record.game.pairsFound
    moves = record.game.moves
    isGivenUp = record.end == .abandoned
    start = record.header.start
    age = max(0, date - game.modified)
    name = game.name
  }
}
