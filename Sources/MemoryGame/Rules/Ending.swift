/// The reason why a game ended before its last pair was found.
///
/// The rules that need an analysis of the game, its clock or its players are judged outside the
/// game, which takes the verdict as an intent.
public enum Ending: String, CaseIterable, Sendable {
  /// A card was forgotten in a game with sudden death.
  case forgotten
  /// No move was left in a game with limited moves.
  case moves
  /// The time was over in a game against the clock.
  case time
  /// Everyone passed several times in a row, in a game with a rival.
  case passed
}

extension MemoryGame {
  /// Ends the game with the pairs found so far.
  ///
  /// - Parameters:
  ///   - ending: the rule that ends it. An ending by a rule that is not on changes nothing.
  ///   - time: the time since the deal.
  public mutating func end(_ ending: Ending, at time: Duration) {
    guard accepts(.end(ending)) else { return }
    self.ending = ending
    clock.stop(at: clock.advance(to: time))
  }

  /// Whether every pair was found.
  public var isWon: Bool { pairsFound == pairs }
}

extension Variant {
  /// Whether the rules can end a game in this way.
  func allows(_ ending: Ending) -> Bool {
    ending == .passed ? ruleForOne == nil : rules.contains { $0.ending == ending }
  }
}
