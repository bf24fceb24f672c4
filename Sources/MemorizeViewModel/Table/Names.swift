import Decks
import MemoryGame
import Options

// What a view calls by name, though it knows the model only through the view model.

/// Two cards turned one after the other.
public typealias TableMove = Move
/// A collection of pairs to play with.
public typealias Deck = Decks.Deck
/// Two faces that belong together.
public typealias Pair = Decks.Pair
/// What one card shows.
public typealias Face = Decks.Face
