import Decks

/// A step that changes one deck of the player; `nil` stands for no deck.
struct DeckChange: Equatable {
  let id: DeckID
  let before: Deck?
  var after: Deck?

  /// The reverse of this step.
  var undoing: DeckChange { DeckChange(id: id, before: after, after: before) }

  /// The memory that the step takes, in pairs.
  var size: Int { 1 + max(before?.pairs.count ?? 0, after?.pairs.count ?? 0) }
}

/// Identifies a deck of the player, even after it is renamed, while the program runs.
struct DeckID: Hashable {
  let number: Int
}
