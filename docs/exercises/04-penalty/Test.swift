import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `each shuffle costs two points, and a new game forgets that`() throws {
  let game = try #require(EmojiMemoryGame(.halloween, seed: 1))
  game.shuffle(at: .zero)
  game.shuffle(at: .zero)
  expectEqual(game.score, -4)
  game.newGame()
  expectEqual(game.score, 0)
}

@Test func `a shuffle that the rules refuse costs nothing`() throws {
  var theme = Theme.halloween
  theme.numberOfPairs = 2
  let game = try #require(EmojiMemoryGame(theme, seed: 1))
  for pair in 0..<2 {
    for card in game.cards where card.id.pair == pair { game.choose(card, at: .zero) }
  }
  let score = game.score
  game.shuffle(at: .zero)
  #expect(game.isOver && game.score == score)
}
