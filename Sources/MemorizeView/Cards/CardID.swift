import MemorizeViewModel

/// The name of a card, the same wherever it lies.
typealias CardID = TableViewModel.Card.ID

extension CardID {
  /// The card that was dealt as the other one of the pair.
  var partner: CardID { CardID(rawValue: rawValue ^ 1) }
}
