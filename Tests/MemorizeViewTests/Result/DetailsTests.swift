import Canvas
import Expectations
import MemorizeViewModel
import Spelling
import Testing

@testable import MemorizeView

/// The list of forgotten pairs in the details of a result.
struct DetailsTests {
  @Test(arguments: [(24, 2), (36, 6)])
  func `forgotten cards are named, some more in tall windows`(height: Int, most: Int) throws {
    let table = try ResultTests.Kind.forgetful.table(Size(80, height))
    let gameReview = try #require(table.viewModel.gameReview)
    let worst = try #require(gameReview.forgotten.first)
    let name = table.stage.spelling(GameReview.card(naming: worst.pair, on: table.viewModel))
      .capitalizedFirst
    #expect(table.text.contains("! \(name)"))
    table.press("a")
    let rows = (try #require(table.content)).rows
    let start = try #require(rows.firstIndex { $0.left == "Forgotten" }) + 1
    let named = Array(rows[start...].prefix { !$0.isHeading && !$0.left.isEmpty })
    let pairs = min(most, gameReview.forgotten.count)
    #expect(gameReview.forgotten.count > 3 && named.count - pairs <= 1)
    // With all other moves, the costs add up.
    let costs = named.compactMap { Double($0.right) }
    expectEqual(costs.count, named.count)
    let memory = Double(gameReview.breakdown.forgotten.magnitude.tenths) / 10
    #expect(abs(costs.reduce(0, +) - memory) < 0.01, "\(costs)")
    expectEqual((named.count > pairs), (named.last?.left.contains(" other pair") == true))
    for (row, pair) in zip(named.prefix(pairs), gameReview.forgotten) {
      let face =
        table.viewModel.card(
          GameReview.card(naming: pair.pair, on: table.viewModel))?.content.text ?? "?"
      let name = try #require(Spelling.name(of: face))
      #expect(row.left.contains(name.prefix(10)) && row.right == pair.cost.magnitude.text)
    }
  }

  @Test func `the board has its own part in tall windows; its row never scrolls alone`() throws {
    let table = try ResultTests.Kind.forgetful.table(Size(120, 36))
    table.press("a")
    let rows = (try #require(table.content)).rows
    let title = try #require(rows.lastIndex { $0.isHeading })
    #expect(rows[title].left == "Board" && rows[title - 1].left.isEmpty)
    expectEqual(rows[title + 1].left, "-n 8 --seed ghost")
    for height in 12...40 {
      table.size = Size(80, height)
      table.frame()
      let view = try #require(table.dialogView)
      #expect(view.content.rows.count != view.list.height + 1, "\(height)")
    }
  }
}
