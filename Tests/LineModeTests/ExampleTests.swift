import Decks
import Expectations
import HomeFixtures
import LineMode
import MemorizeViewModel
import MemoryGame
import Testing

/// The wordings of a game, word for word.
struct ExampleTests {
  private static let deck = Deck(
    name: "Capitals", color: .blue, usualPairs: 8,
    pairs: [
      ("Norway", "Oslo"), ("Peru", "Lima"), ("Kenya", "Nairobi"), ("Japan", "Tokyo"),
      ("Cuba", "Havana"), ("Nepal", "Kathmandu"), ("Egypt", "Cairo"), ("Chile", "Santiago"),
    ].map { Pair(term: $0, definition: $1) })

  /// A game on a board that has Oslo at place 7 and another face at place 12.
  private func game(_ other: String, isBrief: Bool = false) throws -> LineFixture {
    var setup = LineSetup()
    setup.isBrief = isBrief
    let seed = (0..<5000).map { "\($0)" }.first { seed in
      let cards = Board.of(Self.deck, seed: seed)?.cards ?? []
      return cards.count == 16 && cards[6].content.text == "Oslo" && cards[11].content.text == other
    }
    return try LineFixture(Self.deck, seed: #require(seed), setup: setup)
  }

  @Test func `a pair reads as in the manual`() throws {
    let play = try game("Norway")
    expectEqual(
      play.transcript,
      [
        "Capitals. 8 pairs, 4 rows of 4. Type a place, such as 7 or b3, or help."
      ])
    expectEqual(play.type("7"), ["7: Oslo."])
    expectEqual(play.type("12", after: .seconds(5)), ["12: Norway. Pair, 9 points. 7 pairs left."])
    #expect(play.wait(.seconds(2)).isEmpty)
    expectEqual(play.type("7"), ["7 is gone."])
    expectEqual(play.type("b3"), ["7 is gone."])
  }

  @Test func `a miss with a card seen before reads as in the manual`() throws {
    let play = try game("Peru")
    play.type("12")
    play.type("1")
    expectEqual(play.type("7"), ["7: Oslo."])
    expectEqual(play.type("12"), ["12: Peru. Not a pair. Seen before: that costs a point."])
    play.type("1")
    expectEqual(play.type("C4"), ["12: Peru. Not a pair. Both seen before: that costs 2 points."])
    expectEqual(play.type("7"), ["7: Oslo."])
    expectEqual(play.type("7"), ["7 is up: Oslo. Turn a hidden card."])
  }

  @Test func `brief lines are shorter`() throws {
    let play = try game("Norway", isBrief: true)
    expectEqual(play.transcript, ["Capitals. 8 pairs, 4 rows of 4."])
    expectEqual(play.type("7"), ["7: Oslo."])
    expectEqual(play.type("12"), ["12: Norway. Pair, 13. 7 left."])
    play.type("1 2")
    expectEqual(play.type("row a").first?.hasPrefix("a: 1 "), true)
    expectEqual(play.type("row d"), ["d: 13 to 16."])
    play.type("3 4")
    expectEqual(play.type("2 1").last?.hasSuffix("No, both seen before."), true)
  }

  @Test func `the board, a row, the cards face up and the last move can be heard again`() throws {
    let play = try game("Norway")
    play.type("7")
    expectEqual(
      play.type("board"),
      [
        "Row a: 1 to 4 hidden.", "Row b: 5 and 6 hidden, 7 Oslo, 8 hidden.",
        "Row c: 9 to 12 hidden.", "Row d: 13 to 16 hidden.",
      ])
    expectEqual(play.type("up"), ["Up: 7, Oslo."])
    expectEqual(play.type("last"), ["7: Oslo."])
    play.type("12")
    play.wait(.seconds(1))
    expectEqual(play.type("row 2"), ["Row b: 5 and 6 hidden, 7 gone, 8 hidden."])
    expectEqual(play.type("up"), ["No card is up."])
    expectEqual(play.type("last"), ["7: Oslo. 12: Norway. Pair!"])
    expectEqual(play.type(""), ["7: Oslo. 12: Norway. Pair!"])
    expectEqual(play.type("score").first?.hasPrefix("1 move. 1 of 8 pairs found. 13 points."), true)
  }

  @Test func `hints come in three steps`() throws {
    let play = try game("Norway")
    expectEqual(play.type("hint"), ["No hint yet. Turn some cards first."])
    play.type("7 1 12 2")
    if play.table.pairsFound > 0 || play.table.moves != 2 { Issue.record("a lucky board") }
    let first = "Yes, you have seen a pair. Type hint for more (it costs a star)."
    expectEqual(play.type("hint"), [first])
    let second = try #require(play.type("hint").first)
    #expect(second.hasPrefix("One is in "))
    // One star is left in any case.
    #expect(second.hasSuffix(". Type hint for more."))
    #expect(["It is 7.", "It is 12."].contains(play.type("hint").first))
  }

  @Test func `the end tells the result and what comes next`() throws {
    let play = try LineFixture()
    play.type("\(play.place(0)) \(play.place(2)) \(play.place(1)) \(play.place(0))")
    for pair in 1...3 { play.type("\(play.place(2 * pair + 1)) \(play.place(2 * pair))") }
    let end = play.transcript.suffix(5)
    expectEqual(end.first?.hasSuffix("Pair, 14 points. All 4 pairs found."), true)
    expectEqual(end.dropFirst().first?.hasPrefix("5 moves. Par 5.9. "), true)
    expectEqual(
      Array(end.suffix(3)),
      [
        "3 of 3 stars. Nothing forgotten.", "Your first game with this deck and size.",
        "Type new, again, review or quit.",
      ])
    expectEqual(play.type("1"), ["The game is over. Type new, again, review or quit."])
    let review = play.type("review")
    expectEqual(review.count, 6)
    expectEqual(review.first?.hasPrefix("Move 1: "), true)
    expectEqual(review.last?.hasPrefix("Par 5.9. 5 moves. "), true)
    expectEqual(play.type("again").first?.hasPrefix("Letters. 4 pairs, 2 rows of 4."), true)
    try expectEqual(play.home.history().count, 1)
    play.checkLines()
  }

  @Test func `a game in lines is graded by the rows of the board`() throws {
    let play = try game("Peru")
    let table = play.table
    let places = Dictionary(
      uniqueKeysWithValues: table.places.enumerated().compactMap { place, card in
        card.map { ($0.id.rawValue, place) }
      })
    let far = (1..<8).filter { pair in
      !table.shape.areNeighbours(places[2 * pair + 1] ?? 0, places[1] ?? 0)
    }
    for pair in 1..<8 {
      for card in [1, 2 * pair + 1, 0, 2 * pair + 1] { play.type(play.place(card)) }
    }
    play.findAllPairs()
    let missed = try #require(table.study.missedPairs.first)
    expectEqual(missed.confusedWith, far.map { table.board.drawn.pairs[$0] })
  }
}
