import Decks
import GameAnalysis
import MemoryGame

/// A remark on the player's memory and luck in one step of a recording.
///
/// The figures are gains in moves: above zero is good.
public struct Remark: Equatable, Sendable {
  /// The card that was turned; `nil` for a shuffle, after which its cards are no longer known.
  public let flip: Flip?
  /// Whether the card was the second one of its move.
  public var isSecond = false
  /// The move of the step, from 1; for a shuffle, the current or the next move.
  public let move: Int
  /// The moves that the decision gained: never above zero.
  public let memory: ExpectedMoves
  /// The hints the player asked for just before.
  public internal(set) var hints = 0

  /// The id of the card.
  public var card: CardID? { flip?.card }

  /// The moves that the face of the card gained.
  public var luck: ExpectedMoves { flip?.luck ?? .zero }

  /// The card that was forgotten, if any.
  ///
  /// It was face down and should have been turned, unless it is the card of the step, which could
  /// not match.
  public var lapse: Forgotten? {
    if case .forgotten(let lapse) = flip?.kind { lapse } else { nil }
  }
}
