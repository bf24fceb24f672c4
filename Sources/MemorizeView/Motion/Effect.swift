import Canvas

/// A temporary effect over the table that changes nothing: light, points, confetti.
///
/// The stage keeps all effects in one array, draws them, wakes up for their frames and drops them
/// when they have ended. A new effect is one file.
protocol Effect {
  var start: Duration { get }
  var end: Duration { get }
  /// Whether the effect is drawn over cards in motion and the cursor.
  var isOnTop: Bool { get }
  /// Whether the result of a game waits for the effect.
  var delaysResult: Bool { get }

  /// Draws the effect at a moment between start and end.
  ///
  /// - Parameters:
  ///   - canvas: the frame, with the cards on it.
  ///   - board: the view of the board, with its layout.
  ///   - table: the cards at rest.
  ///   - time: now.
  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration)
}

extension Effect {
  var isOnTop: Bool { false }
  var delaysResult: Bool { false }

  /// The elapsed share of the effect, from 0 to 1.
  func progress(at time: Duration) -> Double {
    (time - start).inSeconds / max((end - start).inSeconds, 0.001)
  }
}
