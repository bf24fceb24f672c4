import ArgumentParser
import Curses
import Libc
import LineMode
import MemorizeView
import MemorizeViewModel
import Storage
import Words

/// A game in lines on standard input and output, until the player leaves.
struct LineSession {
  let style: LineStyle
  /// Whether standard input was read as a deck.
  let isInputTaken: Bool
  /// Whether the works are written, too.
  var showsXRay = false

  /// Plays, and keeps the game when the input or the output ends.
  ///
  /// - Parameters:
  ///   - opening: the page with which the game starts.
  ///   - makeTable: makes the table; `nil` if there is no game.
  /// - Throws: `Failure` if there is nothing to read from or no game, if the output fails, or what
  ///   `makeTable` throws.
  func run(
    _ opening: Opening, _ makeTable: () throws(Failure) -> TableViewModel?
  ) throws(Failure) {
    // A closed descriptor would be taken by the next file that is opened, such as a journal.
    guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw Failure(.io, say("standard output: \(SystemError.last)"))
    }
    let input = try openInput()
    let signals = Signals()
    guard let table = try makeTable() else {
      throw Failure(.data, say("there is no deck of which a board can be dealt"))
    }
    let now = PlayingTime.start()
    var loop = LineLoop(game: LineGame(table, setup), input: input, signals: signals, now: now)
    if showsXRay { loop.xray = XRay(clock: now, on: table) }
    let end = loop.run(opening.command)
    if case .signal(let number) = end { signals.die(of: number) }
    if case .noOutput(let reason) = end { throw Failure(.io, say("standard output: \(reason)")) }
  }

  private var setup: LineSetup {
    var setup = LineSetup()
    setup.isBrief = style.isBrief
    setup.isASCII = !TextEncoding.isUTF8
    setup.isSaved = Saving.directory != nil
    setup.deck = LineSession.deck
    return setup
  }

  /// Finds a deck by what a player typed.
  private static func deck(named name: String) -> LineSetup.FoundDeck {
    // Standard input has the commands.
    guard name != "-" else { return .fault(say("expected the name of a deck or of a file")) }
    do {
      let isFile = name.contains("/") || access(name, F_OK) == 0
      if !isFile, try DeckSource.entry(named: name) == nil { return .missing }
      return .deck(try DeckSource.deck(named: name))
    } catch {
      return .fault(Failure.oneLine("\(error)"))
    }
  }

  /// Standard input, or the terminal if the deck came from standard input.
  ///
  /// Closed input is like input that has ended.
  private func openInput() throws(Failure) -> Int32 {
    if fcntl(STDIN_FILENO, F_GETFD) < 0 { return open("/dev/null", O_RDONLY) }
    guard isInputTaken else { return STDIN_FILENO }
    let input = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard input >= 0 else {
      throw Failure(
        .unavailable,
        say("standard input was the deck, and there is no terminal to read lines from"))
    }
    return input
  }
}

extension Opening {
  /// The command that opens the page in a game in lines; empty for the table.
  fileprivate var command: String {
    switch self {
    case .table: ""
    case .daily(let day): "daily \(day?.description ?? "")"
    case .journey: "journey"
    case .study: "study"
    }
  }
}

/// `--lines`: a game without a screen.
struct LineArguments: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      say(
        """
        Play in lines of text, without a screen: for screen readers, slow links and scripts. \
        Automatic if TERM is dumb.
        """)))
  var lines = false

  @Flag(help: ArgumentHelp(say("Shorten the lines.")))
  var brief = false

  func validate() throws {
    guard !brief || style != nil else {
      throw ValidationError(say("--brief shortens the lines of --lines; add --lines"))
    }
  }

  /// How the lines are worded; `nil` for a game on the screen.
  var style: LineStyle? {
    lines ? LineStyle(isBrief: brief) : LineStyle.automatic.map { _ in LineStyle(isBrief: brief) }
  }
}

/// How the lines of a game without a screen are worded.
struct LineStyle: Equatable {
  /// Whether the shortest wordings are used.
  var isBrief = false

  /// The style on a terminal that can show nothing but lines; `nil` on any other.
  static var automatic: LineStyle? { Environment["TERM"] == "dumb" ? LineStyle() : nil }
}
