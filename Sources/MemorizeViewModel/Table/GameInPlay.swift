import Decks
import GameAnalysis
import MemoryGame
import Races
import Rivals
import Storage

/// The game on the table and its timeline.
struct GameInPlay {
  /// The board that was dealt.
  let board: Board
  /// Whether the board was dealt again, so that the player had seen it before.
  let isKnownBoard: Bool
  /// The average moves of a perfect memory on this board.
  let par: Par
  /// The state of the game.
  private(set) var game: MemoryGame<Face>
  /// The intents that count, and what the player took back.
  private(set) var history = IntentHistory()
  /// The relation between the time of the game and the time of the screen.
  private(set) var timeline: Timeline
  /// The reason why the board was dealt.
  private(set) var occasion = Occasion.plain
  /// The players of a shared game; `nil` if the player is alone.
  var party: Party?
  /// The recorded game that runs along; `nil` in a usual game.
  var ghost: Ghost?
  /// The race on this board; `nil` in a usual game.
  var race: RaceInPlay?
  /// The cards shown before the game begins or continues, if any; `nil` afterwards.
  private(set) var preview: MemorizePreview?
  /// Whether a card was forgotten, in a game that such a card ends.
  private(set) var hasForgotten = false
  /// The card that the last hint gave away; `nil` after the next choice.
  var hintedCard: CardID?
  /// Whether a hint has found nothing to tell; `false` after the next choice.
  var hasNoHint = false
  /// Whether the player knew the other sides that were asked for at the end.
  var typed: [Pair: Bool] = [:]
  /// The practice that is going on; `nil` in a game that counts.
  private(set) var practice: Practice?
  /// The analysis of the finished game; `nil` while it goes on and if there is nothing to analyse.
  private(set) var finishedAnalysis: GameAnalysis?

  /// Deals a board; `nil` for a board that cannot be dealt.
  init?(
    dealing board: Board, _ variant: Variant, _ company: Company = .alone,
    occasion: Occasion = .plain, curve: ForgettingCurve? = nil, on timeline: Timeline,
    isKnownBoard: Bool = false
  ) {
    guard let game = board.deal(variant) else { return nil }
    self.init(board, game, timeline, isKnownBoard: isKnownBoard)
    party = Party(company, at: game, seed: board.seed, curve: curve)
    self.occasion = occasion
    peek()
  }

  /// Resumes a recorded game.
  ///
  /// - Parameters:
  ///   - record: the game from its journal.
  ///   - deck: its deck as it is now, if it still exists.
  ///   - curve: how the player forgets.
  ///   - ghost: finds the player's best game on the board.
  ///   - time: now.
  init(
    resuming record: JournalRecord, deck: Deck?, curve: ForgettingCurve? = nil,
    ghost: (Board, Variant) -> Ghost? = { _, _ in nil }, at time: Duration
  ) {
    self.init(
      Board(record.header, deck: deck), record.game, Timeline(record.latestTime, at: time))
    history = record.history
    party = Party(record, curve: curve)
    occasion = record.header.occasion
    if record.header.racesBest { self.ghost = ghost(board, game.variant) }
    if intents.isEmpty { peek() }
    hasForgotten = isLastMoveFatal
  }

  /// Shows all faces for a while, if the rules say so.
  private mutating func peek() {
    guard let seconds = game.variant.peek, timeline.isRunning else { return }
    let start = timeline.moment
    preview = MemorizePreview(
      Set(game.cards.map(\.id)), from: start, to: start + .seconds(seconds))
    timeline = Timeline(timeline.gameTime, at: start, speed: nil)
  }

  private init(
    _ board: Board, _ game: MemoryGame<Face>, _ timeline: Timeline, isKnownBoard: Bool = false
  ) {
    self.board = board
    self.isKnownBoard = isKnownBoard
    self.game = game
    self.timeline = timeline
    par = Par(pairs: game.pairs, game.variant)
  }

  /// Carries out an intent; `nil` if the game does not accept it.
  mutating func perform(
    _ intent: Intent, at time: Duration
  ) -> (timed: TimedIntent, event: GameEvent?)? {
    guard game.accepts(intent) else { return nil }
    endPreview(at: time)
    let moves = game.moves
    let timed = TimedIntent(intent, at: timeline.gameTime(at: time))
    game.apply(intent, at: timed.time)
    history.add(timed)
    if intent.isStep { (hintedCard, hasNoHint) = (nil, false) }
    party?.follow(game, after: intent)
    let isMove = game.moves > moves
    if game.isOver {
      finishedAnalysis = analysis
    } else if isMove {
      hasForgotten = isLastMoveFatal
    }
    let event = GameEvent(of: intent, move: isMove ? game.lastMove : nil, result: result)
    return (timed, event)
  }

  /// Makes the game practice, since its board is not new to the player.
  mutating func becomePractice() { occasion = occasion.terms.again }

  /// Takes the last step back, or repeats it.
  ///
  /// - Returns: the time in the game; `nil` if there was nothing to take back or repeat.
  mutating func retrace(_ event: GameEvent, at time: Duration) -> Duration? {
    guard let dealt = board.deal(game.variant) else { return nil }
    let hasChanged =
      event == .undone ? history.undo(&game, from: dealt) : history.redo(&game)
    guard hasChanged else { return nil }
    endPreview(at: time)
    (hintedCard, hasNoHint) = (nil, false)
    hasForgotten = isLastMoveFatal
    return TimedIntent(.pause, at: timeline.gameTime(at: time)).time
  }

  /// Continues a race where the player was.
  mutating func takeUp(_ log: RacerLog, on timeline: Timeline) {
    (game, history, self.timeline) = (log.game, IntentHistory(log.intents), timeline)
    if game.isOver { finishedAnalysis = analysis }
  }

  /// Shows a moment of a recording.
  mutating func show(_ game: MemoryGame<Face>, _ party: Party?, on timeline: Timeline) {
    self.game = game
    self.party = party
    self.timeline = timeline
  }
}

extension GameInPlay {
  /// The intents of a finished game that can be reviewed: those of the game on the table, or in
  /// practice those of the game that was finished before.
  var reviewable: [TimedIntent]? {
    practice?.finished ?? (game.isOver ? finishedAnalysis.map { _ in intents } : nil)
  }

  /// The game in practice from the position before a move of a finished game; `nil` if there is no
  /// such position.
  func practising(beforeMove move: Int, at time: Duration) -> GameInPlay? {
    let finished = practice?.finished ?? (game.isOver ? intents : nil)
    guard let finished, let first = practice?.first ?? result else { return nil }
    return practising(beforeMove: move, of: finished, first: first, at: time)
  }

  /// The same practice from its start; `nil` in a game that counts.
  func practisingAgain(at time: Duration) -> GameInPlay? {
    practice.flatMap {
      practising(beforeMove: $0.move, of: $0.finished, first: $0.first, at: time)
    }
  }

  private func practising(
    beforeMove move: Int, of finished: [TimedIntent], first: GameRecord, at time: Duration
  ) -> GameInPlay? {
    let timed = finished.lazy.map { (intent: $0.intent, time: $0.time) }
    guard let dealt = board.deal(game.variant),
      let position = Position(before: move, of: dealt, timed)
    else { return nil }
    let down = position.hasTurnedDown ? [TimedIntent(.turnDown, at: position.time)] : []
    let preview = MemorizePreview(position.seen, from: time)
    let timeline = Timeline(position.time, at: time, speed: preview == nil ? .normal : nil)
    var next = GameInPlay(board, position.game, timeline, isKnownBoard: isKnownBoard)
    next.preview = preview
    next.history = IntentHistory(finished.prefix(position.length) + down)
    next.occasion = .practice
    next.practice = Practice(move: move, first: first, finished: finished)
    return next
  }

  /// Turns down the cards of the preview; from now on time passes in the game.
  mutating func endPreview(at time: Duration) {
    guard preview != nil else { return }
    preview = nil
    timeline = Timeline(timeline.gameTime(at: time), at: time)
  }
}
