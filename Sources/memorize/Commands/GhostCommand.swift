import ArgumentParser
import Decks
import MemorizeViewModel
import Storage
import Words

/// `memorize ghost`: a game on the board of a recorded one, which runs along.
struct GhostCommand: ThemedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "ghost",
      abstract: say("Race a recorded game, or a performance code."),
      discussion: say(
        """
        You play the same board by the same rules. The top line shows how many pairs and moves the \
        ghost has at the same time of its clock, never where. Without an argument you race your \
        best game on the board you finished last.

        The game counts and is saved as any other. If you leave it, you can resume it later \
        without the ghost.
        """))
  }

  @Argument(
    help: ArgumentHelp(
      say(
        """
        The journal of a game, or a code that 'memorize share --code' printed. ./NAME is always a \
        file.
        """), valueName: "file-or-code"),
    completion: .file(extensions: ["jsonl"]))
  var fileOrCode: String?

  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments

  func run() throws {
    let ghost = try ghost()
    try GameStart(
      board: { _ in ghost.board },
      rules: { settings in Rules(flipBack: settings.flipBack, variant: ghost.variant) },
      theme: theme, ghost: ghost, lines: lines.style
    ).run()
  }

  private func ghost() throws -> Ghost {
    guard let fileOrCode else { return try GhostCommand.ownBest() }
    return Performance.isCode(fileOrCode)
      ? try GhostCommand.ghost(ofCode: fileOrCode)
      : try GhostCommand.ghost(of: GamesFolder.read(at: fileOrCode), in: fileOrCode)
  }

  private static func ghost(ofCode code: String) throws -> Ghost {
    let performance = try checked { () throws(PerformanceFault) in try Performance(code: code) }
    let name = performance.setup.deck
    // A deck of the player hides the built-in one of its name, but the code may mean either.
    let own = try Saving.library().deck(named: name)
    let decks = [own, BuiltInDecks.deck(named: name)].compactMap(\.self)
    guard let deck = decks.first(where: performance.isBoard(from:)) ?? decks.first else {
      throw Failure(
        .noInput,
        say("no deck '\(name)', with which the performance code was made; import it first"))
    }
    let ghost = try checked { () throws(PerformanceFault) in
      try Ghost.of(performance, on: deck)
    }
    return try ghost.withMoves(say("the performance code"))
  }

  /// The player's best game on the board finished last.
  private static func ownBest() throws -> Ghost {
    let games = Saving.directory.map { GamesFolder(directory: $0) }
    guard let games, let last = try games.newestFinished(),
      let best = try games.best(on: last.header.setup)
    else {
      throw Failure(.noInput, say("no game has been finished yet; expected a journal or a code"))
    }
    return try ghost(of: best, in: say("the last finished game"), isOwn: true)
  }

  private static func ghost(
    of record: JournalRecord, in place: String, isOwn: Bool = false
  ) throws(Failure) -> Ghost {
    let deck = (try? Saving.library().deck(named: record.header.deckName)) ?? nil
    let ghost = try checked(in: place) { () throws(PerformanceFault) in
      try Ghost.of(record, deck: deck, isOwn: isOwn)
    }
    return try ghost.withMoves(place)
  }

  private static func checked<Value>(
    in place: String? = nil, _ body: () throws(PerformanceFault) -> Value
  ) throws(Failure) -> Value {
    do throws(PerformanceFault) {
      return try body()
    } catch {
      throw Failure(.data, (place.map { "\($0): " } ?? "") + error.description)
    }
  }
}

extension Ghost? {
  /// The ghost, unless its game has no moves.
  fileprivate func withMoves(_ place: String) throws(Failure) -> Ghost {
    guard let self else {
      throw Failure(.data, say("\(place): expected a game in which two cards are turned"))
    }
    return self
  }
}
