import Canvas
import Options

/// A terminal that plays back a script and records what it was asked to do.
final class ScriptedTerminal: Terminal {
  /// One wait: its duration, and the events at its end.
  struct Wait {
    var takes: Duration?
    var events: [Event]
    var isReadyAfter = true
  }

  /// A call of the loop.
  enum Call: Equatable {
    case presented
    case waited(Duration?)
    case suspended, redrawn
    case used(ThemeOptions)
    case copied(String)
    case rung, slowedDown
  }

  var size = Size(width: 60, height: 17)
  var capabilities = Capabilities()
  var isReady = true
  var isEnding = false
  private(set) var calls: [Call] = []
  private(set) var frames: [Canvas] = []
  /// A change of the capabilities when the loop has asked for widths.
  var afterMeasuring: (inout Capabilities) -> Void = { _ in }
  /// The texts that the loop asked to measure, and the number of frames shown before.
  private(set) var questions: [(frames: Int, texts: [String])] = []
  private(set) var now: Duration = .zero
  private var script: ArraySlice<Wait>

  init(_ script: [Wait]) { self.script = script[...] }

  func present(_ canvas: Canvas) {
    calls.append(.presented)
    partsLeft = max(0, partsLeft - 1)
    frames.append(canvas)
  }

  func events(waiting timeout: Duration?) -> [Event] {
    calls.append(.waited(timeout))
    guard let wait = script.popFirst(), let time = wait.takes ?? timeout else { return [.end] }
    now += time
    isReady = wait.isReadyAfter
    return wait.events
  }

  /// The number of times that a part of a frame is left to be sent.
  var partsLeft = 0

  var hasMore: Bool { partsLeft > 0 }

  func slowDown() { calls.append(.slowedDown) }

  func ring() { calls.append(.rung) }

  func copy(_ text: String) { calls.append(.copied(text)) }

  func suspend() {
    calls.append(.suspended)
    now += .seconds(1000)
    size = Size(width: size.width + 7, height: size.height)
  }

  func measure(_ texts: [String]) {
    questions.append((frames.count, texts))
    afterMeasuring(&capabilities)
  }

  func redraw() { calls.append(.redrawn) }

  func use(_ theme: ThemeOptions) {
    calls.append(.used(theme))
    if theme.colors == .none { capabilities.colors = .none }
  }
}

extension ScriptedTerminal.Wait {
  /// Waits as long as the loop asked for without an event; ends the program if that has no limit.
  static let out = ScriptedTerminal.Wait(takes: nil, events: [])

  /// Events after some milliseconds.
  static func until(_ milliseconds: Int, _ events: Event...) -> ScriptedTerminal.Wait {
    ScriptedTerminal.Wait(takes: .milliseconds(milliseconds), events: events)
  }

  /// The same wait, after which the terminal cannot keep up.
  var busy: ScriptedTerminal.Wait {
    var wait = self
    wait.isReadyAfter = false
    return wait
  }
}
