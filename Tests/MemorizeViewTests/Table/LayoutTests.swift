import Canvas
import Expectations
import Testing

@testable import MemorizeView

/// What the places of a board promise at every size of the window.
struct LayoutTests {
  private static let styles: [(CardShape, Bool)] = [
    (.portrait, true), (.portrait, false), (.landscape, true), (.landscape, false),
  ]

  @Test func `cards too small for pictures use the rows that are free`() {
    let layout = TableLayout(size: Size(40, 15), count: 60, shape: .portrait, isSolid: true)
    expectEqual(layout.board.grid.card, CardSize(2, 2))
  }

  @Test func `the pairs found are not beside the keys, where they would look like one`() throws {
    let table = try Table(size: Size(80, 15), capabilities: Capabilities(colors: .none))
    table.choose(0, 1)
    table.pass(.seconds(9))
    expectNil(table.stage.layout?.tray)
    #expect(table.bottom.hasSuffix("quit"), "\(table.bottom)")
  }

  @Test func `the text of a tight card has its whole width`() {
    let room = { CardSize($0, $1).body(isSolid: true).width }
    #expect(room(8, 3) == 8 && room(9, 4) == 9 && room(8, 5) == 6)
  }

  @Test(arguments: [4, 16, 36], [true, false])
  func `in a window of any size, cards lie apart inside the board`(count: Int, isSolid: Bool) {
    for size in Size.windows(upTo: 120, 50) {
      let layout = TableLayout(size: size, count: count, shape: .portrait, isSolid: isSolid)
      expectNil(fault(of: layout), "\(count) cards on \(size)")
    }
  }

  @Test(arguments: styles)
  func `any number of pairs lies apart inside its window`(shape: CardShape, isSolid: Bool) {
    let sizes = [(1, 1), (5, 2), (25, 5), (40, 12), (79, 23), (80, 24), (120, 50), (500, 200)]
    for (width, height) in sizes {
      for pairs in stride(from: 2, through: 500, by: 3 + 3 * (width / 20)) {
        let layout = TableLayout(
          size: Size(width, height), count: 2 * pairs, shape: shape, isSolid: isSolid)
        expectNil(fault(of: layout), "\(pairs) pairs on \(width)x\(height)")
      }
    }
  }

  @Test(arguments: styles)
  func `cards made larger or smaller by hand still lie apart and can be reached`(
    shape: CardShape, isSolid: Bool
  ) {
    for zoom in -12...12 {
      for (width, height) in [(1, 1), (7, 3), (25, 5), (79, 23), (120, 50), (500, 200)] {
        let layout = TableLayout(
          size: Size(width, height), count: 20, shape: shape, isSolid: isSolid
        ).zoomed(by: zoom, shape)
        expectNil(fault(of: layout), "zoom \(zoom) on \(width)x\(height)")
      }
    }
  }

  @Test(arguments: [8, 16, 30], [true, false])
  func `larger windows cost no more card width than complete rows may`(count: Int, isSolid: Bool) {
    func width(_ width: Int, _ height: Int) -> Int {
      AspectGrid.fit(
        count: count, in: Size(width, height), shape: .portrait, isSolid: isSolid
      ).card.width
    }
    for x in stride(from: 1, through: 118, by: 5) {
      for y in stride(from: 1 + x % 3, through: 48, by: 3) {
        let here = width(x, y)
        #expect(width(x + 1, y) * 6 >= here * 5, "\(count) cards on \(x)x\(y)")
        #expect(width(x, y + 1) * 6 >= here * 5, "\(count) cards on \(x)x\(y)")
      }
    }
  }

  @Test func `larger by hand is never smaller`() {
    for (width, height) in [(25, 5), (40, 12), (79, 23), (200, 60)] {
      let widths = (-9...9).map {
        TableLayout(
          size: Size(width, height), count: 20, shape: .portrait, isSolid: true
        ).zoomed(by: $0, .portrait).board.grid.card.width
      }
      expectEqual(widths, widths.sorted())
    }
  }

  @Test func `a card is as near to two by three as cells allow`() {
    for isSolid in [true, false] {
      for size in CardShape.portrait.sizes(isSolid: isSolid) where size.width > 4 {
        #expect(abs(3 * size.width - 4 * size.height) <= 3)
      }
    }
  }

  @Test(
    arguments: [
      (80, 24, 16, 11, 6, [6, 4, 6]), (160, 48, 16, 23, 14, [6, 4, 6]),
      (40, 15, 20, 4, 3, [7, 6, 7]), (120, 36, 60, 8, 5, [12, 12, 12, 12, 12]),
      (200, 60, 60, 14, 10, [12, 12, 12, 12, 12]),
    ] as [(Int, Int, Int, Int, Int, [Int])])
  func `the largest cards win, and shorter rows are in the middle`(
    _ width: Int, _ height: Int, _ count: Int, _ columns: Int, _ rows: Int, _ lengths: [Int]
  ) {
    let grid = TableLayout(
      size: Size(width, height), count: count, shape: .portrait, isSolid: true
    ).board.grid
    expectEqual(grid.lengths, lengths)
    expectEqual(grid.card, CardSize(columns, rows + 1))
  }

  @Test(
    arguments: [
      (80, 24, 16, [6, 4, 6]), (120, 36, 16, [6, 4, 6]),
      (120, 36, 60, [12, 12, 12, 12, 12]),
    ] as [(Int, Int, Int, [Int])])
  func `wire frames are as large as solid cards of the same window`(
    _ width: Int, _ height: Int, _ count: Int, _ lengths: [Int]
  ) {
    let size = Size(width, height)
    let grids = [true, false].map {
      TableLayout(size: size, count: count, shape: .portrait, isSolid: $0).board.grid
    }
    expectEqual(grids[1].lengths, lengths)
    // The gaps of solid cards are wider, and wire frames leave rows for the piles.
    #expect(grids[1].card.width * 6 >= grids[0].card.width * 5)
    #expect(grids[1].card.height * 4 >= grids[0].card.height * 3)
  }

  @Test func `rows are as even as possible and hold all cards`() {
    for count in 1...104 {
      for columns in 1...20 {
        let lengths = AspectGrid(.bare, isSolid: true, columns: columns, count: count).lengths
        expectEqual(lengths.reduce(0, +), count)
        #expect(lengths.allSatisfy { $0 <= columns && $0 > 0 })
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= max(2, columns - 1))
      }
    }
  }
}

/// What is wrong with a layout, if anything.
private func fault(of layout: TableLayout) -> String? {
  let board = layout.board
  let first = board.frame(of: 0)
  if board.mostScroll.y > 0 && board.mostScroll.y != board.grid.height - board.area.height {
    return "scrolls too far"
  }
  for place in 0..<board.count {
    let frame = board.frame(of: place)
    if frame.size != first.size { return "place \(place) has another size" }
    if let fault = fault(of: frame, place, board) { return "place \(place) \(fault)" }
    if let fault = faultOfCells(frame, place, board) { return "place \(place) \(fault)" }
  }
  return nil
}

private func fault(of frame: Rect, _ place: Int, _ board: BoardLayout) -> String? {
  let isWideEnough = board.area.width >= frame.width
  for from in [Point(x: 0, y: 0), board.mostScroll] where frame.height <= board.area.height {
    let scroll = board.scroll(showing: place, from: from)
    let seen = frame.moved(x: -scroll.x, y: -scroll.y)
    if seen.minY < board.area.minY || seen.maxY > board.area.maxY { return "is out of reach" }
    if isWideEnough, seen.minX < board.area.minX || seen.maxX > board.area.maxX {
      return "sticks out at the side"
    }
    if scroll != board.clamped(scroll) { return "is scrolled to beyond the board" }
  }
  let right = place + 1
  if right < board.count, board.cell(of: right).y == board.cell(of: place).y,
    board.frame(of: right).minX - frame.maxX < 1
  {
    return "has no gutter"
  }
  // No row has more cards than this, so the place lies in a later row.
  let below = place + board.grid.columns
  return below < board.count && board.frame(of: below).minY < frame.maxY
    ? "lies over one below" : nil
}

private func faultOfCells(_ frame: Rect, _ place: Int, _ board: BoardLayout) -> String? {
  let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
  let corners = [
    frame.origin, Point(x: right, y: frame.minY), Point(x: frame.minX, y: bottom),
    Point(x: right, y: bottom), frame.middle,
  ]
  if corners.contains(where: { board.place(at: $0) != place }) { return "is not at its cells" }
  let beside = [Point(x: frame.minX - 1, y: frame.minY), Point(x: frame.maxX, y: bottom)]
  return beside.contains { board.place(at: $0) != nil } ? "has cells in the gutter" : nil
}
