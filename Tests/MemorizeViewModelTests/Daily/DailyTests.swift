import Decks
import Foundation
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// Daily boards: the first try counts, and everything follows from the history.
final class DailyTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("daily-\(UUID().uuidString)").path
  /// The clock of the machine, in seconds since 1970.
  private var clock: Int64 = 0
  /// The seconds by which local clocks are ahead of UTC.
  private var offset: Int64 = 0
  private var names = 0
  private let sunday: CalendarDay
  private let monday: CalendarDay

  init() throws {
    sunday = try #require(CalendarDay("2026-11-22"))
    monday = try #require(CalendarDay("2026-11-23"))
    set(sunday, hour: 18)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// Sets the local clock.
  private func set(_ day: CalendarDay, hour: Int64) {
    clock = Int64(day.number) * 86_400 + hour * 3600 - offset
  }

  /// A program that starts, with a deck of the player that is called like a built-in one.
  private func table() throws -> TableViewModel {
    names += 1
    let name = "n\(names)"
    let own = Deck(
      name: "Animals", color: .blue, usualPairs: 2, pairs: ["a", "b"].map(Pair.init(twin:)))
    let recorder = GameRecorder(
      directory: directory, program: "0", date: { [unowned self] in clock }, suffix: { name },
      day: { [unowned self] in Statistics.day(of: $0, ahead: offset) })
    let board = try #require(Board.of(own, seed: "x"))
    return try #require(
      TableViewModel.dealing(
        board, library: { [own] }, recorder: recorder, freshSeed: { "fresh" }))
  }

  private func deal(_ table: TableViewModel, _ day: CalendarDay) {
    table.lookForLeftGames()
    table.playDaily(day, table.readDailyResults(), at: .zero)
  }

  /// Finds all pairs, after some misses.
  private func win(_ table: TableViewModel, misses: Int = 0) {
    for _ in 0..<misses { for card in [0, 2] { choose(card, table) } }
    for card in 0..<2 * table.pairs { choose(card, table) }
  }

  private func choose(_ card: Int, _ table: TableViewModel) {
    table.turnDown(at: .seconds(1))
    table.choose(CardID(rawValue: card), at: .seconds(1))
  }

  private func play(_ day: CalendarDay, misses: Int = 0) throws -> TableViewModel {
    let table = try table()
    deal(table, day)
    win(table, misses: misses)
    return table
  }

  @Test func `the first try counts, and later tries are practice that counts nowhere`() throws {
    let first = try play(sunday, misses: 2)
    #expect(first.board.setup() == DailyBoard(sunday).setup())
    #expect(first.board.deck.pairs.count == 65)
    #expect(first.occasion == .daily(sunday) && !first.isUncounted)
    #expect(first.dailyStanding == .counted(sunday, streak: 1))
    let second = try play(sunday)
    #expect(second.occasion == .practice(sunday) && second.isUncounted)
    let counted = try #require(second.readDailyResults().games[sunday])
    #expect(counted.moves == 17 && second.moves == 15)
    #expect(second.dailyStanding == .practice(counted))
    #expect(second.results.count == 1)
    #expect(second.readStatistics().statistics.games.games == 1)
    #expect(second.readDailyResults().attempt(on: sunday, today: sunday) == .played)
  }

  @Test func `the same board dealt again is practice`() throws {
    let table = try table()
    deal(table, sunday)
    choose(0, table)
    table.dealAgain(at: .zero)
    #expect(table.occasion == .practice(sunday))
    win(table)
    #expect(table.readDailyResults().games.isEmpty)
    deal(table, sunday)
    #expect(table.occasion == .daily(sunday))
    win(table)
    #expect(table.readDailyResults().games.count == 1)
    table.dealNew(at: .zero)
    #expect(table.occasion == nil && table.dailyStanding == nil)
  }

  @Test func `a past day is practice, and a future day cannot be played`() throws {
    let saturday = CalendarDay(sunday.number - 1)
    let past = try play(saturday)
    #expect(past.occasion == .practice(saturday))
    #expect(past.dailyStanding == .practice(nil))
    #expect(past.readDailyResults().games.isEmpty)
    let table = try table()
    deal(table, monday)
    #expect(table.occasion == nil && table.deals == 0)
  }

  @Test func `a game counts for the day on which it was dealt, although it ends after midnight`()
    throws
  {
    let table = try table()
    deal(table, sunday)
    choose(0, table)
    set(monday, hour: 0)
    win(table)
    #expect(table.readDailyResults().games.keys.map(\.self) == [sunday])
    #expect(table.dailyStanding == .counted(sunday, streak: 1))
    let next = try play(monday)
    #expect(next.dailyStanding == .counted(monday, streak: 2))
  }

  @Test func `a game that was left is resumed, even on another day, and still counts`() throws {
    let first = try table()
    deal(first, sunday)
    choose(0, first)
    #expect(first.hasUnfinishedDaily(sunday))
    first.leave(at: .seconds(2))
    set(monday, hour: 9)
    let later = try table()
    deal(later, sunday)
    #expect(later.occasion == .daily(sunday) && later.turned.count == 1)
    win(later)
    #expect(later.readDailyResults().games[sunday] != nil)
  }

  @Test func `the day is that of the local clock`() throws {
    offset = 13 * 3600
    set(monday, hour: 1)
    #expect(Statistics.day(clock) == sunday.number)
    let east = try play(monday)
    #expect(east.today == monday && east.dailyStanding == .counted(monday, streak: 1))
    offset = -11 * 3600
    #expect(try table().today == sunday)
  }

  @Test func `with a clock set back, no earlier day is filled in`() throws {
    set(monday, hour: 9)
    _ = try play(monday)
    set(sunday, hour: 9)
    let table = try play(sunday)
    #expect(table.occasion == .practice(sunday))
    let results = table.readDailyResults()
    #expect(results.attempt(on: sunday, today: sunday) == .clockBehind)
    #expect(results.streak.longest == 1)
    set(CalendarDay(monday.number + 1), hour: 9)
    #expect(results.attempt(on: table.today, today: table.today) == .counts)
  }

  @Test func `of two programs at once, the game that is finished first counts`() throws {
    let (one, other) = (try table(), try table())
    deal(one, sunday)
    deal(other, sunday)
    choose(0, one)
    #expect(other.occasion == .daily(sunday))
    win(other, misses: 1)
    win(one)
    #expect(other.dailyStanding == .counted(sunday, streak: 1))
    #expect(one.dailyStanding == .practice(one.readDailyResults().games[sunday]))
    #expect(one.readDailyResults().games[sunday]?.moves == 16)
  }

  @Test func `an edited history cannot make another board a daily one, and loses nothing`() throws {
    let table = try play(sunday)
    let path = "\(directory)/history.jsonl"
    let line = try String(contentsOfFile: path, encoding: .utf8)
    #expect(line.contains("\"daily\":\"2026-11-22\""))
    let edited = [
      line.replacingOccurrences(of: "2026-11-22", with: "2026-11-21"),
      line.replacingOccurrences(of: "\"daily\":\"2026-11-22\"", with: "\"daily\":\"2026-99-99\""),
      line.replacingOccurrences(of: "\"daily\":\"2026-11-22\"", with: "\"daily\":null"), "daily\n",
    ]
    try (edited.joined() + line).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(table.readDailyResults().games.keys.map(\.self) == [sunday])
    #expect(table.readStatistics().statistics.games.games == 4)
  }

  @Test func `stars add up in a month`() throws {
    let saturday = CalendarDay(sunday.number - 1)
    set(saturday, hour: 1)
    _ = try play(saturday)
    set(sunday, hour: 1)
    let results = try play(sunday, misses: 5).readDailyResults()
    let stars = results.games.values.compactMap(\.stars).reduce(0, +)
    #expect(results.stars(in: sunday).won == stars && results.stars(in: sunday).most == 6)
    #expect(results.stars(in: sunday.adding(months: 1)).most == 0)
    #expect(results.lastDay == sunday)
  }

  @Test func `in a kiosk, days last as long as the visit`() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let board = try #require(Board.of(DailyBoard(monday)))
    let best = BestResults(
      directory: directory, player: nil, date: { [unowned self] in clock })
    let table = try #require(
      TableViewModel.dealing(board, best: best, freshSeed: { "fresh" }))
    deal(table, sunday)
    win(table, misses: 1)
    #expect(table.dailyStanding == .counted(sunday, streak: 1))
    #expect(table.leaderboardRank == .place(1))
    deal(table, sunday)
    win(table)
    #expect(table.occasion == .practice(sunday))
    #expect(table.leaderboardRank == .knownBoard)
    #expect(table.readBestGames().count == 1)
  }
}
