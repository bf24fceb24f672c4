import Canvas

/// A list in a frame over a screen: help, settings, the result and so on.
///
/// The app draws it, moves the selection and scrolls. A row with a key presses that key on the
/// screen below; any other row is up to `choose`.
protocol Dialog {
  /// The keys that close the dialog besides Escape, usually the one that opened it.
  var closingKeys: [Key] { get }
  /// The moment until which choices are ignored, because they were meant for the screen below.
  var quietUntil: Duration { get }
  /// Whether the dialog opens with its first row visible even if the first choice is not.
  var startsAtTop: Bool { get }
  /// Whether Enter confirms the whole dialog instead of choosing a row.
  var isForm: Bool { get }

  /// The title and text of the dialog's own help; `nil` if the screen's help explains it.
  var guide: Guide? { get }

  /// The current title and rows.
  ///
  /// - Parameters:
  ///   - window: the columns and rows of the window.
  ///   - theme: colours, characters and the way to shorten text.
  /// - Returns: the content for a window of this size.
  func content(in window: Size, theme: Theme) -> DialogContent
  /// Chooses a row without a key, by Enter or a click.
  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action?
  /// Changes a row's value to the next one, or to the one before.
  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action?
  /// Confirms all values of a form.
  func confirm(at time: Duration) -> Action?
  /// The player closed the dialog; not called when another dialog or screen takes its place.
  func dismiss(at time: Duration)
}

extension Dialog {
  var closingKeys: [Key] { [] }
  var quietUntil: Duration { .zero }
  var startsAtTop: Bool { false }
  var isForm: Bool { false }
  var guide: Guide? { nil }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? { nil }
  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action? { nil }
  func confirm(at time: Duration) -> Action? { nil }
  func dismiss(at time: Duration) {}

  /// The columns for running text in a window: a comfortable number, or all there are.
  static func textWidth(in width: Int) -> Int { min(54, max(12, width - 8)) }
}
