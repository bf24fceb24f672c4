import Canvas
import MemorizeViewModel
import Words

/// A half of a board as it is drawn.
enum BoardHalf: Equatable {
  case left
  case right
  case upper
  case lower
  /// The card lies on both middle lines.
  case middle

  /// The half in words, as in `the left half`.
  var text: String {
    switch self {
    case .left: say("the left half", context: "place of a card")
    case .right: say("the right half", context: "place of a card")
    case .upper: say("the upper half", context: "place of a card")
    case .lower: say("the lower half", context: "place of a card")
    case .middle: say("the middle", context: "place of a card")
    }
  }
}

extension BoardLayout {
  /// The half in which a place lies: that of its side if the board has two sides.
  ///
  /// Of left and right, upper and lower, those halves are taken that the card does not straddle
  /// and that divide the other cards more evenly.
  func half(of place: Int, among occupied: [Int]) -> BoardHalf {
    let places = placesOfHalf(with: place)
    let frames = places.map(frame(of:))
    let own = frame(of: place)
    let others = occupied.filter(places.contains).map(frame(of:))
    let middle = Point(
      x: (frames.map(\.minX).min() ?? 0) + (frames.map(\.maxX).max() ?? 0),
      y: (frames.map(\.minY).min() ?? 0) + (frames.map(\.maxY).max() ?? 0))
    let halves: [BoardHalf] = [.left, .right, .upper, .lower].filter { $0.holds(own, middle) }
    func unevenness(_ half: BoardHalf) -> Int {
      abs(others.count - 2 * others.count { half.holds($0, middle) })
    }
    return halves.min { unevenness($0) < unevenness($1) } ?? .middle
  }

  /// The side on which a place lies, in words; `nil` if the board has no sides.
  func sideText(of place: Int) -> String? {
    let isFirst = place < count / 2
    return switch halves {
    case .none: nil
    case .beside:
      isFirst
        ? say("the left side", context: "place of a card")
        : say("the right side", context: "place of a card")
    case .below:
      isFirst
        ? say("the upper side", context: "place of a card")
        : say("the lower side", context: "place of a card")
    }
  }
}

extension BoardHalf {
  /// Whether a card's frame lies in the half as a whole, beside twice the middle of the board.
  fileprivate func holds(_ frame: Rect, _ middle: Point) -> Bool {
    switch self {
    case .left: 2 * frame.maxX <= middle.x
    case .right: 2 * frame.minX >= middle.x
    case .upper: 2 * frame.maxY <= middle.y
    case .lower: 2 * frame.minY >= middle.y
    case .middle: false
    }
  }
}

extension TableStage {
  /// The message for a hint, with the half of the board as it is drawn now.
  func message(for hint: Hint, _ price: HintPrice) -> Message {
    guard case .half(let card) = hint else { return Narrator.wording(of: hint, place: "", price) }
    return Narrator.wording(of: hint, place: halfText(of: card) ?? BoardHalf.middle.text, price)
  }

  /// The half of the board in which a card lies, in words; on a board with two sides, the half of
  /// its side.
  private func halfText(of card: CardID) -> String? {
    guard let board = layout?.board, let place = table[card]?.place else { return nil }
    let occupied = table.places.indices.filter(table.isOccupied)
    let half = board.half(of: place, among: occupied).text
    return board.sideText(of: place).map { say("\(half) of \($0)", context: "place of a card") }
      ?? half
  }
}
