import MemorizeViewModel

/// The things that a game in lines needs besides the table.
public struct LineSetup {
  /// Whether the player wants the shortest wordings.
  public var isBrief = false
  /// Whether only ASCII can be written.
  public var isASCII = false
  /// Whether the game is saved, so that it can be continued.
  public var isSaved = true
  /// Finds a deck by what the player typed.
  public var deck: (String) -> FoundDeck = { _ in .missing }

  /// A deck, or the reason why there is none.
  public enum FoundDeck {
    case deck(Deck)
    /// No deck has the name.
    case missing
    /// The name may mean several decks, or the deck cannot be read.
    case fault(String)
  }

  /// A setup in which games are saved and no other decks are known.
  public init() {}
}
