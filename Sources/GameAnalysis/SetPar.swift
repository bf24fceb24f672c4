import Synchronization

/// The average moves of players who never forget, for three or four of a kind.
///
/// No formula for the best play is known. These players take every set of which all cards have been
/// seen. Otherwise the move begins with a card never seen, and goes on with the cards of its set as
/// soon as all of them are known, until then with further cards never seen. With pairs that is the
/// best play (see `par(pairs:)`).
enum SetPar {
  /// The most positions for which the average is computed.
  private static let mostPositions = 50_000

  private struct Key: Hashable {
    let sets: Int
    let ofAKind: Int
  }

  private static let known = Mutex<[Key: Double]>([:])

  /// The average, to be remembered for further calls.
  ///
  /// Beyond 64 sets of three and 30 of four each further set costs as much as the last one that was
  /// computed. For 300 sets of three that is too much by 0.007. Complexity: O(ofAKind²) for each of
  /// `mostPositions` positions, twice.
  static func moves(sets: Int, ofAKind: Int) -> Double {
    let key = Key(sets: sets, ofAKind: ofAKind)
    if let moves = known.withLock({ $0[key] }) { return moves }
    let most = mostSets(ofAKind: ofAKind)
    let moves: Double
    if sets <= most {
      moves = UnseenCards(sets: sets, ofAKind: ofAKind).moves
    } else {
      let last = self.moves(sets: most, ofAKind: ofAKind)
      let further = last - self.moves(sets: most - 1, ofAKind: ofAKind)
      moves = last + Double(sets - most) * further
    }
    known.withLock { $0[key] = moves }
    return moves
  }

  /// The most sets for which the average is computed.
  private static func mostSets(ofAKind: Int) -> Int {
    var (sets, positions) = (1, ofAKind + 1)
    while positions * (sets + 1 + ofAKind) / (sets + 1) <= mostPositions {
      sets += 1
      positions = positions * (sets + ofAKind) / sets
    }
    return sets
  }
}

/// The average from the position in which all cards have been seen back to the first one.
///
/// A position is the number of sets of which 0, 1 and so on cards have been seen, and the number of
/// cards that the move has already turned of its set, all that were seen of it; 0 before a move.
private struct UnseenCards {
  let sets: Int
  let ofAKind: Int

  /// A number of sets of which some cards have been seen, and the index of the position.
  private struct Begun {
    let counts: [Int]
    let index: Int
  }

  /// The factor of the number of sets with each number of cards seen in the index; 0 for none.
  private let factors: [Int]

  init(sets: Int, ofAKind: Int) {
    (self.sets, self.ofAKind) = (sets, ofAKind)
    var (factors, factor) = ([0], 1)
    for _ in stride(from: 1, to: ofAKind, by: 1) {
      factors.insert(factor, at: 1)
      factor *= sets + 1
    }
    self.factors = factors
  }

  /// The average moves.
  var moves: Double {
    guard sets > 0, ofAKind > 1 else { return Double(max(0, sets)) }
    let all = begun
    // Without the moves that find the sets: those after some moves with one unseen set fewer, and
    // those with as many.
    var fewer: [[Double]] = []
    for unseen in 0...sets {
      var rows = Array(
        repeating: [Double](repeating: 0, count: (all.last?.index ?? 0) + 1), count: ofAKind)
      for position in all where position.counts.reduce(unseen, +) <= sets {
        for turned in 0..<ofAKind where turned == 0 || position.counts[turned] > 0 {
          rows[turned][position.index] = misses(unseen, position, turned, rows, fewer)
        }
      }
      fewer = rows
    }
    return Double(sets) + (fewer.first?.first ?? 0)
  }

  /// All numbers of begun sets, in the order of the indices.
  private var begun: [Begun] {
    var all = [Begun(counts: [0], index: 0)]
    for seen in 1..<ofAKind {
      all = all.flatMap { begun in
        (0...(sets - begun.counts.reduce(0, +))).map { count in
          Begun(counts: begun.counts + [count], index: begun.index + count * factors[seen])
        }
      }
    }
    return all
  }

  /// The average misses from a position on, by those from the positions that follow.
  private func misses(
    _ unseen: Int, _ position: Begun, _ turned: Int, _ rows: [[Double]], _ fewer: [[Double]]
  ) -> Double {
    var counts = position.counts
    counts[0] = unseen
    var (cards, sum) = (0, 0.0)
    for seen in 0..<ofAKind where counts[seen] > 0 {
      let left = ofAKind - seen
      cards += left * counts[seen]
      let isLast = seen + 1 == ofAKind
      let index = position.index - factors[seen] + (isLast ? 0 : factors[seen + 1])
      let next = seen == 0 ? fewer : rows
      let own = turned == 0 ? counts[seen] : turned == seen ? 1 : 0
      if own > 0 { sum += Double(left * own) * next[isLast ? 0 : seen + 1][index] }
      if counts[seen] > own { sum += Double(left * (counts[seen] - own)) * (1 + next[0][index]) }
    }
    return cards == 0 ? 0 : sum / Double(cards)
  }
}
