import GameAnalysis
import MemoryGame

/// Writes the remarks on the steps of a recording, one after the other.
struct RemarkWriter {
  private let moves: [AnalysedMove]
  /// The shuffles without a remark so far.
  private var shuffles: ArraySlice<ExpectedMoves>
  /// The current or next move, from 0, and its next flip.
  private var position = (move: 0, flip: 0)

  init(_ analysis: GameAnalysis) {
    moves = analysis.moves
    shuffles = analysis.shuffles[...]
  }

  /// The remark on the next intent that can be seen.
  mutating func remark(on intent: Intent) -> Remark? {
    switch intent {
    case .choose: turned()
    case .shuffle: shuffled()
    case .turnDown, .removePair, .pause, .resume, .hint, .end: nil
    }
  }

  private mutating func turned() -> Remark? {
    let (move, flip) = position
    guard moves.indices.contains(move), moves[move].flips.indices.contains(flip) else { return nil }
    position = flip == 0 ? (move, 1) : (move + 1, 0)
    return Remark(moves[move].flips[flip], move: move + 1, isSecond: flip == 1)
  }

  private mutating func shuffled() -> Remark {
    Remark(shuffle: shuffles.popFirst() ?? .zero, move: position.move + 1)
  }
}
