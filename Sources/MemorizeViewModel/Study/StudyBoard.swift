import Decks
import MemoryGame
import Study

/// A board for studying, before it is dealt.
public struct StudyBoard: Equatable, Sendable {
  let board: Board
  let occasion: Occasion
  /// The pairs that the player has never played, as they are on the board.
  public let newPairs: [Pair]

  /// The deck's name.
  public var deckName: String { board.deck.name }

  /// The next board of a plan; `nil` if the deck has fewer than two pairs for it.
  init?(_ plan: StudyPlan, of deck: Deck, _ direction: StudyDirection, seed: String) {
    let next = plan.nextBoard
    self.init(
      next.order, size: next.size, plan, of: deck, direction, for: .study, seed: seed)
  }

  /// A board of chosen pairs, the first ones of an order.
  init?(
    _ order: [Int], size: Int, _ plan: StudyPlan, of deck: Deck, _ direction: StudyDirection,
    for occasion: Occasion, seed: String
  ) {
    let pairs = deck.words.unambiguous(order: order, limit: size)
    var chance = SeededGenerator(seed: "direction \(seed)")
    let turned = pairs.map { direction.turned($0, &chance) }
    guard let drawn = DrawnPairs(turned, deckSize: turned.count, seed: seed) else { return nil }
    board = Board(deck: deck, askedPairs: turned.count, drawn: drawn)
    self.occasion = occasion
    newPairs = turned.filter { pair in
      StudyPair(pair).map { plan.memory.items[$0]?.isNew ?? true } ?? false
    }
  }
}

extension StudyPlan {
  /// The number of boards left today, and of pairs on the next one; none if fewer than two pairs can
  /// be dealt.
  ///
  /// Planned pairs that cannot be on the next board with others take another one.
  public func boards(of deck: Deck) -> (count: Int, pairsOfNext: Int) {
    let next = nextBoard
    let pairs = deck.words.unambiguous(order: next.order, limit: next.size)
    guard pairs.count > 1 else { return (0, 0) }
    guard !isDone, pairs.count < min(next.size, next.order.count) else {
      return (boards, pairs.count)
    }
    let dealt = Set(pairs.compactMap { StudyPair($0).flatMap(index) })
    let left = (due + confused + new).count { !dealt.contains($0) }
    return (max(boards, 1 + StudyPlan.boards(for: left)), pairs.count)
  }
}

extension StudyDirection {
  /// The pair with the side first that is shown; either one by chance if both directions are studied.
  func turned(_ pair: Pair, _ chance: inout SeededGenerator) -> Pair {
    switch self {
    case .forward: pair
    case .reverse: pair.reversed
    case .both: chance.next(below: 2) == 0 ? pair : pair.reversed
    }
  }
}
