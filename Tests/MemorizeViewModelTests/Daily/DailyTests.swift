import Decks
import HomeFixtures
import Storage
import Testing

@testable import MemorizeViewModel

/// Daily boards: the first try counts, and everything follows from the history.
struct DailyTests {
  private let home = GameHome()
  private let sunday: CalendarDay
  private let monday: CalendarDay

  init() throws {
    sunday = try #require(CalendarDay("2026-11-22"))
    monday = try #require(CalendarDay("2026-11-23"))
    home.set(sunday, hour: 18)
  }

  /// A program that starts, with a deck of the player that is called like a built-in one.
  private func table() throws -> TableViewModel {
    try home.table(
      Deck(
        name: "Animals", color: .blue, usualPairs: 2, pairs: ["a", "b"].map(Pair.init(twin:))))
  }

  private func deal(_ table: TableViewModel, _ day: CalendarDay) {
    table.unfinished.look()
    table.daily.play(day, table.daily.results(), at: .zero)
  }

  private func play(_ day: CalendarDay, misses: Int = 0) throws -> TableViewModel {
    let table = try table()
    deal(table, day)
    table.findAllPairs(misses: misses)
    return table
  }

  @Test func `the first try counts, and later tries are practice that counts nowhere`() throws {
    let first = try play(sunday, misses: 2)
    #expect(first.board.setup() == DailyBoard(sunday).setup())
    #expect(first.board.deck.pairs.count == 65)
    #expect(first.occasion == .daily(sunday) && !first.isUncounted)
    #expect(first.daily.standing == .counted(sunday, streak: 1))
    let second = try play(sunday)
    #expect(second.occasion == .dailyPractice(sunday) && second.isUncounted)
    let counted = try #require(second.daily.results().games[sunday])
    #expect(counted.moves == 17 && second.moves == 15)
    #expect(second.daily.standing == .practice(counted))
    #expect(second.records.games.count == 1)
    #expect(second.records.statistics().statistics.games.games == 1)
    #expect(second.daily.results().attempt(on: sunday, today: sunday) == .played)
  }

  @Test func `the same board dealt again is practice`() throws {
    let table = try table()
    deal(table, sunday)
    table.turn(0)
    table.dealAgain(at: .zero)
    #expect(table.occasion == .dailyPractice(sunday))
    table.findAllPairs()
    #expect(table.daily.results().games.isEmpty)
    deal(table, sunday)
    #expect(table.occasion == .daily(sunday))
    table.findAllPairs()
    #expect(table.daily.results().games.count == 1)
    table.dealNew(at: .zero)
    #expect(table.occasion == .plain && table.daily.standing == nil)
  }

  @Test func `a past day is practice, and a future day cannot be played`() throws {
    let saturday = CalendarDay(sunday.number - 1)
    let past = try play(saturday)
    #expect(past.occasion == .dailyPractice(saturday))
    #expect(past.daily.standing == .practice(nil))
    #expect(past.daily.results().games.isEmpty)
    let table = try table()
    deal(table, monday)
    #expect(table.occasion == .plain && table.deals == 0)
  }

  @Test func `a game counts for the day on which it was dealt, although it ends after midnight`()
    throws
  {
    let table = try table()
    deal(table, sunday)
    table.turn(0)
    home.set(monday, hour: 0)
    table.findAllPairs()
    #expect(table.daily.results().games.keys.map(\.self) == [sunday])
    #expect(table.daily.standing == .counted(sunday, streak: 1))
    let next = try play(monday)
    #expect(next.daily.standing == .counted(monday, streak: 2))
  }

  @Test func `a game that was left is resumed, even on another day, and still counts`() throws {
    let first = try table()
    deal(first, sunday)
    first.turn(0)
    #expect(first.daily.hasUnfinished(sunday))
    first.leave(at: .seconds(2))
    home.set(monday, hour: 9)
    let later = try table()
    deal(later, sunday)
    #expect(later.occasion == .daily(sunday) && later.turned.count == 1)
    later.findAllPairs()
    #expect(later.daily.results().games[sunday] != nil)
  }

  @Test func `the day is that of the local clock`() throws {
    home.offset = 13 * 3600
    home.set(monday, hour: 1)
    #expect(Statistics.day(home.clock) == sunday.number)
    let east = try play(monday)
    #expect(east.daily.today == monday && east.daily.standing == .counted(monday, streak: 1))
    home.offset = -11 * 3600
    #expect(try table().daily.today == sunday)
  }

  @Test func `with a clock set back, no earlier day is filled in`() throws {
    home.set(monday, hour: 9)
    _ = try play(monday)
    home.set(sunday, hour: 9)
    let table = try play(sunday)
    #expect(table.occasion == .dailyPractice(sunday))
    let results = table.daily.results()
    #expect(results.attempt(on: sunday, today: sunday) == .clockBehind)
    #expect(results.streak.longest == 1)
    home.set(CalendarDay(monday.number + 1), hour: 9)
    #expect(results.attempt(on: table.daily.today, today: table.daily.today) == .counts)
  }

  @Test func `of two programs at once, the game that is finished first counts`() throws {
    let (one, other) = (try table(), try table())
    deal(one, sunday)
    deal(other, sunday)
    one.turn(0)
    #expect(other.occasion == .daily(sunday))
    other.findAllPairs(misses: 1)
    one.findAllPairs()
    #expect(other.daily.standing == .counted(sunday, streak: 1))
    #expect(one.daily.standing == .practice(one.daily.results().games[sunday]))
    #expect(one.daily.results().games[sunday]?.moves == 16)
  }

  @Test func `an edited history cannot make another board a daily one, and loses nothing`() throws {
    let table = try play(sunday)
    let line = try #require(try home.history().first)
    #expect(line.contains("\"daily\":\"2026-11-22\""))
    let edited = [
      line.replacingOccurrences(of: "2026-11-22", with: "2026-11-21"),
      line.replacingOccurrences(of: "\"daily\":\"2026-11-22\"", with: "\"daily\":\"2026-99-99\""),
      line.replacingOccurrences(of: "\"daily\":\"2026-11-22\"", with: "\"daily\":null"), "daily",
    ]
    try home.write(history: edited + [line])
    #expect(table.daily.results().games.keys.map(\.self) == [sunday])
    #expect(table.records.statistics().statistics.games.games == 4)
  }

  @Test func `stars add up in a month`() throws {
    let saturday = CalendarDay(sunday.number - 1)
    home.set(saturday, hour: 1)
    _ = try play(saturday)
    home.set(sunday, hour: 1)
    let results = try play(sunday, misses: 5).daily.results()
    let stars = results.games.values.compactMap(\.stars).reduce(0, +)
    #expect(results.stars(in: sunday).won == stars && results.stars(in: sunday).most == 6)
    #expect(results.stars(in: sunday.adding(months: 1)).most == 0)
    #expect(results.lastDay == sunday)
  }

  @Test func `in a kiosk, days last as long as the visit`() throws {
    let table = try home.table(isSaved: false, best: home.best())
    deal(table, sunday)
    table.findAllPairs(misses: 1)
    #expect(table.daily.standing == .counted(sunday, streak: 1))
    #expect(table.records.rank == .place(1))
    deal(table, sunday)
    table.findAllPairs()
    #expect(table.occasion == .dailyPractice(sunday))
    #expect(table.records.rank == .knownBoard)
    #expect(table.records.bestGames().count == 1)
  }
}
