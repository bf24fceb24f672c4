import Canvas
import Expectations
import Testing

@testable import MemorizeView

/// The layout of the chooser.
struct ChooserLayoutTests {
  private func parts(_ layout: ChooserLayout) -> [Rect] {
    [
      layout.page.header, layout.page.footer, layout.field, layout.list, layout.more, layout.title,
      layout.preview, layout.facts,
    ].compactMap { $0 }
  }

  @Test(arguments: [0, 1, 5, 17, 1000])
  func `nothing overlaps and nothing lies outside at any size`(
    count: Int
  ) {
    for width in [1, 2, 5, 20, 25, 40, 67, 68, 79, 80, 100, 152, 200, 500] {
      for height in Array(1...60) + [100, 200] {
        let size = Size(width: width, height: height)
        let layout = ChooserLayout(size: size, count: count)
        let parts = parts(layout)
        for (number, part) in parts.enumerated() {
          expectEqual(Rect(size).intersection(part).size, part.size, "\(size)")
          for other in parts.dropFirst(number + 1) {
            #expect(part.intersection(other).size.isEmpty, "\(size)")
          }
        }
        #expect(layout.list.height > 0 && layout.list.width > 0, "\(size)")
      }
    }
  }

  @Test func `there is a board beside the list if there is room`() {
    func layout(_ width: Int, _ height: Int) -> ChooserLayout {
      ChooserLayout(size: Size(width: width, height: height), count: 17)
    }
    #expect(layout(80, 24).preview != nil)
    #expect(layout(80, 24).facts != nil)
    expectNil(layout(40, 24).preview)
    expectNil(layout(80, 8).preview)
  }

  @Test func `a count of the rows that follow is shown only where some do`() {
    func layout(_ height: Int, _ count: Int) -> ChooserLayout {
      ChooserLayout(size: Size(width: 80, height: height), count: count)
    }
    #expect(layout(24, 17).more == nil && layout(24, 30).more != nil)
    expectNil(layout(6, 30).more)
    expectEqual(layout(24, 30).list.height, layout(24, 17).list.height - 1)
  }
}
