import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `a new view deals: all cards start in one corner, and come to rest`() throws {
  let view = EmojiMemoryGameView(try #require(EmojiMemoryGame(.halloween, seed: 1)))
  func frame(at time: Duration) -> Canvas {
    view.frame(size: Size(width: 80, height: 24), capabilities: Capabilities(), at: time)
  }
  func backs(_ canvas: Canvas) -> Int { canvas.description.filter { $0 == "░" }.count }
  let start = frame(at: .seconds(1))
  #expect(view.nextChange(after: .seconds(1)) != nil)
  let middle = frame(at: .milliseconds(1_150))
  let end = frame(at: .seconds(9))
  #expect(backs(start) < backs(middle) && backs(middle) <= backs(end))
  expectNil(view.nextChange(after: .seconds(9)))
}
