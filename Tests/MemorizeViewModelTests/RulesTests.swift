import Decks
import Expectations
import Foundation
import HomeFixtures
import MemoryGame
import Testing

@testable import MemorizeViewModel

/// Games that a rule can end, and other effects of rules on the table.
final class RulesTests {
  private let home = GameHome()
  private var directory: String { home.path }
  private var now: Duration = .zero

  private let words = Deck(
    name: "Words", color: .blue, usualPairs: 2,
    pairs: [Pair(term: "one", definition: "eins"), Pair(term: "two", definition: "zwei")])

  private func table(_ codes: String) throws -> TableViewModel {
    let variant = try Variant(codes: codes.split(separator: "+"))
    return try home.table(rules: Rules(variant: variant), library: [GameHome.deck, self.words])
  }

  /// Chooses cards by their numbers, a second after each other.
  private func play(_ table: TableViewModel, _ cards: Int...) {
    for card in cards {
      now += .seconds(1)
      table.choose(id(card), at: now)
    }
  }

  private func ending(_ table: TableViewModel) -> Ending? {
    if case .lost(let result) = table.lastEvent { result.ending } else { nil }
  }

  @Test func `the first forgotten card ends a game with sudden death, nothing else does`() throws {
    let table = try table("sudden")
    play(table, 0, 2, 4, 6)
    #expect(!table.isOver)
    play(table, 1, 4)
    expectEqual(ending(table), .forgotten)
    #expect(table.result?.pairsFound == 0 && table.result?.moves == 3)
    #expect(table.replay.hasReview && table.gameReview?.forgotten.count == 1)
  }

  @Test func `a game is won in its last move, and by a perfect memory in sudden death`() throws {
    let table = try table("sudden")
    play(table, 0, 2, 4, 6, 1, 0, 3, 2, 5, 4, 7, 6)
    expectEqual(table.lastEvent, table.result.map(GameEvent.won))
    #expect(table.result?.isWon == true && table.records.games.last?.stars == 3)
    let last = try self.table("moves0+peek5")
    play(last, 0, 1, 2, 3, 4, 5, 6, 7)
    expectEqual(last.lastEvent, last.result.map(GameEvent.won))
    expectEqual(last.result?.isWon, true)
  }

  @Test func `a game that was lost counts as lost, and neither as best nor as played`() throws {
    let table = try table("moves0")
    for _ in 0..<3 { play(table, 0, 2, 4, 6) }
    #expect(ending(table) == .moves && table.result?.moves == 6, "par is 5.9")
    expectNil(table.records.games.best(table.kind))
    let statistics = home.recorder().statistics().statistics
    #expect(statistics.groups[table.kind]?.lost == 1 && statistics.groups[table.kind]?.games == 0)
    #expect(statistics.games.games == 0 && statistics.recent.isEmpty)
    for tally in [statistics.games, statistics.groups[table.kind]].compactMap(\.self) {
      expectEqual(Figure.games.texts(tally).last, "0 won (0 s), 1 lost")
      expectEqual(Figure.games.spoken(tally), "0 games, played for 0 seconds. 1 lost.")
    }
    let record = try #require(try FinishedGame.last(in: directory))
    expectEqual(record.result.ending, .moves)
  }

  @Test func `a game that should have ended ends when it is resumed`() throws {
    var first: TableViewModel? = try table("sudden")
    if let first { play(first, 0, 2, 4, 6, 1) }
    first = nil
    // The program dies between the second card and the verdict.
    let folder = "\(directory)/games"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let file = try #require(FileHandle(forWritingAtPath: "\(folder)/\(name)"))
    file.seekToEndOfFile()
    file.write(Data("{\"at\":9000000,\"card\":4,\"do\":\"choose\"}\n".utf8))
    try file.close()
    let again = try #require(home.resumedTable())
    expectEqual(ending(again), .forgotten)
  }

  @Test func `practice goes on after a forgotten card`() throws {
    let table = try table("sudden")
    play(table, 0, 2, 4, 6, 1, 4)
    table.replay.practise(beforeMove: 3, at: now)
    #expect(table.isPractice)
    table.endPreview(at: now)
    play(table, 1, 4)
    #expect(!table.isOver)
  }

  @Test func `a peek shows every card, and no time passes in the game meanwhile`() throws {
    let table = try table("peek5")
    #expect(table.preview?.cards.count == 8 && table.preview?.end == .seconds(5))
    expectEqual(table.doWhatIsDue(at: .seconds(6)), .seconds(5))
    #expect(table.preview == nil && table.places.allSatisfy { $0?.isFaceUp == false })
    now = .seconds(10)
    play(table, 0)
    expectEqual(table.elapsed(at: .seconds(12)), .seconds(1))
    table.dealNew(at: .seconds(20))
    expectEqual(table.preview?.end, .seconds(25))
  }

  @Test func `three of a kind are left out with a notice where a deck has pairs of two`() throws {
    let table = try table("three")
    #expect(table.numberOfPlaces == 12 && table.par.isEstimate && !table.replay.hasReview)
    table.play(deckAt: 1, at: .seconds(1))
    #expect(table.variant == Variant() && table.board.deck.name == "Words")
    expectEqual(table.notice?.hasPrefix("Three of a kind needs a deck of equal pictures"), true)
    table.play(deckAt: 0, at: .seconds(2))
    expectEqual(table.variant.ofAKind, 3)
  }

  @Test func `a rule for one player and a rival turn each other off`() throws {
    for rule in Variant.Rule.allCases {
      let table = try table("gaps")
      var new = table.company.newGame
      for rule in new.variant.rules { _ = new.change(rule, to: nil) }
      #expect(new.choose(.rival("cat")) == nil && new.company == .rival("cat"))
      let amount = rule.amounts == nil ? 0 : rule.offeredAmounts.first
      expectEqual(new.change(rule, to: amount) == nil, rule.allowsCompany)
      expectEqual(new.company, rule.allowsCompany ? .rival("cat") : .alone)
      expectEqual(new.choose(.rival("cat")) == nil, rule.allowsCompany)
      expectEqual(new.variant[rule], rule.allowsCompany)
      table.company.play(new, at: .seconds(1))
      #expect(!table.isAlone, "\(rule.code)")
    }
  }
}
