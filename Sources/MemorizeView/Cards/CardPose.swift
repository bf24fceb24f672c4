import Canvas
import MemorizeViewModel

/// The frame and the visible side of a card at one moment.
struct CardPose: Equatable {
  /// The visible side of a card.
  enum Side: Equatable {
    case back
    case face
    /// The face of a card that does not match the other one turned.
    case missed
    /// The face of a chosen card, in a game with open cards.
    case chosen
    /// The face of a matched card.
    case matched
    /// The trace of a card that has left.
    case trace
  }

  let id: CardID
  /// The cells of the board, before scrolling.
  var frame: Rect
  var side: Side
  /// Whether the card is on its way between two places.
  var isInFlight = false

  /// Interpolates between two settled poses: `before` at progress 0, `after` at 1.
  ///
  /// A card that turns narrows to an edge, changes sides and widens. A match becomes visible only
  /// at the end, on both cards at once.
  ///
  /// - Parameters:
  ///   - before: the pose at progress 0.
  ///   - after: the pose at progress 1.
  ///   - progress: from 0 to 1.
  ///   - middle: the point where all cards gather halfway; `nil` if each goes straight to its
  ///     place.
  /// - Returns: the pose in between, in flight unless the card is at one of the places.
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

  /// Eases in and out: 3t² - 2t³.
  static func eased(_ progress: Double) -> Double {
    progress * progress * (3 - 2 * progress)
  }

  /// The share of the way to the middle by which gathering cards are drawn aside: c(4t(1 - t))².
  ///
  /// It starts and ends smoothly at zero, and is largest halfway.
  private static func gathering(_ progress: Double) -> Double {
    let nearness = 4 * progress * (1 - progress)
    return 0.4 * nearness * nearness
  }
}

extension Rect {
  /// Interpolates between two rectangles.
  static func between(_ before: Rect, _ after: Rect, progress: Double) -> Rect {
    func mix(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * progress).rounded())
    }
    return Rect(
      x: mix(before.minX, after.minX), y: mix(before.minY, after.minY),
      width: mix(before.width, after.width), height: mix(before.height, after.height))
  }

  /// The rectangle moved by a share of the way from its middle to another point.
  func drawn(to middle: Point, share: Double) -> Rect {
    let own = self.middle
    return moved(
      x: Int((Double(middle.x - own.x) * share).rounded()),
      y: Int((Double(middle.y - own.y) * share).rounded()))
  }

  /// The middle columns of the rectangle: a share of them, at least one.
  func narrowed(to share: Double) -> Rect {
    let columns = max(1, Int((Double(width) * share).rounded()))
    return Rect(x: minX + (width - columns) / 2, y: minY, width: columns, height: height)
  }
}
