import Canvas
import MemorizeViewModel

extension TableStage {
  /// The moment when the frame next changes without an event: a frame of a motion, a step of a
  /// bonus, a second of the clock, or a move of the ghost.
  ///
  /// A quiet screen waits for a key.
  func nextChange(after time: Duration) -> Duration? {
    guard !theme.options.isQuiet else { return nil }
    return [
      nextFrame(after: time), nextPieStep(after: time), nextSecond(after: time),
      nextBonusSecond(after: time), nextGhostMove(after: time),
    ].compactMap { $0 }.min()
  }

  /// The next visible step of a bonus that runs out.
  private func nextPieStep(after time: Duration) -> Duration? {
    guard let layout, viewModel.hasPoints else { return nil }
    let view = CardView(theme: theme, size: layout.board.grid.card)
    let steps = viewModel.turned.compactMap { id -> Duration? in
      guard table[id]?.side == .face, let face = faces[id] else { return nil }
      let pie = Pie(
        faces.pieForm(of: face, on: view), fraction: viewModel.bonusFraction(of: id, at: time))
      return pie.nextFraction.flatMap { viewModel.bonusWait(of: id, untilFraction: $0, at: time) }
    }
    return steps.min().map { time + $0 }
  }

  /// The next second of the bonus on the message line.
  private func nextBonusSecond(after time: Duration) -> Duration? {
    guard layout?.messageLine != nil, viewModel.hasPoints, viewModel.turned.count == 1,
      let id = viewModel.turned.first
    else { return nil }
    return viewModel.nextBonusSecond(of: id, after: time)
  }

  /// The next move of the ghost.
  private func nextGhostMove(after time: Duration) -> Duration? {
    layout?.statusLine.flatMap { _ in viewModel.nextGhostChange(after: time) }
  }

  /// The next second of the clock.
  private func nextSecond(after time: Duration) -> Duration? {
    guard viewModel.isTimed, layout?.statusLine != nil else { return nil }
    let second: Int128 = 1_000_000_000_000_000_000
    let passed = viewModel.clock(at: time).attoseconds % second
    return viewModel.wait(for: Duration(attoseconds: second - passed)).map { time + $0 }
  }
}
