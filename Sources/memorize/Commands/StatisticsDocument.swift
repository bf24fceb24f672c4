import MemorizeViewModel
import Storage
import Words

/// The statistics as JSON for other programs, as docs/statistics.md describes them.
///
/// No key goes away or changes its meaning within a `version`. Version 2 has luck and memory as
/// gains (above zero is good, memory is never above zero), `openCards` instead of `races`, and
/// `rules` instead of a flag for each rule.
struct StatisticsDocument {
  private let members: JSON

  init(_ statistics: Statistics, today: Int, study: [JSON] = []) {
    let (all, streak) = (statistics.games, statistics.streak)
    var members = JSON.members(of: Figure.all.filter(\.isOverall), all)
    members["version"] = 2
    members["openCards"] = JSON.object([
      "games": statistics.openGames.games, "seconds": statistics.openGames.time.inSeconds,
    ])
    members["opponents"] = statistics.opponents.map { JSON.opponent($0.company.opponent, $0.tally) }
    members["streak"] = JSON.object([
      "current": streak.current(today: today), "longest": streak.longest, "days": streak.count,
    ])
    members["milestones"] = JSON.milestones(statistics.milestones)
    members["conditions"] = statistics.kinds.map {
      JSON.group($0, statistics.groups[$0] ?? GameTally())
    }
    members["trend"] = all.trend
    members["forgetting"] = all.memory.fineCurve.map(JSON.point)
    members["places"] = all.memory.board.map { JSON.places($0, all.memory.recalls(on: $0)) }
    members["recent"] = statistics.recent.map(JSON.game)
    members["skipped"] = JSON.object([
      "brokenLines": statistics.skipped.broken, "newerLines": statistics.skipped.newer,
    ])
    if !study.isEmpty { members["study"] = study }
    self.members = .object(members)
  }

  /// One line of JSON.
  ///
  /// - Throws: if a number is not finite.
  func text() throws(Failure) -> String { try StatisticsDocument.text(of: members) }

  /// One line of JSON with a value.
  static func text(of value: some Encodable) throws(Failure) -> String {
    do throws(JSONText.Fault) {
      return String(decoding: try JSONText.encode(value), as: UTF8.self)
    } catch {
      throw Failure(.io, say("cannot write the statistics as JSON"))
    }
  }
}

/// A JSON value to write.
struct JSON: Encodable {
  /// The members of an object; those that are `nil` are left out.
  typealias Members = [String: (any Encodable)?]

  private let value: any Encodable

  static func object(_ members: Members) -> JSON {
    JSON(value: members.compactMapValues { $0.map { JSON(value: $0) } })
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension StudyRecords {
  /// The figures of all decks of the library that were studied.
  ///
  /// - Parameter figures: returns the figures of a deck; `nil` if it was not begun.
  /// - Returns: the names of the decks and their figures, in the order of the library.
  /// - Throws: if the reviews can neither be read nor set aside, or the library cannot be read.
  static func ofLibrary<Figures>(
    _ figures: (StudyRecords, Deck) -> Figures?
  ) throws -> [(deck: String, figures: Figures)] {
    guard !StudyFile.isEmpty else { return [] }
    let (records, library) = (try StudyFile.records(), Saving.library())
    return try library.entries().compactMap { entry in
      guard let deck = try? library.deck(of: entry) else { return nil }
      return figures(records, deck).map { (deck.name, $0) }
    }
  }
}

extension JSON {
  /// The player's knowledge of one deck.
  static func study(_ progress: StudyProgress, deck: String) -> JSON {
    var members: Members = [
      "deck": deck, "new": progress.new, "learning": progress.learning, "mature": progress.mature,
      "due": progress.due, "retention": progress.retention, "suspended": progress.suspended,
      "leeches": progress.leeches.count, "matching": object(tests(progress.total.matching)),
      "typed": object(tests(progress.total.typed)),
    ]
    // The pairs due today and on each of the days that follow.
    members["forecast"] = [progress.due] + progress.forecast.dropLast()
    members["leechPairs"] = progress.leeches.map { [$0.pair.term, $0.pair.definition] }
    members["confusions"] = progress.confusions.map { row in
      let (one, other) = (row.confusion.pair, row.confusion.other)
      return object([
        "pair": [one.term, one.definition], "with": [other.term, other.definition],
        "count": row.count,
      ])
    }
    members["checks"] = progress.checks.map {
      interval($0.tests, ["expected": short($0.expected)])
    }
    members["months"] = progress.months.map { interval($0.tests.all, ["month": $0.month]) }
    members["workloads"] = progress.workloads.map {
      object([
        "retention": $0.retention, "reviewsPerDay": short($0.reviewsPerDay),
        "remembered": short($0.remembered),
      ])
    }
    return object(members)
  }

  private static func tests(_ rate: TestCount) -> Members {
    ["tests": rate.tests, "recalled": rate.recalled]
  }

  /// Tests with the confidence interval of their rate, and more members.
  private static func interval(_ rate: TestCount, _ more: Members) -> JSON {
    let (low, high) = (rate.interval.lowerBound, rate.interval.upperBound)
    let members: Members = ["low": short(low), "high": short(high)]
    return object(tests(rate).merging(members.merging(more) { $1 }) { $1 })
  }

  /// A number with three digits behind the point.
  private static func short(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  /// The values of figures by their keys.
  static func members(of figures: [Figure], _ tally: GameTally) -> Members {
    var members: Members = [:]
    var inner: [String: [String: Double]] = [:]
    for (key, value) in figures.flatMap({ $0.values(tally) }) {
      guard let value else { continue }
      let path = key.split(separator: ".").map(String.init)
      if let first = path.first, let last = path.last, path.count > 1 {
        inner[first, default: [:]][last] = value
      } else {
        members[key] = value
      }
    }
    return members.merging(inner.mapValues { $0 as (any Encodable)? }) { $1 }
  }

  /// The games against a rival, or among as many people, from the first player's view.
  static func opponent(_ name: String, _ tally: ContestTally) -> JSON {
    object(["name": name, "games": tally.games, "won": tally.won, "tied": tally.tied])
  }

  /// The milestones with their days, as in `2026-11-22`.
  static func milestones(_ milestones: Milestones) -> [JSON] {
    Milestone.all.compactMap { milestone in
      milestones.days[milestone].map { day in
        object(["name": milestone.name, "day": CalendarDay(day).description])
      }
    }
  }

  static func group(_ kind: GameKind, _ tally: GameTally) -> JSON {
    let own: Members = ["deck": kind.deck, "pairs": kind.pairs, "rules": kind.variant]
    return object(members(of: Figure.all, tally).merging(own) { $1 })
  }

  static func point(_ point: CurvePoint) -> JSON {
    let own: Members = [
      "from": point.from, "to": point.to, "share": point.rate.share,
      "low": point.rate.interval.lowerBound, "high": point.rate.interval.upperBound,
    ]
    return object(tests(point.rate).merging(own) { $1 })
  }

  static func places(_ kind: GameKind, _ recalls: [PlaceRecall]) -> JSON {
    let places = recalls.map {
      object([
        "place": $0.place, "forgotten": $0.rate.tests - $0.rate.recalled, "tests": $0.rate.tests,
      ])
    }
    return object(["pairs": kind.pairs, "rules": kind.variant, "places": places])
  }

  static func game(_ game: GameRecord) -> JSON {
    object([
      "deck": game.setup.deck, "pairs": game.setup.pairs, "rules": game.setup.variant,
      "moves": game.moves, "seconds": game.time.inSeconds, "hints": game.hints, "date": game.date,
      "overPar": game.isOpen ? nil : game.overPar, "score": game.isOpen ? nil : game.score,
    ])
  }
}
