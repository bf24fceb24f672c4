import Decks
import Expectations
import LineMode
import MemorizeViewModel
import Testing

/// What a learner can do in lines besides playing.
struct StudyLinesTests {
  @Test func `due pairs that moves did not grade are asked for`() throws {
    let fixture = try LineFixture(try #require(BuiltInDecks.deck(named: "Capitals")))
    for _ in 0..<2 {
      fixture.home.clock += 86_400
      fixture.type("study")
      fixture.type("")
      fixture.findAllPairs()
    }
    #expect(
      fixture.transcript.contains(
        "Now the pairs that your moves did not grade. Type skip for the result."))
    #expect(fixture.type("skip").contains { $0.hasPrefix("Graded: 0 of 5 due pairs.") })
    fixture.checkLines()
  }

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
    let help = fixture.type("help")
    #expect(help.contains("An empty line deals the board."))
    #expect(!help.contains { $0.hasPrefix("Places are") })
    fixture.type("")
    #expect(fixture.type("help").contains { $0.hasPrefix("Places are 1 to 10, row") })
    expectEqual(
      fixture.type("bury \(pair.first.text)").last,
      "The board you have begun stays as it is.")
    fixture.type("restore \(pair.first.text)")
    expectEqual(fixture.type("bury nonsense"), ["The deck has no pair with this text."])
    expectEqual(fixture.type("ungrade"), ["There is no grade of today to undo."])
    expectEqual(fixture.type("progress nonsense").count, 1)
  }

  @Test func `progress names leeches and says how to put them aside`() throws {
    let fixture = try LineFixture(try #require(BuiltInDecks.deck(named: "Capitals")))
    fixture.table.preferences.overrideStudy = { $0.study.leechThreshold = 1 }
    for _ in 0..<2 {
      fixture.home.clock += 86_400
      fixture.type("study")
      fixture.type("")
      fixture.findAllPairs()
    }
    fixture.type("nonsense")
    fixture.type("skip")
    let leech = try #require(
      fixture.table.study.progress(of: fixture.table.board.deck).leeches.first?.pair)
    let lines = fixture.type("progress")
    #expect(lines.contains("Leeches, pairs you keep forgetting: 1."))
    #expect(lines.contains("\(leech.term), \(leech.definition)."))
    #expect(lines.contains("Type suspend \(leech.term), or reword it."))
    fixture.type("suspend \(leech.term)")
    #expect(!fixture.type("progress").contains { $0.hasPrefix("Leeches") })
  }
}
