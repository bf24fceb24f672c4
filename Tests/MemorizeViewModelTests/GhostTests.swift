import Decks
import Expectations
import HomeFixtures
import MemoryGame
import Testing

@testable import MemorizeViewModel
@testable import Storage

/// Games with a recorded game that runs along.
final class GhostTests {
  private let home = GameHome()
  private let deck = Deck.twins("abc", named: "Letters", usualPairs: 3)

  private func table(
    seed: String = "x", rules: Rules = Rules(), ghost: Ghost? = nil
  ) throws -> TableViewModel {
    try home.table(deck, seed: seed, rules: rules, ghost: ghost)
  }

  /// Chooses cards by their numbers, the first at a start and each a second after the one before.
  private func play(_ table: TableViewModel, _ cards: [Int], from start: Duration = .zero) {
    for (number, card) in cards.enumerated() {
      table.choose(id(card), at: start + .seconds(number))
    }
  }

  /// A ghost that starts ten seconds after the deal, misses once and finds two pairs.
  private func ghost(_ variant: Variant = Variant()) throws -> Ghost {
    let intents = [0, 2, 4, 5, 0, 1].enumerated().map {
      TimedIntent(.choose(CardID(rawValue: $1)), at: .seconds(10 + 2 * $0))
    }
    let board = try #require(Board.of(deck, seed: "x"))
    return try #require(Ghost(board, variant, intents))
  }

  @Test func `the ghost's clock starts with its first card and tells pairs and moves`() throws {
    let ghost = try ghost()
    let expected: [(Int, Int, Int)] = [
      (0, 0, 0), (1, 0, 0), (2, 0, 1), (5, 0, 1), (6, 1, 2), (9, 1, 2), (10, 2, 3), (99, 2, 3),
    ]
    for (second, pairs, moves) in expected {
      expectEqual(ghost.score(at: .seconds(second)), Ghost.Score(pairs: pairs, moves: moves))
    }
    let changes = [0, 2, 5, 6, 10].map { ghost.nextChange(after: .seconds($0)) }
    expectEqual(changes, [.seconds(2), .seconds(6), .seconds(6), .seconds(10), nil])
    expectNil(ghost.result)
  }

  @Test func `with open cards the penalties of the ghost count`() throws {
    let ghost = try ghost(Variant(isOpen: true))
    // The clock runs from the deal, and the miss adds a second.
    expectEqual(ghost.nextChange(after: .zero), .seconds(13))
    expectEqual(ghost.nextChange(after: .seconds(13)), .seconds(17))
  }

  @Test func `the ghost follows the game's clock, which starts with the first card`() throws {
    let table = try table(ghost: ghost())
    expectEqual(table.ghosts.score(at: .seconds(60)), Ghost.Score())
    expectNil(table.ghosts.nextChange(after: .seconds(60)))
    table.choose(id(0), at: .seconds(100))
    expectEqual(table.ghosts.nextChange(after: .seconds(101)), .seconds(102))
    expectEqual(table.ghosts.score(at: .seconds(102)), Ghost.Score(pairs: 0, moves: 1))
    table.togglePause(at: .seconds(103))
    expectNil(table.ghosts.nextChange(after: .seconds(200)))
    expectEqual(table.ghosts.score(at: .seconds(500)), Ghost.Score(pairs: 0, moves: 1))
    table.togglePause(at: .seconds(1000))
    expectEqual(table.ghosts.nextChange(after: .seconds(1000)), .seconds(1003))
    expectEqual(table.ghosts.score(at: .seconds(1003)), Ghost.Score(pairs: 1, moves: 2))
    expectNil(table.ghosts.nextChange(after: .seconds(1007)))
  }

  @Test func `the ghost stops when the player has found all pairs`() throws {
    let table = try table(ghost: ghost())
    play(table, [0, 1, 2, 3, 4, 5])
    #expect(table.isOver)
    expectEqual(table.ghosts.score(at: .seconds(99)), Ghost.Score(pairs: 0, moves: 1))
    expectNil(table.ghosts.nextChange(after: .seconds(5)))
  }

  @Test func `the same board again keeps the ghost and its rules, another board does not`() throws {
    let gaps = Variant(closesGaps: true)
    let table = try table(rules: Rules(variant: gaps), ghost: ghost(gaps))
    expectEqual(table.current.isKnownBoard, false)
    table.rules.variant = Variant()
    table.dealAgain(at: .seconds(1))
    #expect(table.ghost != nil && table.kind.variant == gaps)
    table.dealNew(at: .seconds(2))
    #expect(table.ghost == nil && table.kind.variant == Variant())
  }

  @Test func `a game that is left goes on without the ghost of a code`() throws {
    let table = try table(ghost: ghost())
    play(table, [0, 2, 3])
    table.leave(at: .seconds(9))
    let resumed = home.resumedTable()
    expectEqual(resumed?.moves, 1)
    #expect(resumed?.isOver == false && resumed?.ghost == nil)
  }

  @Test func `the best finished game on the board is raced`() throws {
    let first = try table()
    first.ghosts.raceBest(at: .zero)
    expectNil(first.ghost)
    expectEqual(first.notice, "No game to race: first play this board to its end without hints.")
    play(first, [0, 2, 3, 5, 0, 1, 2, 3, 4, 5])
    play(try table(), [0, 2, 4, 5, 0, 1, 2, 3])
    play(try table(), [0, 4, 2, 1, 4, 5, 0, 1, 2, 3])
    // Neither another board nor other rules count.
    play(try table(seed: "y"), [0, 1, 2, 3, 4, 5])
    play(try table(rules: Rules(variant: Variant(hasSides: true))), [0, 1, 2, 3, 4, 5])

    let last = try table()
    last.ghosts.raceBest(at: .seconds(1))
    let ghost = try #require(last.ghost)
    #expect(ghost.isOwn && ghost.result?.moves == 4)
    #expect(last.lastEvent == .dealtAgain && last.moves == 0)
    play(last, [0, 2, 3])
    last.leave(at: .seconds(9))
    let resumed = try #require(home.resumedTable())
    #expect(
      resumed.moves == 1 && resumed.ghost?.isOwn == true && resumed.ghost?.result == ghost.result)
  }

  @Test func `a game in company has no ghost, one without moves neither`() throws {
    let drawn = try #require(DrawnPairs(from: deck, count: 3, seed: "x"))
    for company in [Company.alone, .people(["Ann", "Bob"])] {
      let header = JournalHeader(
        deck: deck, drawn: drawn, askedPairs: 3, company: company, start: 0, program: "0")
      let record = try JournalRecord(reading: header.bytes)
      if company == .alone {
        try expectNil(Ghost.of(record))
      } else {
        #expect(throws: PerformanceFault.inCompany) { try Ghost.of(record) }
      }
    }
  }
}
