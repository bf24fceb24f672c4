import Decks
import MemoryGame
import Storage

/// The first game of a table: a new one or an unfinished one.
extension TableViewModel {
  /// Deals a first game.
  ///
  /// - Parameters:
  ///   - board: the board to deal.
  ///   - rules: the rules of the game.
  ///   - library: returns the decks to choose from. It is called when they are first shown.
  ///   - recorder: records games, if they are saved.
  ///   - preferences: keeps the player's choices.
  ///   - best: the shared list of the best games, if there is one.
  ///   - ghost: runs along with the game, whose board and variant are the ghost's.
  ///   - time: now.
  ///   - day: returns the number of the current day, where nothing is saved.
  ///   - freshSeed: returns a seed for each further board.
  /// - Returns: the table; `nil` for a board that cannot be dealt, which `Board.of` never returns.
  public static func dealing(
    _ board: Board, rules: Rules = Rules(), library: @escaping () -> [Deck] = { [] },
    recorder: GameRecorder? = nil, preferences: Preferences = Preferences(directory: nil),
    best: BestResults? = nil, ghost: Ghost? = nil, at time: Duration = .zero,
    day: @escaping () -> Int = { 0 }, freshSeed: @escaping () -> String
  ) -> TableViewModel? {
    var files = TableFiles(
      recorder: recorder, preferences: preferences, best: best,
      isOnJourney: recorder?.isOnJourney ?? false, day: day)
    let variant = ghost?.variant ?? rules.variant.playable(with: board.drawn.pairs)
    let dealt = GameInPlay(
      dealing: board, variant, rules.company, curve: files.curve(for: rules.company),
      on: Timeline(at: time))
    guard var game = dealt else { return nil }
    game.ghost = ghost
    recorder?.begin(game.setup, board, racesBest: ghost?.isOwn == true)
    return TableViewModel(
      GameSession(
        game, rules: rules, files: files, deckList: DeckList(first: board.deck, load: library),
        freshSeed: freshSeed))
  }

  /// Resumes the newest unfinished game exactly where it was.
  ///
  /// - Parameters:
  ///   - recorder: records games.
  ///   - deck: finds a deck by its name, for further boards.
  ///   - rules: the rules of the next game; this one keeps its own variant.
  ///   - library: returns the decks to choose from. It is called when they are first shown.
  ///   - preferences: keeps the player's choices.
  ///   - time: now.
  ///   - freshSeed: returns a seed for each further board.
  /// - Returns: the table; `nil` if there is no unfinished game.
  public static func resuming(
    from recorder: GameRecorder, deck: (String) -> Deck?, rules: Rules = Rules(),
    library: @escaping () -> [Deck] = { [] },
    preferences: Preferences = Preferences(directory: nil),
    at time: Duration = .zero,
    freshSeed: @escaping () -> String
  ) -> TableViewModel? {
    guard let record = recorder.unfinishedGame() else { return nil }
    var files = TableFiles(recorder: recorder, preferences: preferences)
    let company = record.header.company
    var rules = rules
    if rules.company == .alone { rules.company = company }
    let game = GameInPlay(
      resuming: record, deck: deck(record.header.deckName),
      curve: files.curve(for: company), ghost: recorder.ghost, at: time)
    let session = GameSession(
      game, rules: rules, files: files, deckList: DeckList(first: nil, load: library),
      isResumed: true,
      freshSeed: freshSeed)
    if game.game.isPaused { session.perform(.resume, at: time) }
    session.endIfLost(at: time)
    return TableViewModel(session)
  }
}
