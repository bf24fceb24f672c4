import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// Luck and memory are separated exactly for all players.
struct AnalysisTests {
  @Test(arguments: [Variant(), Variant(closesGaps: true), Variant(hasSides: true)])
  func `par less luck and memory is exactly the number of moves`(variant: Variant) throws {
    for seed in 0..<80 as Range<UInt64> {
      let pairs = 2 + Int(seed % 13)
      var chance = SeededGenerator(seed: seed &+ 1000)
      var player = try #require(
        ForgetfulPlayer(
          pairs: pairs, memory: Int(seed % 11), seed: seed, variant: variant))
      while !player.game.isOver {
        wander(&player, &chance)
        player.move()
        // Each check replays the game; the moments between are checked at its end.
        if player.game.moves < 12 || player.game.moves.isMultiple(of: 6) { try check(player) }
      }
      try check(player)
      let analysis = try #require(player.analysis)
      #expect(isExactAfterEachMove(analysis))
      expectEqual(analysis.par - analysis.luck - analysis.memory, ExpectedMoves(player.game.moves))
      #expect(abs(analysis.par.value - par(pairs: pairs)) <= 0.000_000_5)
    }
  }

  /// Whether par less luck and memory so far is the total of each move.
  private func isExactAfterEachMove(_ analysis: GameAnalysis) -> Bool {
    var total = analysis.par
    return analysis.moves.allSatisfy { move in
      total = total - move.luck - move.memory
      return total == move.total
    }
  }

  /// At every moment the moves made and those still expected are par less luck and memory.
  private func check(_ player: ForgetfulPlayer) throws {
    let analysis = try #require(player.analysis)
    let total = (analysis.moves.last?.total ?? analysis.par) - analysis.trailingMemory
    expectEqual(analysis.par - analysis.luck - analysis.memory, total)
    #expect(analysis.trailingMemory <= .zero)
    // One expectation for all moves: thousands of them would take most of the time.
    let areLosses = analysis.moves.allSatisfy { move in
      move.shuffles <= .zero && move.flips.allSatisfy { $0.memory <= .zero }
    }
    #expect(areLosses)
    expectEqual(analysis.moves.count { $0.flips.count == 2 }, player.game.moves)
  }

  /// Now and then performs something else: a shuffle, a pause, turning cards down, a single card.
  private func wander(_ player: inout ForgetfulPlayer, _ chance: inout SeededGenerator) {
    switch chance.next() % 12 {
    case 0: player.shuffle()
    case 1: player.perform(.turnDown)
    case 2:
      player.perform(.pause)
      player.perform(.resume)
    case 3:
      // A foolish move: any two cards, and perhaps a shuffle between them.
      let cards = player.game.cards.filter(\.isHidden)
      for card in cards.prefix(Int(chance.next() % 2) * 2) {
        player.perform(.choose(card.id))
        if chance.next().isMultiple(of: 3) { player.shuffle() }
      }
    default: break
    }
  }

  @Test func `a player who never forgets loses no moves in any game`() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var player = try #require(
        ForgetfulPlayer(pairs: 2 + Int(seed % 20), memory: .max, seed: seed))
      player.play()
      let analysis = try #require(player.analysis)
      expectEqual(analysis.memory, .zero)
      #expect(analysis.flips.allSatisfy { $0.memory == .zero && $0.isInnocent })
    }
  }

  @Test func `the moves lost to a shuffle count as memory`() throws {
    var player = try #require(ForgetfulPlayer(pairs: 10, memory: .max, seed: 4))
    for _ in 0..<3 { player.move() }
    player.shuffle()
    player.play()
    let analysis = try #require(player.analysis)
    #expect(analysis.memory < .zero)
    expectEqual(analysis.memory, analysis.moves.reduce(.zero) { $0 + $1.shuffles })
    expectEqual(analysis.moves.filter { $0.shuffles < .zero }.count, 1)
  }

  @Test func `a shuffle before the first card costs nothing`() throws {
    var player = try #require(ForgetfulPlayer(pairs: 6, memory: .max, seed: 2))
    player.shuffle()
    player.play()
    try expectEqual(#require(player.analysis).memory, .zero)
  }

  @Test func `closing gaps changes neither luck nor memory`() throws {
    for seed in 0..<40 as Range<UInt64> {
      let analyses = try [false, true].map { closes in
        var player = try #require(
          ForgetfulPlayer(
            pairs: 9, memory: 5, seed: seed, variant: Variant(closesGaps: closes)))
        player.play()
        return try #require(player.analysis)
      }
      expectEqual(analyses[0].moves.map(\.total), analyses[1].moves.map(\.total))
      expectEqual(analyses[0].memory, analyses[1].memory)
    }
  }

  @Test func `games that cannot be analysed have no analysis`() throws {
    let generator = SeededGenerator(seed: 1)
    let open = try #require(
      MemoryGame(pairs: twins(4), generator: generator, variant: Variant(isOpen: true)))
    expectNil(GameAnalysis(of: open, []))

    let tooLarge = try #require(MemoryGame(pairs: twins(601), generator: generator))
    expectNil(GameAnalysis(of: tooLarge, []))

    var begun = try #require(MemoryGame(pairs: twins(4), generator: generator))
    begun.choose(CardID(rawValue: 0), at: .zero)
    expectNil(GameAnalysis(of: begun, []))

    let alike = try #require(MemoryGame(pairs: [(1, 1), (1, 1)], generator: generator))
    let across = [CardID(rawValue: 0), CardID(rawValue: 2)].map(Intent.choose)
    expectNil(GameAnalysis(of: alike, across))
  }

  @Test func `the largest board is analysed as exactly as the smallest`() throws {
    var player = try #require(ForgetfulPlayer(pairs: 500, memory: 12, seed: 8))
    for _ in 0..<300 { player.move() }
    try check(player)
  }
}

extension Flip {
  /// Whether nothing was forgotten or a choice.
  fileprivate var isInnocent: Bool {
    switch kind {
    case .new, .known, .lucky: true
    case .forgotten, .choice: false
    }
  }
}
