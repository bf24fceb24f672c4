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
    rowLengths = BoardShape.rowLengths(places: half)
  }

  /// The cards in each row of a board, or of one half of it.
  ///
  /// The table is about as high as half its width, in units of a card, and the rows are equally long
  /// or differ by one card.
  private static func rowLengths(places count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let rows = max(1, Int((Double(count) / 2).squareRoot().rounded()))
    return (0..<rows).map { count / rows + ($0 < count % rows ? 1 : 0) }
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

  /// The cards in each row, of the whole board or of each half of it, if they are part of the game
  /// because a rule moves cards; otherwise `nil`, and each window has rows of its own.
  public var rowLengths: [Int]? {
    variant.rules.contains { $0.rearranges != nil } ? shape.rowLengths : nil
  }
}
