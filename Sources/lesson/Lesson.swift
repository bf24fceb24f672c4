import Canvas
import Curses

/// The program: opens the terminal, and hands events to the view until the player leaves.
@main
struct Lesson {
  static func main() {
    do { try play(on: CursesTerminal()) } catch { print("lesson: \(error)") }
  }

  private static func play(on terminal: CursesTerminal) {
    defer { terminal.close() }
    guard let game = EmojiMemoryGame(.halloween, seed: .random(in: 0 ... .max)) else { return }
    let view = EmojiMemoryGameView(game)
    let (clock, start) = (SuspendingClock(), SuspendingClock().now)
    while true {
      let now = clock.now - start
      let (size, capabilities) = (terminal.size, terminal.capabilities)
      terminal.present(view.frame(size: size, capabilities: capabilities, at: now))
      let wait = view.nextChange(after: now).map { $0 - now }
      for event in terminal.events(waiting: wait) {
        guard view.handle(event, at: clock.now - start) else { return }
      }
    }
  }
}
