import FoundationEssentials
import MemorizeViewModel

/// The statistics as programs read them; README.md tells what the keys mean, and none ever goes or
/// changes its meaning as long as `version` is 1.
struct StatisticsDocument: Encodable {
  private let version = 1
  private let games: Int
  private let seconds: Double
  private let races: Races
  private let streak: Streak
  private let memory: Memory?
  private let conditions: [Group]
  private let trend: [Double]
  private let forgetting: [Point]
  private let places: Places?
  private let recent: [Game]
  private let passedOver: PassedOver

  init(_ statistics: Statistics, today: Int) {
    let all = statistics.games
    games = all.games
    seconds = all.time.seconds
    races = Races(games: statistics.races.games, seconds: statistics.races.time.seconds)
    streak = Streak(
      current: statistics.streak.current(today: today), longest: statistics.streak.longest,
      days: statistics.streak.count)
    memory = Memory(all.memory)
    conditions = statistics.conditions.map {
      Group($0, statistics.groups[$0] ?? GameTally())
    }
    trend = all.trend
    forgetting = all.memory.fineCurve.map(Point.init)
    places = all.memory.board.map { Places($0, all.memory.recalls(on: $0)) }
    recent = statistics.recent.map(Game.init)
    let passed = statistics.passedOver
    passedOver = PassedOver(brokenLines: passed.brokenLines, newerLines: passed.newerLines)
  }

  /// One line of JSON.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are none could not be written, and there are none here.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension StatisticsDocument {
  private struct Races: Encodable {
    let games: Int
    let seconds: Double
  }

  private struct Streak: Encodable {
    let current: Int
    let longest: Int
    let days: Int
  }

  private struct PassedOver: Encodable {
    let brokenLines: Int
    let newerLines: Int
  }

  private struct Memory: Encodable {
    let games: Int
    let meanMemory: Double
    let meanLuck: Double

    init?(_ tally: MemoryTally) {
      guard let memory = tally.meanMemory, let luck = tally.meanLuck else { return nil }
      games = tally.games
      meanMemory = memory
      meanLuck = luck
    }
  }

  private struct Group: Encodable {
    let deck: String
    let pairs: Int
    let closingRanks: Bool
    let open: Bool
    let sides: Bool
    let games: Int
    let seconds: Double
    let bestMoves: Int?
    let medianMoves: Double?
    let bestOverPar: Double?
    let medianOverPar: Double?
    let bestSeconds: Double?
    let medianSeconds: Double?
    let bestScore: Int?
    let memory: Memory?

    init(_ conditions: Conditions, _ tally: GameTally) {
      deck = conditions.deck
      pairs = conditions.pairs
      closingRanks = conditions.closesGaps
      open = conditions.isOpen
      sides = conditions.hasSides
      games = tally.games
      seconds = tally.time.seconds
      bestMoves = tally.bestMoves
      medianMoves = tally.medianMoves
      bestOverPar = tally.bestOverPar
      medianOverPar = tally.medianOverPar
      bestSeconds = tally.bestTime?.seconds
      medianSeconds = tally.medianTime?.seconds
      bestScore = conditions.isOpen ? nil : tally.bestScore
      memory = Memory(tally.memory)
    }
  }

  private struct Point: Encodable {
    let from: Int
    let to: Int?
    let recalled: Int
    let tests: Int
    let share: Double?
    let low: Double
    let high: Double

    init(_ point: CurvePoint) {
      from = point.from
      to = point.to
      recalled = point.rate.recalled
      tests = point.rate.tests
      share = point.rate.share
      low = point.rate.interval.lowerBound
      high = point.rate.interval.upperBound
    }
  }

  private struct Places: Encodable {
    struct Place: Encodable {
      let place: Int
      let forgotten: Int
      let tests: Int
    }

    let pairs: Int
    let closingRanks: Bool
    let sides: Bool
    let places: [Place]

    init(_ board: BoardKind, _ recalls: [PlaceRecall]) {
      pairs = board.pairs
      closingRanks = board.closesGaps
      sides = board.hasSides
      places = recalls.map {
        Place(place: $0.place, forgotten: $0.rate.tests - $0.rate.recalled, tests: $0.rate.tests)
      }
    }
  }

  private struct Game: Encodable {
    let deck: String
    let pairs: Int
    let closingRanks: Bool
    let open: Bool
    let sides: Bool
    let date: Int64?
    let moves: Int
    let overPar: Double?
    let score: Int?
    let seconds: Double

    init(_ game: FinishedGame) {
      deck = game.conditions.deck
      pairs = game.conditions.pairs
      closingRanks = game.conditions.closesGaps
      open = game.conditions.isOpen
      sides = game.conditions.hasSides
      date = game.date
      moves = game.moves
      overPar = open ? nil : game.overPar
      score = open ? nil : game.score
      seconds = game.time.seconds
    }
  }
}

extension Duration {
  /// The time in seconds.
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
