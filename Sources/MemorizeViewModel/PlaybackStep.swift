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
  ///   - record: what was done.
  ///   - game: the game at its start.
  /// - Returns: the steps in their order; pauses after the last one belong to none.
  static func all(in record: JournalRecord, of game: MemoryGame<Face>) -> [PlaybackStep] {
    var game = game
    var steps: [PlaybackStep] = []
    var begin = 0
    var clock: Duration = .zero
    for (index, timed) in record.intents.enumerated() {
      game.apply(timed.intent, at: timed.time)
      guard timed.intent != .pause, timed.intent != .resume else { continue }
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
