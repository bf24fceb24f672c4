import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `the first line tells how many pairs are left`() throws {
  let game = try #require(EmojiMemoryGame(.halloween, seed: 1))
  let view = EmojiMemoryGameView(game)
  func line() -> Substring? {
    view.frame(size: Size(width: 80, height: 24), capabilities: Capabilities(), at: .zero)
      .description.split(separator: "\n").first
  }
  #expect(line()?.contains("left 8") == true)
  for card in game.cards where card.id.pair == 0 { game.choose(card, at: .zero) }
  #expect(line()?.contains("left 7") == true)
}
