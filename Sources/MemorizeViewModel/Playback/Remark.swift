import Decks
import GameAnalysis
import MemoryGame

/// A remark on the player's memory and luck in one step of a recording.
///
/// The figures are gains in moves: above zero is good.
public struct Remark: Equatable, Sendable {
  /// The kind of a step, as a player who forgets nothing sees it.
  public enum Kind: Equatable, Sendable {
    /// A card never seen before, and no match.
    case new
    /// The first card of a known pair, or the second one, which completed it.
    case known(isSecond: Bool)
    /// A match that nobody could know.
    case lucky
    /// A card had been seen and was forgotten.
    case forgotten(Lapse)
    /// A first card that had been seen and did not help.
    case choice
    /// The places were shuffled, and their cards are no longer known.
    case shuffled
  }

  /// A card that was forgotten.
  public struct Lapse: Equatable, Sendable {
    /// The card.
    public let card: CardID
    /// The number of moves since it was last seen: 1 for the previous move.
    public let movesAgo: Int
    /// Whether the card was face down and should have been turned.
    ///
    /// Otherwise it was turned, and could not match.
    public let isMissed: Bool
  }

  /// The kind of the step.
  public let kind: Kind
  /// The card that was turned; `nil` for a shuffle.
  public let card: CardID?
  /// The move of the step, from 1; for a shuffle, the current or the next move.
  public let move: Int
  /// The moves that the face of the card gained.
  public let luck: ExpectedMoves
  /// The moves that the decision gained: never above zero.
  public let memory: ExpectedMoves

  /// The hints the player asked for just before.
  public internal(set) var hints = 0

  /// The card that was forgotten, if any.
  public var lapse: Lapse? {
    if case .forgotten(let lapse) = kind { lapse } else { nil }
  }
}

extension Remark {
  /// The remark on a flip.
  init(_ flip: Flip, move: Int, isSecond: Bool) {
    kind =
      switch flip.kind {
      case .new: .new
      case .known: .known(isSecond: isSecond)
      case .lucky: .lucky
      case .choice: .choice
      case .forgotten(let forgotten):
        .forgotten(
          Lapse(
            card: forgotten.card, movesAgo: forgotten.movesAgo,
            isMissed: forgotten.card != flip.card))
      }
    card = flip.card
    self.move = move
    luck = flip.luck
    memory = flip.memory
  }

  /// The remark on a shuffle.
  init(shuffle memory: ExpectedMoves, move: Int) {
    kind = .shuffled
    card = nil
    self.move = move
    luck = .zero
    self.memory = memory
  }
}
