/// One of the players of a shared game.
public struct Contestant: Equatable, Sendable {
  /// The name, safe to write to any terminal; `You` against a rival.
  public let name: String
  /// The number of pairs found.
  public let pairs: Int
  /// The place among the players, from 1; players with equally many pairs share it.
  public let rank: Int
  /// Whether it is this player's turn.
  public let isToMove: Bool
  /// Whether messages say `you` to this player: the one who plays against a rival.
  public let isAddressed: Bool
  /// Whether the program plays for them.
  public let isRival: Bool

  /// A player.
  public init(
    name: String, pairs: Int, rank: Int, isToMove: Bool, isAddressed: Bool, isRival: Bool
  ) {
    (self.name, self.pairs, self.rank) = (name, pairs, rank)
    (self.isToMove, self.isAddressed, self.isRival) = (isToMove, isAddressed, isRival)
  }
}
