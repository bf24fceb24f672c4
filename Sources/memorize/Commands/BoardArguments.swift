import ArgumentParser
import Decks
import MemorizeViewModel
import Words

/// The arguments that choose a board.
struct BoardArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      say(
        """
        The name of a deck or its beginning, a file with a face or a pair per line, or - for \
        standard input.
        """),
      valueName: "deck"),
    completion: .custom(DeckCompletion.decksAndFiles))
  var deck: String?

  @Option(
    say("The name of a deck from a file or standard input."), value: "name",
    transform: DeckSource.name)
  var name: String?

  @Option(
    say("The number of pairs, 2 to 500."), value: "pairs",
    name: [.customShort("n"), .customLong("pairs")], transform: BoardArguments.pairs)
  var pairs: Int?

  @Option(
    say("Any text; the same text deals the same board."), value: "text",
    transform: BoardArguments.seed)
  var seed: String?

  @Option(
    say("A board by its code, deck:pairs#seed or deck:pairs+rules#seed."), value: "code",
    transform: BoardArguments.code)
  var board: GameSetup?

  func validate() throws {
    guard board == nil || deck == nil && pairs == nil && seed == nil else {
      throw ValidationError(say("--board includes deck, pairs and seed; omit DECK, -n and --seed"))
    }
    guard name == nil || deck != nil else {
      throw ValidationError(say("--name names a deck from a file or standard input; expected DECK"))
    }
  }

  /// Deals the board that these arguments choose.
  ///
  /// - Parameters:
  ///   - preferences: the deck and the number of pairs if the arguments choose none.
  ///   - isPublic: whether only built-in decks may be played.
  ///   - prefersGenerated: whether a generated deck comes before a deck of the player.
  /// - Returns: nil if the arguments choose nothing.
  /// - Throws: if there is no such deck, or it cannot be read or is too small.
  func board(
    _ preferences: Preferences, isPublic: Bool, prefersGenerated: Bool = false
  ) throws -> Board? {
    guard deck != nil || pairs != nil || seed != nil || board != nil else { return nil }
    let generated = prefersGenerated ? deck.flatMap(GeneratedDecks.deck) : nil
    let deck = try generated ?? chosenDeck(preferences, isPublic: isPublic)
    let chosen = Board.of(
      deck, pairs: board?.pairs ?? pairs ?? preferences.pairs,
      seed: board?.seed ?? seed ?? FreshSeed.next())
    guard let chosen else {
      throw Failure(
        .data, say("deck '\(deck.name)': expected at least 2 pairs that can be on one board"))
    }
    if let board, chosen.pairs < board.pairs {
      throw Failure(
        .usage, say("board '\(board)': the deck has only \(chosen.pairs) pairs, not \(board.pairs)")
      )
    }
    return chosen
  }

  private func chosenDeck(_ preferences: Preferences, isPublic: Bool) throws -> Deck {
    guard let wanted = board?.deck ?? deck else {
      let recorder = isPublic ? nil : Saving.recorder()
      if let usual = DeckSource.usual(preferences, recorder) { return usual }
      return try DeckSource.builtIn(named: DeckSource.standard)
    }
    guard !isPublic else { return try DeckSource.builtIn(named: wanted) }
    return try DeckSource.deck(named: wanted, newName: name)
  }

  static func pairs(_ text: String) throws -> Int {
    let limits = Board.pairLimits
    return try limits.number(in: text).valid(
      say("expected a number from \(limits.lowerBound) to \(limits.upperBound)"))
  }

  static func seed(_ text: String) throws -> String {
    try (GameSetup.isSeed(text) ? text : nil).valid(
      say("expected 1 to \(SeedLimit.characters) printable characters"))
  }

  static func code(_ text: String) throws -> GameSetup {
    try GameSetup(code: text).valid(
      say(
        """
        expected deck:pairs#seed, as in Halloween:8#ghost or Halloween:8+gaps#ghost, 2 to 500 pairs
        """))
  }
}

extension Option {
  /// An option whose value may begin with a hyphen.
  init<Read>(
    _ help: String, value: String, name: NameSpecification = .long,
    completion: CompletionKind? = nil, transform: @escaping @Sendable (String) throws -> Read
  ) where Value == Read? {
    self.init(
      name: name, parsing: .unconditional, help: ArgumentHelp(help, valueName: value),
      completion: completion, transform: transform)
  }
}
