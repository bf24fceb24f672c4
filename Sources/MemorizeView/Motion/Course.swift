import Canvas

/// How a card gets from one pose to another.
enum Course: Equatable {
  /// It turns over in its place.
  case turn
  /// It flies from the pile to its place and brakes.
  case deal
  /// It moves to another place.
  case slide
  /// It moves to another place, aside to a point where all cards gather halfway.
  case gather(Point)
  /// It leaves for the pile, faster and faster.
  case collect
  /// It shakes in its place.
  case shake
  /// It turns over in its place and then moves to another one.
  case turnAndSlide

  var duration: Duration {
    switch self {
    case .turn: Timing.flip
    case .deal, .collect: Timing.flight
    case .slide, .gather: Timing.travel
    case .shake: Timing.shake
    case .turnAndSlide: Timing.flip + Timing.travel
    }
  }

  /// Whether the card moves away from its place.
  var isTravel: Bool { self != .turn && self != .shake }

  /// Interpolates between two settled poses: `before` at progress 0, `after` at 1.
  ///
  /// A match or a miss becomes visible only at the end, on both cards at once.
  ///
  /// - Parameters:
  ///   - before: the pose at progress 0.
  ///   - after: the pose at progress 1.
  ///   - progress: from 0 to 1.
  /// - Returns: the pose in between.
  func pose(from before: CardPose, to after: CardPose, progress: Double) -> CardPose {
    guard progress < 1 else { return after }
    guard progress > 0 else { return before }
    if self == .turnAndSlide { return turnedAndSlid(from: before, to: after, progress) }
    var pose = progress >= 0.5 ? after : before
    if after.side == .matched || after.side == .missed, before.side != after.side {
      pose.side = progress >= 0.5 ? .face : before.side
    }
    let way = eased(progress)
    pose.frame = .between(before.frame, after.frame, progress: way)
    switch self {
    case .turn:
      guard before.isTurned(to: after) else { return pose }
      pose.frame = pose.frame.narrowed(to: abs(Course.cosine(progress)))
      pose.lift = Int((2 * Course.arc(progress)).rounded())
    case .gather(let middle):
      pose.frame = pose.frame.drawn(to: middle, share: Course.gathering(progress))
      pose.lift = 2
    case .deal: pose.lift = max(1, Int((3 * (1 - way)).rounded()))
    case .slide, .turnAndSlide: pose.lift = 1
    case .collect: pose.lift = 2
    case .shake: pose.frame.origin.x += [-1, 1, -1, 1][min(3, Int(4 * progress))]
    }
    return pose
  }

  private func turnedAndSlid(
    from before: CardPose, to after: CardPose, _ progress: Double
  ) -> CardPose {
    var turned = after
    turned.frame = before.frame
    let share = Timing.flip / duration
    return progress < share
      ? Course.turn.pose(from: before, to: turned, progress: progress / share)
      : Course.slide.pose(from: turned, to: after, progress: (progress - share) / (1 - share))
  }

  /// The share of the way at a share of the time.
  private func eased(_ progress: Double) -> Double {
    switch self {
    case .deal: 1 - (1 - progress) * (1 - progress) * (1 - progress)
    case .collect: progress * progress
    default: progress * progress * (3 - 2 * progress)
    }
  }

  /// The share of the way to the middle by which gathering cards are drawn aside: c(4t(1 - t))².
  ///
  /// It starts and ends smoothly at zero, and is largest halfway.
  private static func gathering(_ progress: Double) -> Double {
    0.4 * arc(progress) * arc(progress)
  }

  /// A half circle from 0 up to 1 and back, close to sin πt: 4t(1 - t).
  private static func arc(_ progress: Double) -> Double { 4 * progress * (1 - progress) }

  /// From 1 down to -1, close to cos πt, without a library: 1 - 6t² + 4t³.
  private static func cosine(_ progress: Double) -> Double {
    1 - progress * progress * (6 - 4 * progress)
  }
}

extension CardPose {
  /// Whether the card shows its other side in another pose.
  fileprivate func isTurned(to other: CardPose) -> Bool {
    (side == .back) != (other.side == .back) && side != .trace && other.side != .trace
  }
}

extension Rect {
  /// Interpolates between two rectangles.
  fileprivate static func between(_ before: Rect, _ after: Rect, progress: Double) -> Rect {
    func mix(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * progress).rounded())
    }
    return Rect(
      x: mix(before.minX, after.minX), y: mix(before.minY, after.minY),
      width: mix(before.width, after.width), height: mix(before.height, after.height))
  }

  /// The rectangle moved by a share of the way from its middle to another point.
  fileprivate func drawn(to middle: Point, share: Double) -> Rect {
    let own = self.middle
    return moved(
      x: Int((Double(middle.x - own.x) * share).rounded()),
      y: Int((Double(middle.y - own.y) * share).rounded()))
  }

  /// The middle columns of the rectangle: a share of them, at least one, and as even or odd as
  /// before, so that the middle stays in place.
  fileprivate func narrowed(to share: Double) -> Rect {
    let cut = Int((Double(width) * (1 - share) / 2).rounded())
    let columns = max(width > 1 && width.isMultiple(of: 2) ? 2 : 1, width - 2 * cut)
    return Rect(x: minX + (width - columns) / 2, y: minY, width: columns, height: height)
  }
}

/// The durations of motions and effects.
enum Timing {
  static let flip: Duration = .milliseconds(300)
  static let travel: Duration = .milliseconds(500)
  /// The flight of a card from one pile or to the other.
  static let flight: Duration = .milliseconds(400)
  static let shake: Duration = .milliseconds(240)
  /// The longest deal, and the most time between two of its cards.
  static let deal: Duration = .seconds(2)
  static let dealStep: Duration = .milliseconds(53)
  /// The time for which a page that opened by itself ignores what was meant for the one before.
  static let quiet: Duration = .milliseconds(300)
  /// The same if a key has opened it before its time, for those who tap on.
  static let quietAfterHurry: Duration = .milliseconds(600)
  /// The same after a loss, which comes as a surprise.
  static let quietAfterLoss: Duration = .milliseconds(800)
  /// The same after a loss for those who type the letters of cards, which are keys of the result.
  static let quietAfterLetters: Duration = .milliseconds(1500)
  /// The time after a rival was hurried for which the player's own turn ignores the same key.
  static let quietAfterRival: Duration = .milliseconds(500)
  /// The time between two frames of a motion, for at most 30 frames a second.
  static let frame: Duration = .nanoseconds(33_333_334)

  /// The first frame of a motion or an effect after a moment.
  static func nextFrame(after time: Duration, start: Duration, end: Duration) -> Duration {
    let frames = max(0, (time - start).steps(of: frame)) + 1
    return min(end, start + frame * frames)
  }
}

extension Duration {
  /// The number of whole steps in this duration, which must not be negative.
  func steps(of step: Duration) -> Int { Int(clamping: attoseconds / step.attoseconds) }
}
