import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `h, j, k and l move as the arrows do`() throws {
  let view = EmojiMemoryGameView(try #require(EmojiMemoryGame(.halloween, seed: 1)))
  _ = view.frame(size: Size(width: 80, height: 24), capabilities: Capabilities(), at: .zero)
  for key in [Key("l"), "j"] { #expect(view.handle(.key(key), at: .zero)) }
  expectEqual(view.cursor, view.grid.columns + 1)
  for key in [Key("h"), "k"] { #expect(view.handle(.key(key), at: .zero)) }
  expectEqual(view.cursor, 0)
}
