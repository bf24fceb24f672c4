import Canvas

/// A full screen that takes the place of the table while it is open.
protocol Page: AnyObject {
  /// What can be done now, for the message line and the help.
  var bindings: [KeyBinding<Command>] { get }
  /// What its help is called, and what it says before the keys.
  var guide: (title: String, rules: String) { get }
  /// The characters it may show, the most important ones first.
  var characters: [Character] { get }

  /// Does what an event asks for.
  func handle(_ event: Event, at time: Duration) -> PageRequest?
  /// Carries out a command that was chosen in the help.
  func perform(_ command: Command, at time: Duration) -> PageRequest?
  /// Does what was due up to a moment.
  func advance(to time: Duration)
  /// When something will be due; `nil` if nothing is.
  func nextChange(after time: Duration) -> Duration?
  /// Draws everything but an open dialog.
  func draw(on canvas: inout Canvas, capabilities: Capabilities, at time: Duration)
  /// Keeps what has been done, since the page may be gone for good.
  func leave()
}

/// What a page asks of the screen.
enum PageRequest: Equatable {
  /// Back to what was there before.
  case close
  /// Play the deck of this name.
  case play(String)
  /// Edit the deck of this name.
  case edit(String)
  /// Play on from before this move of the game on the table, for practice.
  case tryAgain(Int)
  /// Show the help.
  case help
  /// What only the loop can do.
  case loop(Request)
}

extension MessageLine {
  init(
    line: Rect, message: Message?, bindings: [KeyBinding<Command>], theme: Theme,
    keepsRoom: Bool = true
  ) {
    self.init(
      line: line, message: message, legends: bindings.map(\.legend), keepsRoom: keepsRoom)
  }

  /// The command that a click at a cell stands for.
  func command(at point: Point, in bindings: [KeyBinding<Command>]) -> Command? {
    guard let legend = legend(at: point) else { return nil }
    return bindings.first { $0.legend == legend }?.command
  }
}
