/// The value of every position between two players who forget nothing, and the best move in it.
///
/// A position has n pairs on the table and k known cards whose partners are unknown; known pairs
/// have been taken. Its value e(n, k) is the number of pairs that the player to move will find more
/// than the other, on average. Of the u = 2n - k unknown cards, k match a known one. Every move
/// turns an unknown card first. With p = k/u it matches, and the player takes the pair and goes on.
/// Else the player turns one of two kinds of second cards:
///
/// - *one new card*: a known card that does not match (if k > 0). The opponent learns one card:
///
///       one(n, k) = -e(n, k+1)
///
/// - *two new cards*: another unknown card. It is the partner with probability 1/(u-1), the partner
///   of a known card with k/(u-1), whose pair the opponent takes, and else one more single card:
///
///       two(n, k) = [(1 - k) (1 + e(n-1, k)) - 2 (n-k-1) e(n, k+2)] / (u-1)
///
/// So e(0, 0) = 0 and e(n, k) = p (1 + e(n-1, k-1)) + (1-p) max(one, two). Passing, by two known
/// cards that do not match, is against the rules of rivals. (Zwick and Paterson, "The memory game",
/// Theoretical Computer Science 110(1), 1993, who also allow passing.)
package struct TwoPlayerValues: Equatable, Sendable {
  /// e(n, k) by n and k.
  private var rows: [[Double]] = [[0]]

  /// The values for boards of up to this number of pairs.
  ///
  /// Complexity: O(n²) time and memory.
  package init(pairs: Int) {
    for n in stride(from: 1, through: pairs, by: 1) { addRow(n) }
  }

  /// e(n, k), in pairs; zero for a position that is not on such a board.
  package func value(pairs n: Int, known k: Int) -> Double {
    guard rows.indices.contains(n), rows[n].indices.contains(k) else { return 0 }
    return rows[n][k]
  }

  /// Whether a known card is the best second card, after a first one whose partner is unknown.
  ///
  /// - Parameters:
  ///   - n: the pairs on the table.
  ///   - k: the known single cards, without the one just turned.
  /// - Returns: `false` for a position beyond the board.
  func prefersKnownSecond(pairs n: Int, known k: Int) -> Bool {
    guard rows.indices.contains(n), 1..<max(1, n) ~= k else { return false }
    return TwoPlayerValues.one(k, rows[n]) > TwoPlayerValues.two(n, k, rows[n], rows[n - 1])
  }

  private mutating func addRow(_ n: Int) {
    let fewer = rows[n - 1]
    // Any row begins at its end: with k = n each unknown card matches a known one.
    var row = [Double](repeating: Double(n), count: n + 1)
    for k in stride(from: n - 1, through: 0, by: -1) {
      let match = Double(k) / Double(2 * n - k)
      let two = TwoPlayerValues.two(n, k, row, fewer)
      let best = k > 0 ? max(TwoPlayerValues.one(k, row), two) : two
      row[k] = match * (k > 0 ? 1 + fewer[k - 1] : 0) + (1 - match) * best
    }
    rows.append(row)
  }

  private static func one(_ k: Int, _ row: [Double]) -> Double { -row[k + 1] }

  private static func two(_ n: Int, _ k: Int, _ row: [Double], _ fewer: [Double]) -> Double {
    let pair = Double(1 - k) * (1 + fewer[k])
    let single = k + 2 <= n ? Double(2 * (n - k - 1)) * row[k + 2] : 0
    return (pair - single) / Double(2 * n - k - 1)
  }
}
