import MemoryGame

extension GameAnalysis {
  /// The pairs of which a card was forgotten at a cost, the costliest pair first; of pairs with
  /// equal costs, the one forgotten first.
  ///
  /// Complexity: O(m) for m moves, and O(f log f) for f forgotten pairs.
  public var forgottenPairs: [ForgottenPair] {
    var pairs: [ForgottenPair] = []
    var indices: [Int: Int] = [:]
    for flip in flips where flip.memory < .zero {
      guard case .forgotten(let forgotten) = flip.kind else { continue }
      let pair = forgotten.card.pair
      if let index = indices[pair], pairs.indices.contains(index) {
        pairs[index].memory += flip.memory
        pairs[index].movesAgo.append(forgotten.movesAgo)
      } else {
        indices[pair] = pairs.count
        pairs.append(
          ForgottenPair(pair: pair, memory: flip.memory, movesAgo: [forgotten.movesAgo]))
      }
    }
    return pairs.enumerated()
      .sorted { ($0.element.memory, $0.offset) < ($1.element.memory, $1.offset) }
      .map(\.element)
  }
}

/// A pair of which a card was forgotten once or several times.
public struct ForgottenPair: Equatable, Sendable {
  /// The number of the pair, as in `CardID.pair`.
  public let pair: Int
  /// The moves that forgetting it gained: below zero.
  public internal(set) var memory: ExpectedMoves
  /// For each time, the number of moves since the card was last seen: 1 for the previous move.
  public internal(set) var movesAgo: [Int]
}
