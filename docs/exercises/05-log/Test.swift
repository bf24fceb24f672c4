import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `a log notes the moves and the score after each change, until it is dropped`() throws {
  let game = try #require(EmojiMemoryGame(.halloween, seed: 1))
  var log: GameLog? = GameLog(game)
  for card in game.cards where card.id.pair == 0 { game.choose(card, at: .zero) }
  expectEqual(log?.lines, ["moves 0, score 0", "moves 1, score 14"])
  weak let released = log
  log = nil
  expectNil(released)
}
