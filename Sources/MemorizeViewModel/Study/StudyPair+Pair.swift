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
  /// The deck without its twins.
  var words: Deck {
    var deck = self
    deck.pairs = pairs.filter { !$0.isTwin }
    return deck
  }

  /// Whether there are pairs to study: at least two pairs of words that can be on one board.
  public var canBeStudied: Bool { words.isPlayable }
}
