import Decks
import MemoryGame

/// The time left for each card's bonus.
public struct BonusClock {
  let game: MemoryGame<Face>
  let timeline: Timeline

  /// The seconds that each card has at the deal, and the points of its bonus.
  public static let mostSeconds = Int(Bonus.limit.components.seconds)

  /// The time left for a card, from 6 seconds down to zero.
  public func remaining(of id: CardID, at time: Duration) -> Duration {
    game.bonusRemaining(of: id, at: timeline.gameTime(at: time))
  }

  /// The seconds left for a card, from 6 down to 0, rounded up.
  public func seconds(of id: CardID, at time: Duration) -> Int {
    remaining(of: id, at: time).roundedUpSeconds
  }

  /// The time at which `seconds` next changes; `nil` if none are left, or if the game's time stands
  /// still.
  public func nextSecond(of id: CardID, after time: Duration) -> Duration? {
    let seconds = seconds(of: id, at: time)
    guard seconds > 0 else { return nil }
    let wait = remaining(of: id, at: time) - .seconds(seconds - 1)
    return timeline.wait(for: wait).map { time + $0 }
  }
}

extension Duration {
  /// The whole seconds, rounded up.
  public var roundedUpSeconds: Int {
    Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
  }
}
