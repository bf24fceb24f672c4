import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import Rivals

/// Whose turn it is, and who found which pairs.
struct TurnsTests {
  @Test func `a pair earns another turn`() throws {
    var turns = try #require(Turns(players: 2))
    var game = try #require(MemoryGame(twins: 4))
    play(a(0), b(0), in: &game, &turns)
    play(b(2), a(2), in: &game, &turns)
    expectEqual(turns.player, 0)
    play(a(1), b(3), in: &game, &turns)
    expectEqual(turns.player, 1)
    play(a(1), b(1), in: &game, &turns)
    play(a(3), b(3), in: &game, &turns)
    expectEqual(turns.player, 1)
    expectEqual(turns.movers, [0, 0, 0, 1, 1])
    expectEqual(turns.pairsFound, [2, 2])
    for (pair, player) in [0, 1, 0, 1].enumerated() {
      #expect(turns.finder(of: a(pair)) == player && turns.finder(of: b(pair)) == player)
    }
  }

  @Test func `turns that missed a move do not guess`() throws {
    var turns = try #require(Turns(players: 2))
    var game = try #require(MemoryGame(twins: 3))
    game.choose(a(0), a(1), a(2), a(0))
    turns.follow(game)
    #expect(turns.movers.isEmpty && turns.player == 0)
  }

  @Test func `the most pairs win, and equal players share a rank`() throws {
    var turns = try #require(Turns(players: 4))
    var game = try #require(MemoryGame(twins: 5))
    expectEqual(turns.ranks, [1, 1, 1, 1])
    play(a(0), a(1), in: &game, &turns)
    play(a(0), b(0), in: &game, &turns)
    play(a(1), b(1), in: &game, &turns)
    play(a(2), a(3), in: &game, &turns)
    play(a(2), a(3), in: &game, &turns)
    for pair in 2...3 { play(a(pair), b(pair), in: &game, &turns) }
    expectEqual(turns.pairsFound, [0, 2, 0, 2])
    expectEqual(turns.ranks, [3, 1, 3, 1])
    play(a(4), b(4), in: &game, &turns)
    #expect(game.isOver)
    expectEqual(turns.pairsFound, [0, 2, 0, 3])
    expectEqual(turns.ranks, [3, 2, 3, 1])
  }

  @Test(arguments: [Int.min, -1, 0, 1, 5, .max])
  func `two to four players can share a game`(players: Int) { expectNil(Turns(players: players)) }

  @Test(arguments: 0..<60)
  func `in a random game the turns are those that a person would tell`(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed))
    let variant = Variant(closesGaps: seed.isMultiple(of: 2), isOpen: seed.isMultiple(of: 5))
    let dealt = try #require(MemoryGame(pairs: twins(3), generator: chance, variant: variant))
    let players = 2 + seed % 3
    var (game, moves) = (dealt, [Move]())
    var turns = try #require(Turns(players: players))
    while !game.isOver {
      let others: [Intent] = [.shuffle, .pause, .resume, .turnDown, .removePair]
      let card = CardID(rawValue: chance.next(below: 7))
      let before = game.moves
      game.apply(
        chance.next(below: 4) > 0 ? .choose(card) : others[chance.next(below: others.count)],
        at: .zero)
      if game.moves > before { game.lastMove.map { moves.append($0) } }
      turns.follow(game)
    }
    expectEqual(
      turns.movers, moves.indices.map { moves.prefix($0).count { !$0.isMatch } % players })
    expectEqual(turns.pairsFound.reduce(0, +), 3)
  }

  private func play(
    _ one: CardID, _ other: CardID, in game: inout MemoryGame<Int>, _ turns: inout Turns
  ) {
    game.turnDown(at: .zero)
    for card in [one, other] {
      game.choose(card)
      turns.follow(game)
    }
  }
}
