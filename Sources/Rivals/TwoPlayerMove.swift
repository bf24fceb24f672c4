/// A move of a player who forgets nothing and has taken every known pair.
enum TwoPlayerMove: Equatable, Sendable {
  /// Two known cards, which show nothing.
  case pass
  /// A new card, then its partner if that is known, or else a known card.
  case oneNew
  /// A new card, then its partner if that is known, or else another new card.
  case twoNew

  /// The best move between two players who forget nothing.
  ///
  /// It finds the most pairs more than the opponent, on average. The strategy and its proof for all
  /// numbers: Zwick and Paterson, "The memory game", Theoretical Computer Science 110(1), 1993.
  ///
  /// - Parameters:
  ///   - n: the pairs on the table.
  ///   - k: the known cards, whose partners are unknown.
  /// - Returns: the move; none that the position does not have, as a pass without two known cards.
  static func best(pairs n: Int, known k: Int) -> TwoPlayerMove {
    let isEven = (n + k).isMultiple(of: 2)
    if isEven && k > 0 || (n, k) == (6, 1) { return .oneNew }
    return !isEven && 3 * k >= 2 * (n + 1) ? .pass : .twoNew
  }
}
