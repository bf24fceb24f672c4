import Decks
import MemoryGame

/// Retraces the game on the table, to show it as it was left.
extension TableViewModel {
  /// The state of the screen that the moves so far have produced, besides the cards.
  public struct Trace: Equatable, Sendable {
    /// One card of each pair that has left the table, in the order in which they left.
    public internal(set) var pairsGone: [CardID] = []
    /// The place of the card chosen last, at that time.
    public internal(set) var lastPlace: Int?
  }

  /// Retraces the game from its deal.
  ///
  /// Complexity: O(intents × places).
  public func retrace() -> Trace {
    var trace = Trace()
    let intents = current.intents
    guard !intents.isEmpty, var game = board.deal(game.variant) else { return trace }
    for timed in intents {
      if case .choose(let id) = timed.intent {
        trace.lastPlace = game.places.firstIndex { $0?.id == id } ?? trace.lastPlace
      }
      game.apply(timed.intent, at: timed.time)
      let gone = Trace.pairsGone(from: game)
      trace.pairsGone += gone.filter { !trace.pairsGone.contains($0) }
    }
    // The pairs that have left since the last intent.
    trace.pairsGone += Trace.pairsGone(from: self.game).filter { !trace.pairsGone.contains($0) }
    return trace
  }
}

extension TableViewModel.Trace {
  fileprivate static func pairsGone(from game: MemoryGame<Face>) -> [CardID] {
    let left = Set(game.places.compactMap { $0?.id })
    return (0..<game.pairs).map { CardID(rawValue: game.variant.cardsOfAKind * $0) }.filter {
      !left.contains($0)
    }
  }
}
