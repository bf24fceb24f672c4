import Decks
import MemoryGame
import Storage
import Words

/// Recordings of finished games, and practice from their positions, which does not count.
///
/// Nothing of practice is saved: no journal, no history, no best game. Moves and points continue
/// from the position, so that the result can be compared with the first one.
public struct Replay {
  let session: GameSession
  private var current: GameInPlay { session.current }

  /// The practice that is going on; `nil` in a game that counts.
  public var practice: Practice? { current.practice }

  /// The recording of the finished game, a card a step, with a remark on each; `nil` if there is
  /// nothing to review.
  ///
  /// In practice it is the game that was finished before.
  public func review() -> Playback? {
    guard let intents = current.reviewable else { return nil }
    let setup = current.practice?.first.setup ?? current.setup
    return Playback(
      current.board, current.game.variant, intents, company: setup.company,
      occasion: setup.occasion, isByCard: true)
  }

  /// Whether there is a finished game to review.
  ///
  /// Games with open cards have no review, because nothing had to be remembered; recordings have
  /// none either.
  public var hasReview: Bool { current.reviewable != nil }

  /// The recording of the game that was finished last, perhaps before the program started, as for a
  /// review; `nil` without one, and after a game by rules that allow no review.
  ///
  /// Reads the game's file.
  public func last() -> Playback? {
    session.files.recorder?.lastFinishedGame().flatMap {
      $0.header.variant.titleWithoutReview == nil ? Playback($0, isByCard: true) : nil
    }
  }

  /// The reason why `last` is `nil`.
  ///
  /// Reads the game's file.
  public var whyNoLast: String {
    let last = session.files.recorder?.lastFinishedGame()
    return last.flatMap { ResultWords.missingReview(of: $0.header.variant) }
      ?? say("No finished game to review yet.")
  }

  /// Deals the position before a move of a finished game for practice.
  ///
  /// The cards seen so far are shown first. No time passes in the game meanwhile. If the game on the
  /// table is not over, it can be resumed later.
  ///
  /// - Parameters:
  ///   - move: the number of the move, from 1. A number without a move changes nothing.
  ///   - playback: the recording of the game, as `review` and `last` return it; by default of the
  ///     game on the table.
  ///   - time: now.
  public func practise(beforeMove move: Int, of playback: Playback? = nil, at time: Duration) {
    guard let record = playback?.record else {
      return deal(current.practising(beforeMove: move, at: time))
    }
    guard current.race == nil || current.isOver else {
      session.files.add(notice: say("Finish the race first."))
      return session.notifyObservers()
    }
    let deck = session.deckList.deck(named: record.header.deckName)
    let finished = GameInPlay(resuming: record, deck: deck, at: time)
    guard let next = finished.practising(beforeMove: move, at: time) else { return }
    session.setAside(at: time)
    deal(next)
  }

  /// Deals the position of the practice that is going on again.
  func practiseAgain(at time: Duration) { deal(current.practisingAgain(at: time)) }

  /// Whether the finished game of which a position is practised can be put back on the table.
  public var hasResult: Bool { session.practised != nil }

  /// Puts the finished game of which a position was practised back on the table.
  public func returnToResult() {
    guard let (game, event) = session.practised else { return }
    session.put(game, as: event)
    session.notifyObservers()
  }

  private func deal(_ next: GameInPlay?) {
    guard let next, let move = next.practice?.move else { return }
    session.put(next, as: .laidAgain(move: move))
    session.notifyObservers()
  }
}

/// A game that continues from a position of a finished one and does not count.
public struct Practice: Equatable, Sendable {
  /// The move before which it starts, from 1.
  public let move: Int
  /// The record of the finished game.
  public let first: GameRecord
  /// The intents of the finished game.
  let finished: [TimedIntent]
}

/// Cards that are shown for a while before a game continues, although they are face down.
public struct MemorizePreview: Equatable, Sendable {
  /// The cards.
  public let cards: Set<MemoryGame<Face>.Card.ID>
  /// The time at which they are turned down.
  public let end: Duration

  /// The shortest time, the time added for each card, and the longest time, in milliseconds.
  private static let times = (base: 2000, card: 300, limit: 6000)

  /// A preview until a moment.
  init(_ cards: Set<MemoryGame<Face>.Card.ID>, from start: Duration, to end: Duration) {
    self.cards = cards
    self.end = max(start, end)
  }

  /// A preview that starts now; `nil` if there are no cards.
  init?(_ cards: Set<MemoryGame<Face>.Card.ID>, from start: Duration) {
    guard !cards.isEmpty else { return nil }
    let (base, card, limit) = MemorizePreview.times
    let time = min(limit, base + card * min(cards.count, limit))
    self.init(cards, from: start, to: start + .milliseconds(time))
  }
}
