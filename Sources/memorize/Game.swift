import Canvas
import Curses
import Decks
import MemorizeView
import MemorizeViewModel
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Puts the parts together: a terminal, a view model, a screen, and the loop between them.
struct Game {
  /// What to deal, if anything is asked for.
  let board: Board?
  /// Whether the game that was left last goes on, if there is one.
  let resumes: Bool
  let rules: Rules
  let options: TableOptions
  let usesColor: Bool
  let isASCII: Bool
  let preferences: Preferences?

  /// Plays until the player leaves; the terminal is then as it was.
  func play() throws {
    let terminal = try openTerminal()
    defer { terminal.dieOfSignal() }
    defer { terminal.close() }
    let clock = ContinuousClock()
    let start = clock.now
    guard let viewModel = viewModel() else { return }
    let screen = TableScreen(
      viewModel: viewModel, options: options, capabilities: terminal.capabilities)
    var loop = Loop(terminal: terminal, screen: screen, now: { clock.now - start })
    loop.run()
    viewModel.leave(at: loop.time)
  }

  /// The game asked for, else the one that was left last, else a new one of the deck last played.
  private func viewModel() -> TableViewModel? {
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
    guard let board = board ?? usualBoard(chronicle, decks) else { return nil }
    return TableViewModel.dealing(
      board, rules: rules, library: library, chronicle: chronicle, preferences: preferences,
      freshSeed: FreshSeed.next)
  }

  /// A new board of the deck that the player has chosen for always, or has played last.
  private func usualBoard(_ chronicle: Chronicle?, _ decks: DeckLibrary) -> Board? {
    let names = [preferences?.deck, chronicle?.lastDeck(), DeckSource.standard]
    let deck = names.lazy.compactMap { name in name.flatMap { try? decks.deck(named: $0) } }.first
    return deck.flatMap { Board.of($0, pairs: preferences?.pairs, seed: FreshSeed.next()) }
  }

  /// The terminal that is the program's, be its input a pipe or not.
  private func openTerminal() throws(Failure) -> CursesTerminal {
    guard isatty(STDOUT_FILENO) == 1 else {
      throw Failure(.unavailable, "standard output is not a terminal; expected one to play on")
    }
    let input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else {
      throw Failure(.unavailable, "there is no terminal to read keys from")
    }
    var setup = TerminalSetup(name: Environment["TERM"])
    setup.usesColor = usesColor && (Environment["NO_COLOR"] ?? "").isEmpty
    setup.isASCII = isASCII
    setup.isModern = Environment["XTERM_VERSION"] != nil || Environment["COLORTERM"] != nil
    setup.foregroundAndBackground =
      preferences?.isBackgroundLight.map { $0 ? "0;15" : "15;0" } ?? Environment["COLORFGBG"]
    do {
      return try CursesTerminal(setup, input: input, output: STDOUT_FILENO)
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }
}

/// The variables of the program's environment.
enum Environment {
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
