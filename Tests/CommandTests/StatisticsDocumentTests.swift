import Expectations
import Foundation
import MemorizeViewModel
import Storage
import Study
import Testing

@testable import memorize

/// The statistics as JSON for other programs.
struct StatisticsDocumentTests {
  private func object(_ statistics: Statistics, today: Int = 0) throws -> [String: Any] {
    let text = try StatisticsDocument(statistics, today: today).text()
    #expect(!text.contains("\n"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private var statistics: Statistics {
    var statistics = Statistics()
    for (number, moves) in [12, 14, 17].enumerated() {
      let setup = GameSetup(
        deck: "Halloween / 🎃", pairs: 8, variant: GameVariant(isOpen: number == 2),
        seed: "\(number)")
      let entry = GameRecord(
        setup, moves: moves, score: 30 + number, time: .milliseconds(61_500), date: 1_800_000_000)
      statistics.add(entry, day: 7)
    }
    return statistics
  }

  @Test func `the keys are always these, and sorted`() throws {
    let keys = [
      "conditions", "forgetting", "games", "milestones", "openCards", "opponents", "places",
      "recent", "seconds", "skipped", "streak", "trend", "version",
    ]
    let object = try object(statistics)
    expectEqual(object.keys.sorted(), keys.filter { $0 != "places" })
    let text = try StatisticsDocument(statistics, today: 7).text()
    #expect(text.hasPrefix("{\"conditions\":[{\"bestMoves\":12,\"bestOverPar\":"))
    #expect(text.hasSuffix(",\"version\":2}"))
  }

  @Test func `games with hints are counted, and nothing else counts them`() throws {
    var statistics = statistics
    let setup = GameSetup(deck: "Halloween / 🎃", pairs: 8, seed: "x")
    statistics.add(
      GameRecord(setup, moves: 9, score: 1, time: .seconds(1), date: 1_800_000_000, hints: 2),
      day: 7)
    let object = try object(statistics)
    #expect(object["games"] as? Int == 3 && object["hinted"] as? Int == 1)
    let kinds = try #require(object["conditions"] as? [[String: Any]])
    #expect(kinds.contains { $0["hinted"] as? Int == 1 && $0["bestMoves"] as? Int == 12 })
    let hinted = try #require(
      Figure.all.first { $0.values(statistics.games).first?.key == "hinted" })
    expectEqual(hinted.texts(statistics.games), ["1 game, in no best or average", "1 game"])
    #expect(hinted.texts(self.statistics.games).isEmpty)
  }

  @Test func `decks that are studied have their figures`() throws {
    let deck = Deck(
      name: "Words", color: .blue, usualPairs: 2, pairs: [Pair(term: "a", definition: "b")])
    let line = #"{"by":"typed","date":86400,"day":1,"grade":3,"pair":["a","b"],"version":1}"#
    let records = StudyRecords([try StudyReview(line: Array(line.utf8))], today: 3)
    let progress = try #require(records.progressIfBegun(of: deck))
    let text = try StatisticsDocument(
      statistics, today: 0, study: [.study(progress, deck: deck.name)]
    ).text()
    #expect(text.contains(#""deck":"Words","due":1,"forecast":[1,0,"#))
    #expect(text.contains(#""learning":1,"leechPairs":[],"leeches":0,"matching":{"#))
    #expect(text.contains(#""matching":{"recalled":0,"tests":0},"mature":0,"months":"#))
  }

  @Test func `figures are those of the games`() throws {
    let object = try object(statistics, today: 8)
    #expect(object["version"] as? Int == 2 && object["games"] as? Int == 2)
    expectEqual(object["seconds"] as? Double, 123)
    expectEqual((object["streak"] as? [String: Int])?["current"], 1)
    expectEqual((object["openCards"] as? [String: Double]), ["games": 1, "seconds": 61.5])
    let groups = try #require(object["conditions"] as? [[String: Any]])
    expectEqual(groups.map { $0["rules"] as? [String] }, [[], ["open"]])
    expectEqual(groups.first?["deck"] as? String, "Halloween / 🎃")
    expectEqual(groups.first?["bestMoves"] as? Int, 12)
    expectEqual(groups.first?["medianMoves"] as? Double, 13)
    #expect(groups.last?["bestMoves"] == nil && groups.last?["bestScore"] == nil)
    let recent = try #require(object["recent"] as? [[String: Any]])
    expectEqual(recent.map { $0["moves"] as? Int }, [17, 14, 12])
  }

  @Test func `milestones that were reached have their name and day`() throws {
    expectEqual((try object(statistics)["milestones"] as? [Any])?.isEmpty, true)
    var statistics = statistics
    for day in 20_000..<20_007 {
      statistics.add(
        GameRecord(
          GameSetup(deck: "Food", pairs: 30, seed: "x"), moves: 60, score: 1, time: .seconds(1)),
        day: day)
    }
    let milestones = try object(statistics)["milestones"] as? [[String: String]]
    expectEqual(
      milestones,
      [
        ["name": "thirtyPairs", "day": "2024-10-04"], ["name": "sevenDays", "day": "2024-10-10"],
      ])
  }

  @Test func `luck and memory are gains, as on the screen`() throws {
    var statistics = Statistics()
    // Memory cost 3.2 moves and luck saved 0.6, on a line of version 1.
    let line = """
      {"version":1,"date":1,"kind":"solo","deck":"x","pairs":8,"seed":"s","closingRanks":false,\
      "moves":15,"score":1,"time":1,"analysis":{"memory":3200000,"luck":-600000,"lags":[],\
      "places":[]}}
      """
    statistics.add(try GameRecord(line: Array(line.utf8)), day: 0)
    let memory = try #require(try object(statistics)["memory"] as? [String: Double])
    expectEqual(memory, ["games": 1, "meanLuck": 0.6, "meanMemory": -3.2])
  }

  @Test func `a number that JSON does not have is an error`() {
    #expect(throws: Failure.self) { try StatisticsDocument.text(of: [Double.infinity]) }
  }

  @Test func `the document lists the keys and the title of each figure`() throws {
    let text = try String(contentsOf: .inPackage("docs/statistics.md"), encoding: .utf8)
    for figure in Figure.all {
      #expect(text.contains("**\(figure.title.english)**"))
      for (key, _) in figure.values(GameTally()) {
        #expect(text.contains("`\(key.split(separator: ".").last ?? "")`"))
      }
    }
  }

  @Test func `no games are an object as well`() throws {
    let object = try object(Statistics())
    expectEqual(object["games"] as? Int, 0)
    expectEqual((object["conditions"] as? [Any])?.isEmpty, true)
  }
}
