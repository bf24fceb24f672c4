import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

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
    table.choose(0)
    let plan = table.stage.layout?.board.plan
    table.size = Size(40, 60)
    table.frame()
    expectEqual(table.stage.layout?.board.plan, plan)
    table.press("n")
    table.frame()
    #expect(table.stage.layout?.board.plan != plan)
  }

  @Test func `before a card is turned, a window chooses the rows that suit it`() throws {
    let table = try Table(.letters(10), pairs: 10)
    let plan = table.stage.layout?.board.plan
    table.size = Size(40, 60)
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
    expectEqual(table.stage.viewport.scroll, Point(x: most.x, y: 0))
    #expect((1..<23).contains { table.line($0).first == "←" })
    table.mouse(.drag(.left), 79, 23)
    table.mouse(.release, 79, 23)
    expectEqual(table.stage.viewport.scroll, Point(x: 0, y: 0))
    expectEqual(table.viewModel.turned.count, 1)
  }
}
