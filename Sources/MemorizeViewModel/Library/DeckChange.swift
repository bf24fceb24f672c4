import Decks

/// What one step has made of one own deck; `nil` stands for no such deck.
struct DeckChange: Equatable {
  let id: DeckID
  let before: Deck?
  var after: Deck?

  /// The same step backwards.
  var undoing: DeckChange { DeckChange(id: id, before: after, after: before) }

  /// What the step costs to remember, in pairs.
  var size: Int { 1 + max(before?.pairs.count ?? 0, after?.pairs.count ?? 0) }
}

/// Which own deck is meant, whatever it is called at the moment; for one run of the program.
struct DeckID: Hashable {
  let number: Int
}
