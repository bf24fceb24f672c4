import Canvas

/// The message line of a screen, without the keys, which the app adds.
struct Footer {
  /// One row of cells.
  let line: Rect
  /// The message about the last event, if any.
  var message: Message?
  /// Whether to keep room for a message even when there is none, so that the words stay in place.
  var keepsRoom = true
}
