import Decks
import MemoryGame

/// The player's choices, and what goes beyond a game of Memory: each feature is a type of its own.
extension TableViewModel {
  /// Whether a board for studying was dealt once more, which grades nothing.
  public var isStudiedAgain: Bool { terms.beginsPairs && session.current.isKnownBoard }
  /// Whether the same board dealt again is practice.
  public var isPractisedAgain: Bool { terms.again.terms.allowsUndo }

  /// The rules as chosen now; the variant holds from the next game on.
  public var rules: Rules {
    get { session.rules }
    set { session.rules = newValue }
  }
  /// The player's choices for all games.
  public var preferences: Preferences { session.files.preferences }
  /// Changes settings for all games to come.
  public func keep(_ change: (inout Settings) -> Void) {
    preferences.keep(change)
    session.notifyObservers()
  }
  /// The decks to choose from: those of the library, and before them the deck of the first game if
  /// it came from elsewhere.
  public var decks: [Deck] { session.deckList.all() }
  /// The deck of the first game, if it came from elsewhere.
  public var guestDeck: Deck? { session.deckList.guest }
  /// The kind of the next game with a deck, by default with the usual number of pairs.
  public func kindOfNextGame(with deck: Deck, pairs: Int? = nil) -> GameKind {
    let drawn = deck.unambiguous(
      order: deck.pairs.indices, limit: pairs ?? preferences.pairs ?? deck.usualPairs)
    return GameKind(deck: deck.name, pairs: drawn.count, variant: rules.variant)
  }
  /// Reads the library again; the game continues with the cards on the table.
  public func lookForDecks() {
    session.deckList.reload(inPlay: board.deck)
    session.notifyObservers()
  }

  /// The time left for each card's bonus.
  public var bonus: BonusClock {
    BonusClock(game: game, timeline: session.current.timeline)
  }
  /// Hints in steps.
  public var hints: Hints { Hints(session: session) }
  /// Undo and redo in practice, and the steps of the game so far.
  public var steps: Steps { Steps(session: session) }
  /// Recordings of finished games, and practice from their positions.
  public var replay: Replay { Replay(session: session) }
  /// Games left unfinished.
  public var unfinished: UnfinishedGames { UnfinishedGames(session: session) }
  /// Finished games, statistics and the shared list of the best games.
  public var records: Records { Records(session: session) }
  /// The board of the day.
  public var daily: DailyGames { DailyGames(session: session) }
  /// The journey through boards that grow.
  public var journey: JourneyGames { JourneyGames(session: session) }
  /// Studying a deck of words.
  public var study: StudyGames { StudyGames(session: session) }
  /// The players of a shared game, and the choices for a new one.
  public var company: SharedGame { SharedGame(session: session) }
  /// The race on this board.
  public var race: RaceGame { RaceGame(session: session) }
  /// Ghosts that run along.
  public var ghosts: Ghosts { Ghosts(session: session) }
}
