import Canvas
import MemorizeViewModel

extension TableScreen {
  /// When the picture will next change by itself.
  ///
  /// - Parameter time: now.
  /// - Returns: a moment after now; `nil` if the picture stays as it is until something happens.
  public func nextChange(after time: Duration) -> Duration? {
    let moments = [
      nextFrame(after: time), nextPieStep(after: time), nextSecond(after: time),
      viewModel.flipBackDue(after: time), resultDue, playback?.due,
      page?.nextChange(after: time), viewModel.showing?.end,
    ]
    return moments.compactMap { $0 }.min().map { max($0, time) }
  }

  /// The next frame of whatever moves.
  private func nextFrame(after time: Duration) -> Duration? {
    var running: [(start: Duration, end: Duration)] = points.map { ($0.start, $0.end) }
    if let motion { running.append((motion.start, motion.end)) }
    if let shine { running.append((shine.start, shine.end)) }
    if let celebration { running.append((celebration.start, celebration.end)) }
    return running.map { start, end in
      let frames = max(0, (time - start).steps(of: Timing.frame)) + 1
      return min(end, start + Timing.frame * frames)
    }.min()
  }

  /// The next visible step of a bonus that runs out.
  private func nextPieStep(after time: Duration) -> Duration? {
    guard let layout, !table.isPaused, !table.isOpen else { return nil }
    let view = CardView(look: look, size: layout.board.grid.card)
    return table.places.lazy.compactMap { [self] id -> Duration? in
      guard let id, let side = table[id]?.side, side != .back, let card = viewModel.card(id),
        card.isFaceUp, !card.isMatched
      else { return nil }
      let form = view.pieForm(FaceText(card.content, capabilities))
      let remaining = viewModel.bonusRemaining(of: id, at: time)
      return Pie.change(form, remaining: remaining).flatMap(viewModel.wait).map { time + $0 }
    }.min()
  }

  /// The next second of the clock.
  private func nextSecond(after time: Duration) -> Duration? {
    guard viewModel.isClockRunning, layout?.statusLine != nil else { return nil }
    let elapsed = viewModel.elapsed(at: time)
    let wait = viewModel.wait(for: .seconds(elapsed.components.seconds + 1) - elapsed)
    return wait.map { time + $0 }
  }
}
