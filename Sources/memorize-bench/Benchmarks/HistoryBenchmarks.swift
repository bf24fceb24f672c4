import Decks
import Storage

/// The history of finished games.
enum HistoryBenchmarks {
  static func all(_ workload: Workload) -> [Benchmark] {
    [append, read(workload.count(10_000)), daily(workload.count(10_000))]
  }

  /// A history has a limited size, so a new one begins after this many games.
  private static let gamesInFile = 10_000

  private static var append: Benchmark {
    Benchmark("history/append", .per("game")) {
      let directory = try BenchDirectory()
      var (written, history) = (0, History(directory: directory.path))
      return Subject {
        blackHole(try history.append(entry(written)))
        written += 1
        guard written.isMultiple(of: gamesInFile) else { return }
        history = History(directory: "\(directory.path)/\(written)")
      }
    }
  }

  private static func read(_ games: Int) -> Benchmark {
    Benchmark("history/read", .per("game", games)) {
      let directory = try BenchDirectory()
      let history = History(directory: directory.path)
      for number in 0..<games { _ = try history.append(entry(number)) }
      return Subject(finish: { withExtendedLifetime(directory) {} }) {
        blackHole(try history.read().value.count)
      }
    }
  }

  /// The daily boards among all games, as the page of daily boards reads them: one in ten.
  private static func daily(_ games: Int) -> Benchmark {
    Benchmark("history/daily", .per("game", games)) {
      let directory = try BenchDirectory()
      let history = History(directory: directory.path)
      for number in 0..<games {
        _ = try history.append(number.isMultiple(of: 10) ? dailyEntry(number) : entry(number))
      }
      return Subject(finish: { withExtendedLifetime(directory) {} }) {
        var count = 0
        _ = try history.read(containing: "\"daily\":") { _ in count += 1 }
        blackHole(count)
      }
    }
  }

  private static func dailyEntry(_ number: Int) -> GameRecord {
    let board = DailyBoard(CalendarDay(20_000 + number))
    return GameRecord(
      board.setup(.daily(board.day)), moves: 12 + number % 9, score: 30, time: .seconds(60),
      date: Int64(board.day.number) * 86_400)
  }

  private static func entry(_ number: Int) -> GameRecord {
    GameRecord(
      GameSetup(deck: "Halloween", pairs: 8, seed: "k3v9ta"), moves: 12 + number % 9,
      score: 30 + number % 17, time: .seconds(60 + number % 50),
      date: 1_767_225_600 + Int64(number) * 300)
  }
}
