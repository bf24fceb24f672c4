import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `there is a theme of animals, in green`() throws {
  let theme = Theme.animals
  #expect(Set(theme.emojis).count == theme.emojis.count && theme.emojis.count >= 8)
  #expect(theme.color == .green && theme.name == "Animals")
  expectEqual(try #require(EmojiMemoryGame(theme, seed: 1)).cards.count, 16)
}
