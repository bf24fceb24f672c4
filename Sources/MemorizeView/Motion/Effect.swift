import Canvas

/// Something that happens over the table for a while and changes nothing: light, points, confetti.
///
/// The stage keeps all effects in one array, draws them, wakes up for their frames and drops them
/// when they have ended. A new effect is one file.
protocol Effect {
  var start: Duration { get }
  var end: Duration { get }
  /// Whether it passes over cards in motion and over the cursor.
  var isOnTop: Bool { get }
  /// Whether the result of a game waits for it.
  var delaysResult: Bool { get }

  /// Draws it at a moment between start and end.
  ///
  /// - Parameters:
  ///   - canvas: the frame, with the cards on it.
  ///   - board: where the cards are.
  ///   - table: the cards at rest.
  ///   - time: now.
  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration)
}

extension Effect {
  var isOnTop: Bool { false }
  var delaysResult: Bool { false }

  /// How much of it has passed, from 0 to 1.
  func progress(at time: Duration) -> Double {
    (time - start).inSeconds / max((end - start).inSeconds, 0.001)
  }
}
