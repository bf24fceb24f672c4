import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// Using the statistics screen.
struct StatisticsTests {
  @Test func `t opens the statistics and closes them again`() throws {
    let table = try Table(.letters(3), pairs: 3)
    table.win()
    table.press("t")
    #expect(table.app.screen is StatisticsScreen)
    #expect(table.line(0).contains("Statistics"))
    #expect(table.text.contains("Games  1 alone ("))
    table.press("t")
    #expect(table.result != nil)
    table.press("n", "p", "t")
    #expect(table.app.screen is StatisticsScreen && table.dialog == nil)
    table.press(.escape)
    #expect(table.isOnTop)
  }

  @Test func `in the help, keys and explanations stand apart`() throws {
    let table = try Table(.letters(3), pairs: 3)
    table.win()
    table.press("t", "?")
    let help = table.text
    #expect(help.contains("Shift-Tab Left h previous deck"))
    #expect(help.contains("PageDown Space   page down"))
  }

  @Test func `keys and clicks lead through all decks and sizes`() {
    let table = StatisticsTable()
    let count = table.screen.statistics.kinds.count
    expectEqual(count, 6)
    for condition in table.screen.statistics.kinds {
      table.press(.right)
      expectEqual(table.screen.conditions, condition)
    }
    table.press("l")
    expectNil(table.screen.conditions)
    table.mouse(.press(.left), 1, 0)
    expectEqual(table.screen.conditions, table.screen.statistics.kinds.last)
    table.mouse(.press(.left), 74, 0)
    expectNil(table.screen.conditions)
    table.mouse(.press(.right), 20, 9)
    #expect(table.app.openDialog != nil)
    table.press(.escape)
    table.mouse(.press(.left), 77, 0)
    #expect(!table.isOpen)
  }

  @Test func `the report scrolls to its end and no farther`() {
    let table = StatisticsTable()
    table.press(.up, .pageUp)
    expectEqual(table.screen.position.top, 0)
    table.press(.down)
    table.mouse(.wheel(up: false), 9, 9)
    expectEqual(table.screen.position.top, 4)
    table.press(.end, .down, .pageDown)
    expectEqual(table.screen.position.top, table.screen.list.range.lastTop)
    table.mouse(.press(.left), 9, 4)
    #expect(table.screen.position.top < table.screen.list.range.lastTop)
    table.press(.home)
    table.mouse(.press(.left), 9, 20)
    expectEqual(table.screen.position.top, table.screen.layout.page.body.height - 1)
    table.size = Size(80, 500)
    table.frame()
    expectEqual(table.screen.position.top, 0)
  }

  @Test(arguments: [25, 40, 60, 80, 110, 200])
  func `no line is cut off at any width`(width: Int) {
    let table = StatisticsTable(size: Size(width, 12))
    for _ in 0..<7 {
      for (place, lines) in zip(table.screen.layout.columns, table.screen.columns) {
        for line in lines { #expect(line.text.columns <= place.width, "\(line.text)") }
      }
      table.press(.tab)
    }
    let text = table.wholeText
    for word in ["All games", "in a row", "Moves lost", "par", "Forgetting curve", "Latest games"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func `kiosk players cannot suspend`() {
    expectEqual(StatisticsTable().press(.control("z")), .suspend)
    let table = StatisticsTable(isKiosk: true)
    expectNil(table.press(.control("z")))
    #expect(!table.app.legends.contains { $0.keys.contains(.control("z")) })
  }

  @Test func `problems with a file are shown`() {
    let table = StatisticsTable(notice: "history.jsonl: something is wrong")
    #expect(table.text.contains("history.jsonl: something"))
  }

  @Test func `bars are made of ASCII where other glyphs would tear them apart`() throws {
    var capabilities = Capabilities()
    capabilities.widthMismatches = [Glyph.glyphs(of: "▓")]
    let table = StatisticsTable(capabilities: capabilities)
    #expect(!table.wholeText.contains("▂"))
    #expect(table.wholeText.contains("#"))
  }

  @Test(arguments: 0..<8)
  func `no event does any harm`(seed: Int) {
    var dice = SeededGenerator(seed: "statistics \(seed)")
    let sizes = [(80, 24), (25, 5), (1, 1), (40, 12), (300, 90), (13, 3), (0, 0), (111, 7)]
    let table = StatisticsTable(
      size: Size(sizes[seed].0, sizes[seed].1),
      capabilities: Capabilities.all[seed % Capabilities.all.count])
    let keys = table.screen.legends.flatMap(\.keys) + ["x", .delete]
    for _ in 0..<200 {
      let (width, height) = sizes[dice.next(below: sizes.count)]
      if dice.next(below: 9) == 0 { table.size = Size(width, height) }
      table.doAnything(keys, &dice)
    }
  }
}
