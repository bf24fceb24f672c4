import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

@Test func `the last row lies in the middle`() throws {
  let area = Rect(x: 0, y: 0, width: 80, height: 22)
  let grid = AspectGrid(count: 16, in: area)
  expectEqual(grid.columns, 6)
  let last = grid.frames.suffix(4)
  let (first, end) = (try #require(last.first), try #require(last.last))
  #expect(abs((first.minX - area.minX) - (area.maxX - end.maxX)) <= 1)
  expectEqual(grid.frames.prefix(12).map(\.minY).count { $0 == grid.frames[0].minY }, 6)
}
