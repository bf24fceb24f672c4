import Canvas
import Testing

@testable import MemorizeView

/// The layout of the chooser.
struct ChooserLayoutTests {
  private func parts(_ layout: ChooserLayout) -> [Rect] {
    [layout.page.header, layout.page.footer, layout.list, layout.preview, layout.facts]
      .compactMap { $0 }
  }

  @Test(arguments: [0, 1, 5, 17, 1000], [true, false])
  func `nothing overlaps and nothing lies outside at any size`(
    count: Int, isSolid: Bool
  ) {
    for width in [1, 2, 5, 20, 25, 40, 67, 68, 79, 80, 100, 152, 200, 500] {
      for height in 1...200 {
        let size = Size(width: width, height: height)
        let layout = ChooserLayout(size: size, count: count, isSolid: isSolid)
        let parts = parts(layout)
        for (number, part) in parts.enumerated() {
          #expect(Rect(size).intersection(part).size == part.size, "\(size)")
          for other in parts.dropFirst(number + 1) {
            #expect(part.intersection(other).size.isEmpty, "\(size)")
          }
        }
        #expect(layout.list.height > 0 && layout.list.width > 0, "\(size)")
        #expect((1...3).contains(layout.rowHeight))
        #expect(layout.rowHeight <= layout.list.height, "\(size)")
      }
    }
  }

  @Test func `there is a board beside the list if there is room`() {
    func layout(_ width: Int, _ height: Int) -> ChooserLayout {
      ChooserLayout(size: Size(width: width, height: height), count: 17, isSolid: true)
    }
    #expect(layout(80, 24).preview != nil)
    #expect(layout(80, 24).facts != nil)
    #expect(layout(40, 24).preview == nil)
    #expect(layout(80, 8).preview == nil)
  }

  @Test func `cards are as large as possible while many decks are visible`() {
    func rowHeight(_ height: Int, _ count: Int, _ isSolid: Bool = true) -> Int {
      ChooserLayout(size: Size(width: 80, height: height), count: count, isSolid: isSolid).rowHeight
    }
    #expect(rowHeight(24, 5) == 3)
    #expect(rowHeight(24, 17) == 2)
    #expect(rowHeight(60, 17) == 3)
    #expect(rowHeight(5, 17) == 1)
    #expect(rowHeight(15, 1000, false) == 1)
    #expect(rowHeight(24, 1000, false) == 3)
  }

  @Test(arguments: [5, 8, 24, 50], [0, 1, 17, 1000])
  func `every deck can be scrolled to, and every visible row can be clicked`(
    height: Int, count: Int
  ) {
    let layout = ChooserLayout(
      size: Size(width: 80, height: height), count: count, isSolid: true)
    var top = 0
    for place in 0..<count {
      top = layout.scroll(of: count).top(showing: place, from: top)
      #expect((top..<(top + layout.visibleRows)).contains(place))
    }
    for row in 0..<layout.visibleRows {
      let frame = layout.frame(ofRow: row)
      #expect(layout.row(at: frame.origin) == row)
      #expect(layout.row(at: Point(x: frame.maxX - 1, y: frame.maxY - 1)) == row)
    }
    #expect(layout.row(at: Point(x: 2, y: layout.list.maxY)) == nil)
    #expect(layout.row(at: Point(x: 2, y: layout.list.minY - 1)) == nil)
  }
}
