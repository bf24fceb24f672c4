import GameAnalysis
import Storage

extension GameRecord {
  /// The stars of the game, from 1 to 3; `nil` if nothing had to be remembered, or if its memory
  /// was not analysed.
  public var stars: Int? { figures.map { Stars.won(memory: $0.memory, hints: hints) } }
}
