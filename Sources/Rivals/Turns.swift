import MemoryGame

/// Whose turn it is, and who found which pairs, in a game of several players.
///
/// A pair earns another turn, a miss passes the turn to the next player. All of it follows from the
/// moves of the game, so a recording without names of players still says who made which move.
/// Players are numbers from 0.
public struct Turns: Equatable, Sendable {
  /// The numbers of players that can share a game.
  public static let limits = 2...4

  /// The number of players.
  public let players: Int
  /// The player to move; after the last pair, the one who found it.
  public private(set) var player: Int
  /// The player of each move, in order.
  public private(set) var movers: [Int] = []
  /// The player who found each card.
  private var finders: [CardID: Int] = [:]

  /// The number of passes in a row that end a game with a rival: three by each player.
  public var mostPasses: Int { 3 * players }

  /// The turns of a game that has not begun; `nil` unless the number of players is within `limits`.
  ///
  /// The first player begins.
  public init?(players: Int) {
    guard Turns.limits.contains(players) else { return nil }
    self.players = players
    player = 0
  }

  /// Takes note of the last move of a game.
  ///
  /// Call it after each intent; one without a new move changes nothing. A game that went back by a
  /// move needs new turns, from all its intents.
  public mutating func follow<CardContent>(_ game: MemoryGame<CardContent>) {
    guard game.moves == movers.count + 1, let move = game.lastMove else { return }
    movers.append(player)
    if move.isMatch {
      for card in move.cards { finders[card] = player }
    } else {
      player = (player + 1) % players
    }
  }
}

extension Turns {
  /// The player who found a card; `nil` while it is on the table.
  public func finder(of card: CardID) -> Int? { finders[card] }

  /// The number of pairs that each player has found.
  public var pairsFound: [Int] {
    (0..<players).map { player in finders.values.count { $0 == player } / 2 }
  }

  /// The rank of each player from 1; players with equally many pairs share it.
  public var ranks: [Int] {
    let found = pairsFound
    return found.map { pairs in 1 + found.count { $0 > pairs } }
  }
}
