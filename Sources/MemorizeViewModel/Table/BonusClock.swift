import Decks
import MemoryGame

/// The time left for each card's bonus, and the points won by speed.
public struct BonusClock {
  let game: MemoryGame<Face>
  let timeline: Timeline

  /// The points won by speed.
  public var points: Int { game.bonuses }

  /// The share of the points won that came from bonuses, from 0 to 6/7.
  public var share: Double { game.bonusShare }

  /// The time left for a card, from 6 seconds down to zero.
  public func remaining(of id: CardID, at time: Duration) -> Duration {
    game.bonusRemaining(of: id, at: timeline.gameTime(at: time))
  }

  /// The share of the time left for a card, from 1 down to 0.
  public func fraction(of id: CardID, at time: Duration) -> Double {
    game.bonusFraction(of: id, at: timeline.gameTime(at: time))
  }

  /// The time on the screen until only a share of the time for a card is left; `nil` if the game's
  /// time is standing still.
  public func wait(of id: CardID, untilFraction fraction: Double, at time: Duration) -> Duration? {
    timeline.wait(
      for: game.bonusTime(of: id, untilFraction: fraction, at: timeline.gameTime(at: time)))
  }

  /// The seconds left for a card, from 6 down to 0, rounded up.
  public func seconds(of id: CardID, at time: Duration) -> Int {
    let left = remaining(of: id, at: time).components
    return Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)
  }

  /// The time at which `seconds` next changes; `nil` if none are left, or if the game's time stands
  /// still.
  public func nextSecond(of id: CardID, after time: Duration) -> Duration? {
    let seconds = seconds(of: id, at: time)
    guard seconds > 0 else { return nil }
    let fraction = Duration.seconds(seconds - 1) / Bonus.limit
    return wait(of: id, untilFraction: fraction, at: time).map { time + $0 }
  }
}
