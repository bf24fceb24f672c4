/// The value of every position between two players who forget nothing.
///
/// A position has n pairs on the table and k known cards whose partners are unknown; known pairs
/// have been taken. Its value e(n, k) is the number of pairs that the player to move will find more
/// than the other, on average. Of the u = 2n - k unknown cards, k match a known one. A player who
/// turns an unknown card matches with p = k/u, takes the pair and goes on. Else a second card
/// follows:
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
/// So new(n, k) = p (1 + e(n-1, k-1)) + (1-p) max(one, two). A player who knows two cards can also
/// pass. Whoever gains by a new card does not pass, and if neither does, the game ends:
///
///     e(0, 0) = 0,  e(n, k) = new(n, k) for k < 2,  e(n, k) = max(new(n, k), 0) for k ≥ 2
///
/// (Zwick and Paterson, "The memory game", Theoretical Computer Science 110(1), 1993.)
struct TwoPlayerValues {
  /// e(n, k) by n and k.
  private var rows: [[Double]] = [[0]]

  /// The values for boards of up to this number of pairs.
  ///
  /// Complexity: O(n²) time and memory.
  init(pairs: Int) {
    for n in stride(from: 1, through: pairs, by: 1) { addRow(n) }
  }

  /// e(n, k), in pairs; zero for a position that is not on such a board.
  subscript(n: Int, k: Int) -> Double {
    rows.indices.contains(n) && rows[n].indices.contains(k) ? rows[n][k] : 0
  }

  private mutating func addRow(_ n: Int) {
    // Any row begins at its end: with k = n each unknown card matches a known one.
    rows.append([Double](repeating: Double(n), count: n + 1))
    for k in stride(from: n - 1, through: 0, by: -1) {
      let match = Double(k) / Double(2 * n - k)
      let pair = Double(1 - k) * (1 + self[n - 1, k])
      let two = (pair - Double(2 * (n - k - 1)) * self[n, k + 2]) / Double(2 * n - k - 1)
      let best = k > 0 ? max(-self[n, k + 1], two) : two
      let new = match * (1 + self[n - 1, k - 1]) + (1 - match) * best
      rows[n][k] = k < 2 ? new : max(new, 0)
    }
  }
}
