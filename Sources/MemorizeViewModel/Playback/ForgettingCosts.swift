import GameAnalysis

/// The cost of forgetting in a game, divided among its costliest pairs and all other moves.
///
/// The figures add up to `MoveBreakdown.forgotten`: what rounding leaves goes to the last pair.
public struct ForgettingCosts: Equatable, Sendable {
  /// A forgotten pair and what it cost.
  public struct Share: Equatable, Sendable {
    /// The pair.
    public let pair: ForgottenPair
    /// The moves it gained, to a tenth: zero or below.
    public let cost: Tenths
  }

  /// The costliest pairs, the costliest first.
  public let pairs: [Share]
  /// The cost of all other pairs; `nil` if they cost next to nothing.
  public let others: Tenths?
  /// The number of the other pairs.
  public let otherPairs: Int
}

extension GameReview {
  /// Divides the cost of forgetting.
  ///
  /// - Parameter most: the most pairs that are listed.
  /// - Returns: figures that add up to the cost of forgetting.
  public func costs(ofPairs most: Int) -> ForgettingCosts {
    let listed = Array(forgotten.prefix(max(0, most)))
    let rest = breakdown.forgotten.tenths - listed.reduce(0) { $0 + $1.cost.tenths }
    let hasOthers = listed.count < forgotten.count && rest < 0
    let shares = listed.enumerated().map { index, pair in
      let isLast = index == listed.count - 1
      let tenths = pair.cost.tenths + (isLast && !hasOthers ? rest : 0)
      return ForgettingCosts.Share(pair: pair, cost: Tenths(tenths: min(0, tenths)))
    }
    return ForgettingCosts(
      pairs: shares, others: hasOthers ? Tenths(tenths: rest) : nil,
      otherPairs: forgotten.count - listed.count)
  }
}
