import MemoryGame

/// The moves that a player who never forgets expects from any position, and the cost of each
/// decision.
///
/// **The value of a position.** Let n be the pairs left of which not both cards have been seen, k
/// the single cards known, and j the pairs of which both cards have been seen. A perfect memory
/// picks up the j pairs with one move each and needs S(n, k) moves for the others (see
/// `par(pairs:)`):
///
///     V(n, k, j) = j + S(n, k)
///
/// Of the u = 2n - k cards never seen, k are partners of the known single cards. All orders are
/// equally likely.
///
/// **Within a move.** The first card is up and counts as known. If its partner has been seen, the
/// best second card is the partner: W = V. If not (then k counts the first card, so k > 0), the
/// best second card is one never seen. It is the partner with probability 1/u, the partner of
/// another single card with (k-1)/u, and one more single card otherwise:
///
///     W(n, k, j) = j + 1/u (1 + S(n-1, k-1)) + (k-1)/u (2 + S(n-1, k-1)) + (u-k)/u (1 + S(n, k+1))
///
/// **Decisions.** The value of a decision is the mean over the cards that it can turn. Its cost is
/// the difference to the value before, which is the value of the best decision:
///
/// - first card, never seen: nothing, because the mean of W is V by the definition of S;
/// - first card, its partner seen: nothing;
/// - first card, a known single card: W(n, k, j) - V(n, k, j), because it shows nothing new;
/// - second card, the known partner: nothing;
/// - second card, never seen although the partner is known: the move only shows a card,
///   `1 + j + k/u (1 + S(n-1, k-1)) + (u-k)/u S(n, k+1)` less V;
/// - second card, never seen while the partner is unknown: nothing;
/// - second card, known and no match: the move shows nothing, 1 + V less W.
///
/// No cost is negative, so V is the value of the best play. Velleman and Warrington prove it for
/// all n (see `par(pairs:)`), and a test tries every decision up to n = 60. Only the best decisions
/// are free, except for n = k = 1, where the last card is known without having been seen.
///
/// **Precision.** S is computed in `Double` from positive terms only. A step of the recurrence has
/// a relative error below 8 ε with ε = 2⁻⁵³, and there are at most 2n steps from S(n, k) to S(0,
/// 0). Up to 600 pairs S < 968, so its error is below 16 · 600 · 968 ε < 2·10⁻⁹. All values and
/// costs are then rounded to millionths, so a free decision costs exactly zero.
package struct PerfectMemory: Sendable {
  /// The largest board with values, in pairs.
  static let limit = 600

  /// S(n, k) by n and k.
  private let rows: [[Double]]

  /// The values for boards of up to this number of pairs; `nil` beyond `limit`.
  ///
  /// Complexity: O(n²) time and memory.
  package init?(pairs: Int) {
    guard 0...PerfectMemory.limit ~= pairs else { return nil }
    rows = movesLeft(pairs: pairs)
  }

  /// The moves expected at the start of a move: V.
  func value(_ known: Knowledge) -> Double {
    Double(known.pairs) + s(known.open, known.singles)
  }

  /// The moves expected in the middle of a move, this one included: W.
  func value(_ known: Knowledge, isPartnerKnown: Bool) -> Double {
    isPartnerKnown ? value(known) : valueOfUnknownSecond(known)
  }

  /// The cost of a first card that has been seen.
  ///
  /// - Parameters:
  ///   - known: the knowledge before the card is turned.
  ///   - isPartnerKnown: whether the card's partner has been seen as well.
  /// - Returns: moves, zero or more.
  func costOfSeenFirst(_ known: Knowledge, isPartnerKnown: Bool) -> Double {
    isPartnerKnown ? 0 : valueOfUnknownSecond(known) - value(known)
  }

  /// The cost of a second card never seen; zero unless the partner of the first card is known.
  func costOfUnseenSecond(_ known: Knowledge, isPartnerKnown: Bool) -> Double {
    guard isPartnerKnown, known.unseen > 0 else { return 0 }
    let (n, k, u) = (known.open, known.singles, Double(known.unseen))
    let paired = Double(k) / u * (1 + s(n - 1, k - 1))
    let single = (u - Double(k)) / u * s(n, k + 1)
    return 1 + Double(known.pairs) + paired + single - value(known)
  }

  /// The cost of a second card that has been seen and does not match.
  func costOfSeenMiss(_ known: Knowledge, isPartnerKnown: Bool) -> Double {
    1 + value(known) - value(known, isPartnerKnown: isPartnerKnown)
  }

  private func valueOfUnknownSecond(_ known: Knowledge) -> Double {
    let (n, k, u) = (known.open, known.singles, Double(known.unseen))
    guard u > 0 else { return 1 + value(known) }
    let match = (1 + s(n - 1, k - 1)) / u
    let paired = Double(k - 1) / u * (2 + s(n - 1, k - 1))
    let single = (u - Double(k)) / u * (1 + s(n, k + 1))
    return Double(known.pairs) + match + paired + single
  }

  /// S(n, k); zero for an impossible position, whose probability is zero.
  private func s(_ n: Int, _ k: Int) -> Double {
    guard rows.indices.contains(n), rows[n].indices.contains(k) else { return 0 }
    return rows[n][k]
  }
}

/// The knowledge that a player who forgets nothing has of the cards on the table.
struct Knowledge: Hashable, Sendable {
  /// The pairs left of which not both cards have been seen: n.
  var open: Int
  /// The known cards whose partner is unknown: k, at most `open`.
  var singles = 0
  /// The pairs left of which both cards have been seen: j.
  var pairs = 0

  /// The cards never seen: u.
  var unseen: Int { 2 * open - singles }

  /// Counts a card seen for the first time.
  mutating func see(isPartnerKnown: Bool) {
    if isPartnerKnown {
      open -= 1
      singles -= 1
      pairs += 1
    } else {
      singles += 1
    }
  }

  /// Counts a pair that is found.
  ///
  /// Both of its cards have been seen.
  mutating func match() {
    pairs -= 1
  }

  /// Forgets everything except a number of single cards.
  mutating func forget(exceptSingles singles: Int) {
    open += pairs
    pairs = 0
    self.singles = singles
  }
}
