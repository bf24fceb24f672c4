import Canvas
import MemorizeViewModel
import Options
import Words

/// The whole program as the event loop sees it: a stack of screens, and dialogs over the top one.
///
/// The loop hands it events, asks for a frame when it is stale or a change is due, and carries out
/// its requests.
public final class App {
  /// The screens, the visible one last; never empty.
  private(set) var screens: [any Screen]
  /// The dialogs over the top screen, of which only the last one is visible: the menu or a form below
  /// another dialog, or a dialog below its help.
  var dialogs: [OpenDialog] = []
  /// Dialogs that wait until a page closes that a key has opened over them.
  var waiting: [(page: any Screen, dialogs: [OpenDialog])] = []
  /// The kind of layer that has closed over the top screen, which learns of it once no dialog is left.
  var covers = Cover.dialog
  /// How many dialogs have been shown, so that one in place of another is noticed.
  var dialogsShown = 0
  /// Colours, glyphs, motion and labels, for all screens.
  private(set) var theme: Theme
  /// Whether the game runs as a kiosk, which players must not be able to leave.
  let isKiosk: Bool
  /// Ignores keys and clicks that were meant for the page before.
  var typingGuard = TypingGuard()
  /// Ignores the second click of a double click.
  var doubleClickGuard = DoubleClickGuard()
  /// The size of the window when the last frame was drawn.
  private(set) var size = Size(width: 80, height: 24)
  /// The texts whose width the event loop asked for last.
  private var lastTexts: [String] = []
  /// The letter that was pressed last, if it means nothing here; forgotten at the next event that
  /// changes the page or its size.
  private(set) var unknownKey: Key?
  /// Whether an event has changed something since the last frame.
  var needsFrame = true
  /// Shows the works beside the screen, if somebody looks.
  public let xray = XRay()

  init(_ screen: any Screen, theme: Theme = Theme(), isKiosk: Bool = false) {
    screens = [screen]
    self.theme = theme
    self.isKiosk = isKiosk
    Language.use(theme.language)
    screen.theme = theme
  }

  /// An app that plays a game.
  ///
  /// - Parameters:
  ///   - game: the view model of the table.
  ///   - library: the decks, if they may be edited here.
  ///   - paths: lists files, to import one as a deck.
  ///   - theme: the player's options, the terminal's capabilities and the imported pictures.
  ///   - isKiosk: whether the game runs as a kiosk, which players must not be able to leave.
  ///   - opening: the first page to show.
  public convenience init(
    playing game: TableViewModel, library: LibraryViewModel? = nil,
    paths: PathSource = PathSource(), theme: Theme = Theme(), isKiosk: Bool = false,
    opening: Opening = .table
  ) {
    let screen = PlayScreen(game, library: library, paths: paths, isKiosk: isKiosk)
    self.init(screen, theme: theme, isKiosk: isKiosk)
    open(opening, on: game)
  }

  /// An app that plays back a recording.
  public convenience init(replaying recording: Playback, theme: Theme = Theme()) {
    self.init(PlaybackScreen(recording), theme: theme)
  }

  /// An app in which the player chooses a race.
  ///
  /// - Parameters:
  ///   - races: the races to choose from.
  ///   - choice: receives the choice before the program asks to quit.
  ///   - theme: the player's options and the terminal's capabilities.
  ///   - isKiosk: whether the game runs as a kiosk.
  public convenience init(
    choosing races: [RaceEntry], choice: RaceChoice, theme: Theme = Theme(), isKiosk: Bool = false
  ) {
    self.init(RacesScreen(races, choice: choice), theme: theme, isKiosk: isKiosk)
  }

  /// Whether the next frame may differ from the last one.
  public var isStale: Bool { needsFrame || screen.isStale || xray.hasNews }

  /// The visible screen.
  var screen: any Screen { screens[screens.count - 1] }

  /// The frame at a moment.
  ///
  /// - Parameters:
  ///   - window: the window's size.
  ///   - moment: now; must not run backwards.
  /// - Returns: a frame of that size.
  public func frame(size window: Size, at moment: Duration) -> Canvas {
    xray.begin()
    let time = xray.stopwatch.time(at: moment)
    size = xray.screenSize(in: window)
    screen.fit(to: size)
    advance(to: time)
    keepTime(at: moment)
    needsFrame = false
    var canvas = Canvas(size: size)
    screen.draw(on: &canvas, at: time)
    messageLine?.draw(on: &canvas, theme: screen.theme)
    if screen.theme.hasRails, size.height > 2 {
      for row in [Rect(size).top, Rect(size).bottom] { canvas.replaceTable(in: row, by: .rail) }
    }
    if let openDialog { draw(openDialog, on: &canvas) }
    return withXRay(canvas, in: window, at: time)
  }

  /// The moment at which the frame next changes without an event; `nil` if it stays as it is.
  public func nextChange(after moment: Duration) -> Duration? {
    // The bytes of a frame are known when it has been sent.
    if xray.hasNews { return moment }
    return screen.nextChange(after: xray.stopwatch.time(at: moment))
      .flatMap(xray.stopwatch.moment).map { max($0, moment) }
  }

  /// Adopts new capabilities of the terminal.
  public func adapt(to capabilities: Capabilities) {
    theme.capabilities = capabilities
    applyTheme()
  }

  /// Draws plain cards from now on, because the connection is slow.
  public func simplify() {
    guard !theme.isSlow else { return }
    theme.isSlow = true
    applyTheme()
    needsFrame = true
  }

  /// Whether the terminal's bell should ring now: once for a pair, when both cards can be seen.
  public func takeBell() -> Bool {
    screens.contains { screen in
      guard let play = screen as? PlayScreen, play.stage.motion == nil else { return false }
      return play.viewModel.takeBell()
    }
  }

  /// The texts that may appear from now on and were not returned before, the most important ones
  /// first, so that the event loop asks the terminal for the widths of their characters; `nil` if
  /// there are none, or if the terminal shows no such characters.
  public func newTexts() -> [String]? {
    guard theme.capabilities.glyphs == .unicode, screen.texts != lastTexts else { return nil }
    lastTexts = screen.texts
    return [Symbols.text] + lastTexts
  }

  /// Lays out the visible screen for a window, without drawing it.
  package func fit(to size: Size) { screen.fit(to: size) }

  /// Saves the contents of all screens, because the program ends.
  public func leave(at moment: Duration) {
    let time = xray.stopwatch.time(at: moment)
    save(at: time)
    for screen in screens.reversed() { screen.leave(at: time) }
  }

  /// Does what is due by a moment.
  func advance(to time: Duration) {
    // Actions without input only open screens and dialogs; none is a request to the loop.
    guard let action = screen.advance(to: time) else { return }
    _ = carryOut(action, at: time)
  }

  /// Saves what has been typed on any screen.
  func save(at time: Duration) {
    for screen in screens.reversed() { screen.save(at: time) }
  }

  func use(_ options: ThemeOptions) {
    theme.options = options
    applyTheme()
  }

  func push(_ new: any Screen) {
    new.theme = theme
    new.fit(to: size)
    screens.append(new)
  }

  /// Closes the top screen, but never the last one.
  func pop(at time: Duration) {
    guard screens.count > 1 else { return }
    let page = screens.removeLast()
    page.save(at: time)
    waiting.removeAll { $0.page === page }
  }

  /// Remembers a letter that means nothing here, so that the message line says so.
  func note(unknown key: Key?) {
    if case .character = key { unknownKey = key } else { unknownKey = nil }
  }

  private func applyTheme() {
    Language.use(theme.language)
    for screen in screens { screen.theme = theme }
    needsFrame = true
  }
}

/// The page with which the program starts.
public enum Opening: Equatable, Sendable {
  /// The table.
  case table
  /// The board of a day, or of today without one.
  case daily(CalendarDay?)
  /// The map of the journey.
  case journey
  /// The plan for studying the deck on the table.
  case study
}

extension App {
  /// Opens the first page over the table, or plays at once.
  ///
  /// The board of the day is dealt at once unless it was played before: then its page shows how.
  func open(_ opening: Opening, on table: TableViewModel) {
    switch opening {
    case .table: return
    case .study:
      guard let play = screen as? PlayScreen else { return }
      _ = carryOut(play.openStudy(of: table.board.deck), at: .zero)
    case .journey: _ = carryOut(.open(JourneyScreen(table)), at: .zero)
    case .daily(let day):
      let page = DailyScreen(table, day: day)
      let isPlayed = page.results.games[page.day] != nil
      if isPlayed, page.day == page.today {
        _ = carryOut(.open(page), at: .zero)
      } else {
        _ = page.play(at: .zero)
      }
    }
  }
}
