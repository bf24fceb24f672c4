import Expectations
import Testing

@testable import Rivals
@testable import memorize_bench

/// How strong the rivals are in few games; `memorize-bench rivals` plays many.
struct StrengthTests {
  @Test(arguments: zip(Rival.all, Rival.all.dropFirst()))
  func `each rival beats the one below it`(weaker: Rival, stronger: Rival) throws {
    let series = try Series(stronger, weaker, pairs: 12, games: 60, seed: "test")
    #expect(series.lead > 3 * series.standardError)
    #expect(series.wins > series.losses)
  }

  @Test(arguments: [2, 4, 6])
  func `elephants against each other play out the exact value`(pairs: Int) throws {
    let exact = TwoPlayerValues(pairs: pairs)[pairs, 0]
    let series = try Series(.elephant, .elephant, pairs: pairs, games: 150, seed: "test")
    #expect(abs(series.lead - exact) <= 3 * series.standardError)
  }

  @Test func `a series counts every game, and the same seed gives the same series`() throws {
    let series = try Series(.cat, .cat, pairs: 4, games: 20, seed: "test")
    #expect(series.games == 20 && series.wins + series.ties + series.losses == 20)
    let row = SeriesTable.row(series)
    expectEqual(row, SeriesTable.row(try Series(.cat, .cat, pairs: 4, games: 20, seed: "test")))
    #expect(row != SeriesTable.row(try Series(.cat, .cat, pairs: 4, games: 20, seed: "other")))
  }

  @Test func `rows have as many cells as their headings`() throws {
    let series = try Series(.elephant, .cat, pairs: 3, games: 10, seed: "test")
    let equals = try Series(.elephant, .elephant, pairs: 2, games: 10, seed: "test")
    for (heading, row) in [
      (SeriesTable.heading(pairs: 3), SeriesTable.row(series)),
      (SeriesTable.headingOfEquals(pairs: 2), SeriesTable.rowOfEquals(equals)),
    ] {
      let counts = (heading.split(separator: "\n") + [row[...]]).map { $0.count { $0 == "|" } }
      expectEqual(Set(counts).count, 1)
    }
    #expect(SeriesTable.rowOfEquals(equals).contains("| -0.6667 |"))
  }

  @Test func `the strategy gets the exact value from every position`() {
    let values = TwoPlayerValues(pairs: 300)
    for pairs in 1...300 {
      for known in 0..<pairs {
        let unknown = Double(2 * pairs - known)
        let match = Double(known) / unknown
        var second = -values[pairs, known + 1]
        let move = TwoPlayerMove.best(pairs: pairs, known: known)
        if move == .twoNew {
          second = 1 + values[pairs - 1, known]
          second -= Double(known) * (1 + values[pairs - 1, known])
          second -= Double(2 * (pairs - known - 1)) * values[pairs, known + 2]
          second /= unknown - 1
        }
        let first = known > 0 ? match * (1 + values[pairs - 1, known - 1]) : 0
        let value = move == .pass ? 0 : first + (1 - match) * second
        #expect(abs(value - values[pairs, known]) < 1e-12)
      }
    }
  }
}
