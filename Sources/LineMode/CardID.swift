import MemorizeViewModel

/// Identifies a card, wherever it lies.
typealias CardID = TableViewModel.Card.ID
