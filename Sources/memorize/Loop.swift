import Canvas
import MemorizeView

/// Waits, hands events to the screen, and shows a picture when there is a new one.
///
/// It sleeps until something happens or until the moment at which the picture changes by itself,
/// and takes in all input that waits before it draws. A terminal that is slower than the motion
/// gets fewer pictures, never older ones.
struct Loop {
  let terminal: any Terminal
  let screen: TableScreen
  let now: () -> Duration
  /// What is known of the terminal's characters.
  private(set) var widths: Widths
  /// For how long the program was stopped, which is no time for the game.
  private var stopped: Duration = .zero
  /// Whether the player has done anything yet.
  private var hasPlayerActed = false
  /// When the picture changes by itself; events that change nothing do not put it off.
  private var due: Duration? = .zero

  /// How long a terminal that has not yet taken in the last picture is left alone.
  private static let patience: Duration = .milliseconds(20)

  /// After so many events it is looked whether the program is to end.
  private static let eventsAtOnce = 8

  /// A wait that ends later than this was not the machine being busy.
  private static let latest: Duration = .seconds(1)

  init(
    terminal: any Terminal, screen: TableScreen, widths: Widths = Widths(),
    now: @escaping () -> Duration
  ) {
    self.terminal = terminal
    self.widths = widths
    self.screen = screen
    self.now = now
  }

  /// Runs until the player leaves or the terminal is gone.
  mutating func run() {
    while true {
      for (number, event) in wait(atMost: drawIfDue()).enumerated() {
        // Thousands of keys may wait, each of which takes its time.
        if number % Loop.eventsAtOnce == Loop.eventsAtOnce - 1, terminal.isEnding { return }
        // Whatever a screen would make of it: without a terminal there is nothing to wait for.
        if event == .end { return }
        if case .measured(let columns) = event { learn(late: columns) }
        if event.isOfPlayer { hasPlayerActed = true }
        guard let request = screen.handle(event, at: time) else { continue }
        if carryOut(request) { return }
      }
    }
  }

  /// Waits for something to happen.
  ///
  /// When the wait was much longer than it could be, the program was stopped or the machine asleep,
  /// which is no time for the game either.
  private mutating func wait(atMost timeout: Duration?) -> [Event] {
    let before = now()
    let events = terminal.events(waiting: timeout)
    let late = timeout.map { now() - before - $0 } ?? .zero
    if late > Loop.latest { stopped += late }
    return events
  }

  /// Shows a picture if there is a new one, and returns how long to wait for the next.
  private mutating func drawIfDue() -> Duration? {
    let isDue = screen.isStale || due.map { $0 <= time } ?? false
    if isDue {
      guard terminal.isReady else { return Loop.patience }
      measureIfNew()
      terminal.present(screen.frame(size: terminal.size, at: time))
      due = screen.nextChange(after: time)
      // Once the player sees what the first key did, so that neither start nor key wait for it; to
      // be asked leaves a blank row.
      if hasPlayerActed { learn { $0.check(on: $1) } }
    }
    // At once, since a program may be killed; it is but once for each kind of terminal.
    widths.save()
    return due.map { max(.zero, $0 - time) }
  }

  /// Asks the terminal for the width of what has not been on the screen yet.
  private mutating func measureIfNew() {
    guard let texts = screen.newTexts() else { return }
    widths.measure(texts, on: terminal)
    terminal.capabilities = screen.avoid(widths.widthMismatches)
  }

  /// An answer that came after a picture had been drawn without it.
  private mutating func learn(late columns: [Int?]) {
    learn { $0.take(columns, on: $1) }
  }

  /// Does something that may ask the terminal about widths, or be told of them.
  private mutating func learn(_ body: (inout Widths, any Terminal) -> Bool) {
    let before = widths.widthMismatches
    // To be asked leaves a blank row.
    if body(&widths, terminal) { due = time }
    guard widths.widthMismatches != before else { return }
    terminal.capabilities = screen.avoid(widths.widthMismatches)
    terminal.redraw()
  }

  /// The time of the game: since the start, less the time for which the program was stopped.
  var time: Duration { now() - stopped }

  /// Does what only the loop can do; whether that is the end.
  private mutating func carryOut(_ request: Request) -> Bool {
    switch request {
    case .quit: return true
    case .redraw: terminal.redraw()
    case .use(let appearance):
      terminal.use(appearance)
      screen.adapt(to: terminal.capabilities)
    case .suspend:
      let before = now()
      terminal.suspend()
      stopped += now() - before
      due = time
    }
    return false
  }
}

extension Event {
  /// Whether somebody did this by hand.
  fileprivate var isOfPlayer: Bool {
    switch self {
    case .key, .mouse, .paste: true
    default: false
    }
  }
}
