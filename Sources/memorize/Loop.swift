import Canvas
import MemorizeView

/// Waits for events, hands them to the app, and shows a frame when something has changed.
///
/// It sleeps until an event arrives or until the app changes on its own, and takes in all
/// waiting input before it draws. A terminal slower than a motion gets fewer frames, never older
/// ones.
struct Loop {
  let terminal: any Terminal
  let app: App
  /// The time since the program started.
  let now: () -> Duration
  /// Forgets what the terminal watches besides keys, once the app looks at it.
  var clearNews: () -> Void = {}
  /// The time for which the program was stopped, which does not count for the game.
  private var stopped: Duration = .zero
  /// The time at which the app changes on its own; `nil` if it does not.
  private var due: Duration? = .zero
  /// The time of the last frame, until the terminal has read it.
  private var sent: Duration?

  /// How long to wait for a terminal that has not read the last frame yet.
  private static let patience: Duration = .milliseconds(20)

  /// A terminal that takes longer to read a frame is slow.
  private static let slowness: Duration = .milliseconds(200)

  /// The number of events after which the loop checks whether the program must end.
  private static let eventsAtOnce = 8

  /// A wait that is late by more than this means that the program or the machine was asleep.
  private static let latest: Duration = .seconds(1)

  init(terminal: any Terminal, app: App, now: @escaping () -> Duration) {
    self.terminal = terminal
    self.app = app
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
        if event == .news { clearNews() }
        if event == .measured { app.adapt(to: terminal.capabilities) }
        guard let request = app.handle(event, at: time) else { continue }
        if carryOut(request) { return }
      }
    }
  }

  /// Shows a frame if something has changed, and returns how long to wait for the next one.
  private mutating func drawIfDue() -> Duration? {
    let isReady = terminal.isReady
    watchLine(isReady)
    if terminal.hasMore || app.isStale || due.map({ $0 <= time }) ?? false {
      guard isReady else { return Loop.patience }
      let moment = time
      terminal.present(app.frame(size: terminal.size, at: moment))
      if app.takeBell() { terminal.ring() }
      sent = time
      due = app.nextChange(after: moment)
      if let texts = app.newTexts() { terminal.measure(texts) }
    }
    return terminal.hasMore ? Loop.patience : due.map { max(.zero, $0 - time) }
  }

  /// Makes the game plainer if the terminal is slow to read a frame.
  private mutating func watchLine(_ isReady: Bool) {
    if isReady {
      sent = nil
    } else if let sent, time - sent > Loop.slowness {
      app.simplify()
      terminal.slowDown()
    }
  }

  /// Waits for events; time for which the program or the machine was asleep does not count.
  private mutating func wait(atMost timeout: Duration?) -> [Event] {
    let before = now()
    let events = terminal.events(waiting: timeout)
    let late = timeout.map { now() - before - $0 } ?? .zero
    if late > Loop.latest { stopped += late }
    return events
  }

  /// Carries out a request of the app.
  ///
  /// - Returns: whether the program ends.
  private mutating func carryOut(_ request: Request) -> Bool {
    switch request {
    case .quit: return true
    case .redraw: terminal.redraw()
    case .copy(let text): terminal.copy(text)
    case .use(let theme):
      terminal.use(theme)
      app.adapt(to: terminal.capabilities)
    case .suspend:
      let before = now()
      terminal.suspend()
      sent = nil
      stopped += now() - before
      due = time
    }
    return false
  }
}
