import Canvas
import Decks
import Expectations
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// Undo and redo by keys and mouse, and how the table shows them.
struct UndoScreenTests {
  /// Practice from the first move of a finished game.
  private func practice(_ motion: MotionLevel = .none) throws -> Table {
    let table = try Table(.letters(4), size: Size(width: 100, height: 30), motion: motion)
    table.viewModel.choose(CardID(rawValue: 0), at: table.now)
    table.viewModel.choose(CardID(rawValue: 2), at: table.now)
    table.win()
    table.pass(.seconds(9))
    table.viewModel.replay.practise(beforeMove: 1, at: table.now)
    table.press(.escape)
    table.pass(.seconds(9))
    try #require(table.isOnTop && table.viewModel.isPractice)
    return table
  }

  @Test func `u takes a choice back, U repeats it, and the message line names them`() throws {
    let table = try practice()
    #expect(!table.bottom.contains("u undo"))
    table.choose(0, 2)
    #expect(table.bottom.contains("u undo") && !table.bottom.contains("U redo"))
    table.press("u")
    expectEqual(table.viewModel.turned, [CardID(rawValue: 0)])
    #expect(table.bottom.contains("Undone. U: redo"))
    table.press("U")
    #expect(table.viewModel.turned.count == 2 && table.bottom.contains("Redone."))
    table.press("U")
    #expect(table.bottom.contains("Nothing to redo."))
    table.press("u", "u", "u")
    #expect(table.bottom.contains("Nothing to undo."))
  }

  @Test func `a game that counts says in one line that undo is for practice`() throws {
    let table = try Table()
    table.choose(0)
    for key in ["u", "U"] as [Key] {
      table.press(key)
      #expect(table.bottom.contains("Undo is for practice: this game counts."))
      expectEqual(table.viewModel.turned.count, 1)
    }
  }

  @Test func `the pause dialog has undo for the mouse`() throws {
    let table = try practice()
    table.choose(0)
    table.press("p")
    let point = try #require(table.frame().position(of: "Undo"))
    table.mouse(.press(.left), point.x, point.y)
    #expect(table.viewModel.turned.isEmpty && !table.viewModel.isPaused && table.dialog == nil)
    table.press("p")
    expectNil(table.frame().position(of: "Undo"))
    let redo = try #require(table.frame().position(of: "Redo"))
    table.mouse(.press(.left), redo.x, redo.y)
    expectEqual(table.viewModel.turned.count, 1)
  }

  @Test func `an undone pair flies back from the pile, and an undone card turns down`() throws {
    let table = try practice(.full)
    table.choose(0, 1)
    table.pass(.seconds(5))
    expectEqual(table.stage.found, [CardID(rawValue: 0)])
    table.press("u")
    let motion = try #require(table.stage.motion)
    expectEqual(motion.moving, [CardID(rawValue: 0), CardID(rawValue: 1)])
    #expect(motion.usesPile(CardID(rawValue: 1)) && motion.isTravelling(CardID(rawValue: 0)))
    let start = motion.poses(at: motion.start).map(\.frame)
    #expect(start.allSatisfy { $0 == table.stage.layout?.foundPile })
    #expect(table.stage.found.isEmpty)
    table.pass(.seconds(5))
    #expect(table.stage.motion == nil && table.stage.effects.isEmpty)
    table.press("u")
    expectEqual(table.stage.motion?.moving, [CardID(rawValue: 0)])
    table.pass(.seconds(5))
    let settled = table.frame().description
    table.press("U", "u")
    table.pass(.seconds(5))
    expectEqual(
      table.frame().description.split(separator: "\n").dropFirst().dropLast(),
      settled.split(separator: "\n").dropFirst().dropLast())
  }
}
