import MemorizeViewModel
import Storage

/// The statistics as JSON for other programs, as docs/statistics.md describes them.
///
/// No key goes away or changes its meaning within a `version`. Version 2 has luck and memory as
/// gains (above zero is good, memory is never above zero), `openCards` instead of `races`, and
/// `rules` instead of a flag for each rule.
struct StatisticsDocument: Encodable {
  private let version = 2
  private let games: Int
  private let seconds: Double
  private let openCards: OpenCards
  private let opponents: [Opponent]
  private let streak: Streak
  private let milestones: [Reached]
  private let memory: Memory?
  private let conditions: [Group]
  private let trend: [Double]
  private let forgetting: [Point]
  private let places: Places?
  private let recent: [Game]
  private let skipped: Skipped
  private let study: [StudyDocument]?

  init(_ statistics: Statistics, today: Int, study: [StudyDocument] = []) {
    self.study = study.isEmpty ? nil : study
    let all = statistics.games
    games = all.games
    seconds = all.time.seconds
    openCards = OpenCards(
      games: statistics.openGames.games, seconds: statistics.openGames.time.seconds)
    opponents = statistics.opponents.map { name, tally in
      Opponent(name: name, games: tally.games, won: tally.won, tied: tally.tied)
    }
    streak = Streak(
      current: statistics.streak.current(today: today), longest: statistics.streak.longest,
      days: statistics.streak.count)
    milestones = Milestone.all.compactMap { milestone in
      statistics.milestones.days[milestone].map {
        Reached(name: milestone.name, day: CalendarDay($0).description)
      }
    }
    memory = Memory(all.memory)
    conditions = statistics.kinds.map {
      Group($0, statistics.groups[$0] ?? GameTally())
    }
    trend = all.trend
    forgetting = all.memory.fineCurve.map(Point.init)
    places = all.memory.board.map { Places($0, all.memory.recalls(on: $0)) }
    recent = statistics.recent.map(Game.init)
    skipped = Skipped(
      brokenLines: statistics.skipped.broken, newerLines: statistics.skipped.newer)
  }

  /// One line of JSON.
  ///
  /// - Throws: if a number is not finite.
  func text() throws(Failure) -> String { try StatisticsDocument.text(of: self) }

  /// One line of JSON with a value.
  static func text(of value: some Encodable) throws(Failure) -> String {
    do throws(JSONText.Fault) {
      return String(decoding: try JSONText.encode(value), as: UTF8.self)
    } catch {
      throw Failure(.io, "cannot write the statistics as JSON")
    }
  }
}

extension StatisticsDocument {
  private struct OpenCards: Encodable {
    let games: Int
    let seconds: Double
  }

  /// The games against a rival, or among as many people, from the first player's view.
  private struct Opponent: Encodable {
    let name: String
    let games: Int
    let won: Int
    let tied: Int
  }

  /// A milestone and its day, as in `2026-11-22`.
  private struct Reached: Encodable {
    let name: String
    let day: String
  }

  private struct Streak: Encodable {
    let current: Int
    let longest: Int
    let days: Int
  }

  private struct Skipped: Encodable {
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
    let rules: GameVariant
    let games: Int
    let lost: Int?
    let seconds: Double
    let bestMoves: Int?
    let medianMoves: Double?
    let bestOverPar: Double?
    let medianOverPar: Double?
    let bestSeconds: Double?
    let medianSeconds: Double?
    let bestScore: Int?
    let memory: Memory?

    init(_ kind: GameKind, _ tally: GameTally) {
      deck = kind.deck
      pairs = kind.pairs
      rules = kind.variant
      games = tally.games
      lost = tally.lost == 0 ? nil : tally.lost
      seconds = tally.time.seconds
      bestMoves = tally.bestMoves
      medianMoves = tally.medianMoves
      bestOverPar = tally.bestOverPar
      medianOverPar = tally.medianOverPar
      bestSeconds = tally.bestTime?.seconds
      medianSeconds = tally.medianTime?.seconds
      bestScore = kind.variant.isOpen ? nil : tally.bestScore
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
    let rules: GameVariant
    let places: [Place]

    init(_ kind: GameKind, _ recalls: [PlaceRecall]) {
      pairs = kind.pairs
      rules = kind.variant
      places = recalls.map {
        Place(place: $0.place, forgotten: $0.rate.tests - $0.rate.recalled, tests: $0.rate.tests)
      }
    }
  }
}

extension Duration {
  /// The time in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
