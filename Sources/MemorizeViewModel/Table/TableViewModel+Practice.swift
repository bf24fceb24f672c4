import Decks
import GameAnalysis
import MemoryGame
import Storage

/// Playing on from a position of the game on the table, which then counts nowhere.
///
/// Nothing of such a game is written down: no journal, no history, no best. Moves and points go on from
/// those the game had come to there, so that the end can be compared with that of the first time.
extension TableViewModel {
  /// Whether the game on the table counts nowhere.
  public var isPractice: Bool {
    // Not by a comparison, which would copy all that practice began with at every intent.
    if case .some = practice { true } else { false }
  }

  /// The recording of the game on the table, a card a step, with what each of them tells; `nil` where
  /// there is none to look through.
  public func review() -> Playback? {
    guard hasReview else { return nil }
    return Playback(board, game.variant, intents, isByCard: true)
  }

  /// Whether there is a recording to look through: not while the game goes on, not of a race, where
  /// nothing had to be remembered, and not of what is a recording itself.
  public var hasReview: Bool { finishedAnalysis != nil }

  /// Deals the position before a move of the finished game on the table.
  ///
  /// What had been seen by then is shown for a while first; no time passes in the game meanwhile.
  ///
  /// - Parameters:
  ///   - move: its number, from 1; where there is no such move, nothing changes.
  ///   - time: now.
  public func tryAgain(beforeMove move: Int, at time: Duration) {
    guard let result else { return }
    begin(beforeMove: move, of: intents, first: practice?.first ?? result, at: time)
  }

  /// Deals the position that practice began with once more.
  func tryAgain(_ practice: Practice, at time: Duration) {
    let start = Array(intents.prefix(practice.length))
    begin(beforeMove: practice.move, of: start, first: practice.first, at: time)
  }

  /// Turns the cards down that were shown, if their time is over.
  public func endShowingIfDue(at time: Duration) {
    guard let showing, showing.end <= time else { return }
    endShowing(at: showing.end)
  }

  /// Turns the cards down that were shown; from then on time passes in the game.
  public func endShowing(at time: Duration) {
    guard showing != nil else { return }
    goOn(at: time)
    notifyObservers()
  }

  private func begin(
    beforeMove move: Int, of intents: [TimedIntent], first: GameResult, at time: Duration
  ) {
    let timed = intents.lazy.map { (intent: $0.intent, time: $0.time) }
    guard let dealt = board.deal(game.variant),
      let position = Position(before: move, of: dealt, timed)
    else { return }
    let down = position.hasTurnedDown ? [TimedIntent(.turnDown, at: position.time)] : []
    let start = intents.prefix(position.length) + down
    lay(
      position, Array(start), Practice(move: move, first: first, length: start.count), at: time)
  }

  private func lay(
    _ position: Position<Face>, _ start: [TimedIntent], _ practice: Practice, at time: Duration
  ) {
    game = position.game
    intents = start
    self.practice = practice
    showing = MemorizePreview(position.seen, from: time)
    timeline = Timeline(position.time, at: time, speed: showing == nil ? .normal : nil)
    settledAt = nil
    deals += 1
    lastEvent = .laidAgain(move: practice.move)
    hasGivenUp = false
    leaderboardRank = nil
    notifyObservers()
  }

  /// Time passes in the game from now on.
  func goOn(at time: Duration) {
    showing = nil
    timeline = Timeline(timeline.gameTime(at: time), at: time)
  }

  /// What comes to the table next counts.
  func endPractice() {
    practice = nil
    showing = nil
  }
}
