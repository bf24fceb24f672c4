import Canvas
import MemorizeViewModel
import Options

/// A change of the table that has already happened, animated over time.
///
/// Cards are matched by id. A frame is a pure function of the table before, the table after, and
/// the time since the start; at the end it equals the table after.
struct Motion: Equatable {
  /// A card in motion.
  private struct Part: Equatable {
    let before: CardPose
    let after: CardPose
    let course: Course
    var delay: Duration = .zero

    var end: Duration { delay + course.duration }

    func pose(at elapsed: Duration) -> CardPose {
      let progress = (elapsed - delay).inSeconds / course.duration.inSeconds
      return course.pose(from: before, to: after, progress: min(max(0, progress), 1))
    }
  }

  let before: TableSnapshot
  let after: TableSnapshot
  let start: Duration
  /// The cards in motion in drawing order: those that start later lie below.
  private let parts: [Part]
  /// The cards that are not in their final pose.
  let moving: Set<CardID>
  /// The moving cards that change places.
  private let travelling: Set<CardID>
  /// The time from the start until the last card is at rest.
  let duration: Duration

  /// The motion from one table to another; `nil` if no card moves.
  init?(
    from before: TableSnapshot, to after: TableSnapshot, start: Duration, level: MotionLevel,
    layout: TableLayout, scroll: Point
  ) {
    guard level != .none else { return nil }
    let parts =
      before.deals == after.deals
      ? Motion.changes(from: before, to: after, level: level, layout: layout, scroll: scroll)
      : Motion.deal(of: after, level: level, layout: layout, scroll: scroll)
    self.init(parts, from: before, to: after, start: start)
  }

  /// `nil` without parts.
  private init?(
    _ parts: [Part], from before: TableSnapshot, to after: TableSnapshot, start: Duration
  ) {
    guard let duration = parts.map(\.end).max() else { return nil }
    self.before = before
    self.after = after
    self.start = start
    self.duration = duration
    self.parts = parts.sorted { $0.delay > $1.delay }
    moving = Set(parts.map(\.after.id))
    travelling = Set(parts.filter(\.course.isTravel).map(\.after.id))
  }

  /// The shaking of the cards of a miss.
  static func shake(
    _ move: TableMove, on table: TableSnapshot, start: Duration, layout: TableLayout
  ) -> Motion? {
    let poses = move.cards.compactMap { table.pose(of: $0, in: layout.board) }
    let parts = poses.map { Part(before: $0, after: $0, course: .shake) }
    return Motion(parts, from: table, to: table, start: start)
  }

  /// The moment when everything is at rest.
  var end: Duration { start + duration }

  /// The poses of the cards in motion, in drawing order.
  func poses(at time: Duration) -> [CardPose] {
    let elapsed = time - start
    return parts.map { $0.pose(at: elapsed) }
  }

  /// Whether a card moves to another place.
  func isTravelling(_ id: CardID) -> Bool { travelling.contains(id) }

  /// The number of columns by which a shaking card lies beside its place.
  func shakingOffset(of id: CardID, at time: Duration) -> Int {
    guard let part = parts.first(where: { $0.after.id == id && $0.course == .shake }) else {
      return 0
    }
    return part.pose(at: time - start).frame.minX - part.after.frame.minX
  }

  /// Whether so many cards move that nobody sees the patterns on their backs.
  var isCrowded: Bool { travelling.count > 40 }

  /// Whether a card travels between the board and a pile.
  func usesPile(_ id: CardID) -> Bool {
    before.deals != after.deals || after[id] == nil || before[id] == nil
  }

  /// The place on the table where a card arrives, or the one that it leaves for a pile.
  func place(of id: CardID) -> Int? { (after[id] ?? before[id])?.place }

  /// The number of cards still on the pile.
  func undealt(at time: Duration) -> Int {
    guard before.deals != after.deals else { return 0 }
    return parts.count { time - start <= $0.delay }
  }

  private static func deal(
    of table: TableSnapshot, level: MotionLevel, layout: TableLayout, scroll: Point
  ) -> [Part] {
    guard level == .full else { return [] }
    let pile = layout.deckPile.moved(x: scroll.x, y: scroll.y)
    let count = max(2, table.places.count)
    let step = min(Timing.dealStep, (Timing.deal - Timing.flight) / (count - 1))
    return table.places.enumerated().compactMap { number, id in
      guard let id, let after = table.pose(of: id, in: layout.board) else { return nil }
      let before = CardPose(id: id, frame: pile, side: .back)
      return Part(before: before, after: after, course: .deal, delay: step * number)
    }
  }

  private static func changes(
    from before: TableSnapshot, to after: TableSnapshot, level: MotionLevel, layout: TableLayout,
    scroll: Point
  ) -> [Part] {
    let pile = layout.foundPile.moved(x: scroll.x, y: scroll.y)
    let middle =
      after.lastEvent == .shuffled ? layout.board.area.middle.moved(x: scroll.x, y: scroll.y) : nil
    return before.cards.indices.compactMap { number in
      let id = CardID(rawValue: number)
      let onPile = CardPose(id: id, frame: pile, side: .matched)
      let old = before.pose(of: id, in: layout.board) ?? onPile
      let new = after.pose(of: id, in: layout.board) ?? onPile
      let travels = old.frame != new.frame
      guard old != new, !travels || level == .full else { return nil }
      // The cards of a pair come back from the pile after an undo.
      let way: Course =
        after[id] == nil
        ? .collect : before[id] == nil ? .deal : middle.map(Course.gather) ?? .slide
      // A rule moves cards when those of the move have been seen where they were turned.
      guard travels, way == .slide, after.moves > before.moves,
        after.lastMove?.effects.isEmpty == false
      else {
        return Part(before: old, after: new, course: travels ? way : .turn)
      }
      return old.side == new.side
        ? Part(before: old, after: new, course: .slide, delay: Timing.flip)
        : Part(before: old, after: new, course: .turnAndSlide)
    }
  }
}
