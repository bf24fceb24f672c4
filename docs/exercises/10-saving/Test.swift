import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `a game is restored from its seed and what the player did`() throws {
  let game = try #require(EmojiMemoryGame(.halloween, seed: 5))
  game.choose(game.cards[3], at: .seconds(1))
  game.shuffle(at: .seconds(2))
  game.choose(game.cards[7], at: .seconds(3))
  let restored = try #require(EmojiMemoryGame(.halloween, restoring: game.journal))
  expectEqual(restored.cards, game.cards)
  expectEqual(restored.journal, game.journal)
  #expect(restored.moves == game.moves && restored.score == game.score)
}

@Test(arguments: ["", "x", "5\nchoose", "5\nchoose x 3", "5\njump 3"])
func `a journal that cannot be read restores nothing`(journal: String) {
  expectNil(EmojiMemoryGame(.halloween, restoring: journal))
}
