import MemorizeViewModel

/// The name of a card, the same wherever it lies.
typealias CardID = TableViewModel.Card.ID
