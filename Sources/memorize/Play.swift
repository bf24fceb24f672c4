import ArgumentParser
import MemorizeView
import MemorizeViewModel

/// `memorize play`: a game on the table.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a game; what happens if no command is named.",
    discussion: """
      'memorize replay' plays a recorded game back; 'memorize stats' tells what all games come to; \
      'memorize decks' lists, shows, imports, exports and removes decks.
      """)

  @Argument(
    help: ArgumentHelp(
      "A deck's name, a file with a face or a pair a line, or - for standard input.",
      valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What to call a deck that comes from a file or standard input.", valueName: "name"),
    transform: DeckSource.name)
  var name: String?

  @Option(
    name: [.customShort("n"), .customLong("pairs")], parsing: .unconditional,
    help: ArgumentHelp("How many pairs, 2 to 500.", valueName: "pairs"),
    transform: Play.pairs)
  var pairs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The text that the board follows from.", valueName: "text"),
    transform: Play.seed)
  var seed: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A board by its code, deck:pairs#seed.", valueName: "code"),
    transform: Play.board)
  var board: BoardCode?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Turn two cards back after so long, 0.1 to 60.", valueName: "seconds"),
    transform: Play.seconds)
  var flipBack: Double?

  @Flag(help: "A matched pair leaves no gap: the cards after it move up.")
  var closingRanks = false

  @Flag(
    inversion: .prefixedNo,
    help: "All faces lie up: a race for pairs, in which a miss costs a second.")
  var open: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Terms lie in one half of the table, definitions in the other.")
  var sides: Bool?

  @Flag(help: "Start a new game; the one that was left waits.")
  var new = false

  @OptionGroup var look: LookOptions
  @OptionGroup var kiosk: Kiosk

  func validate() throws {
    guard board == nil || deck == nil && pairs == nil && seed == nil else {
      throw ValidationError("--board names deck, pairs and seed; leave out DECK, -n and --seed")
    }
    guard name == nil || deck != nil else {
      throw ValidationError("--name names a deck from a file or standard input; expected DECK")
    }
  }

  func run() throws {
    let best = kiosk.enter()
    let preferences = best == nil ? Saving.preferences() : Preferences(directory: nil)
    let board = isBoardAskedFor ? try chosenBoard(preferences) : nil
    var rules = preferences.rules
    if let flipBack { rules.flipBack = .milliseconds(Int(flipBack * 1000)) }
    if closingRanks { rules.closesRanks = true }
    rules.isOpen = open ?? rules.isOpen
    rules.hasSides = sides ?? rules.hasSides
    let game = Game(
      board: board, resumes: board == nil && !startsAnew, rules: rules, preferences: preferences,
      best: best)
    try Session(look: look, preferences: preferences).run { options, capabilities in
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
  private var startsAnew: Bool { new || closingRanks || open != nil || sides != nil }

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
    if board == nil, deck == nil, let usual = DeckSource.usual(preferences, Saving.chronicle()) {
      return usual
    }
    let name = board?.deck ?? deck ?? DeckSource.standard
    return try kiosk.kiosk
      ? DeckSource.builtIn(named: name) : DeckSource.deck(named: name, callingIt: self.name)
  }

  private static func pairs(_ text: String) throws -> Int {
    let limits = Board.pairLimits
    guard let number = Int(text), limits.contains(number) else {
      throw ValidationError("expected a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  private static func seed(_ text: String) throws -> String {
    guard BoardCode.isSeed(text) else {
      throw ValidationError(
        "expected 1 to \(BoardCode.longestSeed) printable characters")
    }
    return text
  }

  private static func board(_ text: String) throws -> BoardCode {
    guard let code = BoardCode(text) else {
      throw ValidationError(
        "expected deck:pairs#seed, as in Halloween:8#ghost, 2 to 500 pairs")
    }
    return code
  }

  private static func seconds(_ text: String) throws -> Double {
    let limits = Rules.flipBackLimits
    guard let number = Double(text), limits.contains(number) else {
      throw ValidationError("expected seconds from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }
}
