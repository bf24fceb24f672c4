import Decks
import Expectations
import LineMode
import MemorizeViewModel
import Testing

/// What a learner can do in lines besides playing.
struct StudyLinesTests {
  @Test func `progress, suspended pairs and grades that are taken back`() throws {
    let fixture = try LineFixture(try #require(BuiltInDecks.deck(named: "Capitals")))
    let deck = fixture.table.board.deck
    let pair = try #require(deck.pairs.first)
    let lines = fixture.type("progress")
    #expect(lines.contains { $0.contains("True retention") })
    #expect(lines.contains { $0.hasPrefix("Retention 97%") })
    #expect(lines.allSatisfy { $0.count <= 72 })
    expectEqual(
      fixture.type("suspend \(pair.first.text)"),
      ["Suspended: \(pair.first.text), \(pair.second.text)."])
    expectEqual(fixture.table.study.progress(of: deck).suspended, 1)
    #expect(fixture.type("progress").contains("Suspended: 1."))
    fixture.type("restore \(pair.second.text)")
    expectEqual(fixture.table.study.progress(of: deck).suspended, 0)
    fixture.type("study")
    fixture.type("")
    expectEqual(
      fixture.type("bury \(pair.first.text)").last,
      "The board that you began today stays as it was dealt.")
    fixture.type("restore \(pair.first.text)")
    expectEqual(fixture.type("bury nonsense"), ["The deck has no pair with this text."])
    expectEqual(fixture.type("ungrade"), ["There is no grade of today to take back."])
    expectEqual(fixture.type("progress nonsense").count, 1)
  }
}
