import Decks
import Expectations
import HomeFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// Milestones follow from the finished games.
struct MilestoneTests {
  private func game(
    pairs: Int = 8, memory: Int? = 0, more: String = "", version: Int = 2
  ) throws -> GameRecord {
    let figures = memory.map {
      ",\"analysis\":{\"memory\":\($0),\"luck\":0,\"lags\":[],\"places\":[]}"
    }
    let line = """
      {"version":\(version),"deck":"Food","pairs":\(pairs),"seed":"x","moves":99,"score":1,\
      "time":1,"date":1\(more)\(figures ?? "")}
      """
    return try GameRecord(line: Array(line.utf8))
  }

  private func reached(_ games: GameRecord...) -> [Milestone] {
    var milestones = Milestones()
    return games.flatMap { milestones.add($0, day: 0) }
  }

  @Test func `only a game of six pairs without hints is faultless, once`() throws {
    try expectEqual(reached(game(), game()), [.faultless])
    #expect(try reached(game(pairs: 5)).isEmpty)
    #expect(try reached(game(memory: -1)).isEmpty)
    #expect(try reached(game(memory: nil)).isEmpty)
    #expect(try reached(game(more: ",\"hints\":1")).isEmpty)
    #expect(try reached(game(more: ",\"dailyPractice\":\"2026-11-22\"")).isEmpty)
  }

  @Test func `thirty pairs count with hidden cards`() throws {
    #expect(try reached(game(pairs: 29, memory: nil)).isEmpty)
    try expectEqual(reached(game(pairs: 30, memory: nil)), [.thirtyPairs])
    #expect(try reached(game(pairs: 30, memory: nil, more: ",\"rules\":[\"open\"]")).isEmpty)
  }

  @Test(arguments: [([5, 3], true), ([4, 4], false), ([3, 5], false)])
  func `a rival is beaten with more pairs`(found: [Int], isBeaten: Bool) throws {
    let record = try game(
      memory: nil, more: ",\"rival\":\"crow\",\"found\":\(found)", version: 3)
    expectEqual(reached(record), (isBeaten ? [.rival("crow")] : []))
    let people = try game(
      memory: nil, more: ",\"players\":[\"Ann\",\"Bob\"],\"found\":\(found)", version: 3)
    #expect(reached(people).isEmpty)
  }

  @Test(arguments: [
    ([1, 2, 3, 4, 5, 6, 7], 7), ([1, 2, 3, 4, 5, 6, 8, 9], nil), ([1, 2, 3, 5, 6, 7, 4], 4),
    ([-3, -2, -1, 0, 1, 1, 2, 3], 3), ([7, 6, 5, 4, 3, 2, 1], 1),
  ])
  func `seven days in a row count in any order`(days: [Int], last: Int?) throws {
    var milestones = Milestones()
    for day in days { milestones.add(try game(pairs: 2, memory: nil), day: day) }
    expectEqual(milestones.days, (last.map { [.sevenDays: $0] } ?? [:]))
  }

  @Test func `a chapter of the journey is reached with its last board`() throws {
    var milestones = Milestones()
    for (index, board) in Journey.chapters[0].boards.enumerated().reversed() {
      let line = """
        {"version":2,"deck":"\(board.deckName)","pairs":\(board.pairs),"seed":"x",\
        "journey":\(board.number),"moves":99,"score":1,"time":1,"date":1}
        """
      let new = milestones.add(try GameRecord(line: Array(line.utf8)), day: 3)
      expectEqual(new, (index == 0 ? [.chapter(1)] : []))
    }
  }

  @Test func `a game says what it has reached, and the statistics agree`() throws {
    let home = GameHome()
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 6, pairs: "abcdef".map { Pair(twin: "\($0)") })
    let table = try home.table(deck)
    table.findAllPairs()
    expectEqual(table.records.newMilestones, [.faultless])
    let day = table.records.statistics().today
    expectEqual(
      table.records.statistics().statistics.milestones.days, [.faultless: try #require(day)])
    table.dealNew(at: .zero)
    #expect(table.records.newMilestones.isEmpty)
    table.findAllPairs()
    #expect(table.records.newMilestones.isEmpty && table.records.games.count == 2)
    let later = try home.table(deck)
    later.findAllPairs()
    #expect(later.records.newMilestones.isEmpty)
    let visitor = try home.table(deck, isSaved: false)
    visitor.findAllPairs()
    #expect(visitor.records.newMilestones.isEmpty && visitor.records.games.count == 1)
  }

  @Test func `ten thousand games are no burden`() throws {
    var milestones = Milestones()
    let one = try game(pairs: 2, memory: nil)
    let time = ContinuousClock().measure {
      for number in 0..<10_000 { milestones.add(one, day: number / 3) }
    }
    #expect(milestones.days == [.sevenDays: 6] && time < .seconds(2))
  }
}
