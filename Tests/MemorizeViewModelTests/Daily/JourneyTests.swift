import Decks
import Expectations
import Foundation
import HomeFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// The journey: stars open boards, and everything follows from the history.
struct JourneyTests {
  private let home = GameHome()

  private func play(_ number: Int, on table: TableViewModel, misses: Int = 0) {
    table.journey.play(number, table.journey.results(), at: .zero)
    table.findAllPairs(misses: misses)
  }

  /// Results with these stars on the first boards.
  private func results(_ stars: [Int]) throws -> JourneyResults {
    JourneyResults(
      try stars.enumerated().map { index, stars in
        let board = try #require(Journey.board(index + 1))
        let costs = [3: 0, 2: -1_000_000, 1: -3_000_000]
        let line = """
          {"version":2,"deck":"\(board.deckName)","pairs":\(board.pairs),"seed":"x",\
          "rules":\(String(decoding: try JSONEncoder().encode(board.variant), as: UTF8.self)),\
          "journey":\(board.number),"moves":\(board.variant.ofAKind == nil ? 30 : board.pairs),"score":1,"time":1,"date":1,\
          "analysis":{"memory":\(costs[stars] ?? 0),"luck":0,"lags":[],"places":[]}}
          """
        return try GameRecord(line: Array(line.utf8))
      })
  }

  @Test func `a chapter is opened by the stars of the board that were missing`() throws {
    expectNil(try results([3, 3, 2]).chapterOpened(by: 3))
    expectEqual(try results([3, 3, 3]).chapterOpened(by: 3), 2)
    expectEqual(try results([3, 3, 3, 2]).chapterOpened(by: 4), nil)
    let table = try home.table()
    for number in 1...3 { play(number, on: table) }
    expectEqual(table.journey.standing?.total, 9)
    let words = try #require(ResultWords(table)).comparison
    expectEqual(words?.asides, ["Chapter 2 is open!"])
  }

  @Test func `a finished board opens the next one, and its best game counts`() throws {
    let table = try home.table()
    expectEqual(table.journey.results().place, 1)
    play(2, on: table)
    expectEqual(table.deals, 0)
    play(1, on: table, misses: 5)
    #expect(table.occasion == .journey(1) && table.pairs == 3)
    var results = table.journey.results()
    let stars = try #require(results.stars(of: 1))
    #expect(stars < 3 && results.isOpen(2) && !results.isOpen(3) && results.place == 2)
    play(1, on: table)
    results = table.journey.results()
    #expect(results.stars(of: 1) == 3 && results.total == 3)
    play(1, on: table, misses: 5)
    expectEqual(table.journey.results().stars(of: 1), 3)
  }

  @Test func `after a game the next board is offered, in the journey as elsewhere`() throws {
    let table = try home.table()
    expectEqual(table.whatNext, .again)
    play(1, on: table)
    expectEqual(table.whatNext, .board(2))
    play(2, on: table)
    expectEqual(table.whatNext, .board(3))
    play(1, on: table)
    expectEqual(table.whatNext, .board(2))
  }

  @Test func `stars open chapters`() throws {
    let poor = try results([1, 1, 1, 1, 1, 1])
    #expect(poor.total == 6 && !poor.isOpen(7) && poor.place == 6)
    let rich = try results([3, 2, 1, 1, 1, 1])
    #expect(rich.total == 9 && rich.isOpen(7) && !rich.isOpen(8) && rich.place == 7)
    let all = try results(Array(repeating: 3, count: 60))
    #expect(all.total == 180 && all.place == 60 && Journey.chapters.allSatisfy { all.isOpen($0) })
  }

  @Test func `a board dealt again is practice by its rules, and counts nowhere`() throws {
    let table = try home.table()
    table.rules.variant = Variant(isOpen: true)
    table.rules.company = .rival("crow")
    table.journey.play(19, try results(Array(repeating: 3, count: 18)), at: .zero)
    #expect(table.kind.variant == Variant(hasSides: true) && table.isAlone)
    table.findAllPairs(misses: 1)
    let counted = table.records.statistics().statistics.games.games
    table.dealAgain(at: .zero)
    #expect(table.kind.variant == Variant(hasSides: true) && table.journey.number == 19)
    table.findAllPairs()
    #expect(try #require(table.result).isPractice)
    try expectEqual(home.history().last?.contains("\"journeyPractice\":19"), true)
    expectEqual(table.records.statistics().statistics.games.games, counted)
    #expect(table.journey.results().stars(of: 19) != 3)
    table.dealAgain(at: .zero)
    expectEqual(table.occasion, .journeyPractice(19))
    let seed = table.board.seed
    table.dealNew(at: .zero)
    #expect(table.occasion == .journey(19) && table.board.seed != seed)
  }

  @Test func `practice stays practice when it is resumed, and so does its undo`() throws {
    var table: TableViewModel? = try home.table()
    try play(1, on: #require(table))
    table?.dealAgain(at: .zero)
    table?.turn(0, 2)
    table?.steps.undo(at: .seconds(2))
    table?.leave(at: .seconds(3))
    table = nil
    let resumed = try #require(home.resumedTable())
    #expect(resumed.occasion == .journeyPractice(1) && resumed.isUncounted)
    #expect(resumed.turned.map(\.rawValue) == [0] && resumed.steps.redoRefusal == nil)
    resumed.findAllPairs()
    #expect(resumed.isOver && resumed.records.statistics().statistics.games.games == 1)
  }

  @Test func `a board that was lost after it was resumed is dealt anew`() throws {
    let table = try home.table()
    let results = try results(Array(repeating: 3, count: 48))
    // Board 49 ends with the first card that is forgotten.
    table.journey.play(49, results, at: .zero)
    table.turn(0)
    table.play(deckAt: 0, at: .seconds(1))
    table.journey.play(49, results, at: .seconds(2))
    #expect(table.occasion == .journey(49) && table.turned.count == 1)
    for _ in 0..<3 where !table.isOver { table.turn(2, 0, 4, 2) }
    #expect(table.isOver)
    let deals = table.deals
    table.journey.play(49, results, at: .seconds(9))
    #expect(table.deals == deals + 1 && !table.isOver && !table.hasBegun)
  }

  @Test func `lines that claim another board do not count`() throws {
    let table = try home.table()
    play(1, on: table)
    let line = try #require(try home.history().first)
    #expect(line.contains("\"journey\":1"))
    for other in ["2", "0", "-1", "99", "\"1\"", "1.5", "null"] {
      let edited = line.replacingOccurrences(of: "\"journey\":1", with: "\"journey\":\(other)")
      try home.write(history: [edited])
      expectEqual(table.journey.results().total, 0, "\(other)")
      expectEqual(table.records.statistics().statistics.games.games, 1)
    }
  }

  @Test func `without a history, the journey lasts as long as the visit`() throws {
    let table = try home.table(isSaved: false)
    play(1, on: table)
    expectEqual(table.journey.results().stars(of: 1), 3)
    try expectEqual(home.table(isSaved: false).journey.results().total, 0)
  }
}
