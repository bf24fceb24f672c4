import Expectations
import GameFixtures
import MemoryGame
import Testing

/// The rules that can be combined, beyond what the reference compares.
struct RuleTests {
  private typealias Rule = Variant.Rule

  private func game(_ codes: String, pairs: Int = 4, seed: UInt64 = 7) throws -> MemoryGame<Int> {
    let variant = try Variant(codes: codes.split(separator: "+"))
    return try #require(MemoryGame(twins: pairs, seed: seed, variant: variant))
  }

  @Test func `any two rules go together, or there is a reason why not`() {
    var refused: Set<String> = []
    for one in Rule.allCases {
      for other in Rule.allCases where one != other {
        var variant = Variant()
        variant[one] = true
        variant[other] = true
        expectEqual(variant.rules.count, 2)
        if let reason = variant.conflict {
          refused.insert([one.code, other.code].sorted().joined(separator: " "))
          #expect(!reason.isEmpty)
          expectEqual(variant.set(other, to: other.usualAmount), reason)
          #expect(variant.rules == [other] && variant.conflict == nil)
        }
      }
    }
    expectEqual(
      refused,
      [
        "kind sides", "kind sudden", "moves open", "open peek", "open sudden", "open traces",
      ])
  }

  @Test func `every rule is read from its code, with its amount`() throws {
    for rule in Rule.allCases {
      for amount in Array(rule.amounts ?? 0...0) {
        var variant = Variant()
        variant[amountOf: rule] = amount
        try expectEqual(Variant(codes: [variant.code]), variant)
      }
    }
    let all = try Variant(codes: ["four", "gaps", "moves0", "peek", "clock90", "drift"])
    expectEqual(all.code, "gaps+drift+four+moves0+clock90+peek5")
  }

  @Test func `a rule has its place in the list for ever`() {
    expectEqual(Rule.allCases.map(\.number), Array(Rule.allCases.indices))
    let names = [
      "closeGaps", "open", "sides", "drift", "ofAKind", "suddenDeath", "limitedMoves",
      "againstTheClock", "traces", "peek",
    ]
    expectEqual(Rule.allCases.prefix(names.count).map(\.name), names)
  }

  @Test(arguments: [
    ("gap", "no rule 'gap'"), ("", "no rule ''"), ("peek0", "expected peek1 to peek60"),
    ("moves100", "expected moves0 to moves99"), ("gaps3", "no rule 'gaps3'"),
    ("kind5", "expected kind3 to kind4"), ("peek99999999999999999999", "expected peek1 to peek60"),
    ("gaps gaps", "close gaps is named twice"), ("three four", "of a kind is named twice"),
    ("open peek3", "open cards are always face up"),
    ("three sudden", "sudden death cannot be combined"),
  ])
  func `a list of rules that cannot be is refused with a reason`(codes: String, reason: String) {
    let parts = codes.split(separator: " ", omittingEmptySubsequences: false)
    let fault = #expect(throws: RuleFault.self) { try Variant(codes: parts) }
    expectEqual(fault?.description.hasPrefix(reason), true)
  }

  @Test(arguments: ["drift", "drift+gaps", "drift+sides", "drift+gaps+sides", "drift+three"])
  func `a miss slides the row of its last card, as a list of rows does`(codes: String) throws {
    var game = try game(codes, pairs: 7)
    var chance = SeededGenerator(seed: codes)
    for _ in 0..<200 where !game.isOver {
      // A pair would leave, and close its gaps, with the next choice.
      if !game.variant.closesGaps { game.removePair(at: .zero) }
      let before = game
      game.choose(CardID(rawValue: chance.next(below: game.cards.count)), at: .zero)
      let hasMissed = game.moves > before.moves && game.lastMove?.isMatch == false
      let expected = hasMissed ? slid(before.places, by: game) : before.places.map { $0?.id }
      let now = game.places.map { $0?.id }
      if before.pairsFound == 0 || !game.variant.closesGaps { expectEqual(now.ids, expected.ids) }
    }
    #expect(game.moves > 5)
  }

  /// The cards after the row of the last one has slid, by a naive way over rows of rows.
  private func slid(_ places: [MemoryGame<Int>.Card?], by game: MemoryGame<Int>) -> [CardID?] {
    let halves =
      game.variant.hasSides
      ? [Array(places.prefix(places.count / 2)), Array(places.dropFirst(places.count / 2))]
      : [places]
    return halves.flatMap { half in
      var rest = half.map { $0?.id }
      return (game.rowLengths ?? []).flatMap { length in
        var row = Array(rest.prefix(length))
        rest = Array(rest.dropFirst(length))
        if row.contains(game.lastMove?.second), let last = row.popLast() { row.insert(last, at: 0) }
        return row
      }
    }
  }

  @Test func `rows of a drifting board are about as long as each other and hold every place`() {
    for count in 1...400 {
      let rows = BoardShape(places: count, Variant()).rowLengths
      expectEqual(rows.reduce(0, +), count)
      #expect((rows.max() ?? 0) - (rows.min() ?? 0) <= 1)
      #expect(rows.count <= max(1, rows.max() ?? 0))
    }
    expectEqual(BoardShape(places: 16, Variant()).rowLengths, [6, 5, 5])
  }

  @Test func `a game ends only by a rule that is on, and stays as it is`() throws {
    var usual = try game("gaps")
    for ending in [Ending.forgotten, .moves, .time] { #expect(!usual.accepts(.end(ending))) }
    #expect(usual.accepts(.end(.passed)))
    usual.end(.time, at: .zero)
    #expect(!usual.isOver)
    var game = try game("sudden+clock60")
    game.choose(a(0), a(1), at: .seconds(2))
    #expect(!game.accepts(.end(.moves)) && !game.accepts(.end(.passed)))
    game.end(.forgotten, at: .seconds(5))
    #expect(game.isOver && !game.isWon && game.ending == .forgotten)
    expectEqual(game.elapsed(at: .seconds(99)), .seconds(3))
    #expect(!game.accepts(.choose(a(2))) && !game.accepts(.shuffle) && !game.accepts(.end(.time)))
  }

  @Test func `traces are the hidden cards of the last three moves`() throws {
    var game = try game("traces", pairs: 8)
    for pair in [0, 2, 4, 6] { game.choose(a(pair), a(pair + 1)) }
    expectEqual(game.marked, [a(2), a(3), a(4), a(5)])
    game.choose(a(0))
    expectEqual(game.marked, [a(2), a(3), a(4), a(5), a(6), a(7)])
    #expect(try self.game("gaps").marked.isEmpty)
  }
}

extension [CardID?] {
  /// The numbers, for a comparison.
  fileprivate var ids: [Int?] { map { $0?.rawValue } }
}
