import Canvas
import Curses
import Libc
import MemorizeView
import MemorizeViewModel
import Options
import Pictures
import Platform
import Races
import Words

/// The app on the terminal, from the first frame until the player leaves.
struct Session {
  /// Changes the theme of the settings, and may open the X-ray.
  let theme: ThemeArguments?
  let preferences: Preferences
  /// Whether the table is public, and the player has no pictures.
  let isPublic: Bool
  /// A directory whose changes the app is told of.
  var watch: FolderWatch?
  /// Whether the game can be played without a screen, which errors then say.
  var offersLines = false

  /// Runs an app, and gives the terminal back as it was.
  ///
  /// - Parameters:
  ///   - decks: the decks that may be edited.
  ///   - makeApp: makes the app with the theme for the open terminal; `nil` if there is no game.
  /// - Throws: `Failure` if there is no terminal to play on, no game, or what `makeApp` throws.
  func run(
    decks: LibraryViewModel? = nil, _ makeApp: (Theme) throws(Failure) -> App?
  ) throws(Failure) {
    let chosen = preferences.theme.honoringEnvironment
    let options = theme?.applied(to: chosen) ?? chosen
    let terminal = try openTerminal(options)
    defer { terminal.dieOfSignal() }
    var unsaved: [Deck] = []
    defer {
      for deck in unsaved {
        Output.complain(
          deck.isPlayable
            ? say("the last changes of deck '\(deck.name)' could not be saved")
            : say("deck '\(deck.name)' was not saved: a deck needs two pairs"))
      }
    }
    defer { terminal.close() }
    let now = PlayingTime.start()
    let pictures = OwnPictures(directory: isPublic ? nil : Saving.directory)
    let theme = Theme(terminal.capabilities, options: options, pictures: pictures)
    guard let app = try makeApp(theme) else {
      throw Failure(.data, say("there is no deck of which a board can be dealt"))
    }
    app.xray.clock = now
    app.xray.attach = { terminal.tracer = $0 }
    if self.theme?.xray == true { app.openXRay() }
    var loop = Loop(terminal: terminal, app: app, now: now)
    if let watch {
      terminal.watch(watch.descriptor, lookingEvery: FolderWatch.rhythm)
      loop.clearNews = { watch.clear() }
    }
    loop.run()
    app.leave(at: loop.time)
    unsaved = decks?.unsavedDecks ?? []
  }

  /// Opens the program's terminal, even if standard input is a pipe.
  private func openTerminal(_ theme: ThemeOptions) throws(Failure) -> CursesTerminal {
    guard isatty(STDOUT_FILENO) == 1 else {
      throw missing(say("standard output is not a terminal; expected one to play on"))
    }
    let input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else { throw missing(say("there is no terminal to read keys from")) }
    var setup = TerminalSetup(TerminalProfile { Environment[$0] })
    setup.theme = theme
    setup.symbols = Symbols.all
    setup.artwork = Pictures.colors.map { .init($0.red, $0.green, $0.blue) }
    do {
      return try CursesTerminal(setup, input: input, output: STDOUT_FILENO)
    } catch {
      throw missing(EnglishText.terminal(error.description))
    }
  }

  /// There is no terminal that can show the game.
  private func missing(_ reason: String) -> Failure {
    Failure(.unavailable, offersLines ? say("\(reason); --lines plays without a screen") : reason)
  }
}
