import MemorizeView
import MemorizeViewModel

/// Starts a game.
///
/// Without changes, it is the game that `memorize` starts without arguments.
struct GameStart {
  /// Chooses the board; nil resumes the unfinished game, or deals a board of the usual deck.
  var board: (Preferences) throws -> Board? = { _ in nil }
  /// Changes the rules of the settings.
  var rules: (Rules) -> Rules = { $0 }
  /// Changes the theme of the settings.
  var theme: ThemeArguments?
  /// Whether a new game starts even if there is an unfinished one.
  var startsNewGame = false
  /// Runs along with the game; its board and its rules are the ghost's.
  var ghost: Ghost?
  /// The page with which the game starts.
  var opening = Opening.table
  /// The public table, if the game is for a kiosk.
  var kiosk: KioskTable?
  /// How lines are worded in a game without a screen; `nil` for a game on the screen.
  var lines = LineStyle.automatic
  /// Whether standard input was read as a deck.
  var isInputTaken = false
  /// Whether the bell rings for a pair, whatever the settings say.
  var ringsBell = false

  /// Plays until the player quits.
  func run() throws {
    let best = kiosk?.enter()
    let preferences = best == nil ? Saving.preferences() : Preferences(directory: nil)
    if ringsBell { preferences.override { $0.ringsBell = true } }
    let board = try board(preferences)
    let game = Game(
      board: board, resumes: board == nil && !startsNewGame, rules: rules(preferences.rules),
      preferences: preferences, best: best, ghost: ghost,
      recorder: best == nil ? Saving.recorder() : nil)
    try game.checkOpponent()
    if let lines, kiosk == nil {
      let session = LineSession(
        style: lines, isInputTaken: isInputTaken, showsXRay: theme?.xray == true)
      return try session.run(opening) { () throws(Failure) in game.viewModel() }
    }
    var session = Session(theme: theme, preferences: preferences, isPublic: best != nil)
    session.offersLines = kiosk == nil
    try session.run(decks: game.decks) { theme throws(Failure) in
      game.viewModel().map {
        App(
          playing: $0, library: game.decks, paths: best == nil ? Folders.source : PathSource(),
          theme: theme, isKiosk: best != nil, opening: opening)
      }
    }
  }
}
