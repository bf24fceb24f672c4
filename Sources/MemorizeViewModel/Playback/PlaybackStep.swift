import Decks
import MemoryGame
import Storage

/// One thing that is seen when a recording is played back.
struct PlaybackStep: Equatable {
  /// The longest that is waited for a step, in the game's time.
  static let longestWait: Duration = .seconds(3)

  /// The intents of the recording that lead to it: pauses, and then what is seen.
  let intents: Range<Int>
  /// The time of the game at which it was done.
  let time: Duration
  /// How long to wait for it after the step before, in the game's time.
  let wait: Duration

  /// All steps of a recording.
  ///
  /// Complexity: O(intents).
  ///
  /// - Parameters:
  ///   - intents: what was done; all of it follows the rules.
  ///   - game: the game at its start.
  ///   - isByCard: whether cards turned down belong to the step after, so that each but a shuffle turns
  ///     a card.
  /// - Returns: the steps in their order; what is not seen after the last one belongs to none.
  static func all(
    in intents: [TimedIntent], of game: MemoryGame<Face>, isByCard: Bool = false
  ) -> [PlaybackStep] {
    var game = game
    var steps: [PlaybackStep] = []
    var begin = 0
    var clock: Duration = .zero
    for (index, timed) in intents.enumerated() {
      game.apply(timed.intent, at: timed.time)
      guard timed.intent.isSeen(byCard: isByCard) else { continue }
      // The clock leaves pauses out, but stands still before the first card is turned.
      let shown = game.elapsed(at: timed.time) - game.penalties
      let passed = steps.isEmpty ? timed.time : shown - clock
      clock = shown
      steps.append(
        PlaybackStep(
          intents: begin..<index + 1, time: timed.time,
          wait: min(max(.zero, passed), longestWait)))
      begin = index + 1
    }
    return steps
  }
}

extension Intent {
  /// Whether it is a step of its own when a game is played back.
  fileprivate func isSeen(byCard isByCard: Bool) -> Bool {
    switch self {
    case .choose, .shuffle: true
    case .turnDown: !isByCard
    case .pause, .resume: false
    }
  }
}
