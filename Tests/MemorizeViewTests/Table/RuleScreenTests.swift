import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// Rules that can be combined, on the screen.
struct RuleScreenTests {
  private func table(
    _ codes: String, pairs: Int = 4, size: Size = Size(width: 80, height: 24),
    capabilities: Capabilities = Capabilities()
  ) throws -> Table {
    try Table(
      .letters(pairs), pairs: pairs, size: size,
      rules: Rules(variant: Variant(codes: codes.split(separator: "+"))),
      capabilities: capabilities)
  }

  @Test(arguments: [(80, 24), (120, 36), (40, 15), (200, 60)])
  func `the rows of a drifting board are rows on the screen`(width: Int, height: Int) throws {
    for pairs in [2, 7, 8, 15] {
      for capabilities in Capabilities.all {
        let table = try table(
          "drift", pairs: pairs, size: Size(width: width, height: height),
          capabilities: capabilities)
        let layout = try #require(table.stage.layout?.board)
        let rows = Dictionary(grouping: 0..<2 * pairs) { layout.frame(of: $0).minY }
        let lengths = rows.sorted { $0.key < $1.key }.map(\.value.count)
        expectEqual(lengths, Variant.rowLengths(places: 2 * pairs))
        #expect(
          (0..<2 * pairs).allSatisfy { Rect(table.size).contains(layout.frame(of: $0).middle) })
      }
    }
  }

  @Test func `a miss slides its row once its cards have been seen`() throws {
    let table = try Table(
      .letters(8), motion: .full, rules: Rules(variant: Variant(codes: ["drift"])))
    let before = table.viewModel.places.map { $0?.id }
    let (first, second) = (CardID(rawValue: 0), CardID(rawValue: 2))
    table.choose(first.rawValue)
    table.pass(.seconds(1))
    table.viewModel.choose(second, at: table.now)
    table.frame()
    let motion = try #require(table.stage.motion)
    let old = try #require(before.firstIndex(of: second))
    let frame = try #require(table.stage.layout?.board.frame(of: old))
    let turned = motion.poses(at: table.now + Timing.flip - .milliseconds(20))
    expectEqual(turned.first { $0.id == second }?.frame.middle.y, frame.middle.y)
    expectEqual(turned.first { $0.id == second }?.side, .face)
    let settled = motion.poses(at: table.now + Timing.flip + .milliseconds(20))
    expectEqual(settled.first { $0.id == second }?.side, .missed)
    #expect(abs((turned.first { $0.id == second }?.frame.middle.x ?? 0) - frame.middle.x) <= 1)
    table.pass(Timing.flip + Timing.travel + .seconds(1))
    #expect(table.viewModel.places.map { $0?.id } != before)
    expectNil(table.stage.motion)
  }

  @Test func `a trace is a mark on the back, also without colours`() throws {
    for (capabilities, mark) in [(Capabilities(), "●"), (.wire, "●"), (.ascii, "o")] {
      let table = try table("traces", capabilities: capabilities)
      func marks() -> Int {
        let lines = table.frame().description.split(separator: "\n").dropFirst().dropLast()
        return lines.joined().count { String($0) == mark }
      }
      expectEqual(marks(), 0)
      table.choose(0, 2)
      table.viewModel.turnDown(at: table.now)
      expectEqual(marks(), 2)
    }
  }

  @Test func `limits stand on the status line`() throws {
    let table = try table("moves3+clock60")
    table.choose(0, 2)
    table.pass(.seconds(4))
    #expect(table.line(0).contains("moves  1/9"))
    #expect(table.line(0).hasSuffix("left  0:56"))
  }

  @Test func `par waits until the end of a first game has been seen`() throws {
    let table = try Table(.letters(2), motion: .full)
    for number in 0..<3 {
      table.choose(number)
      table.pass(.seconds(3))
    }
    table.choose(3)
    #expect(table.viewModel.isOver && !table.line(0).contains("par "))
    table.pass(Timing.flip + .milliseconds(50))
    #expect(table.line(0).contains("par "))
  }

  @Test func `a game that is lost says why, and celebrates nothing`() throws {
    let table = try table("sudden")
    table.choose(0, 2, 4, 6, 1, 4)
    table.pass(.seconds(9))
    let result = try #require(table.result)
    let text = table.frame().description
    #expect(
      text.contains("You forgot a card, and that ends the game.") && result.stars == nil
        && !text.contains("New best"))
    table.press("v")
    #expect(table.review != nil)
  }

  @Test func `a game without an analysis has stars and no review`() throws {
    let table = try table("three")
    for set in 0..<4 {
      table.choose(3 * set, 3 * set + 1, 3 * set + 2)
      table.pass(.seconds(1))
    }
    table.pass(.seconds(9))
    expectEqual(table.result?.stars, 3)
    #expect(table.frame().description.contains("≈"))
    table.press("v")
    expectNil(table.review)
    table.press("i")
    #expect(table.frame().description.contains("No exact values are known"))
  }

  @Test func `the dialog turns off what a rule excludes, and says why`() throws {
    let table = try table("gaps")
    table.press("N", .down, .down, .down, .down, " ")
    #expect(table.frame().description.contains("gaps+open"))
    for _ in 0..<7 { table.press(.down) }
    table.press(" ")
    #expect(table.frame().description.contains("open cards have no backs to mark"))
    #expect(table.frame().description.contains("Letters:4+gaps+traces"))
    table.press(.down, .right, .right, .enter)
    expectEqual(table.viewModel.variant.code, "gaps+traces+peek5")
    #expect(table.bottom.contains("Remember where the cards are."))
    table.press("x")
    expectNil(table.viewModel.preview)
  }
}
