import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `a second view of the same game follows it in lines of text`() throws {
  let game = try #require(EmojiMemoryGame(.halloween, seed: 1))
  let lines = LineView(game, columns: 4)
  expectEqual(lines.text, Array(repeating: "? ? ? ?", count: 4).joined(separator: "\n"))
  game.choose(game.cards[5], at: .zero)
  let row = lines.text.split(separator: "\n")[1]
  expectEqual(String(row), "? \(game.cards[5].content) ? ?")
  for card in game.cards where card.id.pair == 0 && !card.isFaceUp { game.choose(card, at: .zero) }
  game.newGame()
  #expect(lines.text.filter { $0 == "?" }.count == 16)
}
