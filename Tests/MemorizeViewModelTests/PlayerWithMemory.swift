import Decks
import MemoryGame

/// Plays a board to its end with a memory for a limited number of cards, those turned last.
struct PlayerWithMemory {
  let size: Int

  /// The intents that win a game.
  func intents(toWin dealt: MemoryGame<Face>, seed: UInt64) -> [Intent] {
    var chance = SeededGenerator(seed: seed)
    var game = dealt
    var intents: [Intent] = []
    var remembered: [CardID] = []
    func choose(_ card: CardID) {
      intents.append(.choose(card))
      game.apply(.choose(card), at: .zero)
      remembered = (remembered + [card]).suffix(size)
    }
    func any(but other: CardID? = nil) -> CardID? {
      let hidden = game.cards.filter { !$0.isMatched && $0.id != other }.map(\.id)
      let unknown = hidden.filter { !remembered.contains($0) }
      let choice = unknown.isEmpty ? hidden : unknown
      return choice.isEmpty ? nil : choice[chance.next(below: choice.count)]
    }
    while !game.isOver {
      intents.append(.turnDown)
      game.apply(.turnDown, at: .zero)
      let known = remembered.first {
        game[$0]?.isMatched == false && remembered.contains($0.partner)
      }
      guard let first = known ?? any() else { break }
      choose(first)
      let partner = remembered.contains(first.partner) ? first.partner : any(but: first)
      if let partner { choose(partner) }
    }
    return intents
  }
}
