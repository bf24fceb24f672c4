import MemoryGame

extension GameAnalysis {
  init(par: ExpectedMoves) {
    self.par = par
  }

  /// Adds the first card of a move.
  mutating func begin(_ flip: Flip, total: ExpectedMoves) {
    moves.append(AnalysedMove(flips: [flip], shuffles: trailingMemory, total: total))
    trailingMemory = .zero
  }

  /// Adds the second card of a move.
  ///
  /// A known first card was wasted if the second is not its partner.
  mutating func end(_ flip: Flip, total: ExpectedMoves) {
    changeLast { move in
      if flip.card != move.flips.first?.card.partner, move.flips.first?.kind == .known {
        move.flips = move.flips.map { $0.with(.wasted) }
      }
      move.flips.append(flip)
      move.total = total
    }
  }

  /// Adds the moves gained by a shuffle to the current move, or to the next one.
  mutating func addShuffle(_ memory: ExpectedMoves, isWithinMove: Bool, total: ExpectedMoves) {
    shuffles.append(memory)
    guard isWithinMove else {
      trailingMemory += memory
      return
    }
    changeLast { move in
      move.shuffles += memory
      move.total = total
    }
  }

  private mutating func changeLast(_ change: (inout AnalysedMove) -> Void) {
    guard var move = moves.popLast() else { return }
    change(&move)
    moves.append(move)
  }
}

extension Flip {
  func with(_ kind: Kind) -> Flip {
    var flip = self
    flip.kind = kind
    return flip
  }
}
