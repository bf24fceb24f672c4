import Decks
import MemorizeView
import MemorizeViewModel
import Storage

/// Finds the game to be played: the one asked for, the one that was left, or a new one.
struct Game {
  /// What to deal, if anything is asked for.
  let board: Board?
  /// Whether the game that was left last goes on, if there is one.
  let resumes: Bool
  let rules: Rules
  let preferences: Preferences

  /// The game asked for, else the one that was left last, else a new one of the deck last played.
  func viewModel() -> TableViewModel? {
    let chronicle = Saving.chronicle()
    let decks = Saving.library()
    let library = { decks.decks().value }
    if resumes, let chronicle,
      let left = TableViewModel.resuming(
        from: chronicle, deck: { try? decks.deck(named: $0) }, rules: rules, library: library,
        preferences: preferences, freshSeed: FreshSeed.next)
    {
      return left
    }
    guard let board = board ?? usualBoard(chronicle) else { return nil }
    return TableViewModel.dealing(
      board, rules: rules, library: library, chronicle: chronicle, preferences: preferences,
      freshSeed: FreshSeed.next)
  }

  private func usualBoard(_ chronicle: Chronicle?) -> Board? {
    let deck = DeckSource.usual(preferences, chronicle)
    return deck.flatMap { Board.of($0, pairs: preferences.pairs, seed: FreshSeed.next()) }
  }
}
