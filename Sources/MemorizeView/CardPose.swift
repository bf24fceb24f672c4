import Canvas
import MemorizeViewModel

/// How one card is drawn at one moment: where, and which side of it.
struct CardPose: Equatable {
  /// Which side is seen.
  enum Side: Equatable {
    case back
    case face
    /// The face of a card that was chosen where all faces lie up.
    case chosen
    /// The face of a card that has found its partner.
    case matched
    /// Nothing but the trace of a card that has left.
    case trace
  }

  let id: CardID
  /// Cells of the board, not scrolled.
  var frame: Rect
  var side: Side

  /// The pose on the way from one settled pose, at progress 0, to the next, at 1.
  ///
  /// A card that shows its other side narrows to an edge, changes sides, and widens. That two
  /// cards match is seen at the end only, on both of them at once.
  static func between(_ before: CardPose, _ after: CardPose, progress: Double) -> CardPose {
    guard progress < 1 else { return after }
    guard progress > 0 else { return before }
    var pose = progress >= 0.5 ? after : before
    if after.side == .matched, before.side != .matched {
      pose.side = progress >= 0.5 ? .face : before.side
    }
    pose.frame = .between(before.frame, after.frame, progress: eased(progress))
    if before.isTurned(to: after) {
      pose.frame = pose.frame.narrowed(to: abs(1 - 2 * progress))
    }
    return pose
  }

  private func isTurned(to other: CardPose) -> Bool {
    (side == .back) != (other.side == .back) && side != .trace && other.side != .trace
  }

  /// Slow at both ends: 3t² - 2t³.
  static func eased(_ progress: Double) -> Double {
    progress * progress * (3 - 2 * progress)
  }
}

extension Rect {
  /// The block on the way between two others.
  static func between(_ before: Rect, _ after: Rect, progress: Double) -> Rect {
    func mix(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * progress).rounded())
    }
    return Rect(
      x: mix(before.minX, after.minX), y: mix(before.minY, after.minY),
      width: mix(before.width, after.width), height: mix(before.height, after.height))
  }

  /// The block with a share of its columns, in the middle, at least one of them.
  func narrowed(to share: Double) -> Rect {
    let columns = max(1, Int((Double(width) * share).rounded()))
    return Rect(x: minX + (width - columns) / 2, y: minY, width: columns, height: height)
  }
}
