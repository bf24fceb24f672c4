import MemoryGame
import Storage
import Words

/// The ghost that runs along with the game.
extension TableViewModel {
  /// The ghost; `nil` in a usual game, and in a game that was left and resumed.
  public var ghost: Ghost? { current.ghost }

  /// The ghost's score now; `nil` without a ghost.
  public func ghostScore(at time: Duration) -> Ghost.Score? {
    ghost?.score(at: elapsed(at: time))
  }

  /// The time at which the ghost's score changes next; `nil` if it does not, and while the game's
  /// clock stands still.
  public func nextGhostChange(after time: Duration) -> Duration? {
    let clock = elapsed(at: time)
    guard isClockRunning, let next = ghost?.nextChange(after: clock) else { return nil }
    return wait(for: next - clock).map { time + $0 }
  }

  /// Deals the same board again, with the player's best game on it as a ghost.
  ///
  /// Without such a game, nothing but a notice follows.
  public func raceBest(at time: Duration) {
    let best = files.recorder?.bestGame(on: board.setup(game.variant))
    guard let best, let ghost = try? Ghost.of(best, deck: board.deck, isOwn: true) else {
      return show(notice: say("No finished game on this board to race yet."))
    }
    deal(ghost.board, at: time, as: .dealtAgain, racing: ghost)
  }
}
