import Canvas
import Decks
import HomeFixtures
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Milestones on the result and on the page of statistics.
struct MilestoneScreenTests {
  private let home = GameHome()

  private func finishedTable(size: Size) throws -> Table {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 6, pairs: "abcdef".map { Pair(twin: "\($0)") })
    let table = try Table(home.table(deck), size: size)
    table.win()
    table.pass(.seconds(9))
    try #require(table.result != nil)
    return table
  }

  @Test(arguments: [(80, 24), (40, 15), (25, 8)])
  func `one line on the result says what was reached`(width: Int, height: Int) throws {
    let table = try finishedTable(size: Size(width: width, height: height))
    #expect(table.bottom.contains("Faultless") || table.bottom.contains("Milestone"))
    table.press("n")
    table.win()
    table.pass(.seconds(9))
    #expect(table.result != nil && !table.bottom.contains("Milestone"))
    #expect(!table.bottom.contains("Faultless"))
  }

  @Test func `the page lists what was reached with its day, then the others`() throws {
    let table = try finishedTable(size: Size(width: 120, height: 60))
    table.press("t")
    let rows = table.frame().description.split(separator: "\n")
    let title = try #require(rows.firstIndex { $0.contains("Milestones") })
    #expect(rows[title].contains("1 of \(Milestone.all.count)"))
    #expect(rows[title + 1].contains("★ Faultless, 6+ pairs"))
    #expect(rows[title + 1].contains(home.today.description))
    #expect(rows[title + 2].contains("  30 pairs"))
    #expect(!rows[title + 2].contains("★"))
    table.press(.tab)
    #expect(!table.frame().description.contains("Milestones"))
  }
}
