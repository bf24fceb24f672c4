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
      page?.nextChange(after: time), viewModel.preview?.end,
    ]
    return moments.compactMap { $0 }.min().map { max($0, time) }
  }

  /// The next frame of whatever moves.
  private func nextFrame(after time: Duration) -> Duration? {
    guard motion != nil || !points.isEmpty || shine != nil || celebration != nil else { return nil }
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
    runningBonuses(at: time).compactMap { bonus in
      Pie.change(bonus.form, remaining: bonus.remaining).flatMap(viewModel.wait).map { time + $0 }
    }.min()
  }

  /// The next second of the clock.
  private func nextSecond(after time: Duration) -> Duration? {
    guard viewModel.isClockRunning, layout?.statusLine != nil else { return nil }
    let second: Int128 = 1_000_000_000_000_000_000
    let passed = viewModel.elapsed(at: time).attoseconds % second
    return viewModel.wait(for: Duration(attoseconds: second - passed)).map { time + $0 }
  }
}
