/// The halves and rows of a board, which follow from its cards and its rules alone.
///
/// They are part of the game, not of the window, so that a board is the same everywhere.
public struct BoardShape: Equatable, Sendable {
  /// The places of each half, from 0; a board without halves is one range.
  public let halves: [Range<Int>]
  /// The number of places in each row of a half, from the first one on.
  public let rowLengths: [Int]

  /// The shape of a board.
  ///
  /// - Parameters:
  ///   - places: the number of places before any card has left.
  ///   - variant: the rules, which decide whether there are halves.
  public init(places: Int, _ variant: Variant) {
    let places = max(0, places)
    let half = variant.hasSides ? places / 2 : places
    halves = variant.hasSides ? [0..<half, half..<places] : [0..<places]
    rowLengths = Variant.rowLengths(places: half)
  }

  /// Whether each half holds one card of every pair.
  public var hasHalves: Bool { halves.count > 1 }

  /// The places of the half in which a place lies; empty for a place off the board.
  public func half(of place: Int) -> Range<Int> { halves.first { $0.contains(place) } ?? 0..<0 }

  /// Whether partners can lie at two different places.
  public func canHoldPair(_ one: Int, _ other: Int) -> Bool {
    !hasHalves || half(of: one) != half(of: other)
  }

  /// Whether two places lie side by side in a row, or one below the other.
  public func areNeighbours(_ one: Int, _ other: Int) -> Bool {
    guard let here = cell(of: one), let there = cell(of: other),
      half(of: one) == half(of: other)
    else { return false }
    return abs(here.row - there.row) + abs(here.column - there.column) == 1
  }

  /// The row and the column of a place in its half; `nil` for a place off the board.
  private func cell(of place: Int) -> (row: Int, column: Int)? {
    var column = place - half(of: place).lowerBound
    for (row, length) in rowLengths.enumerated() where column >= 0 {
      if column < length { return (row, column) }
      column -= length
    }
    return nil
  }
}

extension MemoryGame {
  /// The halves and rows of the board.
  public var shape: BoardShape { BoardShape(places: order.count, variant) }
}
