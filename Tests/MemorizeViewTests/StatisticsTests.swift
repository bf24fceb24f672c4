import Canvas
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// What can be done on the statistics.
struct StatisticsPageTests {
  @Test func `t opens the statistics of what was played, and leads back to the table`() throws {
    let table = try Table(.letters(3), pairs: 3)
    table.win()
    table.press("t")
    #expect(table.screen.page is StatisticsPage)
    #expect(table.line(0).contains("Statistics"))
    #expect(table.frame().description.contains("Games  1, played for"))
    table.press("t")
    #expect(table.screen.page == nil)
    table.press("n", "p", "t")
    #expect(table.screen.page is StatisticsPage && table.screen.dialog == nil)
    table.press(.escape)
    #expect(table.screen.page == nil)
  }

  @Test func `in the help no key runs into what it does`() throws {
    let table = try Table(.letters(3), pairs: 3)
    table.win()
    table.press("t", "?")
    let help = table.frame().description
    #expect(help.contains("Shift-Tab Left h the deck before"))
    #expect(help.contains("PageDown Space   a page down"))
  }

  @Test func `every deck and size has its turn, around the end, by keys and by mouse`() {
    let table = StatisticsTable()
    let count = table.page.statistics.kinds.count
    #expect(count == 6)
    for condition in table.page.statistics.kinds {
      table.press(.right)
      #expect(table.page.conditions == condition)
    }
    table.press("l")
    #expect(table.page.conditions == nil)
    table.mouse(.press(.left), 1, 0)
    #expect(table.page.conditions == table.page.statistics.kinds.last)
    table.mouse(.press(.left), 74, 0)
    #expect(table.page.conditions == nil)
    #expect(table.mouse(.press(.left), 77, 0) == .close)
    #expect(table.mouse(.press(.right), 20, 9) == .help)
  }

  @Test func `the page scrolls as far as there is something, and no farther`() {
    let table = StatisticsTable()
    table.press(.up, .pageUp)
    #expect(table.page.scroll == 0)
    table.press(.down)
    table.mouse(.wheel(up: false), 9, 9)
    #expect(table.page.scroll == 4)
    table.press(.end, .down, .pageDown)
    #expect(table.page.scroll == table.page.layout.mostScroll(lines: table.page.lineCount))
    table.mouse(.press(.left), 9, 4)
    #expect(table.page.scroll < table.page.layout.mostScroll(lines: table.page.lineCount))
    table.press(.home)
    table.mouse(.press(.left), 9, 20)
    #expect(table.page.scroll == table.page.layout.body.height - 1)
    table.size = Size(width: 80, height: 500)
    table.frame()
    #expect(table.page.scroll == 0)
  }

  @Test(arguments: [25, 40, 60, 80, 110, 200])
  func `nothing is cut off at any width`(width: Int) {
    let table = StatisticsTable(size: Size(width: width, height: 12))
    for _ in 0..<7 {
      for (place, lines) in zip(table.page.layout.columns, table.page.columns) {
        for line in lines { #expect(line.text.columns <= place.width, "\(line.text)") }
      }
      table.press(.tab)
    }
    let text = table.wholeText
    for word in ["All games", "Streak", "Memory", "par", "Forgetting curve", "Games, the last"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func `strangers are not led to a shell`() {
    #expect(StatisticsTable().press(.control("z")) == .loop(.suspend))
    let table = StatisticsTable(isPublic: true)
    #expect(table.press(.control("z")) == nil)
    #expect(table.page.bindings.allSatisfy { $0.command != .suspend })
  }

  @Test func `what is wrong with a file is told`() {
    let table = StatisticsTable(notice: "history.jsonl: something is wrong")
    #expect(table.frame().description.contains("history.jsonl: something"))
  }

  @Test func `bars are made of ASCII where others would be torn`() throws {
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
      size: Size(width: sizes[seed].0, height: sizes[seed].1),
      capabilities: Capabilities.all[seed % Capabilities.all.count])
    let keys = KeyTable.statistics.flatMap(\.keys) + ["x", .delete]
    for _ in 0..<200 {
      let (width, height) = sizes[dice.next(below: sizes.count)]
      if dice.next(below: 9) == 0 { table.size = Size(width: width, height: height) }
      let (x, y) = (dice.next(below: table.size.width + 2), dice.next(below: table.size.height + 2))
      switch dice.next(below: 4) {
      case 0: table.mouse(.press(.left), x, y)
      case 1: table.mouse(.wheel(up: dice.next(below: 2) == 0), x, y)
      default: table.press(keys[dice.next(below: keys.count)])
      }
      #expect(table.frame().size == table.size)
    }
  }
}
