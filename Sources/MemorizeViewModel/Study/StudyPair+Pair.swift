import Decks
import Study

extension StudyPair {
  /// A pair of words; `nil` for twins, which nobody has to learn.
  init?(_ pair: Pair) {
    guard !pair.isTwin else { return nil }
    self.init(pair.first.source, pair.second.source)
  }
}

extension Pair {
  /// The pair with its sides exchanged.
  var reversed: Pair { Pair(term: second.source, definition: first.source) }
}

extension Deck {
  /// Those of some pairs that have their sides exchanged, compared with the deck.
  ///
  /// Complexity: O(*n* + *k*) for *n* pairs of the deck and *k* others.
  func reversed(among pairs: [Pair]) -> Set<Pair> {
    let originals = Set(pairs.map(\.reversed))
    return Set(self.pairs.filter(originals.contains).map(\.reversed))
  }

  /// The deck without its twins.
  var words: Deck {
    var deck = self
    deck.pairs = pairs.filter { !$0.isTwin }
    return deck
  }

  /// Whether there are pairs to study: at least two pairs of words that can be on one board.
  public var canBeStudied: Bool { words.isPlayable }
}
