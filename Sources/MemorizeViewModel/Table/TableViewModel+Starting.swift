import Decks
import MemoryGame
import Storage

/// How a table comes to be: with a new game, or with one that was left.
extension TableViewModel {
  /// Deals a first game; `nil` for a board that cannot be dealt, which `Board.of` never makes.
  ///
  /// - Parameters:
  ///   - board: what to deal.
  ///   - rules: how to play.
  ///   - library: the decks to choose from; asked for when they are first shown.
  ///   - recorder: where games are written down, if they are.
  ///   - preferences: where choices are kept, if they are.
  ///   - best: the shared list of the best games, where there is one.
  ///   - time: now.
  ///   - freshSeed: makes a seed for each further board.
  /// - Returns: the table with the cards face down.
  public static func dealing(
    _ board: Board, rules: Rules = Rules(), library: @escaping () -> [Deck] = { [] },
    recorder: GameRecorder? = nil, preferences: Preferences = Preferences(directory: nil),
    best: BestResults? = nil, at time: Duration = .zero,
    freshSeed: @escaping () -> String
  ) -> TableViewModel? {
    guard let game = board.deal(rules.variant) else { return nil }
    recorder?.begin(board, rules.variant)
    return TableViewModel(
      board: board, game: game, rules: rules, library: library, recorder: recorder,
      preferences: preferences, best: best, timeline: Timeline(at: time),
      isNewcomer: recorder?.isEmpty ?? true, freshSeed: freshSeed)
  }

  /// Goes on with the game that was left last, exactly where it was; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - recorder: where games are written down.
  ///   - deck: finds a deck by its name, for further boards.
  ///   - rules: how to play; the game's own variant stays as it was.
  ///   - library: the decks to choose from; asked for when they are first shown.
  ///   - preferences: where choices are kept, if they are.
  ///   - time: now.
  ///   - freshSeed: makes a seed for each further board.
  /// - Returns: the table as it was left.
  public static func resuming(
    from recorder: GameRecorder, deck: (String) -> Deck?, rules: Rules = Rules(),
    library: @escaping () -> [Deck] = { [] },
    preferences: Preferences = Preferences(directory: nil),
    at time: Duration = .zero,
    freshSeed: @escaping () -> String
  ) -> TableViewModel? {
    guard let record = recorder.unfinishedGame() else { return nil }
    let board = Board(record.header, deck: deck(record.header.deckName))
    let viewModel = TableViewModel(
      board: board, game: record.game, rules: rules, library: library, recorder: recorder,
      preferences: preferences, timeline: Timeline(record.latestTime, at: time),
      intents: record.intents, resumedAt: time, freshSeed: freshSeed)
    if record.game.isPaused { viewModel.perform(.resume, at: time) }
    return viewModel
  }

  /// A table for a recording, its cards face down; `nil` for one that cannot be dealt.
  static func showing(_ board: Board, _ variant: Variant) -> TableViewModel? {
    guard let game = board.deal(variant) else { return nil }
    return TableViewModel(
      board: board, game: game, rules: Rules(), library: { [] }, recorder: nil,
      preferences: Preferences(directory: nil), timeline: Timeline(at: .zero, speed: nil),
      freshSeed: { "" })
  }
}
