import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Confetti, large text and stars.
struct CelebrationTests {
  private static let area = Rect(x: 0, y: 1, width: 80, height: 22)

  @Test func `confetti covers the table evenly in the end`() {
    let confetti = Confetti(start: .seconds(3))
    #expect(confetti.pieces(over: Self.area, at: .seconds(2)).isEmpty)
    let pieces = confetti.pieces(over: Self.area, at: confetti.end)
    for half in [
      Rect(x: 0, y: 1, width: 40, height: 22), Rect(x: 40, y: 1, width: 40, height: 22),
      Rect(x: 0, y: 1, width: 80, height: 11), Rect(x: 0, y: 12, width: 80, height: 11),
    ] {
      let count = pieces.count { half.contains($0.point) }
      #expect(Double(count) / Double(pieces.count) > 0.4)
    }
    expectEqual(confetti.pieces(over: Self.area, at: confetti.end + .seconds(60)), pieces)
    #expect(pieces.allSatisfy { Self.area.contains($0.point) })
  }

  @Test func `confetti falls`() {
    let confetti = Confetti(start: .zero)
    let heights = stride(from: 100, through: 2500, by: 100).map { time in
      confetti.pieces(over: Self.area, at: .milliseconds(time)).reduce(0) { $0 + $1.point.y }
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `large text has pixels of half blocks, and descenders`() throws {
    let text = try #require(LargeText(TextLine("17, p"), Theme()))
    var canvas = Canvas(size: Size(text.columns, LargeText.height))
    text.draw(at: Point(x: 0, y: 0), Theme(), on: &canvas)
    let rows = canvas.description.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(rows.first, "▄   ▀▀▀")
    #expect(rows.count == 4 && rows.last?.isEmpty == false)
    #expect(canvas[Point(x: 1, y: 1)].style.attributes.contains(.reverse))
    expectNil(LargeText(TextLine("Q"), Theme()))
    expectNil(LargeText(TextLine("1"), Theme(.ascii)))
  }

  @Test func `a result is laid out within any window, its parts one below the other`() {
    let needs = ResultLayout.Needs(
      lineColumns: 75, startColumns: 36, hasStars: true, hasStarPictures: true, hasCourse: true)
    for size in Size.windows(upTo: 130, 40) {
      let layout = ResultLayout(size: size, needs: needs)
      let parts = [layout.stars, layout.line, layout.best, layout.course, layout.buttons]
        .compactMap { $0 }
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
      let last = layout.page.body.maxY
      #expect(parts.allSatisfy { $0.minY >= layout.page.body.minY && $0.maxY <= last })
    }
  }
}
