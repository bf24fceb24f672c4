import Canvas
import MemorizeView

/// Waits for events, hands them to the screen, and shows a frame when something has changed.
///
/// It sleeps until an event arrives or until the screen changes on its own, and takes in all
/// waiting input before it draws. A terminal slower than a motion gets fewer frames, never older
/// ones.
struct Loop {
  let terminal: any Terminal
  let screen: TableScreen
  /// The time since the program started.
  let now: () -> Duration
  /// The time for which the program was stopped, which does not count for the game.
  private var stopped: Duration = .zero
  /// The time at which the screen changes on its own; `nil` if it does not.
  private var due: Duration? = .zero

  /// How long to wait for a terminal that has not read the last frame yet.
  private static let patience: Duration = .milliseconds(20)

  /// The number of events after which the loop checks whether the program must end.
  private static let eventsAtOnce = 8

  /// A wait that is late by more than this means that the program or the machine was asleep.
  private static let latest: Duration = .seconds(1)

  init(terminal: any Terminal, screen: TableScreen, now: @escaping () -> Duration) {
    self.terminal = terminal
    self.screen = screen
    self.now = now
  }

  /// The game's time: since the start, without the time for which the program was stopped.
  var time: Duration { now() - stopped }

  /// Runs until the player leaves or the terminal is gone.
  mutating func run() {
    while true {
      for (number, event) in wait(atMost: drawIfDue()).enumerated() {
        // Thousands of keys may be waiting, and each takes its time.
        if number % Loop.eventsAtOnce == Loop.eventsAtOnce - 1, terminal.isEnding { return }
        if event == .end { return }
        if event == .measured { screen.adapt(to: terminal.capabilities) }
        guard let request = screen.handle(event, at: time) else { continue }
        if carryOut(request) { return }
      }
    }
  }

  /// Shows a frame if something has changed, and returns how long to wait for the next one.
  private mutating func drawIfDue() -> Duration? {
    if screen.isStale || due.map({ $0 <= time }) ?? false {
      guard terminal.isReady else { return Loop.patience }
      terminal.present(screen.frame(size: terminal.size, at: time))
      due = screen.nextChange(after: time)
      if let texts = screen.newTexts() { terminal.measure(texts) }
    }
    return due.map { max(.zero, $0 - time) }
  }

  /// Waits for events; time for which the program or the machine was asleep does not count.
  private mutating func wait(atMost timeout: Duration?) -> [Event] {
    let before = now()
    let events = terminal.events(waiting: timeout)
    let late = timeout.map { now() - before - $0 } ?? .zero
    if late > Loop.latest { stopped += late }
    return events
  }

  /// Carries out a request of the screen.
  ///
  /// - Returns: whether the program ends.
  private mutating func carryOut(_ request: Request) -> Bool {
    switch request {
    case .quit: return true
    case .redraw: terminal.redraw()
    case .use(let theme):
      terminal.use(theme)
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
