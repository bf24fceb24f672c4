import Decks
import MemoryGame
import Storage

/// Plays a recording back on a table: what was done, each at its time.
///
/// What is seen is a step: a card turned, cards turned down, a shuffle. Pauses are left out, and a
/// step is never waited for longer than a few seconds of the game.
public final class Playback {
  /// The table on which the recording is seen.
  public let table: TableViewModel
  /// How many steps have been shown.
  public private(set) var position = 0
  /// How fast the recording is played.
  public private(set) var speed = PlaybackSpeed.normal
  /// Whether the recording goes on by itself.
  public private(set) var isRunning = true

  let intents: [TimedIntent]
  let steps: [PlaybackStep]
  private let start: MemoryGame<Face>
  private var game: MemoryGame<Face>
  private var timeline = Timeline(at: .zero)
  /// What each step says of the player's memory and luck; `nil` of a race, where nothing is hidden.
  public private(set) lazy var review = Review(of: start, intents, steps)

  /// A recording at its start, which begins to play at the moment zero; `nil` if there is nothing to
  /// be seen in it.
  public convenience init?(_ record: JournalRecord) {
    self.init(Board(record.header), record.header.variant, record.intents)
  }

  /// What was done on a board, at its start; `nil` if there is nothing to be seen.
  ///
  /// - Parameters:
  ///   - board: what was dealt.
  ///   - variant: what was different from the usual game.
  ///   - intents: what was done; all of it follows the rules.
  ///   - isByCard: whether each step but a shuffle turns a card.
  init?(_ board: Board, _ variant: Variant, _ intents: [TimedIntent], isByCard: Bool = false) {
    guard let game = board.deal(variant), let table = TableViewModel.showing(board, variant) else {
      return nil
    }
    self.intents = intents
    start = game
    self.game = game
    self.table = table
    steps = PlaybackStep.all(in: intents, of: game, isByCard: isByCard)
    guard !steps.isEmpty else { return nil }
  }

  /// How many steps there are.
  public var count: Int { steps.count }

  /// Whether the last step has been shown.
  public var isAtEnd: Bool { position == steps.count }

  /// When the next step is due; `nil` if there is none, or the recording does not go on by itself.
  public var due: Duration? {
    guard isRunning, steps.indices.contains(position) else { return nil }
    let passed = timeline.gameTime - shownTime
    return timeline.moment + speed.wait(for: max(.zero, steps[position].wait - passed))
  }

  /// Shows all steps that are due.
  public func advance(to time: Duration) {
    while let due, due <= time {
      show(position + 1, at: due)
    }
  }

  /// Stops where it is, or goes on; from the start, if it is at its end.
  public func toggleRunning(at time: Duration) {
    if isAtEnd { return restart(at: time) }
    isRunning ? stop(at: time) : run(at: time)
  }

  /// Stops where it is.
  public func stop(at time: Duration) {
    isRunning = false
    setTimeline(timeline.gameTime(at: time), at: time)
  }

  /// Goes on by itself.
  public func run(at time: Duration) {
    isRunning = true
    setTimeline(timeline.gameTime(at: time), at: time)
  }

  /// Begins anew.
  public func restart(at time: Duration) {
    isRunning = true
    show(0, at: time)
  }

  /// Goes so many steps on, or back, and stops there.
  public func step(by count: Int, at time: Duration) {
    isRunning = false
    show(min(max(0, position + count), steps.count), at: time)
  }

  /// Plays twice as fast, or half as fast, so many times; within limits.
  public func change(speedBy steps: Int, at time: Duration) {
    speed = speed.faster(by: steps)
    setTimeline(timeline.gameTime(at: time), at: time)
  }

  /// The time of the game at which the last step was done.
  private var shownTime: Duration { position > 0 ? steps[position - 1].time : .zero }

  private func show(_ target: Int, at time: Duration) {
    if target < position {
      position = 0
      game = start
    }
    var lastEvent: GameEvent?
    while position < target {
      lastEvent = carryOut(steps[position])
      position += 1
    }
    lastHappening = lastEvent ?? (target == 0 ? nil : lastHappening)
    setTimeline(shownTime, at: time)
  }

  /// What the last step that has been shown came to.
  private var lastHappening: GameEvent?

  private func carryOut(_ step: PlaybackStep) -> GameEvent? {
    let moves = game.moves
    for timed in intents[step.intents] { game.apply(timed.intent, at: timed.time) }
    return intents[step.intents].last.map { timed in
      let move = game.moves > moves ? game.lastMove : nil
      let result = GameResult(game, deck: table.board.deck.name)
      return GameEvent(of: timed.intent, move: move, result: result)
    }
  }

  private func setTimeline(_ gameTime: Duration, at time: Duration) {
    timeline = Timeline(gameTime, at: time, speed: isRunning && !isAtEnd ? speed : nil)
    let start = GameEvent.dealt(pairs: table.pairs, asked: table.pairs)
    table.show(game, lastHappening ?? start, on: timeline)
  }
}
