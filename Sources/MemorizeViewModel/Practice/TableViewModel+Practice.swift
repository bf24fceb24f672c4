import Decks
import MemoryGame
import Storage

/// Practice from a position of a finished game. It does not count.
///
/// Nothing of it is saved: no journal, no history, no best game. Moves and points continue from
/// the position, so that the result can be compared with the first one.
extension TableViewModel {
  /// The practice that is going on; `nil` in a game that counts.
  public var practice: Practice? { current.practice }

  /// Whether the game on the table does not count.
  public var isPractice: Bool { practice != nil }

  /// The cards shown before practice begins, or at the start of a game with a peek; `nil` at other
  /// times.
  public var preview: MemorizePreview? { current.preview }

  /// The recording of the finished game, a card a step, with a remark on each; `nil` if there is
  /// nothing to review.
  ///
  /// In practice it is the game that was finished before.
  public func review() -> Playback? {
    guard let intents = current.reviewable else { return nil }
    return Playback(board, game.variant, intents, company: current.reviewedCompany, isByCard: true)
  }

  /// Whether there is a finished game to review.
  ///
  /// Games with open cards have no review, because nothing had to be remembered; recordings have
  /// none either.
  public var hasReview: Bool { current.reviewable != nil }

  /// The recording of the game that was finished last, perhaps before the program started; `nil`
  /// without one.
  ///
  /// Reads the game's file.
  public func lastRecording() -> Playback? {
    files.recorder?.lastFinishedGame().flatMap { Playback($0) }
  }

  /// Deals the position before a move of the finished game for practice.
  ///
  /// The cards seen so far are shown first. No time passes in the game meanwhile.
  ///
  /// - Parameters:
  ///   - move: the number of the move, from 1. A number without a move changes nothing.
  ///   - time: now.
  public func tryAgain(beforeMove move: Int, at time: Duration) {
    practise(current.practising(beforeMove: move, at: time))
  }

  /// Turns down the cards of the preview.
  ///
  /// From then on time passes in the game.
  public func endPreview(at time: Duration) {
    guard preview != nil else { return }
    current.endPreview(at: time)
    notifyObservers()
  }

  func practise(_ next: GameInPlay?) {
    guard let next, let move = next.practice?.move else { return }
    hasGivenUp = false
    replace(with: next, .laidAgain(move: move))
  }
}
