import MemoryGame

/// What a player who never forgets can expect from any position, and what each decision costs.
///
/// **The value of a position.** Let n pairs be left of which not both cards have been seen, with k single
/// cards known, and j further pairs of which both have been seen. A perfect memory picks up the j pairs
/// with a move each, and needs S(n, k) for the others (see `par(pairs:)`), so that
///
///     V(n, k, j) = j + S(n, k)
///
/// Of the u = 2n - k cards never seen, k are partners of the known single ones, all equally likely to
/// lie anywhere.
///
/// **Within a move.** Let the first card be up, and counted among the known. If its partner has been
/// seen, the best second card is that one: W = V. If not (then k counts it, and k > 0), the best is a
/// card never seen, which is the partner by 1/u, the partner of another single card by (k-1)/u, and
/// else one more single card:
///
///     W(n, k, j) = j + 1/u (1 + S(n-1, k-1)) + (k-1)/u (2 + S(n-1, k-1)) + (u-k)/u (1 + S(n, k+1))
///
/// **Decisions.** A decision's value is the mean over what the card turned may be; its cost is that
/// less the value before, which is the value of the best decision:
///
/// - first, a card never seen: the mean of W is V again, that is how S is defined; it costs nothing;
/// - first, a card whose partner has been seen: nothing;
/// - first, a known single card: W(n, k, j) - V(n, k, j), for it tells nothing;
/// - second, the known partner of the first: nothing;
/// - second, a card never seen though the partner is known: the move is lost but for what the card tells,
///   `1 + j + k/u (1 + S(n-1, k-1)) + (u-k)/u S(n, k+1)` less V;
/// - second, a card never seen while the partner is not known: nothing;
/// - second, a known card that does not match: the move tells nothing, 1 + V less W.
///
/// None of these is negative, so V is what the best play needs: shown for all n by Velleman and Warrington
/// (see `par(pairs:)`), and tried for all n up to 60 by a test that takes every decision. Only the best
/// decisions are free, but for n = k = 1, where the last card is known without a look.
///
/// **Exactness.** S is worked out in `Double` from positive terms only. One step of the recurrence makes a
/// relative error below 8 ε with ε = 2⁻⁵³, and there are at most 2n steps from S(n, k) to S(0, 0), so
/// that up to 600 pairs S < 968 is wrong by less than 16 · 600 · 968 ε < 2·10⁻⁹. Every value and every
/// cost is then rounded to millionths: what costs nothing is exactly zero.
package struct PerfectMemory: Sendable {
  /// The most pairs for which values are worked out.
  static let limit = 600

  /// S(n, k) by n and k.
  private let rows: [[Double]]

  /// The values for boards of up to so many pairs; `nil` for more than `limit`.
  ///
  /// Those of a smaller board are the same whatever the number of pairs, so that one table serves for
  /// games of all sizes. Complexity: O(n²) time and memory.
  package init?(pairs: Int) {
    guard 0...PerfectMemory.limit ~= pairs else { return nil }
    rows = movesLeft(pairs: pairs)
  }

  /// The most pairs of a board that it knows.
  var pairs: Int { rows.count - 1 }

  /// Par of a board of so many pairs, the same as `par(pairs:)` tells; zero beyond the table.
  ///
  /// Complexity: O(1).
  package func par(pairs: Int) -> Double { s(pairs, 0) }

  /// What is needed from the start of a move on: V.
  func value(_ known: Knowledge) -> Double {
    Double(known.pairs) + s(known.open, known.singles)
  }

  /// What is needed from the middle of a move on, the move included: W.
  func value(_ known: Knowledge, isPartnerKnown: Bool) -> Double {
    isPartnerKnown ? value(known) : valueOfUnknownSecond(known)
  }

  /// What a first card that has been seen costs.
  ///
  /// - Parameters:
  ///   - known: before it is turned.
  ///   - isPartnerKnown: whether the card's partner has been seen, too.
  /// - Returns: moves, zero or more.
  func costOfSeenFirst(_ known: Knowledge, isPartnerKnown: Bool) -> Double {
    isPartnerKnown ? 0 : valueOfUnknownSecond(known) - value(known)
  }

  /// What a second card never seen before costs; nothing but where the first one's partner is known.
  func costOfUnseenSecond(_ known: Knowledge, isPartnerKnown: Bool) -> Double {
    guard isPartnerKnown, known.unseen > 0 else { return 0 }
    let (n, k, u) = (known.open, known.singles, Double(known.unseen))
    let paired = Double(k) / u * (1 + s(n - 1, k - 1))
    let single = (u - Double(k)) / u * s(n, k + 1)
    return 1 + Double(known.pairs) + paired + single - value(known)
  }

  /// What a second card costs that has been seen and does not match.
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

  /// S(n, k); zero where there is no such position, which then has the chance zero.
  private func s(_ n: Int, _ k: Int) -> Double {
    guard rows.indices.contains(n), rows[n].indices.contains(k) else { return 0 }
    return rows[n][k]
  }
}

/// How much a player who has forgotten nothing knows of the cards on the table.
struct Knowledge: Hashable, Sendable {
  /// How many pairs are left of which not both cards have been seen: n.
  var open: Int
  /// How many cards are known whose partner is not: k, at most `open`.
  var singles = 0
  /// How many pairs are left of which both cards have been seen: j.
  var pairs = 0

  /// How many cards have never been seen: u.
  var unseen: Int { 2 * open - singles }

  /// A card is seen for the first time.
  mutating func see(isPartnerKnown: Bool) {
    if isPartnerKnown {
      open -= 1
      singles -= 1
      pairs += 1
    } else {
      singles += 1
    }
  }

  /// A pair leaves of which both cards have been seen.
  mutating func match() {
    pairs -= 1
  }

  /// All is forgotten but so many single cards.
  mutating func forget(butSingles singles: Int) {
    open += pairs
    pairs = 0
    self.singles = singles
  }
}
