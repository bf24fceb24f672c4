import Decks
import Expectations
import HomeFixtures
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
    try home.table(.twins("ab", named: "Animals", usualPairs: 2))
  }

  private func deal(_ table: TableViewModel, _ day: CalendarDay) {
    table.unfinished.look()
    table.daily.play(day, at: .zero)
  }

  private func play(_ day: CalendarDay, misses: Int = 0) throws -> TableViewModel {
    let table = try table()
    deal(table, day)
    table.findAllPairs(misses: misses)
    return table
  }

  @Test func `the first try counts, and later tries are practice that counts nowhere`() throws {
    let first = try play(sunday, misses: 2)
    expectEqual(first.board.setup(), DailyBoard(sunday).setup())
    expectEqual(first.board.deck.pairs.count, 65)
    #expect(first.occasion == .daily(sunday) && !first.isUncounted)
    expectEqual(first.daily.standing, .counted(sunday, streak: 1))
    let second = try play(sunday)
    #expect(second.occasion == .dailyPractice(sunday) && second.isUncounted)
    let counted = try #require(second.daily.results().games[sunday])
    #expect(counted.moves == 17 && second.moves == 15)
    expectEqual(second.daily.standing, .practice(counted))
    expectEqual(second.records.games.count, 1)
    expectEqual(second.records.statistics().statistics.games.games, 1)
    expectEqual(second.daily.results().attempt(on: sunday, today: sunday), .played)
  }

  @Test func `the same board is not dealt again before its end, and is practice then`() throws {
    let table = try table()
    deal(table, sunday)
    table.turn(0)
    table.dealAgain(at: .zero)
    #expect(table.occasion == .daily(sunday) && table.turned.count == 1)
    expectEqual(table.notice, "Finish this board first: only this try counts.")
    table.findAllPairs()
    let counted = table.daily.results().games
    expectEqual(counted.count, 1)
    table.dealAgain(at: .zero)
    expectEqual(table.occasion, .dailyPractice(sunday))
    table.findAllPairs()
    expectEqual(table.daily.results().games, counted)
    #expect(table.pairsOfNextGame.map { $0 == ("Animals", 2) } == true)
    table.dealNew(at: .zero)
    #expect(table.occasion == .plain && table.daily.standing == nil)
    #expect(table.board.deck.name == "Animals" && table.pairs == 2, "the player's own deck")
  }

  @Test func `a past day is practice, and a future day cannot be played`() throws {
    let saturday = CalendarDay(sunday.number - 1)
    let past = try play(saturday)
    expectEqual(past.occasion, .dailyPractice(saturday))
    expectEqual(past.daily.standing, .practice(nil))
    #expect(past.daily.results().games.isEmpty)
    let table = try table()
    deal(table, monday)
    #expect(table.occasion == .plain && table.deals == 0)
  }

  @Test func `a game counts for the day of its deal, although it ends after midnight`() throws {
    let table = try table()
    deal(table, sunday)
    table.turn(0)
    home.set(monday, hour: 0)
    table.findAllPairs()
    expectEqual(table.daily.results().games.keys.map(\.self), [sunday])
    expectEqual(table.daily.standing, .counted(sunday, streak: 1))
    let next = try play(monday)
    expectEqual(next.daily.standing, .counted(monday, streak: 2))
  }

  @Test func `a game that was left is resumed, even on another day, and still counts`() throws {
    let first = try table()
    deal(first, sunday)
    first.turn(0)
    #expect(first.unfinished.has(.daily(sunday)))
    first.leave(at: .seconds(2))
    home.set(monday, hour: 9)
    let later = try table()
    deal(later, sunday)
    #expect(later.occasion == .daily(sunday) && later.turned.count == 1)
    later.findAllPairs()
    #expect(later.daily.results().games[sunday] != nil)
  }

  @Test func `a board that was left before its first move is resumed and counts`() throws {
    let first = try table()
    deal(first, sunday)
    first.leave(at: .seconds(2))
    let later = try #require(home.resumedTable())
    expectEqual(later.occasion, .daily(sunday))
    later.findAllPairs()
    expectEqual(later.daily.standing, .counted(sunday, streak: 1))
  }

  @Test func `the day is that of the local clock`() throws {
    home.offset = 13 * 3600
    home.set(monday, hour: 1)
    expectEqual(Statistics.day(home.clock), sunday.number)
    let east = try play(monday)
    #expect(east.daily.today == monday && east.daily.standing == .counted(monday, streak: 1))
    home.offset = -11 * 3600
    try expectEqual(table().daily.today, sunday)
  }

  @Test func `days after today are ignored until they have come`() throws {
    home.set(monday, hour: 9)
    _ = try play(monday)
    home.set(sunday, hour: 9)
    let table = try play(sunday)
    expectEqual(table.daily.standing, .counted(sunday, streak: 1))
    let results = table.daily.results()
    #expect(results.games.keys.map(\.self) == [sunday] && results.streak.longest == 1)
    home.set(monday, hour: 10)
    let later = table.daily.results()
    expectEqual(later.attempt(on: monday, today: monday), .played)
    expectEqual(later.streak.current(today: monday.number), 2)
  }

  @Test(arguments: [true, false])
  func `a board played or begun before with its code is no first try`(isFinished: Bool) throws {
    let first = try tableByCode()
    first.turn(0, 1)
    if isFinished { first.findAllPairs() }
    expectEqual(first.daily.results().attempt(on: sunday, today: sunday), .known)
    first.leave(at: .seconds(2))
    let table = try play(sunday)
    expectEqual(table.occasion, .dailyPractice(sunday))
    #expect(table.daily.results().games.isEmpty)
  }

  /// A program that plays today's board by its code.
  private func tableByCode() throws -> TableViewModel {
    let board = try #require(Board.of(DailyBoard(sunday)))
    return try #require(
      TableViewModel.dealing(board, recorder: home.recorder(), freshSeed: { "x" }))
  }

  @Test func `a board dealt with its code and left before its first card stays new`() throws {
    try tableByCode().leave(at: .seconds(2))
    try expectEqual(play(sunday).daily.standing, .counted(sunday, streak: 1))
  }

  @Test func `a first try does not count once the board was finished with its code`() throws {
    let first = try table()
    deal(first, sunday)
    first.turn(0)
    first.leave(at: .seconds(2))
    try tableByCode().findAllPairs()
    let later = try table()
    deal(later, sunday)
    #expect(later.occasion == .daily(sunday) && later.turned.count == 1)
    later.findAllPairs()
    #expect(later.occasion == .dailyPractice(sunday) && later.isUncounted)
    expectEqual(later.daily.standing, .practice(nil))
    #expect(later.daily.results().games.isEmpty)
    expectEqual(later.records.statistics().statistics.games.games, 1)
    try expectEqual(home.history().last?.contains("\"dailyPractice\":\"2026-11-22\""), true)
  }

  @Test func `of two programs at once, the game that is finished first counts`() throws {
    let (one, other) = (try table(), try table())
    deal(one, sunday)
    deal(other, sunday)
    one.turn(0)
    expectEqual(other.occasion, .daily(sunday))
    other.findAllPairs(misses: 1)
    one.findAllPairs()
    expectEqual(other.daily.standing, .counted(sunday, streak: 1))
    expectEqual(one.daily.standing, .practice(one.daily.results().games[sunday]))
    expectEqual(one.daily.results().games[sunday]?.moves, 16)
    expectEqual(one.records.statistics().statistics.games.games, 1)
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
    expectEqual(table.daily.results().games.keys.map(\.self), [sunday])
    expectEqual(table.records.statistics().statistics.games.games, 4)
  }

  @Test func `stars add up in a month`() throws {
    let saturday = CalendarDay(sunday.number - 1)
    home.set(saturday, hour: 1)
    _ = try play(saturday)
    home.set(sunday, hour: 1)
    let results = try play(sunday, misses: 5).daily.results()
    let stars = results.games.values.compactMap(\.stars).reduce(0, +)
    #expect(results.stars(in: sunday).won == stars && results.stars(in: sunday).most == 6)
    expectEqual(results.stars(in: sunday.adding(months: 1)).most, 0)
  }

  @Test func `in a kiosk, days last as long as the visit`() throws {
    let table = try home.table(isSaved: false, best: home.best())
    deal(table, sunday)
    table.findAllPairs(misses: 1)
    expectEqual(table.daily.standing, .counted(sunday, streak: 1))
    expectEqual(table.records.rank, .place(1))
    deal(table, sunday)
    table.findAllPairs()
    expectEqual(table.occasion, .dailyPractice(sunday))
    expectEqual(table.records.rank, .knownBoard)
    expectEqual(table.records.bestGames().count, 1)
  }
}
