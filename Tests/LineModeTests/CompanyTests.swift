import Decks
import Expectations
import HomeFixtures
import LineMode
import MemorizeViewModel
import Testing

/// Rivals, several people, rules, the daily board, the journey and studying, in lines.
struct CompanyTests {
  @Test func `a rival's moves are said at once, and nobody has to wait for them`() throws {
    let play = try LineFixture(rules: Rules(company: .rival("cat")))
    expectEqual(play.transcript.last, "Your turn.")
    let lines = play.type("\(play.place(0)) \(play.place(2))")
    #expect(lines.contains { $0.hasSuffix("Not a pair. Cat's turn.") })
    let turn = try #require(lines.first { $0.hasPrefix("Cat: ") })
    #expect(turn.wholeMatch(of: /Cat: \d, \w\. \d, \w\. (Not a pair\.|Pair!)( .*)?/) != nil)
    #expect(!play.table.company.isRivalsTurn)
    expectEqual(play.type(""), lines)
    expectEqual(play.wait(.seconds(5)), [])
    while !play.table.isOver {
      let hidden = play.table.places.first { $0?.isHidden == true }
      guard let id = hidden??.id.rawValue else { break }
      let other = play.table.places.last { $0?.isHidden == true }??.id.rawValue ?? 0
      play.type("\(play.place(id)) \(play.place(other))")
    }
    #expect(play.table.isOver)
    #expect(
      play.transcript.contains("You win!") || play.transcript.contains("Cat wins.")
        || play.transcript.contains("A tie."))
    play.checkLines()
  }

  @Test func `several people hear whose turn it is`() throws {
    let play = try LineFixture(rules: Rules(company: .people(["Ann", "Bob"])))
    expectEqual(play.transcript.last, "Ann's turn.")
    play.type("\(play.place(0)) \(play.place(2))")
    expectEqual(play.transcript.last?.hasSuffix("Not a pair. Bob's turn."), true)
    play.type("\(play.place(1)) \(play.place(0))")
    expectEqual(play.transcript.last?.hasSuffix("Pair! 3 pairs left. Bob goes on."), true)
    expectEqual(play.type("score"), ["Ann 0 pairs, Bob 1 pair. 3 pairs left. Bob's turn."])
    expectEqual(play.type("hint"), ["No hints with other players. They would be unfair."])
    expectEqual(play.type("undo"), ["No undo with other players."])
    play.findAllPairs()
    #expect(play.transcript.contains("Bob wins."))
    play.checkLines()
  }

  private func rules(_ codes: Substring...) throws -> Rules {
    Rules(variant: try GameVariant(codes: codes))
  }

  @Test func `rules that end a game are named at the end`() throws {
    let timed = try LineFixture(rules: rules("clock60"))
    #expect(timed.transcript.contains { $0.hasPrefix("Rules: ") })
    timed.type("1")
    expectEqual(timed.type("time", after: .seconds(10)).last, "50 seconds left.")
    expectEqual(timed.wait(.seconds(60)).first, "Time is up. You found 0 of 4 pairs.")
    let moves = try LineFixture(rules: rules("moves0"))
    for number in 0..<7 {
      let first = number % 2 * 4
      moves.type("\(moves.place(first)) \(moves.place(first + 2))")
    }
    #expect(moves.transcript.contains("No moves left. You found 0 of 4 pairs."))
    let sudden = try LineFixture(rules: rules("sudden"))
    for other in [2, 4, 6, 2] { sudden.type("\(sudden.place(0)) \(sudden.place(other))") }
    #expect(
      sudden.transcript.contains(
        "You forgot a card, and that ends the game. You found 0 of 4 pairs."))
    for play in [timed, moves, sudden] { play.checkLines() }
  }

  @Test func `three of a kind are sets`() throws {
    let play = try LineFixture(rules: rules("three"))
    expectEqual(play.transcript.first?.hasPrefix("Letters. 4 sets of 3, 3 rows of 4."), true)
    play.type("\(play.place(0)) \(play.place(1)) \(play.place(2))")
    expectEqual(play.transcript.last?.hasSuffix("Set, 22 points. 3 sets left."), true)
    expectEqual(play.type("last").first?.split(separator: ":").count, 4)
    play.type("\(play.place(3)) \(play.place(6))")
    expectEqual(play.transcript.last?.hasSuffix("Not three alike."), true)
  }

  @Test func `the cards of a peek are told before the game`() throws {
    let play = try LineFixture(rules: rules("peek5"))
    #expect(play.transcript.contains { $0.hasPrefix("Row a: 1 ") && !$0.contains("hidden") })
    expectEqual(play.type(""), ["All cards are face down now."])
    expectEqual(play.type("row a"), ["Row a: 1 to 4 hidden."])
    let other = try LineFixture(rules: rules("peek5"))
    expectEqual(other.wait(.seconds(5)), ["All cards are face down now."])
  }

  @Test func `cards that move say where they are`() throws {
    let gaps = try LineFixture(rules: rules("gaps"))
    gaps.type("\(gaps.place(0)) \(gaps.place(1))")
    let last = gaps.table.places.count
    let line = try #require(gaps.type("\(last)").first)
    #expect(line.hasPrefix("8, now 6: ") || line == "8 is gone.")
    let drift = try LineFixture(rules: rules("drift"))
    drift.type("\(drift.place(0)) \(drift.place(2))")
    #expect(
      drift.transcript.last?.wholeMatch(of: /Row [a-c] moves one place to the right\./) != nil)
    let sides = try LineFixture(
      BuiltInDecks.deck(named: "Capitals") ?? GameHome.deck,
      rules: rules("sides"), pairs: 8)
    #expect(sides.transcript.contains("Terms: rows a to b. Definitions: rows c to d."))
  }

  @Test func `the daily board counts once and then allows undo`() throws {
    let play = try LineFixture(opening: "daily")
    expectEqual(play.transcript.first?.hasSuffix("Your first try counts."), true)
    play.findAllPairs()
    #expect(
      play.transcript.contains { $0.hasPrefix("Daily board of ") && $0.contains("Streak 1 day.") })
    let again = play.type("daily")
    expectEqual(again.first?.hasSuffix("Another game is practice."), true)
    play.type("1 2")
    expectEqual(play.type("undo").first, "Undone: mage.")
    play.checkLines()
  }

  @Test func `the journey and other decks can be played`() throws {
    let play = try LineFixture(opening: "journey")
    expectEqual(play.transcript.first?.hasPrefix("Board 1 of "), true)
    play.findAllPairs()
    #expect(play.transcript.contains { $0.hasPrefix("Board 1 of the journey.") })
    expectEqual(play.type("journey").first?.hasPrefix("Board 2 of "), true)
    expectEqual(play.type("new food 6").first?.hasPrefix("Food. 6 pairs, 3 rows of 4."), true)
    play.type("1 2")
    expectEqual(play.type("new").first?.hasPrefix("Food. 6 pairs, "), true)
    expectEqual(play.type("games").first?.hasPrefix("1: Food, 0 of 6 pairs found."), true)
    expectEqual(play.type("game 1").dropFirst().first, "1 move. 0 of 6 pairs found.")
    expectEqual(play.type("stats").first?.hasPrefix("1 game, played for "), true)
    play.checkLines()
  }

  @Test func `studying shows new pairs and takes typed answers`() throws {
    let preferences = Preferences(directory: nil)
    preferences.override { $0.study.typing = .all }
    let deck = Deck(
      name: "Words", color: .blue, usualPairs: 6,
      pairs: (0..<6).map { Pair(term: "term\($0)", definition: "word\($0)") })
    let play = try LineFixture(deck, opening: "study", preferences: preferences)
    expectEqual(play.transcript.filter { $0.hasPrefix("New: term") }.count, 5)
    expectEqual(play.transcript.last, "An empty line deals the board.")
    expectEqual(play.type("").first?.hasPrefix("Words. 5 pairs, "), true)
    play.findAllPairs()
    let questions = try #require(play.table.study.recall?.questions)
    let asked = questions.map { "Type the other side of \($0.first.text)." }
    try #require(asked.count == 5)
    #expect(play.transcript.contains("Now the other side of each pair. Type skip for the result."))
    expectEqual(play.transcript.last, asked[0])
    #expect(!play.transcript.contains { $0.hasPrefix("Type new, again") })
    expectEqual(play.type("7"), ["That is a place, not an answer.", asked[0]])
    expectEqual(play.type(questions[0].second.text.uppercased()), ["Right.", asked[1]])
    expectEqual(play.type("nonsense").first?.hasSuffix("If you knew it, type right."), true)
    expectEqual(play.type("right"), ["Counted as known.", asked[2]])
    expectEqual(play.type(""), ["Another empty line: you do not know it."])
    expectEqual(play.type(""), ["The answer is \(questions[2].second.text).", asked[3]])
    expectEqual(play.type(questions[3].second.text), ["Right.", asked[4]])
    play.type("nonsense")
    let again = { (index: Int) in "Once more, the other side of \(questions[index].first.text)." }
    expectEqual(play.transcript.last, again(2))
    expectEqual(play.type(questions[2].second.text), ["Right.", again(4)])
    expectEqual(play.type("other nonsense").last, again(4))
    let end = play.type("right")
    expectEqual(end.first, "It is not asked again.")
    expectEqual(end.last?.hasPrefix("Type new, again"), true)
    let plan = play.table.study.plan(of: deck)
    expectEqual(plan.memory.items.values.count { $0.lastGrade == .good }, 3)
    play.checkLines()
  }
}
