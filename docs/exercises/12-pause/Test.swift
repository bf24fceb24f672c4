import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `p pauses: faces are hidden, no card can be chosen, and no bonus runs out`() throws {
  let game = try #require(EmojiMemoryGame(.halloween, seed: 1))
  let view = EmojiMemoryGameView(game)
  func text(at time: Duration) -> String {
    _ = view.frame(size: Size(width: 80, height: 24), capabilities: Capabilities(), at: time)
    return view.frame(
      size: Size(width: 80, height: 24), capabilities: Capabilities(), at: time + .seconds(1)
    ).description
  }
  let pair = game.cards.indices.filter { game.cards[$0].id.pair == 0 }
  let face = String(game.cards[pair[0]].content)
  game.choose(game.cards[pair[0]], at: .zero)
  #expect(text(at: .zero).contains(face))
  _ = view.handle(.key("p"), at: .zero)
  #expect(game.isPaused && !text(at: .seconds(50)).contains(face))
  game.choose(game.cards[pair[1]], at: .seconds(60))
  expectEqual(game.moves, 0)
  _ = view.handle(.key("p"), at: .seconds(99))
  game.choose(game.cards[pair[1]], at: .seconds(99))
  #expect(game.moves == 1 && game.score == 14)
  #expect(text(at: .seconds(99)).contains(face))
}
