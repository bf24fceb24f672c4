import MemoryGame

/// A number of moves, or a difference of two such numbers, in whole millionths.
///
/// Sums are exact, regardless of the number and order of the terms.
public struct ExpectedMoves: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The number in millionths of a move.
  public let millionths: Int

  /// A number in millionths of a move.
  public init(millionths: Int) {
    self.millionths = millionths
  }

  /// A whole number of moves.
  public init(_ moves: Int) {
    self.init(millionths: moves &* 1_000_000)
  }

  /// The nearest millionth; zero for a value that is not finite or too large.
  init(nearest moves: Double) {
    let millionths = (moves * 1_000_000).rounded()
    self.init(millionths: Int(exactly: millionths) ?? 0)
  }

  /// No moves.
  public static let zero = ExpectedMoves(millionths: 0)

  /// The number of moves.
  public var value: Double { Double(millionths) / 1_000_000 }

  public static func + (one: ExpectedMoves, other: ExpectedMoves) -> ExpectedMoves {
    ExpectedMoves(millionths: one.millionths &+ other.millionths)
  }

  public static func - (one: ExpectedMoves, other: ExpectedMoves) -> ExpectedMoves {
    ExpectedMoves(millionths: one.millionths &- other.millionths)
  }

  public static func < (one: ExpectedMoves, other: ExpectedMoves) -> Bool {
    one.millionths < other.millionths
  }
}

/// The stars of a finished game: three if nothing was forgotten, two if forgetting cost at most two
/// moves, else one.
///
/// Each hint costs a star, but one is left in any case.
public enum Stars {
  /// The most stars.
  public static let most = 3

  /// The stars of a game.
  ///
  /// - Parameters:
  ///   - memory: the moves lost to forgetting, as a gain: zero or below.
  ///   - hints: the hints the player asked for, each of which costs a star.
  /// - Returns: 1 to 3.
  public static func won(memory: ExpectedMoves, hints: Int = 0) -> Int {
    let stars = memory >= .zero ? most : memory >= ExpectedMoves(-2) ? 2 : 1
    return max(1, stars - min(max(hints, 0), most))
  }
}

/// The moves that a perfect memory needs on average.
public struct Par: Hashable, Sendable {
  /// The moves.
  public let moves: Double
  /// Whether the moves are those of a good play that may not be the best.
  public let isEstimate: Bool

  /// Par that is already known.
  public init(moves: Double, isEstimate: Bool = false) {
    self.moves = moves
    self.isEstimate = isEstimate
  }

  /// Par of a board.
  ///
  /// A drifting row, closed gaps and ends by a rule hide nothing from a perfect memory, so they
  /// change nothing. After a peek, every pair takes one move. Three or four of a kind have no
  /// formula. Complexity: O(pairs²) at most, and for three or four of a kind that of
  /// `SetPar` the first time.
  public init(pairs: Int, _ variant: Variant = Variant()) {
    if variant.peek != nil {
      (moves, isEstimate) = (Double(pairs), false)
    } else if let ofAKind = variant.ofAKind {
      (moves, isEstimate) = (SetPar.moves(sets: pairs, ofAKind: ofAKind), true)
    } else {
      (moves, isEstimate) = (par(pairs: pairs), false)
    }
  }
}

/// The moves that a player who never forgets needs on average for a board.
///
/// Let n be the pairs left and k the face-down cards whose face is known and whose partner's place
/// is not. The best play turns an unknown card first, and needs S(n, k) more moves:
///
///     S(0, 0) = 0,  S(n, n) = n,  u = 2n - k,  p = k/u,  q = 1 - p,  d = u - 1
///     S(n, k) = p (1 + S(n-1, k-1))
///             + q (1 + [S(n-1, k) + k (1 + S(n-1, k)) + 2 (n-k-1) S(n, k+2)] / d)
///
/// Par is S(n, 0). Beyond 600 pairs the result is the limit (3 - 2 ln 2) n + 7/8 - 2 ln 2, which
/// differs by less than 0.0001 there. (Velleman and Warrington, "What to expect in a game of
/// memory", American Mathematical Monthly 120(9), 2013.)
///
/// - Parameter pairs: the pairs of the board. Zero or fewer need no moves.
/// - Returns: moves, at least `pairs`. Complexity: O(n²) up to 600 pairs, then O(1).
public func par(pairs: Int) -> Double {
  guard pairs <= 600 else { return (3 - 2 * ln2) * Double(pairs) + 7 / 8 - 2 * ln2 }
  var row = [0.0]
  for n in stride(from: 1, through: pairs, by: 1) {
    row = nextRow(n, after: row)
  }
  return row[0]
}

/// S(n, 0) to S(n, n) for each n from 0 to a number of pairs.
///
/// Complexity: O(n²) time and memory.
func movesLeft(pairs: Int) -> [[Double]] {
  var rows = [[0.0]]
  for n in stride(from: 1, through: pairs, by: 1) {
    rows.append(nextRow(n, after: rows.last ?? []))
  }
  return rows
}

private let ln2 = 0.693147180559945309

/// S(n, 0) to S(n, n), from S(n-1, 0) to S(n-1, n-1).
private func nextRow(_ n: Int, after fewer: [Double]) -> [Double] {
  var row = [Double](repeating: Double(n), count: n + 1)
  for k in stride(from: n - 1, through: 0, by: -1) {
    let unknown = Double(2 * n - k)
    let chance = Double(k) / unknown
    let known = k > 0 ? 1 + fewer[k - 1] : 0
    let unlucky = k + 2 <= n ? Double(2 * (n - k - 1)) * row[k + 2] : 0
    let rest = fewer[k] + Double(k) * (1 + fewer[k]) + unlucky
    row[k] = chance * known + (1 - chance) * (1 + rest / (unknown - 1))
  }
  return row
}
