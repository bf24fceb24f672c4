import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `undo takes back one change at a time, and tells observers`() throws {
  let game = try #require(EmojiMemoryGame(.halloween, seed: 1))
  let start = game.cards
  game.choose(game.cards[0], at: .zero)
  let first = game.cards
  game.choose(game.cards[0], at: .zero)
  game.choose(game.cards[1], at: .zero)
  game.undo()
  expectEqual(game.cards, first)
  game.undo()
  expectEqual(game.cards, start)
  game.undo()
  expectEqual(game.cards, start)
}

@Test func `u undoes`() throws {
  let view = EmojiMemoryGameView(try #require(EmojiMemoryGame(.halloween, seed: 1)))
  _ = view.handle(.key(" "), at: .zero)
  #expect(view.game.cards[0].isFaceUp)
  _ = view.handle(.key("u"), at: .zero)
  #expect(!view.game.cards[0].isFaceUp)
}
