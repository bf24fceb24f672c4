import MemoryGame

/// A rival at the table: follows a game, and says which card it turns when it is its turn.
///
/// It reads nothing from the game but the places of the cards that lie face up and that have left.
/// The intents so far, the rival and the seed decide its choices, so a resumed game goes on exactly
/// as it would have.
public struct RivalPlayer<CardContent: Matchable>: Equatable, Sendable {
  private var memory: RivalMemory<CardContent>
  /// The card at each place.
  private var order: [CardID]
  private let seed: UInt64

  /// A rival at a game that has not begun; `nil` otherwise, and with open cards, where nothing has
  /// to be remembered.
  ///
  /// - Parameters:
  ///   - rival: the rival.
  ///   - dealt: the game.
  ///   - seed: decides the choices. It can be the seed of the board, which says nothing here about
  ///     where its cards lie. Two equal rivals at a table need different seeds.
  public init?(_ rival: Rival, at dealt: MemoryGame<CardContent>, seed: String) {
    guard dealt.moves == 0, dealt.turned.isEmpty, dealt.variant.ruleForOne == nil else {
      return nil
    }
    memory = RivalMemory(of: rival, pairs: dealt.pairs, hasSides: dealt.variant.hasSides)
    order = dealt.cards.map(\.id)
    var generator = SeededGenerator(seed: "rival \(rival.name) \(seed)")
    self.seed = generator.next()
  }

  /// The rival.
  public var rival: Rival { memory.rival }

  /// Takes note of what lies face up.
  ///
  /// Call it after each intent of any player. An intent that was refused changes nothing.
  public mutating func follow(_ game: MemoryGame<CardContent>, after intent: Intent) {
    switch intent {
    case .choose: followCard(in: game)
    case .shuffle: followShuffle(of: game)
    case .turnDown, .removePair, .pause, .resume, .hint, .end: break
    }
  }

  /// The card that the rival turns next, the first or second one of a move; `nil` if none is left.
  ///
  /// It is the same each time until another card is turned. Turn down a miss before the first card
  /// of a move, because a card that is still up cannot be chosen.
  public var choice: CardID? {
    var generator = generator(for: .choice)
    return memory.choice(using: &generator).flatMap(card)
  }

  /// The number of moves in a row by which players turned two cards that everyone had seen, and that
  /// do not match, although others were left.
  public var passes: Int { memory.passes }

  /// The cards that the rival remembers.
  public var remembered: Set<CardID> { Set(memory.remembered.keys.compactMap(card)) }

  /// The remembered cards that the rival forgets after two more new cards.
  public var fading: Set<CardID> { Set(memory.fading.compactMap(card)) }
}

extension RivalPlayer {
  private mutating func followCard(in game: MemoryGame<CardContent>) {
    let cardsTurned = 2 * game.moves + (game.turned.count == 1 ? 1 : 0)
    guard cardsTurned == memory.cardsShown + 1, let id = game.turned.last, let card = game[id],
      let place = order.firstIndex(of: id)
    else { return }
    var generator = generator(for: .showing)
    memory.show(card.content, at: place, using: &generator)
  }

  private mutating func followShuffle(of game: MemoryGame<CardContent>) {
    let cards = game.cards
    guard cards.map(\.id) != order else { return }
    order = cards.map(\.id)
    let places = Array(cards.enumerated())
    let up = game.turned.compactMap { id in places.first { $0.element.id == id } }
    var generator = generator(for: .shuffle)
    memory.shuffle(
      gone: places.filter { $0.element.isMatched }.map(\.offset),
      up: up.map { ($0.offset, $0.element.content) }, using: &generator)
  }

  private func card(at place: Int) -> CardID? {
    order.indices.contains(place) ? order[place] : nil
  }

  private enum Purpose: UInt64 {
    case choice
    case showing
    case shuffle
  }

  /// A generator for one decision, so that a choice depends only on the cards shown before.
  private func generator(for purpose: Purpose) -> SeededGenerator {
    let number = UInt64(memory.cardsShown) * 3 + purpose.rawValue
    return SeededGenerator(seed: seed ^ number)
  }
}
