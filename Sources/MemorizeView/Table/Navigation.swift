import Canvas

/// Moves the cursor on a grid with empty places.
///
/// Arrow keys lead from every occupied place to every other one: up and down between rows, left and
/// right within a row.
struct Navigation {
  /// A direction of movement.
  enum Direction: Hashable, CaseIterable {
    case up
    case down
    case left
    case right
  }

  let columns: Int
  let count: Int
  let isOccupied: (Int) -> Bool
  /// The column and row of cards that a place is in, if places are not simply in order.
  var cell: ((Int) -> Point)?
  /// The column in which moves up and down began, to which they return behind a short row.
  var goal: Int?

  /// The nearest occupied place in a direction, wrapping at the edge; the place itself if it is the
  /// only one.
  func place(_ direction: Direction, of place: Int) -> Int {
    switch direction {
    case .left: sideways(-1, of: place)
    case .right: sideways(1, of: place)
    case .up: upright(-1, of: place)
    case .down: upright(1, of: place)
    }
  }

  /// The next place in reading order that meets a condition, wrapping at the end.
  func next(after place: Int, step: Int, where condition: (Int) -> Bool) -> Int? {
    let candidates = (0..<count).map { ((place + step * ($0 + 1)) % count + count) % count }
    return candidates.first(where: condition)
  }

  /// The place itself if it is occupied, else the nearest occupied place.
  func nearest(to place: Int) -> Int {
    occupied.min { distance($0, place) < distance($1, place) } ?? max(0, min(place, count - 1))
  }

  /// The nearest occupied place that meets a condition.
  func nearest(to place: Int, where condition: (Int) -> Bool) -> Int? {
    occupied.filter(condition).min { distance($0, place) < distance($1, place) }
  }

  private var occupied: [Int] { (0..<count).filter(isOccupied) }

  /// The column of a place.
  func column(_ place: Int) -> Int { cell?(place).x ?? place % max(1, columns) }

  private func row(_ place: Int) -> Int { cell?(place).y ?? place / max(1, columns) }

  /// The distance in half columns: a row is as far as a column and a half.
  private func distance(_ one: Int, _ other: Int) -> Int {
    2 * abs(column(one) - column(other)) + 3 * abs(row(one) - row(other))
  }

  /// The nearest place in the same row, then any place on that side, then at the other edge.
  private func sideways(_ step: Int, of place: Int) -> Int {
    let inRow = occupied.filter { row($0) == row(place) && $0 != place }
    let ahead = { (other: Int) in (column(other) - column(place)) * step > 0 }
    let near = { (one: Int, other: Int) in distance(one, place) < distance(other, place) }
    if let next = inRow.filter(ahead).min(by: near) { return next }
    if let next = occupied.filter(ahead).min(by: near) { return next }
    let far = { (one: Int, other: Int) in (column(one) - column(other)) * step < 0 }
    return inRow.min(by: far)
      ?? occupied.filter { $0 != place }.min { one, other in
        (column(one) - column(other)) * step < 0
          || column(one) == column(other) && distance(one, place) < distance(other, place)
      } ?? place
  }

  /// In the nearest row that is not empty, wrapping at the edge, the place nearest to the goal.
  private func upright(_ step: Int, of place: Int) -> Int {
    let goal = goal ?? column(place)
    let rows = max(1, row(count - 1) + 1)
    for distance in 1...rows {
      let target = ((row(place) + step * distance) % rows + rows) % rows
      let found = occupied.filter { row($0) == target && $0 != place }
      let next = found.min { abs(column($0) - goal) < abs(column($1) - goal) }
      if let next { return next }
    }
    return place
  }
}
