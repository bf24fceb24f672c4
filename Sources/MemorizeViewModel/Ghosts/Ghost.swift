import Decks
import MemoryGame
import Storage
import Words

/// A recorded game that runs along with a new one on the same board.
///
/// It tells how many pairs and moves it has at a time of the game's clock, never where its cards lie.
public struct Ghost: Equatable, Sendable {
  /// The pairs found and the moves made at some time.
  public struct Score: Equatable, Sendable {
    /// The pairs found.
    public var pairs = 0
    /// The number of times two cards were turned.
    public var moves = 0

    /// A score; by default the one at the start.
    public init(pairs: Int = 0, moves: Int = 0) {
      self.pairs = pairs
      self.moves = moves
    }
  }

  private struct Step: Equatable {
    let time: Duration
    let score: Score
  }

  /// Whether it is the player's own best game on the board.
  public let isOwn: Bool
  /// The result; `nil` if the recorded game was not finished.
  public let result: GameRecord?
  /// The board of both games.
  public let board: Board
  /// The rules of both games.
  public let variant: Variant
  private let steps: [Step]

  /// A ghost of intents that follow the rules; `nil` if they make no move.
  init?(_ board: Board, _ variant: Variant, _ intents: [TimedIntent], isOwn: Bool = false) {
    guard var game = board.deal(variant) else { return nil }
    var steps: [Step] = []
    for timed in intents {
      let moves = game.moves
      game.apply(timed.intent, at: timed.time)
      guard game.moves > moves else { continue }
      steps.append(
        Step(
          time: game.elapsed(at: timed.time),
          score: Score(pairs: game.pairsFound, moves: game.moves)))
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
    self.isOwn = isOwn
    self.board = board
    self.variant = variant
    result = GameRecord(game, board.setup(variant))
  }

  /// The score at a time of the game's clock.
  public func score(at clock: Duration) -> Score {
    steps.last { $0.time <= clock }?.score ?? Score()
  }

  /// The time of the game's clock at which the score changes next; `nil` after the last move.
  public func nextChange(after clock: Duration) -> Duration? {
    steps.first { $0.time > clock }?.time
  }
}

extension Ghost {
  /// The ghost of a recording.
  ///
  /// - Parameters:
  ///   - record: the recording; the game need not have been finished.
  ///   - deck: its deck as it is now; if it is missing, the next boards have the same pairs.
  ///   - isOwn: whether it is the player's own best game.
  /// - Returns: `nil` if no move was made in it.
  /// - Throws: if it is a game in company.
  public static func of(
    _ record: JournalRecord, deck: Deck? = nil, isOwn: Bool = false
  ) throws(PerformanceFault) -> Ghost? {
    let header = record.header
    guard header.company == .alone else { throw .inCompany }
    return Ghost(Board(header, deck: deck), header.variant, record.intents, isOwn: isOwn)
  }

  /// The ghost of a performance code, after checking that its game leads to the result it claims.
  ///
  /// - Returns: `nil` if no move was made in it, which is never the case.
  /// - Throws: if the code does not verify.
  public static func of(
    _ performance: Performance, on deck: Deck
  ) throws(PerformanceFault) -> Ghost? {
    let drawn = try performance.verifiedPairs(from: deck)
    let board = Board(deck: deck, askedPairs: drawn.pairs.count, drawn: drawn)
    return Ghost(board, performance.setup.variant, performance.intents)
  }
}

/// Ghosts that run along with the game on the table.
public struct Ghosts {
  let session: GameSession
  private var current: GameInPlay { session.current }

  /// The ghost's score now; `nil` without a ghost.
  public func score(at time: Duration) -> Ghost.Score? {
    current.ghost?.score(at: current.elapsed(at: time))
  }

  /// The time at which the ghost's score changes next; `nil` if it does not, and while the game's
  /// clock stands still.
  public func nextChange(after time: Duration) -> Duration? {
    let clock = current.elapsed(at: time)
    guard current.game.isClockRunning, let next = current.ghost?.nextChange(after: clock) else {
      return nil
    }
    return current.timeline.wait(for: next - clock).map { time + $0 }
  }

  /// Deals the same board again, with the player's best game on it as a ghost.
  ///
  /// Without such a game, nothing but a notice follows.
  public func raceBest(at time: Duration) {
    let best = session.files.recorder?.ghost(on: current.board, current.game.variant)
    guard let ghost = best else {
      session.files.add(
        notice: say("No game to race: first play this board to its end without hints."))
      return session.notifyObservers()
    }
    session.deal(ghost.board, at: time, as: .dealtAgain, racing: ghost)
  }
}
