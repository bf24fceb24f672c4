import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// What the places of a board promise at every size of the window.
struct LayoutTests {
  private static let styles: [(CardShape, Bool)] = [
    (.portrait, true), (.portrait, false), (.landscape, true), (.landscape, false),
  ]

  @Test func `small cards use the rows that are free, and tight ones their whole width`() {
    let layout = TableLayout(size: Size(40, 15), count: 60, shape: .portrait, isSolid: true)
    expectEqual(layout.board.grid.card, CardSize(2, 2))
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
      for pairs in stride(from: 2, through: 500, by: 7 + 3 * (width / 20)) {
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

/// The rows and columns of a game stay as they are while the cards change their size.
struct ZoomTests {
  @Test(arguments: [
    (6, 80, 24), (8, 80, 24), (10, 80, 24), (10, 40, 15), (16, 120, 36), (30, 160, 48),
    (20, 60, 20),
  ])
  func `larger and smaller cards lie in the same rows, and each can be reached`(
    pairs: Int, width: Int, height: Int
  ) throws {
    for (capabilities, variant) in Capabilities.all.flatMap({ [($0, false), ($0, true)] }) {
      let table = try Table(
        .letters(pairs), pairs: pairs, size: Size(width, height),
        rules: Rules(variant: GameVariant(hasSides: variant)), capabilities: capabilities)
      let plan = try #require(table.stage.layout?.board.plan)
      var sizes: Set<CardSize> = []
      for key in "++++-------+++" {
        table.press(.character(key))
        let board = try #require(table.stage.layout?.board)
        sizes.insert(board.grid.card)
        expectEqual(board.plan, plan)
        for place in [0, board.count / 2, board.count - 1] {
          table.stage.moveCursor(to: place)
          let cell = table.cell(of: place)
          #expect(board.area.contains(cell))
          expectEqual(table.stage.place(at: cell), place)
        }
      }
      #expect(sizes.count > 2)
      expectEqual(table.stage.layout?.board.plan, plan)
    }
  }

  @Test(arguments: [true, false])
  func `a game keeps its rows in every window that has room for them`(hasSides: Bool) throws {
    let table = try Table(
      .letters(10), pairs: 10, rules: Rules(variant: GameVariant(hasSides: hasSides)))
    table.choose(0)
    let plan = try #require(table.stage.layout?.board.plan)
    var others = 0
    for size in Size.windows(upTo: 160, 60) {
      table.size = size
      table.frame()
      guard let board = table.stage.layout?.board else { continue }
      if board.plan != plan { others += 1 }
      // Seven columns of the smallest cards, or two halves of five.
      if size.width >= 40 && size.height >= 12 { expectEqual(board.plan, plan, "\(size)") }
    }
    #expect(others > 0)
    table.size = Size(80, 24)
    table.frame()
    expectEqual(table.stage.layout?.board.plan, plan)
  }

  @Test func `the rows of the next game suit its window`() throws {
    let table = try Table(.letters(10), pairs: 10)
    let first = table.stage.layout?.board.plan
    table.size = Size(40, 60)
    table.frame()
    #expect(table.stage.layout?.board.plan != first, "before a card is turned")
    table.choose(0)
    let plan = table.stage.layout?.board.plan
    table.size = Size(79, 23)
    table.frame()
    expectEqual(table.stage.layout?.board.plan, plan)
    table.press("n")
    table.frame()
    #expect(table.stage.layout?.board.plan != plan)
  }

  @Test func `a board that is too wide is dragged to both sides`() throws {
    let table = try Table(.letters(10), pairs: 10)
    table.choose(0)
    table.press("+", "+", "+", "+")
    let most = try #require(table.stage.layout?.board.mostScroll)
    #expect(most.x > 0 && most.y > 0)
    table.stage.scrollBoard(to: Point(x: 0, y: 0))
    #expect((1..<23).contains { table.line($0).last == "→" })
    table.mouse(.press(.left), 70, 20)
    table.mouse(.drag(.left), 70 - most.x, 20)
    expectEqual(table.stage.scroll, Point(x: most.x, y: 0))
    #expect((1..<23).contains { table.line($0).first == "←" })
    table.mouse(.drag(.left), 79, 23)
    table.mouse(.release, 79, 23)
    expectEqual(table.stage.scroll, Point(x: 0, y: 0))
    expectEqual(table.viewModel.turned.count, 1)
  }
}
