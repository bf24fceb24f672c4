import MemorizeViewModel

/// Identifies a card, wherever it lies.
typealias CardID = TableViewModel.Card.ID

extension CardID {
  /// The other card of the pair.
  var partner: CardID { CardID(rawValue: rawValue ^ 1) }
}
