import Decks
import MemoryGame
import Storage

/// A step of a playback.
struct PlaybackStep: Equatable {
  /// The longest wait for a step, in the game's time.
  static let longestWait: Duration = .seconds(3)

  /// The intents that lead to the step: pauses, then the intent that is seen.
  let intents: Range<Int>
  /// The time of the step in the game.
  let time: Duration
  /// The wait after the previous step, in the game's time.
  let wait: Duration

  /// All steps of a recording.
  ///
  /// Complexity: O(intents).
  ///
  /// - Parameters:
  ///   - intents: the intents of the player; all of them follow the rules.
  ///   - game: the game at its start.
  ///   - isByCard: whether turning cards down belongs to the next step, so that each step except a
  ///     shuffle turns a card.
  /// - Returns: the steps in order. Unseen intents after the last one belong to no step.
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
      let shown = game.playingTime(at: timed.time)
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
  /// Whether the intent is a step of a playback.
  fileprivate func isSeen(byCard isByCard: Bool) -> Bool {
    switch self {
    case .choose, .shuffle, .end: true
    case .turnDown, .removePair: !isByCard
    case .pause, .resume, .hint: false
    }
  }
}
