import Canvas

/// A list in a frame over a screen: help, settings, the result and so on.
///
/// The app draws it, moves the selection and scrolls. A row with a key presses that key on the
/// screen below; any other row is up to `choose`.
protocol Dialog {
  /// The keys that close it besides Escape, usually the one that opened it.
  var closingKeys: [Key] { get }
  /// Until when choices do not count, because they were meant for the screen below.
  var quietUntil: Duration { get }
  /// Whether it opens with its first row visible even if the first choice is not.
  var startsAtTop: Bool { get }

  /// The title and the rows, as they are now.
  ///
  /// - Parameters:
  ///   - width: columns of the window.
  ///   - theme: how to draw and shorten text.
  func content(width: Int, theme: Theme) -> DialogContent
  /// Chooses a row without a key, by Enter or a click.
  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action?
  /// Changes a row's value to the next one, or to the one before.
  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action?
  /// The player closed the dialog; not called when another dialog or screen takes its place.
  func dismiss(at time: Duration)
}

extension Dialog {
  var closingKeys: [Key] { [] }
  var quietUntil: Duration { .zero }
  var startsAtTop: Bool { false }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? { nil }
  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action? { nil }
  func dismiss(at time: Duration) {}

  /// Columns for running text in a window: a comfortable number, or what there is.
  static func textWidth(in width: Int) -> Int { min(54, max(12, width - 8)) }
}
