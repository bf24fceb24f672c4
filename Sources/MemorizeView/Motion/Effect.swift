import Canvas
import MemorizeViewModel
import Options

/// A temporary effect over the table that changes nothing: light, points, confetti.
///
/// The stage keeps all effects in one array, draws them, wakes up for their frames and drops them
/// when they have ended. A new effect is a file with a type that adopts this, or `LastingEffect`, and
/// its entry in `allEffects`.
protocol Effect {
  /// The time from start to end.
  static var duration: Duration { get }
  var start: Duration { get }
  /// Whether the effect is drawn over cards in motion and the cursor.
  var isOnTop: Bool { get }
  /// Whether the result of a game waits for the effect.
  var delaysResult: Bool { get }

  /// The effect of a move; `nil` if the move has none.
  init?(of move: SeenMove)

  /// Draws the effect at a moment between start and end.
  ///
  /// - Parameters:
  ///   - canvas: the frame, with the cards on it.
  ///   - board: the view of the board, with its layout.
  ///   - table: the cards at rest.
  ///   - time: now.
  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration)
}

/// All effects, in drawing order.
var allEffects: [any Effect.Type] { [FlyingPoints.self, Shine.self, Confetti.self] }

/// An effect of a game that was won, which lasts on the page of its result.
protocol LastingEffect: Effect {
  init(start: Duration)

  /// Whether something of the effect lasts after a game that was won.
  static func lasts(after moves: [TableMove]) -> Bool

  /// Draws the effect at a moment; after its end, what lasts of it.
  ///
  /// - Parameters:
  ///   - area: the table, or the page without its header and footer.
  ///   - theme: the theme.
  ///   - canvas: the frame, with the cards on it, or an empty page.
  ///   - time: now.
  func draw(in area: Rect, _ theme: Theme, on canvas: inout Canvas, at time: Duration)
}

extension LastingEffect {
  init?(of move: SeenMove) {
    guard case .won = move.table.lastEvent, move.travels, move.isCelebrated else { return nil }
    self.init(start: move.time)
  }

  static func lasts(after moves: [TableMove]) -> Bool { true }

  /// The effect that runs on the table; else one that ended long ago; `nil` if nothing of it lasts.
  static func last(of effects: [any Effect], after moves: [TableMove]) -> (any LastingEffect)? {
    guard lasts(after: moves) else { return nil }
    return effects.lazy.compactMap { $0 as? Self }.first ?? Self(start: .zero - duration)
  }

  func draw(on canvas: inout Canvas, board: BoardView, table: TableSnapshot, at time: Duration) {
    draw(in: board.layout.board.area, board.theme, on: &canvas, at: time)
  }
}

extension Effect {
  var isOnTop: Bool { false }
  var delaysResult: Bool { false }
  /// The end of the effect.
  var end: Duration { start + Self.duration }

  /// The elapsed share of the effect, from 0 to 1.
  func progress(at time: Duration) -> Double { (time - start).inSeconds / Self.duration.inSeconds }
}

/// A move whose motion has just ended, and everything that its effects depend on.
struct SeenMove {
  let move: TableMove
  /// The table after the move, with all moves so far.
  let table: TableSnapshot
  let time: Duration
  let theme: Theme
  /// Whether the game counts points.
  let hasPoints: Bool
  /// Whether the game ends in a celebration.
  let isCelebrated: Bool

  /// Whether things may move, rather than only change their colours.
  var travels: Bool { theme.options.shownMotion == .full }

  /// The move between two tables; `nil` if there is none, or without motion.
  init?(
    from old: TableSnapshot, to new: TableSnapshot, at time: Duration, theme: Theme,
    _ viewModel: TableViewModel
  ) {
    guard theme.options.shownMotion != .none, new.deals == old.deals, new.moves > old.moves,
      let move = new.lastMove
    else { return nil }
    (self.move, table, self.time, self.theme) = (move, new, time, theme)
    (hasPoints, isCelebrated) = (viewModel.hasPoints, viewModel.company.isCelebrated)
  }
}
