import Decks
import Expectations
import GameAnalysis
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// Games folded into statistics, against naive references.
struct StatisticsTests {
  private func entry(
    _ moves: Int, score: Int = 0, seconds: Int = 60, deck: String = "A", pairs: Int = 8,
    seed: String = "x", _ variant: Variant = Variant(), for occasion: Occasion = .plain
  ) -> GameRecord {
    GameRecord(
      GameSetup(deck: deck, pairs: pairs, variant: variant, seed: seed, occasion: occasion),
      moves: moves, score: score, time: .seconds(seconds), date: 0)
  }

  private func statistics(_ entries: [GameRecord]) -> Statistics {
    var statistics = Statistics()
    for entry in entries { statistics.add(entry, day: Statistics.day(entry.date ?? 0)) }
    return statistics
  }

  @Test func `the median is the middle number, or the mean of the two in the middle`() {
    var chance = SeededGenerator(seed: 5)
    expectNil(median(of: []))
    for count in 1...40 {
      let numbers = (0..<count).map { _ in Double(chance.next(below: 20)) }
      let middle = median(of: numbers) ?? .nan
      let below = numbers.filter { $0 < middle }.count
      let above = numbers.filter { $0 > middle }.count
      #expect(2 * below <= count && 2 * above <= count)
      #expect(numbers.contains(middle) || count.isMultiple(of: 2))
    }
    expectEqual(median(of: [4, 1, 3, 2]), 2.5)
  }

  @Test func `best and median of games are those of a naive reference`() throws {
    var chance = SeededGenerator(seed: 9)
    for count in [1, 2, 7, 150] {
      let entries = (0..<count).map { _ in
        entry(
          8 + chance.next(below: 20), score: chance.next(below: 60) - 9,
          seconds: 20 + chance.next(below: 300), seed: "\(chance.next(below: 100))")
      }
      // Only the first game on a board says how good the player is; later the cards are known.
      let first = entries.indices.filter { index in
        !entries[..<index].contains { $0.setup == entries[index].setup }
      }.map { entries[$0] }
      let statistics = statistics(entries)
      let tally = try #require(statistics.groups.values.first)
      let par = par(pairs: 8)
      #expect(tally == statistics.games && statistics.groups.count == 1)
      expectEqual(tally.games, count)
      expectEqual(tally.replayed, count - first.count)
      // Any figure can follow from the games themselves.
      expectEqual(tally.counted.map(\.score), first.map(\.score))
      expectEqual(tally.time, entries.reduce(.zero) { $0 + $1.time })
      expectEqual(tally.bestMoves, first.map(\.moves).min())
      expectEqual(tally.medianMoves, median(of: first.map { Double($0.moves) }))
      expectEqual(tally.bestOverPar, first.map { Double($0.moves) - par }.min())
      expectEqual(tally.bestScore, first.map(\.score).max())
      expectEqual(tally.bestTime, first.map(\.time).min())
      let middle = first.map(\.time).sorted()
      expectEqual(
        tally.medianTime, (middle[(middle.count - 1) / 2] + middle[middle.count / 2]) / 2)
      expectEqual(tally.trend, first.suffix(100).map { Double($0.moves) - par })
      expectEqual(statistics.recent.map(\.moves), entries.suffix(100).reversed().map(\.moves))
    }
  }

  @Test func `a board for studying counts as a game, but is nobody's best`() throws {
    let entries = [
      entry(12, seconds: 40, seed: "a"), entry(8, seconds: 20, seed: "b", for: .study),
      entry(14, seconds: 50, seed: "c"),
    ]
    let tally = statistics(entries).games
    #expect(tally.games == 3 && tally.studied == 1 && tally.time == .seconds(110))
    #expect(tally.bestMoves == 12 && tally.medianMoves == 13 && tally.bestTime == .seconds(40))
    expectEqual(entries.best(entries[0].kind)?.moves, 12)
    expectNil([entries[1]].best(entries[0].kind))
  }

  @Test func `rules, sizes and decks are kept apart`() {
    let statistics = statistics([
      entry(9), entry(12, seed: "open", Variant(isOpen: true)), entry(9, Variant(closesGaps: true)),
      entry(9, pairs: 9),
      entry(9, deck: "B"), entry(10, deck: "B"),
    ])
    #expect(statistics.games.games == 5 && statistics.openGames.games == 1)
    #expect(statistics.openGames.bestMoves == nil && statistics.openGames.medianOverPar == nil)
    #expect(statistics.openGames.trend == [] && statistics.openGames.bestTime == .seconds(60))
    expectEqual(
      statistics.kinds,
      [
        GameKind(deck: "B", pairs: 8), GameKind(deck: "A", pairs: 8),
        GameKind(deck: "A", pairs: 8, variant: Variant(closesGaps: true)),
        GameKind(deck: "A", pairs: 8, variant: Variant(isOpen: true)),
        GameKind(deck: "A", pairs: 9),
      ])
  }

  @Test func `a streak is that of a naive reference`() {
    var chance = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let days = Set((0..<chance.next(below: 25)).map { _ in chance.next(below: 30) })
      var streak = DayStreak()
      for day in days { streak.add(day) }
      for today in -2...32 {
        var current = 0
        while days.contains(today - current - (days.contains(today) ? 0 : 1)) { current += 1 }
        expectEqual(streak.current(today: today), current)
      }
      let runs = (0..<30).map { first in (first..<30).prefix { days.contains($0) }.count }
      #expect(streak.longest == runs.max() && streak.count == days.count)
    }
  }

  @Test func `days beyond all calendars are harmless`() {
    var streak = DayStreak()
    for day in [Int.min, .max, .max - 1, 0] { streak.add(day) }
    expectEqual(streak.current(today: .max), 2)
    #expect(streak.count == 4 && streak.longest == 2)
    expectEqual(DayStreak().current(today: .min), 0)
  }

  @Test func `a day ends at local midnight`() {
    #expect(Statistics.day(0) == 0 && Statistics.day(86_399) == 0 && Statistics.day(86_400) == 1)
    #expect(Statistics.day(-1) == -1 && Statistics.day(-86_400) == -1)
    expectEqual(Statistics.day(-86_401), -2)
    #expect(Statistics.day(of: 0, ahead: -1) == -1 && Statistics.day(of: 86_399, ahead: 1) == 1)
    for moment in [Int64.min, .max] {
      for offset in [Int64.min, -1, 0, 1, .max] {
        #expect(abs(Statistics.day(of: moment, ahead: offset)) <= Int(Int64.max / 86_400) + 1)
      }
    }
  }

  /// The first two are of Newcombe's paper (see `TestCount.interval`), as are 0 of 20 and 1 of 29.
  @Test(
    arguments: [
      (263, 81, 0.2553, 0.3662), (148, 15, 0.0624, 0.1605), (20, 0, 0, 0.1611),
      (29, 1, 0.0061, 0.1718), (10, 5, 0.2366, 0.7634), (10, 10, 0.7225, 1), (0, 0, 0, 1),
    ])
  func `the interval of a share is Wilson's`(tests: Int, recalled: Int, low: Double, high: Double) {
    let interval = TestCount(tests: tests, recalled: recalled).interval
    #expect(abs(interval.lowerBound - low) < 0.00005 && abs(interval.upperBound - high) < 0.00005)
  }

  @Test func `an interval holds the share and lies within 0 to 1`() {
    for tests in 1...60 {
      for recalled in 0...tests {
        let rate = TestCount(tests: tests, recalled: recalled)
        expectEqual(rate.share.map(rate.interval.contains), true)
        #expect((0.0...1).contains(rate.interval.lowerBound))
        #expect((0.0...1).contains(rate.interval.upperBound))
      }
    }
  }

  @Test(arguments: [4, 8, 16])
  func `a player of limited memory recalls recent cards and forgets older ones`(size: Int) throws {
    let deck = Deck(
      name: "Numbers", color: .blue, usualPairs: 20, pairs: (0..<20).map { Pair(twin: "\($0)") })
    var statistics = Statistics()
    for seed in 0..<60 {
      let board = try #require(Board.of(deck, pairs: 20, seed: "\(seed)"))
      let dealt = try #require(board.deal(Variant()))
      let intents = PlayerWithMemory(size: size).intents(toWin: dealt, seed: UInt64(seed))
      let analysis = try #require(GameAnalysis(of: dealt, intents))
      let figures = try #require(MemoryFigures(analysis, pairs: 20))
      statistics.add(GameRecord(board.setup(), moves: 40, score: 0, time: .zero, figures: figures))
    }
    let memory = statistics.games.memory
    let within = memory.fineCurve.filter { $0.to ?? .max < size }
    let beyond = memory.fineCurve.filter { $0.from >= size }
    #expect(!within.isEmpty && within.allSatisfy { $0.rate.share == 1 })
    #expect(!beyond.isEmpty && beyond.allSatisfy { $0.rate.share ?? 1 < 0.45 })
    #expect(memory.games == 60 && memory.meanMemory ?? 0 < -1)
    let board = try #require(memory.board)
    expectEqual(board, GameKind(deck: "", pairs: 20))
    let tests = memory.recalls(on: board).reduce(0) { $0 + $1.rate.tests }
    #expect(tests == memory.recall.tests && memory.recall.tests > 100)
    expectEqual(memory.fineCurve.reduce(0) { $0 + $1.rate.tests }, memory.recall.tests)
  }

  @Test func `a numbered day has its date and its day of the week`() {
    let days = [
      0: (1, 1, 3), 58: (2, 28, 5), 59: (3, 1, 6), 11_016: (2, 29, 1), 20_420: (11, 28, 4),
      -1: (12, 31, 2), 20_819: (1, 1, 4),
    ]
    for (number, expected) in days {
      let date = CalendarDay(number)
      #expect((date.month, date.day, date.weekday) == expected, "\(number)")
    }
    for number in -200_000...200_000 {
      let (date, next) = (CalendarDay(number), CalendarDay(number + 1))
      let isNext = next.day == date.day + 1 && next.month == date.month
      let isNewMonth = next.day == 1 && next.month == date.month % 12 + 1 && date.day >= 28
      guard (isNext || isNewMonth) && next.weekday == (date.weekday + 1) % 7 else {
        Issue.record("\(number)")
        return
      }
    }
    #expect(CalendarDay(.max).day > 0 && CalendarDay(.min).day > 0)
  }
}
