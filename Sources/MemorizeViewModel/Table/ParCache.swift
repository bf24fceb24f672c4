import GameAnalysis
import MemoryGame

/// Par of the board last asked for, so that a picture does not work it out anew.
final class ParCache {
  private var last: (pairs: Int, moves: Double)?

  func moves(pairs: Int) -> Double {
    if let last, last.pairs == pairs { return last.moves }
    let moves = par(pairs: pairs)
    last = (pairs, moves)
    return moves
  }
}
