import MemoryGame

/// What a game tells of its player's memory and of his luck, exactly.
///
/// The moves that a perfect memory can expect to need in all start at par, and end at the moves that were
/// made. In between they change by two things only. A *decision*, which card to turn, makes them
/// more by what a better one would have saved: that is memory, and never below zero. What the card *brings*
/// makes them more or less, and nothing on average: that is luck. So the terms telescope:
///
///     par + sum of memory + sum of luck = moves
///
/// to the last digit, for they are differences of whole millionths; of a game that still goes on the
/// right side is the moves made and those that are still expected. A player who never forgets has a memory
/// term of zero in every game. How the values are found and how exact they are: `PerfectMemory`.
///
/// A shuffle makes every place unknown but those of the cards that are up. It is a decision like any
/// other: what it gives away is memory. Closing ranks moves no card out of sight, and changes nothing.
/// Where terms and definitions lie apart, par is that of a board where they do not, as everywhere
/// in the game; what that order gives a player is luck here.
public struct GameAnalysis: Equatable, Sendable {
  /// The moves a perfect memory can expect to need before the first card is turned.
  public let par: ExpectedMoves
  /// The moves in their order; the last one has only one card if the second was not turned yet.
  public internal(set) var moves: [AnalysedMove] = []
  /// What each shuffle has cost, in their order.
  public internal(set) var shuffles: [ExpectedMoves] = []
  /// What shuffles after the last move have cost.
  public internal(set) var trailingMemory = ExpectedMoves.zero

  /// What the player's memory cost in all, in moves: never below zero.
  public var memory: ExpectedMoves {
    moves.reduce(trailingMemory) { $0 + $1.memory }
  }

  /// What chance brought in all, in moves: below zero where the cards fell well.
  public var luck: ExpectedMoves {
    moves.reduce(.zero) { $0 + $1.luck }
  }

  /// Every card turned, in order.
  public var flips: some Sequence<Flip> {
    moves.lazy.flatMap(\.flips)
  }
}

/// A move, and what it says of the player's memory and luck.
public struct AnalysedMove: Equatable, Sendable {
  /// The cards that were turned, one or two.
  public internal(set) var flips: [Flip] = []
  /// What shuffles cost since the move before, and within this one.
  public internal(set) var shuffles = ExpectedMoves.zero
  /// The moves made when this one ended, and those then still expected of a perfect memory.
  public internal(set) var total: ExpectedMoves

  /// What memory cost in this move, shuffles included: never below zero.
  public var memory: ExpectedMoves {
    flips.reduce(shuffles) { $0 + $1.memory }
  }

  /// What chance brought in this move: below zero where the cards fell well.
  public var luck: ExpectedMoves {
    flips.reduce(.zero) { $0 + $1.luck }
  }
}
