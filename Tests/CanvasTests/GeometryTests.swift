import Expectations
import MemoryGame
import Testing

@testable import Canvas

struct GeometryTests {
  @Test func `no length is negative`() {
    expectEqual(Size(width: -3, height: -1), Size(width: 0, height: 0))
    #expect(Rect(x: 5, y: 5, width: -3, height: 2).size.isEmpty)
    expectEqual(
      Rect(x: 0, y: 0, width: 3, height: 3).inset(x: 2, y: 1).size, Size(width: 0, height: 1))
  }

  @Test func `a rectangle contains its first cell, but not the one after its last`() {
    let rect = Rect(x: -1, y: 2, width: 3, height: 1)
    #expect(rect.contains(Point(x: -1, y: 2)) && rect.contains(Point(x: 1, y: 2)))
    #expect(!rect.contains(Point(x: 2, y: 2)) && !rect.contains(Point(x: 0, y: 3)))
    #expect(!Rect(x: 0, y: 0, width: 0, height: 5).contains(Point(x: 0, y: 0)))
  }

  @Test func `the intersection holds the cells of both rectangles`() {
    var dice = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let (one, other) = (dice.rect(within: 6), dice.rect(within: 6))
      let shared = one.intersection(other)
      expectEqual(shared.size, other.intersection(one).size)
      for y in -8..<16 {
        for x in -8..<16 {
          let point = Point(x: x, y: y)
          expectEqual(shared.contains(point), (one.contains(point) && other.contains(point)))
        }
      }
    }
  }

  @Test(arguments: [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max])
  func `rectangles at the largest coordinates can be intersected`(_ edge: Int) {
    let far = Rect(x: edge, y: edge, width: .max, height: 3)
    for other in [Rect(Size(width: 80, height: 24)), Rect(x: -9, y: -9, width: 4, height: 4), far] {
      let shared = far.intersection(other)
      #expect(shared.width <= other.width && shared.height <= other.height)
    }
  }

  @Test func `the middle is the left and upper one of two`() {
    expectEqual(Rect(x: 2, y: 3, width: 4, height: 3).middle, Point(x: 3, y: 4))
    expectEqual(Rect(x: 2, y: 3, width: 0, height: 0).middle, Point(x: 2, y: 3))
    let outer = Rect(x: 0, y: 0, width: 10, height: 5)
    expectEqual(outer.centered(Size(width: 4, height: 1)), Rect(x: 3, y: 2, width: 4, height: 1))
  }
}

extension SeededGenerator {
  /// A rectangle whose corner is at most a few cells outside a canvas of this size.
  mutating func rect(within length: Int) -> Rect {
    Rect(
      x: next(below: 3 * length) - length, y: next(below: 3 * length) - length,
      width: next(below: length + 2),
      height: next(below: length + 2))
  }
}
