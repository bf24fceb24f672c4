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
    let all = statistics.games
    var members = JSON.members(of: Figure.all.filter(\.isOverall), all)
    members["version"] = .number(2)
    members["openCards"] = .object([
      "games": .number(statistics.openGames.games),
      "seconds": .number(statistics.openGames.time.inSeconds),
    ])
    members["opponents"] = .list(statistics.opponents.map(JSON.opponent))
    members["streak"] = JSON.streak(statistics.streak, today: today)
    members["milestones"] = JSON.milestones(statistics.milestones)
    members["conditions"] = .list(
      statistics.kinds.map { JSON.group($0, statistics.groups[$0] ?? GameTally()) })
    members["trend"] = .list(all.trend.map { .number($0) })
    members["forgetting"] = .list(all.memory.fineCurve.map(JSON.point))
    members["places"] = all.memory.board.map { JSON.places($0, all.memory.recalls(on: $0)) }
    members["recent"] = .list(statistics.recent.map(JSON.game))
    members["skipped"] = .object([
      "brokenLines": .number(statistics.skipped.broken),
      "newerLines": .number(statistics.skipped.newer),
    ])
    if !study.isEmpty { members["study"] = .list(study) }
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
  private let value: any Encodable

  static func number(_ number: Double) -> JSON { JSON(value: number) }
  static func number(_ number: Int) -> JSON { JSON(value: Double(number)) }
  static func text(_ text: String) -> JSON { JSON(value: text) }
  static func list(_ list: [JSON]) -> JSON { JSON(value: list) }
  static func object(_ members: [String: JSON]) -> JSON { JSON(value: members) }
  static func other(_ value: any Encodable) -> JSON { JSON(value: value) }

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
    let numbers = [
      "new": progress.new, "learning": progress.learning, "known": progress.known,
      "due": progress.due, "retention": progress.retention, "suspended": progress.suspended,
      "leeches": progress.leeches.count,
    ]
    var members = numbers.mapValues(JSON.number)
    members["deck"] = .text(deck)
    // The pairs due today and on each of the days that follow.
    members["forecast"] = .list(
      ([progress.due] + progress.forecast.dropLast()).map { .number($0) })
    members["matching"] = .object(tests(progress.total.matching))
    members["typed"] = .object(tests(progress.total.typed))
    members["leechPairs"] = .list(
      progress.leeches.map { pair($0.pair.term, $0.pair.definition) })
    members["confusions"] = .list(
      progress.confusions.map { row in
        let (one, other) = (row.confusion.pair, row.confusion.other)
        return .object([
          "pair": pair(one.term, one.definition), "with": pair(other.term, other.definition),
          "count": .number(row.count),
        ])
      })
    members["checks"] = .list(
      progress.checks.map {
        .object(interval($0.tests, ["expected": short($0.expected)]))
      })
    members["months"] = .list(
      progress.months.map {
        .object(interval($0.tests.all, ["month": .text($0.month)]))
      })
    members["workloads"] = .list(
      progress.workloads.map {
        .object([
          "retention": .number($0.retention), "reviewsPerDay": short($0.reviewsPerDay),
          "remembered": short($0.remembered),
        ])
      })
    return .object(members)
  }

  /// The two sides of a pair.
  private static func pair(_ term: String, _ definition: String) -> JSON {
    .list([.text(term), .text(definition)])
  }

  private static func tests(_ rate: TestCount) -> [String: JSON] {
    ["tests": .number(rate.tests), "recalled": .number(rate.recalled)]
  }

  /// Tests with the confidence interval of their rate, and more members.
  private static func interval(_ rate: TestCount, _ more: [String: JSON]) -> [String: JSON] {
    let (low, high) = (rate.interval.lowerBound, rate.interval.upperBound)
    return tests(rate).merging(more.merging(["low": short(low), "high": short(high)]) { $1 }) { $1 }
  }

  /// A number with three digits behind the point.
  private static func short(_ number: Double) -> JSON { .number((number * 1000).rounded() / 1000) }

  /// The values of figures by their keys.
  static func members(of figures: [Figure], _ tally: GameTally) -> [String: JSON] {
    var members: [String: JSON] = [:]
    for (key, value) in figures.flatMap({ $0.values(tally) }) {
      guard let value else { continue }
      let path = key.split(separator: ".").map(String.init)
      if let first = path.first, let last = path.last, path.count > 1 {
        var inner = members[first]?.value as? [String: JSON] ?? [:]
        inner[last] = .number(value)
        members[first] = .object(inner)
      } else {
        members[key] = .number(value)
      }
    }
    return members
  }

  /// The games against a rival, or among as many people, from the first player's view.
  static func opponent(_ name: String, _ tally: ContestTally) -> JSON {
    .object([
      "name": .text(name), "games": .number(tally.games), "won": .number(tally.won),
      "tied": .number(tally.tied),
    ])
  }

  static func streak(_ streak: DayStreak, today: Int) -> JSON {
    .object([
      "current": .number(streak.current(today: today)), "longest": .number(streak.longest),
      "days": .number(streak.count),
    ])
  }

  /// The milestones with their days, as in `2026-11-22`.
  static func milestones(_ milestones: Milestones) -> JSON {
    .list(
      Milestone.all.compactMap { milestone in
        milestones.days[milestone].map { day in
          .object([
            "name": .text(milestone.name), "day": .text(CalendarDay(day).description),
          ])
        }
      })
  }

  static func group(_ kind: GameKind, _ tally: GameTally) -> JSON {
    var members = members(of: Figure.all, tally)
    members["deck"] = .text(kind.deck)
    members["pairs"] = .number(kind.pairs)
    members["rules"] = .other(kind.variant)
    return .object(members)
  }

  static func point(_ point: CurvePoint) -> JSON {
    var members = tests(point.rate)
    members["from"] = .number(point.from)
    members["low"] = .number(point.rate.interval.lowerBound)
    members["high"] = .number(point.rate.interval.upperBound)
    members["to"] = point.to.map { .number($0) }
    members["share"] = point.rate.share.map { .number($0) }
    return .object(members)
  }

  static func places(_ kind: GameKind, _ recalls: [PlaceRecall]) -> JSON {
    .object([
      "pairs": .number(kind.pairs), "rules": .other(kind.variant),
      "places": .list(
        recalls.map {
          .object([
            "place": .number($0.place), "forgotten": .number($0.rate.tests - $0.rate.recalled),
            "tests": .number($0.rate.tests),
          ])
        }),
    ])
  }

  static func game(_ game: GameRecord) -> JSON {
    var members: [String: JSON] = [
      "deck": .text(game.setup.deck), "pairs": .number(game.setup.pairs),
      "rules": .other(game.setup.variant), "moves": .number(game.moves),
      "seconds": .number(game.time.inSeconds), "hints": .number(game.hints),
    ]
    members["date"] = game.date.map { .number(Double($0)) }
    if !game.isOpen {
      members["overPar"] = .number(game.overPar)
      members["score"] = .number(game.score)
    }
    return .object(members)
  }
}
