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
  /// Whether the card has left one place and has not come to another yet.
  var isInFlight = false

  /// The pose on the way from one settled pose, at progress 0, to the next, at 1.
  ///
  /// A card that shows its other side narrows to an edge, changes sides, and widens. That two
  /// cards match is seen at the end only, on both of them at once.
  ///
  /// - Parameters:
  ///   - before: the pose at progress 0.
  ///   - after: the pose at progress 1.
  ///   - progress: from 0 to 1.
  ///   - middle: where all cards gather halfway; `nil` if each goes straight to its place.
  /// - Returns: the pose in between, in flight unless it lies at either place.
  static func between(
    _ before: CardPose, _ after: CardPose, progress: Double, gatheringAt middle: Point? = nil
  ) -> CardPose {
    guard progress < 1 else { return after }
    guard progress > 0 else { return before }
    var pose = progress >= 0.5 ? after : before
    if after.side == .matched, before.side != .matched {
      pose.side = progress >= 0.5 ? .face : before.side
    }
    pose.frame = .between(before.frame, after.frame, progress: eased(progress))
    if before.frame != after.frame {
      if let middle {
        pose.frame = pose.frame.drawn(to: middle, share: gathering(progress))
      }
      pose.isInFlight = pose.frame != before.frame && pose.frame != after.frame
    }
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

  /// Which part of the way to the middle the cards are drawn aside: none at both ends, where it sets
  /// in slowly and stops so, and most of all halfway: c(4t(1 - t))².
  private static func gathering(_ progress: Double) -> Double {
    let nearness = 4 * progress * (1 - progress)
    return 0.4 * nearness * nearness
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

  /// The block moved by a share of the way from its own middle to another one.
  func drawn(to middle: Point, share: Double) -> Rect {
    let own = self.middle
    return moved(
      x: Int((Double(middle.x - own.x) * share).rounded()),
      y: Int((Double(middle.y - own.y) * share).rounded()))
  }

  /// The block with a share of its columns, in the middle, at least one of them.
  func narrowed(to share: Double) -> Rect {
    let columns = max(1, Int((Double(width) * share).rounded()))
    return Rect(x: minX + (width - columns) / 2, y: minY, width: columns, height: height)
  }
}
