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

/// The speed of a playback: a power of two.
public struct PlaybackSpeed: Equatable, Sendable, CustomStringConvertible {
  /// The speed of the original game.
  public static let normal = PlaybackSpeed(power: 0)

  /// The exponent, for a quarter to sixteen times the original speed.
  private let power: Int

  private init(power: Int) {
    self.power = min(max(-2, power), 4)
  }

  /// This speed doubled a number of times, or halved, within the limits.
  func faster(by steps: Int) -> PlaybackSpeed { PlaybackSpeed(power: power + steps) }

  /// The time that passes in the game during a time on the screen.
  func gameTime(in time: Duration) -> Duration {
    switch power {
    case 0: time
    case ..<0: time / (1 << -power)
    default: time * (1 << power)
    }
  }

  /// The time on the screen until this much time has passed in the game, rounded up.
  ///
  /// A wait that is too short would lead to another one, endlessly.
  func wait(for gameTime: Duration) -> Duration {
    guard power > 0 else { return gameTime * (1 << -power) }
    let factor = 1 << power
    let wait = gameTime / factor
    return wait * factor < gameTime ? wait + Duration(attoseconds: 1) : wait
  }

  /// The speed, as in `x2` or `x1/4`.
  public var description: String { power < 0 ? "x1/\(1 << -power)" : "x\(1 << power)" }
}
