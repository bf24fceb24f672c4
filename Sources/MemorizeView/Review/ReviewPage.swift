import Canvas
import MemorizeViewModel

/// The page on which a finished game is looked through.
///
/// It is a table of its own, on which the recording is played back; the table below stays as it is.
final class ReviewPage: Page {
  let screen: TableScreen

  /// A page at the start of a recording, which stands still there.
  init(
    _ playback: Playback, options: TableOptions, capabilities: Capabilities, at time: Duration
  ) {
    playback.step(by: 0, at: time)
    screen = TableScreen(
      playback: playback, options: options, capabilities: capabilities, isReview: true)
  }

  var bindings: [KeyBinding<Command>] { screen.bindings }

  var guide: (title: String, rules: String) { screen.playbackGuide }

  /// All that is seen here has been on the table below.
  var characters: [Character] { [] }

  func handle(_ event: Event, at time: Duration) -> PageRequest? {
    request(screen.handle(event, at: time))
  }

  func perform(_ command: Command, at time: Duration) -> PageRequest? {
    request(screen.perform(command, at: time))
  }

  func advance(to time: Duration) { screen.advance(to: time) }

  func nextChange(after time: Duration) -> Duration? { screen.nextChange(after: time) }

  func draw(on canvas: inout Canvas, capabilities: Capabilities, at time: Duration) {
    if screen.capabilities != capabilities { screen.adapt(to: capabilities) }
    canvas = screen.frame(size: canvas.size, at: time)
  }

  func leave() {}

  private func request(_ request: Request?) -> PageRequest? {
    if let request { return .loop(request) }
    defer { screen.wish = nil }
    return screen.wish
  }
}
