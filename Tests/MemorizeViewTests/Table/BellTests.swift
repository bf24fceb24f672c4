import Canvas
import MemorizeViewModel
import Options
import Testing

@testable import MemorizeView

/// The bell, which is off by default.
struct BellTests {
  @Test func `the bell rings once for each pair and for nothing else`() throws {
    let table = try Table()
    table.viewModel.keep { $0.ringsBell = true }
    table.choose(0)
    #expect(!table.app.takeBell())
    table.choose(1)
    #expect(table.app.takeBell() && !table.app.takeBell())
    table.choose(2, 4)
    table.press("s", "p", .escape, "n")
    #expect(!table.app.takeBell())
    table.win()
    #expect(table.app.takeBell())
  }

  @Test func `the bell waits until the second card has turned`() throws {
    let table = try Table(motion: .full)
    table.viewModel.keep { $0.ringsBell = true }
    table.choose(0, 1)
    #expect(!table.app.takeBell())
    table.pass(.milliseconds(500))
    #expect(table.app.takeBell())
  }

  @Test func `nothing rings unless the player wants it`() throws {
    let table = try Table()
    table.choose(0, 1)
    #expect(!table.app.takeBell())
    table.viewModel.keep { $0.ringsBell = true }
    #expect(!table.app.takeBell())
  }
}
