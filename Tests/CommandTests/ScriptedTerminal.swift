import Canvas
import Options

/// A terminal that plays back a script and writes down what it was asked.
final class ScriptedTerminal: Terminal {
  /// One wait: how long it takes, and what has happened by then.
  struct Wait {
    var takes: Duration?
    var events: [Event]
    var isReadyAfter = true
  }

  /// What the loop did.
  enum Deed: Equatable {
    case presented
    case waited(Duration?)
    case suspended
    case redrawn
    case used(ThemeOptions)
    /// Asked for widths without waiting for the answer.
    case asked
  }

  var size = Size(width: 60, height: 17)
  var capabilities = Capabilities()
  /// The columns of texts that are not as wide as they are counted; none if it does not answer.
  var widths: [String: Int]? = [:]
  var isReady = true
  var isEnding = false
  private(set) var deeds: [Deed] = []
  private(set) var pictures: [Canvas] = []
  /// What the loop asked for the width of, at each time.
  private(set) var questions: [[String]] = []
  /// How long it would have waited for the answers.
  private(set) var patience: [Duration] = []
  var canMeasure = true
  var undrawable: Set<Glyph> = []
  private(set) var now: Duration = .zero
  private var script: ArraySlice<Wait>

  init(_ script: [Wait]) { self.script = script[...] }

  func present(_ canvas: Canvas) {
    deeds.append(.presented)
    pictures.append(canvas)
  }

  func events(waiting timeout: Duration?) -> [Event] {
    deeds.append(.waited(timeout))
    guard let wait = script.popFirst(), let time = wait.takes ?? timeout else { return [.end] }
    now += time
    isReady = wait.isReadyAfter
    return wait.events
  }

  func suspend() {
    deeds.append(.suspended)
    now += .seconds(1000)
    size = Size(width: size.width + 7, height: size.height)
  }

  func canDraw(_ glyph: Glyph) -> Bool { !undrawable.contains(glyph) }

  func measure(_ texts: [String], waiting patience: Duration) -> [Int?]? {
    guard canMeasure else { return nil }
    questions.append(texts)
    self.patience.append(patience)
    guard patience > .zero else {
      deeds.append(.asked)
      return texts.map { _ in nil }
    }
    return texts.map { text in widths.map { $0[text] ?? text.columns } }
  }

  func redraw() { deeds.append(.redrawn) }

  func use(_ appearance: ThemeOptions) {
    deeds.append(.used(appearance))
    if appearance.colors == .none { capabilities.colors = .none }
  }
}

extension ScriptedTerminal.Wait {
  /// Waits as long as the loop wanted to, and nothing happens; the end comes if that is for ever.
  static let out = ScriptedTerminal.Wait(takes: nil, events: [])

  /// Something happens after a while.
  static func until(_ milliseconds: Int, _ events: Event...) -> ScriptedTerminal.Wait {
    ScriptedTerminal.Wait(takes: .milliseconds(milliseconds), events: events)
  }

  /// The same, with a terminal that cannot keep up then.
  var busy: ScriptedTerminal.Wait {
    var wait = self
    wait.isReadyAfter = false
    return wait
  }
}
