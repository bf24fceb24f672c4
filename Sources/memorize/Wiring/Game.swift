import Decks
import Libc
import MemorizeView
import MemorizeViewModel
import Rivals
import Storage
import Words

/// Finds the game to be played: the one asked for, the one that was left, or a new one.
struct Game {
  /// The board to deal, if one was asked for.
  let board: Board?
  /// Whether the game that was left last goes on, if there is one.
  let resumes: Bool
  let rules: Rules
  let preferences: Preferences
  /// The list of the best games of all; where there is one, nothing else is written down.
  let best: BestResults?
  /// Runs along with the game.
  let ghost: Ghost?
  /// Records games, if they are saved.
  let recorder: GameRecorder?

  /// The player's decks, as they are played and edited.
  let decks = LibraryViewModel(Saving.library())

  /// The game asked for, else the one that was left last, else a new one of the deck last played.
  func viewModel() -> TableViewModel? {
    recorder?.recoverFinishedGames()
    let decks = decks
    let library = { best == nil ? decks.decks : BuiltInDecks.all + GeneratedDecks.all }
    if resumes, let recorder,
      let left = TableViewModel.resuming(
        from: recorder, deck: { try? Saving.library().deck(named: $0) }, rules: rules,
        library: library,
        preferences: preferences, freshSeed: FreshSeed.next)
    {
      return left
    }
    guard let board = board ?? DeckSource.usualBoard(preferences, recorder) else { return nil }
    return TableViewModel.dealing(
      board, rules: rules, library: library, recorder: recorder, preferences: preferences,
      best: best, ghost: ghost, day: { LocalDay.number(of: Int64(time(nil))) },
      freshSeed: FreshSeed.next)
  }

  /// Checks that a rival who forgets as the player does can be made, before anything is shown.
  ///
  /// - Throws: `Failure` if nothing is known of the player's memory.
  func checkOpponent() throws(Failure) {
    guard case .rival(let name) = rules.company, Rival.isOwn(name) else { return }
    recorder?.recoverFinishedGames()
    guard recorder?.knowsMemory(for: rules.company) != true else { return }
    let gap =
      name.contains(":")
      ? say("nothing is known of your memory in that month")
      : say("nothing is known of your memory yet; finish a game alone first")
    throw Failure(.usage, say("--against \(name): \(gap)"))
  }
}

/// The files of this program, with directories from the environment and dates from the system.
enum Saving {
  /// The player's settings; not saved if no environment variable names a directory.
  static func preferences() -> Preferences {
    Preferences(directory: path(.config))
  }

  /// Keeps the weights of FSRS for all decks.
  ///
  /// - Throws: if they cannot be saved.
  static func keep(weights: [Double]?) throws {
    guard let path = path(.config) else {
      throw Failure(.io, say("there is no directory for the settings"))
    }
    let file = SettingsFile(directory: path)
    var settings = try file.load().value
    let before = settings
    settings.study.weights = weights
    try file.save(settings, insteadOf: before).forEach(Output.complain)
  }

  /// The language that the player has chosen in the settings, if any.
  static func language() -> Language? {
    path(.config).flatMap { SettingsFile(directory: $0).language() }
  }

  /// The recorder of the player's games; `nil` if no environment variable names a directory.
  static func recorder() -> GameRecorder? {
    guard let directory else { return nil }
    return GameRecorder(
      directory: directory, program: Memorize.version, date: { Int64(time(nil)) },
      suffix: FreshSeed.next, day: LocalDay.number)
  }

  /// The directory of the player's games; `nil` if no environment variable names one.
  static var directory: String? { path(.data) }

  /// The player's decks and the built-in ones.
  static func library() -> DeckLibrary {
    DeckLibrary(directory: path(.data))
  }

  private static func path(_ directory: StorageDirectory) -> String? {
    try? directory.path { Environment[$0] }
  }
}
