import Decks
import GameAnalysis
import MemorizeViewModel
import MemoryGame
import Storage

/// The statistics of games in memory and in the history.
enum StatisticsBenchmarks {
  static func all(_ workload: Workload) -> [Benchmark] {
    [
      fold(workload.count(10_000)), analysis(8), analysis(50), history(workload.count(10_000)),
    ]
  }

  /// Games already read.
  private static func fold(_ count: Int) -> Benchmark {
    Benchmark("statistics/fold", .per("game", count)) {
      let games = try played(pairs: 8)
      let entries = (0..<count).map { games[$0 % games.count].record($0) }
      return Subject {
        var statistics = Statistics()
        for entry in entries { statistics.add(entry, day: Int((entry.date ?? 0) / 86_400)) }
        blackHole(statistics)
      }
    }
  }

  /// The analysis of memory and luck at the end of a game.
  private static func analysis(_ pairs: Int) -> Benchmark {
    Benchmark("statistics/analysis, \(pairs) pairs", .per("game")) {
      let game = try BenchGame(pairs: pairs, seed: 1)
      return Subject { blackHole(GameAnalysis(of: game.dealt, game.intents)) }
    }
  }

  /// All games, with everything in the history.
  private static func history(_ count: Int) -> Benchmark {
    Benchmark("statistics/history", .per("game", count)) {
      let directory = try BenchDirectory()
      let (games, history) = (try played(pairs: 8), History(directory: directory.path))
      for number in 0..<count {
        _ = try history.append(games[number % games.count].record(number))
      }
      return reading(directory, count)
    }
  }

  /// Reads all games and checks that each was analysed.
  private static func reading(_ directory: BenchDirectory, _ count: Int) -> Subject {
    let read = {
      try Statistics.reading(History(directory: directory.path)) { Int($0 / 86_400) }.value
    }
    return Subject(
      figures: {
        guard try read().games.memory.games == count else {
          throw BenchmarkError(description: "there are games of which nothing is known")
        }
        return []
      }, each: { blackHole(try read()) })
  }

  private static func played(pairs: Int) throws -> [BenchGame] {
    try (0..<50).map { try BenchGame(pairs: pairs, seed: $0) }
  }
}

/// A whole game, played by someone who remembers half of the cards.
private struct BenchGame {
  let board: Board
  let dealt: MemoryGame<Face>
  let intents: [Intent]
  private let moves: Int
  private let score: Int
  private let figures: MemoryFigures

  init(pairs: Int, seed: Int) throws {
    board = try Board.of(.letters(100), pairs: pairs, seed: "bench \(seed)").orFail("board")
    dealt = try board.drawn.deal().orFail("game")
    var chance = SeededGenerator(seed: UInt64(seed))
    var game = dealt
    var intents: [Intent] = []
    while !game.isOver {
      let hidden = game.cards.filter(\.isHidden).map(\.id)
      let partner = game.turned.count == 1 ? game.turned.first?.partner : nil
      let any = hidden.isEmpty ? nil : hidden[chance.next(below: hidden.count)]
      let card = try (chance.next(below: 2) == 0 ? partner ?? any : any).orFail("card")
      intents.append(.choose(card))
      game.apply(.choose(card), at: .zero)
    }
    self.intents = intents
    (moves, score) = (game.moves, game.score)
    figures = try GameAnalysis(of: dealt, intents).flatMap { MemoryFigures($0, pairs: pairs) }
      .orFail("analysis")
  }

  /// The game's line in the history, as if it had been played on a board of its own.
  func record(_ number: Int) -> GameRecord {
    let setup = GameSetup(deck: board.deck.name, pairs: board.pairs, seed: "\(number)")
    return GameRecord(
      setup, moves: moves, score: score, time: .zero,
      date: 1_767_225_600 + Int64(number) * 3_600, figures: figures)
  }
}
