import Options

/// A screen with a keyboard and perhaps a mouse.
public protocol Terminal: AnyObject {
  /// Columns and rows now.
  var size: Size { get }
  /// The colours and characters it can show, as far as known.
  var capabilities: Capabilities { get }
  /// Changes colours and characters from the next frame on; this may change `capabilities`.
  func use(_ theme: ThemeOptions)
  /// Asks the terminal how wide it draws the characters of these texts.
  ///
  /// Nothing stays on the screen. Returns at once; when the answer changes `capabilities`, `events`
  /// returns `.measured`.
  func measure(_ texts: [String])
  /// Shows a frame, sending only the differences from the last one.
  func present(_ canvas: Canvas)
  /// Whether a part of the last frame is still to be sent, because the line is slow.
  var hasMore: Bool { get }
  /// The line is slow: sends frames in parts from now on, so that the cursor never waits for long.
  func slowDown()
  /// Whether the terminal has read everything sent to it, so that another frame would not queue up.
  var isReady: Bool { get }
  /// Whether the program must end at once, even if input is waiting.
  var isEnding: Bool { get }
  /// Waits for events.
  ///
  /// - Parameter timeout: the longest wait; `nil` waits without a limit.
  /// - Returns: all events in their order; none if the time ran out.
  func events(waiting timeout: Duration?) -> [Event]
  /// Also waits for a descriptor to become readable, and then returns `.news`, a few times a second
  /// at most.
  ///
  /// - Parameters:
  ///   - descriptor: -1 for none.
  ///   - rhythm: how often `events` returns `.news` even if the descriptor tells nothing; `nil` for
  ///     never.
  func watch(_ descriptor: Int32, lookingEvery rhythm: Duration?)
  /// Rings the bell.
  func ring()
  /// Puts a text on the player's clipboard, if the terminal can.
  func copy(_ text: String)
  /// Gives the terminal back to the shell until the program is continued.
  func suspend()
  /// Sends the whole next frame, in case something else has written on the screen.
  func redraw()
}

extension Terminal {
  public var hasMore: Bool { false }
  public func slowDown() {}
  public func watch(_ descriptor: Int32, lookingEvery rhythm: Duration?) {}
}
