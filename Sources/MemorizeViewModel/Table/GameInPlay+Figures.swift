import Decks
import GameAnalysis
import MemoryGame
import Storage

/// Figures that follow from the game in play.
extension GameInPlay {
  /// All intents that count since the deal.
  var intents: [TimedIntent] { history.intents }

  /// The setup of the game.
  var setup: GameSetup { board.setup(game.variant, party?.company ?? .alone, occasion) }

  /// The record of the game as it is saved; `nil` while it goes on.
  var record: GameRecord? { GameRecord(game, setup, found: party?.turns.pairsFound ?? []) }

  /// The record of the game as it is shown; `nil` while it goes on.
  ///
  /// In a race everybody's time counts from the start, also that before the first card.
  var result: GameRecord? {
    guard let own = race?.own else { return record }
    return record?.lasting(own.end == nil ? intents.last?.time ?? .zero : own.time)
  }

  /// The analysis of the game so far; `nil` if there is nothing to analyse.
  ///
  /// Complexity: O(n² + m) for n pairs and m intents.
  var analysis: GameAnalysis? {
    board.deal(game.variant).flatMap { GameAnalysis(of: $0, intents.lazy.map(\.intent)) }
  }

  /// The game's clock.
  func elapsed(at time: Duration) -> Duration { game.elapsed(at: timeline.gameTime(at: time)) }

  /// The playing time since the last move; `nil` before the first.
  func sinceLastMove(at time: Duration) -> Duration? {
    game.lastMoveTime.map { game.playingTime(at: timeline.gameTime(at: time)) - $0 }
  }
}
