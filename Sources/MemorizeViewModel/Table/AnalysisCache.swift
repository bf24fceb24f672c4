import Decks
import GameAnalysis
import MemoryGame
import Storage

/// The analysis last asked for, so that a picture does not work it out anew.
final class AnalysisCache {
  private var last: (deal: Int, intents: Int, analysis: GameAnalysis?)?

  /// The analysis of a game.
  ///
  /// - Parameters:
  ///   - deal: tells games apart, one number each.
  ///   - intents: what has been done; in a game it only grows.
  ///   - start: deals the game as it began.
  /// - Returns: `nil` for a game that cannot be analysed.
  func analysis(
    deal: Int, intents: [TimedIntent], start: () -> MemoryGame<Face>?
  ) -> GameAnalysis? {
    if let last, last.deal == deal, last.intents == intents.count { return last.analysis }
    let analysis = start().flatMap { GameAnalysis(of: $0, intents.lazy.map(\.intent)) }
    last = (deal, intents.count, analysis)
    return analysis
  }
}
