import Decks
import MemorizeView
import MemorizeViewModel

/// What a player asks for on the command line, and how it is played.
///
/// Plain values: what they are called and which go together is for `Play` to say.
struct PlayOptions: Equatable {
  var deck: String?
  var name: String?
  var pairs: Int?
  var seed: String?
  var board: GameSetup?
  /// Seconds after which two cards are turned back.
  var flipBack: Double?
  var closesGaps = false
  var isOpen: Bool?
  var hasSides: Bool?
  /// Whether a game that was left has to wait, whatever else is asked for.
  var startsAnew = false
  var theme = ThemeOverrides()
  /// The table for strangers, if it is one.
  var kiosk: KioskTable?

  func run() throws {
    let best = kiosk?.enter()
    let preferences = best == nil ? Saving.preferences() : Preferences(directory: nil)
    let board = isBoardAskedFor ? try chosenBoard(preferences) : nil
    var rules = preferences.rules
    if let flipBack { rules.flipBack = .milliseconds(Int(flipBack * 1000)) }
    if closesGaps { rules.variant.closesGaps = true }
    rules.variant.isOpen = isOpen ?? rules.variant.isOpen
    rules.variant.hasSides = hasSides ?? rules.variant.hasSides
    let game = Game(
      board: board, resumes: board == nil && !letsOthersWait, rules: rules,
      preferences: preferences,
      best: best)
    try Session(theme: theme, preferences: preferences).run { options, capabilities in
      var options = options
      options.isPublic = best != nil
      return game.viewModel().map {
        let screen = TableScreen(
          viewModel: $0, library: game.decks, options: options, capabilities: capabilities)
        if best == nil { screen.paths = Folders.source }
        return screen
      }
    }
  }

  private var isBoardAskedFor: Bool { deck != nil || pairs != nil || seed != nil || board != nil }

  /// Whether a game that was left has to wait.
  private var letsOthersWait: Bool {
    startsAnew || closesGaps || isOpen != nil || hasSides != nil
  }

  /// The board that the options ask for.
  private func chosenBoard(_ preferences: Preferences) throws -> Board {
    let deck = try chosenDeck(preferences)
    let chosen = Board.of(
      deck, pairs: board?.pairs ?? pairs ?? preferences.pairs,
      seed: board?.seed ?? seed ?? FreshSeed.next())
    guard let chosen else {
      throw Failure(.data, "deck '\(deck.name)': expected at least 2 pairs that can lie together")
    }
    if let board, chosen.pairs < board.pairs {
      throw Failure(
        .usage, "board '\(board)': the deck has only \(chosen.pairs) pairs, not \(board.pairs)")
    }
    return chosen
  }

  /// The deck that is named, else the one that would be played anyway.
  private func chosenDeck(_ preferences: Preferences) throws(Failure) -> Deck {
    if board == nil, deck == nil, let usual = DeckSource.usual(preferences, Saving.recorder()) {
      return usual
    }
    let name = board?.deck ?? deck ?? DeckSource.standard
    return try kiosk != nil
      ? DeckSource.builtIn(named: name) : DeckSource.deck(named: name, callingIt: self.name)
  }
}
