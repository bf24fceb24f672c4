import Decks
import GameAnalysis
import MemoryGame

/// What one step of a recording says of its player's memory and luck.
///
/// The figures are in moves, seen from the player's side: above zero is a gain.
public struct Remark: Equatable, Sendable {
  /// The name of a card.
  public typealias CardID = MemoryGame<Face>.Card.ID

  /// What kind of a turn it was, as seen by somebody who has forgotten nothing.
  public enum Kind: Equatable, Sendable {
    /// A card never seen, and no match.
    case new
    /// The first card of a pair that was known, or the second, which took the pair.
    case known(isSecond: Bool)
    /// A match that nobody could know.
    case lucky
    /// A card had been seen and was forgotten.
    case forgotten(Lapse)
    /// A first card that had been seen and was of no use.
    case wasted
    /// The places were mixed, and what was known of them is known no more.
    case shuffled
  }

  /// A card that was forgotten.
  public struct Lapse: Equatable, Sendable {
    /// The card.
    public let card: CardID
    /// In how many moves before it was last seen: 1 for the move before.
    public let movesAgo: Int
    /// Whether it lay face down and would have been the one to turn; else it was turned, and could not
    /// match.
    public let isMissed: Bool
  }

  /// What kind of a turn it was.
  public let kind: Kind
  /// The card that was turned; `nil` for a shuffle.
  public let card: CardID?
  /// The move it belongs to, from 1; for a shuffle the one that comes after it, or goes on.
  public let move: Int
  /// What the card brought.
  public let luck: ExpectedMoves
  /// What the decision to turn it cost: never above zero.
  public let memory: ExpectedMoves

  /// What was forgotten, if anything was.
  public var lapse: Lapse? {
    if case .forgotten(let lapse) = kind { lapse } else { nil }
  }
}

extension Remark {
  /// What a turn says.
  init(_ flip: Flip, move: Int, isSecond: Bool) {
    kind =
      switch flip.kind {
      case .new: .new
      case .known: .known(isSecond: isSecond)
      case .lucky: .lucky
      case .wasted: .wasted
      case .forgotten(let forgotten):
        .forgotten(
          Lapse(
            card: forgotten.card, movesAgo: forgotten.movesAgo,
            isMissed: forgotten.card != flip.card))
      }
    card = flip.card
    self.move = move
    luck = .zero - flip.luck
    memory = .zero - flip.memory
  }

  /// What a shuffle says.
  init(shuffle memory: ExpectedMoves, move: Int) {
    kind = .shuffled
    card = nil
    self.move = move
    luck = .zero
    self.memory = .zero - memory
  }
}
