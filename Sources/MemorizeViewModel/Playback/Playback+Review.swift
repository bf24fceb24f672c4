/// Looking through a recording.
extension Playback {
  /// The move that is being looked at, from 1: that of the step shown last.
  ///
  /// At the start it is the first one, at the end of a finished game the one that forgetting cost most.
  public var move: Int {
    guard let review, position > 0 else { return 1 }
    let shown = review.remarks.prefix(position)
    let last = shown.last { $0 != nil } ?? nil
    guard isAtEnd, review.breakdown != nil else { return last?.move ?? 1 }
    return review.costliest.flatMap { review.remarks[$0]?.move } ?? 1
  }

  /// Goes to the next step at which something was forgotten, or the one before, and stops there.
  ///
  /// Where there is none it goes to the end, or to the start.
  public func step(toLapse direction: Direction, at time: Duration) {
    let positions = (review?.lapses ?? []).map { $0 + 1 }
    let target =
      switch direction {
      case .forwards: positions.first { $0 > position } ?? count
      case .backwards: positions.last { $0 < position } ?? 0
      }
    step(by: target - position, at: time)
  }

  /// Which way to look.
  public enum Direction: Hashable, Sendable {
    case forwards
    case backwards
  }
}
