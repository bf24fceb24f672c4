import Foundation
import MemorizeViewModel
import Storage
import Testing

@testable import memorize

/// The statistics as programs read them.
struct StatisticsDocumentTests {
  private func object(_ statistics: Statistics, today: Int = 0) throws -> [String: Any] {
    let text = StatisticsDocument(statistics, today: today).text
    #expect(!text.contains("\n"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private var statistics: Statistics {
    var statistics = Statistics()
    for (number, moves) in [12, 14, 17].enumerated() {
      let entry = HistoryEntry(
        date: 1_800_000_000, kind: number == 2 ? .open : .solo, deck: "Halloween / 🎃", pairs: 8,
        seed: "x", closesGaps: false, moves: moves, score: 30 + number,
        time: .milliseconds(61_500))
      statistics.add(entry, day: 7)
    }
    return statistics
  }

  @Test func `keys are these for ever, and sorted`() throws {
    let keys = [
      "conditions", "forgetting", "games", "passedOver", "places", "races", "recent", "seconds",
      "streak", "trend", "version",
    ]
    let object = try object(statistics)
    #expect(object.keys.sorted() == keys.filter { $0 != "places" })
    let text = StatisticsDocument(statistics, today: 7).text
    #expect(text.hasPrefix("{\"conditions\":[{\"bestMoves\":12,\"bestOverPar\":"))
    #expect(text.hasSuffix(",\"version\":1}"))
  }

  @Test func `figures are those of the games`() throws {
    let object = try object(statistics, today: 8)
    #expect(object["version"] as? Int == 1 && object["games"] as? Int == 2)
    #expect(object["seconds"] as? Double == 123)
    #expect((object["streak"] as? [String: Int])?["current"] == 1)
    #expect((object["races"] as? [String: Double]) == ["games": 1, "seconds": 61.5])
    let groups = try #require(object["conditions"] as? [[String: Any]])
    #expect(groups.map { $0["open"] as? Bool } == [false, true])
    #expect(groups.first?["deck"] as? String == "Halloween / 🎃")
    #expect(groups.first?["bestMoves"] as? Int == 12)
    #expect(groups.first?["medianMoves"] as? Double == 13)
    #expect(groups.last?["bestMoves"] == nil && groups.last?["bestScore"] == nil)
    let recent = try #require(object["recent"] as? [[String: Any]])
    #expect(recent.map { $0["moves"] as? Int } == [17, 14, 12])
  }

  @Test func `no games are an object, too`() throws {
    let object = try object(Statistics())
    #expect(object["games"] as? Int == 0)
    #expect((object["conditions"] as? [Any])?.isEmpty == true)
  }
}
