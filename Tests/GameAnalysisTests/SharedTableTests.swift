import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// One table of values for games of all sizes.
struct SharedTableTests {
  @Test func `par is the same from a table for larger boards`() throws {
    let table = try #require(PerfectMemory(pairs: 120))
    for pairs in 1...120 {
      #expect(table.par(pairs: pairs) == par(pairs: pairs))
    }
  }

  @Test(arguments: [2, 3, 8, 20])
  func `an analysis is the same with a table for larger boards`(pairs: Int) throws {
    let table = try #require(PerfectMemory(pairs: 50))
    for seed in 0..<20 {
      var chance = SeededGenerator(seed: UInt64(seed))
      let dealt = try #require(
        MemoryGame(numberOfPairs: pairs, generator: chance, cardContent: { $0 }))
      var game = dealt
      var intents: [Intent] = []
      while !game.isOver {
        let card = CardID(rawValue: chance.next(below: 2 * pairs))
        intents.append(.choose(card))
        game.apply(.choose(card), at: .zero)
      }
      let own = try #require(GameAnalysis(of: dealt, intents))
      #expect(GameAnalysis(of: dealt, intents, by: table) == own)
      #expect(own.par + own.memory + own.luck == ExpectedMoves(game.moves))
    }
  }

  @Test func `a board larger than the table is not analysed`() throws {
    let table = try #require(PerfectMemory(pairs: 3))
    let dealt = try #require(
      MemoryGame(
        numberOfPairs: 4, generator: SeededGenerator(seed: 1), cardContent: { $0 }))
    #expect(GameAnalysis(of: dealt, [.choose(CardID(rawValue: 0))], by: table) == nil)
  }
}
