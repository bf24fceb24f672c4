import MemoryGame

/// The exact shares of memory and luck in a game.
///
/// A perfect memory expects par moves at the start; at the end the moves made are certain. In
/// between, the expected total changes for two reasons only. A *decision* which card to turn adds
/// the moves that the best decision would have saved: that is memory, a loss or nothing. The *face*
/// of the card adds or saves moves, on average nothing: that is luck. Both count as gains of the
/// player, so memory is never above zero, and luck is above zero if the cards fell well:
///
///     par - sum of memory - sum of luck = moves
///
/// The sum is exact, because all terms are differences of whole millionths. In an unfinished game
/// the right side is the moves made plus the moves still expected. A player who never forgets has a
/// memory of zero in every game. `PerfectMemory` computes the values and explains their precision.
///
/// A shuffle makes all places unknown except those of the cards that are up. It is a decision like
/// any other, so the moves it costs count as memory. Closing gaps hides no card and changes
/// nothing. With two sides, par is that of a board without sides; the advantage of the order counts
/// as luck.
public struct GameAnalysis: Equatable, Sendable {
  /// The moves that a perfect memory expects before the first card is turned.
  public let par: ExpectedMoves
  /// The moves in order.
  ///
  /// The last one has a single card if the second was not turned yet.
  public internal(set) var moves: [AnalysedMove] = []
  /// The moves that each shuffle gained, in order: zero or below.
  public internal(set) var shuffles: [ExpectedMoves] = []
  /// The moves that the shuffles after the last move gained: zero or below.
  public internal(set) var trailingMemory = ExpectedMoves.zero

  /// The moves that memory gained: zero or, if something was forgotten, below.
  public var memory: ExpectedMoves {
    moves.reduce(trailingMemory) { $0 + $1.memory }
  }

  /// The moves that luck gained: below zero if the cards fell badly.
  public var luck: ExpectedMoves {
    moves.reduce(.zero) { $0 + $1.luck }
  }

  /// All cards turned, in order.
  public var flips: some Sequence<Flip> {
    moves.lazy.flatMap(\.flips)
  }
}

/// A move with its shares of memory and luck.
public struct AnalysedMove: Equatable, Sendable {
  /// The cards turned, one or two.
  public internal(set) var flips: [Flip] = []
  /// The moves that shuffles gained since the previous move and within this one: zero or below.
  public internal(set) var shuffles = ExpectedMoves.zero
  /// The moves made at the end of this one plus the moves then expected of a perfect memory.
  public internal(set) var total: ExpectedMoves

  /// The moves that memory gained in this move, shuffles included: zero or below.
  public var memory: ExpectedMoves {
    flips.reduce(shuffles) { $0 + $1.memory }
  }

  /// The moves that luck gained in this move.
  public var luck: ExpectedMoves {
    flips.reduce(.zero) { $0 + $1.luck }
  }
}
