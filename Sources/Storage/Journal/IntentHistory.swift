import Decks
import MemoryGame

/// The intents of a game that count, and the steps that the player took back.
///
/// A step is a choice or a shuffle, and what then followed without the player: cards that turned
/// down, a pair that left. Pauses and hints are facts that stay. A new step drops all steps that
/// were taken back.
public struct IntentHistory: Equatable, Sendable {
  /// The intents that count, in order; the state of the game follows from them.
  public private(set) var intents: [TimedIntent]
  /// The steps that were taken back, the latest last.
  private var undone: [[TimedIntent]] = []
  /// The number of intents at the start that cannot be taken back.
  private let base: Int
  /// The steps taken back so far, and the intents that were carried out once more because of that.
  private var repeated = 0

  /// The limit of `repeated`, as reading a journal has to repeat all of it.
  private static let mostRepeated = 2_000_000

  /// A history in which so many intents, none of which can be taken back, have happened.
  public init(_ intents: [TimedIntent] = []) {
    self.intents = intents
    base = intents.count
  }

  /// Whether the player has ever taken a step back.
  public var hasUndone: Bool { repeated > 0 }

  /// Whether there is a step to take back.
  public var canUndo: Bool {
    lastStep != nil && repeated <= IntentHistory.mostRepeated - intents.count
  }

  /// Whether there is a step to repeat.
  public var canRedo: Bool { !undone.isEmpty }

  /// Adds an intent that the game has carried out.
  public mutating func add(_ timed: TimedIntent) {
    if timed.intent.isStep { undone = [] }
    intents.append(timed)
  }

  /// Takes the last step back.
  ///
  /// Complexity: O(intents).
  ///
  /// - Parameters:
  ///   - game: the game after all intents; not over, and not paused.
  ///   - dealt: the game at its start.
  /// - Returns: whether there was a step.
  public mutating func undo(_ game: inout MemoryGame<Face>, from dealt: MemoryGame<Face>) -> Bool {
    guard canUndo, let index = lastStep, !game.isOver, !game.isPaused else { return false }
    let after = intents[index...]
    undone.append(after.filter { !$0.intent.isFact })
    intents = intents[..<index] + after.filter(\.intent.isFact)
    repeated += 1 + intents.count
    game = dealt
    for timed in intents { game.apply(timed.intent, at: timed.time) }
    return true
  }

  /// Repeats the step that was taken back last.
  ///
  /// - Parameter game: the game after all intents; not paused.
  /// - Returns: whether there was a step.
  public mutating func redo(_ game: inout MemoryGame<Face>) -> Bool {
    guard !game.isPaused, let step = undone.popLast() else { return false }
    // A pair that has left meanwhile cannot leave again.
    for timed in step where game.accepts(timed.intent) {
      game.apply(timed.intent, at: timed.time)
      intents.append(timed)
    }
    return true
  }

  /// The choice or shuffle of the last step; `nil` if there is none.
  public var latest: Intent? { lastStep.map { intents[$0].intent } }

  /// The choice or shuffle that was taken back last; `nil` if there is none.
  public var latestUndone: Intent? { undone.last?.first?.intent }

  /// The index of the choice or shuffle that began the last step; `nil` if there is none.
  private var lastStep: Int? {
    intents.indices.dropFirst(base).last { intents[$0].intent.isStep }
  }
}

extension Intent {
  /// Whether the player has done something on the table that can be taken back.
  public var isStep: Bool {
    switch self {
    case .choose, .shuffle: true
    case .turnDown, .removePair, .pause, .resume, .hint, .end: false
    }
  }

  /// Whether the intent stays when the step before it is taken back.
  fileprivate var isFact: Bool {
    switch self {
    case .pause, .resume, .hint: true
    case .choose, .shuffle, .turnDown, .removePair, .end: false
    }
  }
}
