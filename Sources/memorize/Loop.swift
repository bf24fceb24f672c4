import Canvas
import MemorizeView

/// Waits, hands events to the screen, and shows a picture when there is a new one.
///
/// It sleeps until something happens or until the moment at which the picture changes by itself,
/// and takes in all input that waits before it draws. A terminal that is slower than the motion gets
/// fewer pictures, never older ones.
struct Loop {
  let terminal: any Terminal
  let screen: TableScreen
  let now: () -> Duration
  /// For how long the program was stopped, which is no time for the game.
  private var stopped: Duration = .zero

  /// How long a terminal that has not yet taken in the last picture is left alone.
  private static let patience: Duration = .milliseconds(20)

  init(terminal: any Terminal, screen: TableScreen, now: @escaping () -> Duration) {
    self.terminal = terminal
    self.screen = screen
    self.now = now
  }

  /// Runs until the player leaves or the terminal is gone.
  mutating func run() {
    var isDue = true
    while true {
      var timeout: Duration?
      if !isDue && !screen.isStale {
        timeout = screen.nextChange(after: time).map { $0 - time }
      } else if terminal.isReady {
        terminal.present(screen.frame(size: terminal.size, at: time))
        isDue = false
        timeout = screen.nextChange(after: time).map { $0 - time }
      } else {
        timeout = Loop.patience
      }
      let events = terminal.events(waiting: timeout)
      if events.isEmpty { isDue = true }
      for event in events {
        guard let request = screen.handle(event, at: time) else { continue }
        if carryOut(request) { return }
      }
    }
  }

  private var time: Duration { now() - stopped }

  /// Does what only the loop can do; whether that is the end.
  private mutating func carryOut(_ request: Request) -> Bool {
    switch request {
    case .quit: return true
    case .redraw: terminal.redraw()
    case .suspend:
      let before = now()
      terminal.suspend()
      stopped += now() - before
    }
    return false
  }
}
