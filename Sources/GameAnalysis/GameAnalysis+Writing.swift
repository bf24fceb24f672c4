import MemoryGame

extension GameAnalysis {
  init(par: ExpectedMoves) {
    self.par = par
  }

  mutating func begin(_ flip: Flip, total: ExpectedMoves) {
    moves.append(AnalysedMove(flips: [flip], shuffles: trailingMemory, total: total))
    trailingMemory = .zero
  }

  /// The first card was well known only if the second was its partner.
  mutating func end(_ flip: Flip, total: ExpectedMoves) {
    changeLast { move in
      if flip.card != move.flips.first?.card.partner, move.flips.first?.kind == .known {
        move.flips = move.flips.map { $0.with(.wasted) }
      }
      move.flips.append(flip)
      move.total = total
    }
  }

  /// Writes down what a shuffle cost: in the move that goes on, or for the one that comes next.
  mutating func addShuffle(_ cost: ExpectedMoves, isWithinMove: Bool, total: ExpectedMoves) {
    shuffles.append(cost)
    guard isWithinMove else {
      trailingMemory += cost
      return
    }
    changeLast { move in
      move.shuffles += cost
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
