extension Variant.Rule {
  /// Drift: a miss slides the row of its last card one place to the right, and the card at the end
  /// of the row comes round to its start.
  public static let drift = Variant.Rule(
    3, "drift", title: "drift", effect: "a miss slides a row",
    explanation: "A miss slides a row of cards by one place")
}

extension Variant {
  /// Whether a miss slides the row of its last card by one place.
  public var drifts: Bool { self[.drift] }

  /// The cards in each row of a game that drifts.
  ///
  /// The rows are part of the game, not of the window, so that a board is the same everywhere. The
  /// table is about as high as half its width, in units of a card, and the rows are equally long or
  /// differ by one card.
  ///
  /// - Parameter count: the places of the board, or of one side of it.
  /// - Returns: a number of cards for each row, from the first one on.
  public static func rowLengths(places count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let rows = max(1, Int((Double(count) / 2).squareRoot().rounded()))
    return (0..<rows).map { count / rows + ($0 < count % rows ? 1 : 0) }
  }
}

extension MemoryGame {
  /// The cards in each row, of the whole board or of each side of it; `nil` unless the game drifts.
  public var rowLengths: [Int]? {
    variant.drifts ? shape.rowLengths : nil
  }

  /// Slides the row in which the last card of a miss lies.
  ///
  /// Complexity: O(n).
  mutating func slideRow(after move: Move) {
    guard !move.isMatch, let rowLengths else { return }
    for half in shape.halves {
      // With close gaps, rows are made of the cards that are left.
      var rest = half.filter { !variant.closesGaps || self[order[$0]]?.isGone == false }[...]
      for length in rowLengths {
        let row = rest.prefix(length)
        rest = rest.dropFirst(length)
        let cards = row.map { order[$0] }
        guard cards.contains(move.second) else { continue }
        for (place, card) in zip(row, cards.suffix(1) + cards.dropLast()) { order[place] = card }
        return
      }
    }
  }
}
