import Decks
import MemoryGame
import Storage

/// Plays a recording back on a table.
///
/// A step is something that can be seen: a card turned, cards turned down, a shuffle. Pauses are
/// left out, and the wait for a step is cut to a few seconds of the game.
public final class Playback {
  /// The table that shows the recording.
  public let table: TableViewModel
  /// The number of steps shown.
  public private(set) var position = 0
  /// The speed.
  public private(set) var speed = PlaybackSpeed.normal
  /// Whether the recording runs.
  public private(set) var isRunning = true
  /// The remarks on the player's memory and luck; `nil` with open cards, where nothing is hidden.
  public private(set) lazy var review = Review(of: start, intents, steps, players)

  /// The game that was recorded, if it was read from a file.
  private(set) var record: JournalRecord?
  let intents: [TimedIntent]
  let steps: [PlaybackStep]
  private let session: GameSession
  private let start: MemoryGame<Face>
  private var game: MemoryGame<Face>
  /// The players of a shared game at its start and now.
  private let players: Party?
  private var party: Party?
  private var timeline = Timeline(at: .zero)
  private var lastEvent: GameEvent?

  /// A recording at its start, which runs from time zero; `nil` if nothing happens in it.
  ///
  /// - Parameters:
  ///   - record: the recording.
  ///   - isByCard: whether each step except a shuffle turns a card.
  public convenience init?(_ record: JournalRecord, isByCard: Bool = false) {
    self.init(
      Board(record.header), record.header.variant, record.intents, company: record.header.company,
      occasion: record.header.occasion, isByCard: isByCard)
    self.record = record
  }

  /// A recording at its start; `nil` if nothing happens in it.
  ///
  /// - Parameters:
  ///   - board: the board that was dealt.
  ///   - variant: the rules of the game.
  ///   - intents: the intents of the player; all of them follow the rules.
  ///   - company: who shared the game.
  ///   - occasion: the reason for the game, which has no points if it was studying.
  ///   - isByCard: whether each step except a shuffle turns a card.
  init?(
    _ board: Board, _ variant: Variant, _ intents: [TimedIntent], company: Company = .alone,
    occasion: Occasion = .plain, isByCard: Bool = false
  ) {
    guard
      let dealt = GameInPlay(
        dealing: board, variant, occasion: occasion.terms.isStudy ? occasion : .plain,
        on: Timeline(at: .zero, speed: nil))
    else { return nil }
    let game = dealt.game
    session = GameSession(dealt)
    self.intents = intents
    players = Party(recorded: company)
    party = players
    start = game
    self.game = game
    table = TableViewModel(session)
    steps = PlaybackStep.all(in: intents, of: game, isByCard: isByCard)
    guard !steps.isEmpty else { return nil }
  }

  /// The number of steps.
  public var count: Int { steps.count }

  /// Whether the last step has been shown.
  public var isAtEnd: Bool { position == steps.count }

  /// The time of the next step; `nil` at the end and while the recording is stopped.
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

  /// Stops, or runs on; at the end, starts again.
  public func toggleRunning(at time: Duration) {
    if isAtEnd { return restart(at: time) }
    isRunning ? stop(at: time) : run(at: time)
  }

  /// Stops.
  public func stop(at time: Duration) {
    isRunning = false
    setTimeline(timeline.gameTime(at: time), at: time)
  }

  /// Runs on.
  public func run(at time: Duration) {
    isRunning = true
    setTimeline(timeline.gameTime(at: time), at: time)
  }

  /// Starts again.
  public func restart(at time: Duration) {
    isRunning = true
    show(0, at: time)
  }

  /// Goes a number of steps forwards or backwards, and stops there.
  public func step(by count: Int, at time: Duration) {
    isRunning = false
    show(min(max(0, position + count), steps.count), at: time)
  }

  /// Doubles the speed a number of times, or halves it, within limits.
  public func change(speedBy steps: Int, at time: Duration) {
    speed = speed.faster(by: steps)
    setTimeline(timeline.gameTime(at: time), at: time)
  }

  /// The time of the game at the last step shown.
  private var shownTime: Duration { position > 0 ? steps[position - 1].time : .zero }

  private func show(_ target: Int, at time: Duration) {
    if target < position {
      position = 0
      game = start
      party = players
    }
    var event: GameEvent?
    while position < target {
      event = carryOut(steps[position]) ?? event
      position += 1
    }
    lastEvent = event ?? (target == 0 ? nil : lastEvent)
    setTimeline(shownTime, at: time)
  }

  private func carryOut(_ step: PlaybackStep) -> GameEvent? {
    let moves = game.moves
    for timed in intents[step.intents] {
      table.tracer?.note(.intent, timed.intent)
      game.apply(timed.intent, at: timed.time)
      party?.follow(game, after: timed.intent)
    }
    return intents[step.intents].last.flatMap { timed in
      let move = game.moves > moves ? game.lastMove : nil
      let result = GameRecord(game, table.board.setup(game.variant))
      return GameEvent(of: timed.intent, move: move, result: result)
    }
  }

  private func setTimeline(_ gameTime: Duration, at time: Duration) {
    timeline = Timeline(gameTime, at: time, speed: isRunning && !isAtEnd ? speed : nil)
    let start = GameEvent.dealt(pairs: table.pairs, asked: table.pairs)
    session.show(game, party, lastEvent ?? start, on: timeline)
  }
}

/// The recordings on disk.
extension Playback {
  /// Reads the recording in a file.
  ///
  /// - Parameter path: the path of a journal.
  /// - Returns: `nil` if nothing happens in it.
  /// - Throws: if it cannot be read, or its intents are against the rules.
  public static func reading(_ path: String) throws(StorageError) -> Playback? {
    Playback(try GamesFolder.read(at: path))
  }

  /// The newest recording of a finished game, else of the newest game in which anything happened.
  ///
  /// - Parameter directory: the directory of the games, as in `StorageDirectory.data`.
  /// - Returns: `nil` before the first game.
  /// - Throws: if the games cannot be read.
  public static func newest(in directory: String) throws(StorageError) -> Playback? {
    let games = GamesFolder(directory: directory)
    var newest: Playback?
    for name in try (games.recordings() + games.unfinished()).sorted(by: >) {
      guard let record = try? games.read(name), let playback = Playback(record) else { continue }
      if record.end == .finished { return playback }
      newest = newest ?? playback
    }
    return newest
  }
}

/// Stepping through a recording for review.
extension Playback {
  /// The move under review, from 1: the move of the step shown last.
  ///
  /// At the start it is the first move, at the end of a finished game the costliest one.
  public var move: Int {
    guard let review, position > 0 else { return 1 }
    let shown = review.remarks.prefix(position)
    let last = shown.last { $0 != nil } ?? nil
    guard isAtEnd, review.breakdown != nil else { return last?.move ?? 1 }
    return review.costliest.flatMap { review.remarks[$0]?.move } ?? 1
  }

  /// Goes to the end of a move, and stops there; a move that is not in the recording changes nothing.
  public func step(toMove number: Int, at time: Duration) {
    let last = review?.remarks.lastIndex { $0?.move == number }
    step(by: last.map { $0 + 1 - position } ?? 0, at: time)
  }

  /// Goes to the next step at which something was forgotten, or with a negative direction to the
  /// previous one, and stops there.
  ///
  /// Without such a step it goes to the end or the start.
  public func step(toLapse direction: Int, at time: Duration) {
    let positions = (review?.lapses ?? []).map { $0 + 1 }
    let target =
      direction > 0
      ? positions.first { $0 > position } ?? count : positions.last { $0 < position } ?? 0
    step(by: target - position, at: time)
  }
}
