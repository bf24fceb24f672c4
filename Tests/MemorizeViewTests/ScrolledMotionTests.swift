import Canvas
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// Motions on a board larger than its window stay below the status line and above the bottom line.
struct ScrolledMotionTests {
  @Test(arguments: [-1, 1, 2, 3, -2, -3])
  func `a card that is seen in part turns within the board`(rows: Int) throws {
    for capabilities in Capabilities.all {
      let table = try Table(
        .letters(8), size: Size(width: 60, height: 14), motion: .full, capabilities: capabilities)
      table.press("+", "+", "+", "+")
      table.pass(.seconds(1))
      table.choose(0, 2)
      table.pass(.seconds(4))
      let layout = try #require(table.screen.layout)
      table.screen.scroll = layout.board.clamped(table.screen.scroll + rows)
      let before = table.frame()
      table.viewModel.turnDown(at: table.now)
      table.screen.cursor = table.place(of: 2)
      table.frame()
      table.screen.scroll = layout.board.clamped(table.screen.scroll + rows)
      for _ in 0..<8 {
        table.pass(.milliseconds(33))
        let picture = table.frame()
        for x in 0..<60 {
          let (top, bottom) = (Point(x: x, y: 0), Point(x: x, y: 13))
          #expect(picture[top] == before[top])
          #expect(picture[bottom].style.ground == .table)
        }
      }
    }
  }
}
