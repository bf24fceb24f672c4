/// Stepping through a recording for review.
extension Playback {
  /// The move under review, from 1: the move of the step shown last.
  ///
  /// At the start it is the first move, at the end of a finished game the costliest one.
  public var move: Int {
    guard let review, position > 0 else { return 1 }
    let shown = review.remarks.prefix(position)
    let last = shown.last { $0 != nil } ?? nil
    guard isAtEnd, review.breakdown != nil else { return last?.move ?? 1 }
    return review.costliest.flatMap { review.remarks[$0]?.move } ?? 1
  }

  /// Goes to the next or previous step at which something was forgotten, and stops there.
  ///
  /// Without such a step it goes to the end or the start.
  public func step(toLapse direction: Direction, at time: Duration) {
    let positions = (review?.lapses ?? []).map { $0 + 1 }
    let target =
      switch direction {
      case .forwards: positions.first { $0 > position } ?? count
      case .backwards: positions.last { $0 < position } ?? 0
      }
    step(by: target - position, at: time)
  }

  /// The direction of a search.
  public enum Direction: Hashable, Sendable {
    case forwards
    case backwards
  }
}
