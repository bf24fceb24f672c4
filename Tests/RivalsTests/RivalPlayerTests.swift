import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import Rivals

/// Rivals at a table.
struct RivalPlayerTests {
  @Test(arguments: everyone, 0..<6)
  func `a resumed game goes on as it would have`(rival: Rival, seed: Int) throws {
    let curve = try #require(
      ForgettingCurve([
        .init(from: 1, tests: 4, recalled: 3), .init(from: 4, tests: 4, recalled: 1),
      ]))
    let rivals = [rival, .yourself(curve)]
    let dealt = try deal(pairs: 5, seed)
    var contest = try #require(Contest(rivals, at: dealt, seed: "x"))
    while !contest.game.isOver {
      if contest.intents.count % 7 == 5 { contest.apply(.shuffle) }
      let card = contest.playCard()
      try #require(card != nil)
      let resumed = try rivals.enumerated().map { seat, rival in
        var (game, player) = (dealt, try #require(RivalPlayer(rival, at: dealt, seed: "\(seat) x")))
        for intent in contest.intents {
          game.apply(intent, at: .zero)
          player.follow(game, after: intent)
        }
        return player
      }
      expectEqual(resumed, contest.players)
    }
    #expect(contest.intents.count > 10)
  }

  @Test func `a rival's marks lie on the cards that it has seen`() throws {
    var player = try #require(RivalPlayer(.cat, at: try deal(pairs: 4, 1), seed: "x"))
    var game = try deal(pairs: 4, 1)
    for card in [a(0), a(1), b(2), a(3)] {
      game.choose(card)
      player.follow(game, after: .choose(card))
    }
    expectEqual(player.remembered, [a(0), a(1), b(2), a(3)])
    expectEqual(player.fading, [a(0)])
    game.choose(a(2))
    player.follow(game, after: .choose(a(2)))
    expectEqual(player.choice, b(2))
    game.choose(b(2))
    player.follow(game, after: .choose(b(2)))
    expectEqual(player.remembered, [a(0), a(1), a(3)])
  }

  @Test func `a refused intent changes nothing`() throws {
    var game = try deal(pairs: 4, 1)
    var player = try #require(RivalPlayer(.crow, at: game, seed: "x"))
    for (card, isRefused) in [(a(0), false), (a(0), true), (b(1), false), (b(1), true)] {
      let before = player
      game.choose(card)
      player.follow(game, after: .choose(card))
      expectEqual((player == before), isRefused)
    }
    game.pause(at: .zero)
    let before = player
    for intent in [Intent.choose(a(2)), .shuffle, .turnDown] {
      game.apply(intent, at: .zero)
      player.follow(game, after: intent)
    }
    #expect(player == before && player.remembered == [a(0), b(1)])
  }

  @Test func `a rival forgets the places of shuffled cards except those it sees`() throws {
    var game = try deal(pairs: 6, 1)
    var player = try #require(RivalPlayer(.elephant, at: game, seed: "x"))
    for intent in [a(0), b(0), a(1), a(2), a(3), a(4), b(1)].map(Intent.choose) + [.shuffle] {
      game.apply(intent, at: .zero)
      player.follow(game, after: intent)
    }
    expectEqual(player.remembered, [b(1)])
    let choice = try #require(player.choice)
    #expect(game.accepts(.choose(choice)) && choice != b(1))
    game.choose(a(1))
    player.follow(game, after: .choose(a(1)))
    expectEqual(game.lastMove?.isMatch, true)
    #expect(player.remembered.isEmpty)
  }

  @Test(arguments: everyone.filter { $0 != .elephant })
  func `with two sides, both cards of a move lie on different ones`(rival: Rival) throws {
    for seed in 0..<6 {
      let dealt = try #require(
        MemoryGame(
          pairs: Vocabulary.pairs(6), generator: SeededGenerator(seed: UInt64(seed)),
          variant: Variant(hasSides: true)))
      var contest = try #require(Contest([rival, rival], at: dealt, seed: "x"))
      while contest.playCard() != nil {
        guard let move = contest.game.lastMove else { continue }
        #expect(move.first.rawValue % 2 != move.second.rawValue % 2)
      }
      #expect(contest.game.isOver)
    }
  }

  @Test func `open cards are no game for rivals, and they come before the first card`() throws {
    let open = try #require(MemoryGame(twins: 3, variant: Variant(isOpen: true)))
    expectNil(RivalPlayer(.cat, at: open, seed: "x"))
    var begun = try deal(pairs: 3, 1)
    begun.choose(a(0))
    expectNil(RivalPlayer(.cat, at: begun, seed: "x"))
  }

  @Test func `choices do not depend on the board's seed but on the rival's`() throws {
    let firsts = try (0..<200).map { seed in
      let dealt = try deal(pairs: 8, 1)
      let player = try #require(RivalPlayer(.cat, at: dealt, seed: "\(seed)"))
      expectEqual(player, RivalPlayer(.cat, at: dealt, seed: "\(seed)"))
      return try #require(player.choice)
    }
    expectEqual(Set(firsts).count, 16)
  }

  private func deal(pairs: Int, _ seed: Int) throws -> MemoryGame<Int> {
    try #require(MemoryGame(twins: pairs, seed: UInt64(seed)))
  }
}

/// Rivals do not peek, and only the elephant passes.
struct HonestyTests {
  @Test(arguments: everyone)
  func `boards that look equal so far get the same choice`(rival: Rival) throws {
    var choices = Choices()
    for seed in 0..<150 {
      let contest = try contest([rival, rival], pairs: 3, board: seed)
      choices.add(contest) { $0.players[$0.turns.player].choice }
    }
    #expect(choices.comparisons > 150)
    expectEqual(choices.contradictions, 0)
  }

  @Test(
    arguments: everyone.filter { $0 != .elephant },
    [Variant(), Variant(closesGaps: true), Variant(hasSides: true)])
  func `only the elephant passes while there is a card that has never been up`(
    rival: Rival, variant: Variant
  ) throws {
    for board in 0..<6 {
      var contest = try contest(
        [rival, .goldfish, .crow], pairs: 2 + board % 6, board: board, variant)
      var seen: Set<CardID> = []
      while !contest.game.isOver {
        let before = seen
        let moves = contest.game.moves
        while contest.game.moves == moves, let card = contest.playCard() { seen.insert(card) }
        try #require(contest.game.moves == moves + 1)
        let isMiss = contest.game.lastMove?.isMatch == false
        let isOpen = before.count < 2 * contest.game.pairs
        #expect(!isMiss || !isOpen || seen.count > before.count)
      }
    }
  }

  @Test(arguments: everyone)
  func `every game comes to its end`(rival: Rival) throws {
    for board in 0..<8 {
      var contest = try contest([rival, rival], pairs: 2 + board, board: board)
      contest.play()
      #expect(contest.game.isOver)
      expectEqual(contest.turns.pairsFound.reduce(0, +), contest.game.pairsFound)
      guard contest.game.isWon else {
        #expect(rival == .elephant && contest.players.allSatisfy { $0.passes == 6 })
        continue
      }
      #expect(contest.players.allSatisfy { $0.choice == nil && $0.remembered.isEmpty })
    }
  }

  @Test func `pairs that look alike are pairs with each other`() throws {
    for seed in 0..<20 {
      let dealt = try #require(
        MemoryGame(
          pairs: [(1, 1), (1, 1), (2, 2), (1, 1)], generator: SeededGenerator(seed: UInt64(seed))))
      var contest = try #require(Contest([.elephant, .cat], at: dealt, seed: "\(seed)"))
      contest.play()
      #expect(contest.game.isOver)
    }
  }

  private func contest(
    _ rivals: [Rival], pairs: Int, board: Int, _ variant: Variant = Variant()
  ) throws -> Contest<Vocabulary> {
    let dealt = try #require(
      MemoryGame(
        pairs: Vocabulary.pairs(pairs), generator: SeededGenerator(seed: UInt64(board)),
        variant: variant))
    return try #require(Contest(rivals, at: dealt, seed: "the same for all boards"))
  }
}

/// The choices in many games, by all that lay face up before.
private struct Choices {
  private(set) var comparisons = 0
  private(set) var contradictions = 0
  /// The place chosen after places and faces in the order in which they were shown.
  private var choices: [[Int]: Int] = [:]

  /// Plays a game to its end and compares each choice with those of earlier games.
  mutating func add(_ contest: Contest<Vocabulary>, choosing: (Contest<Vocabulary>) -> CardID?) {
    var contest = contest
    var shown: [Int] = []
    var faces: [CardID] = []
    while !contest.game.isOver {
      contest.apply(.turnDown)
      guard let card = choosing(contest), let place = contest.game.order.firstIndex(of: card)
      else { break }
      if let other = choices[shown] {
        comparisons += 1
        if other != place { contradictions += 1 }
      }
      choices[shown] = place
      contest.apply(.choose(card))
      // A face is as good as another: it counts only which cards match, in the order shown.
      let face = faces.firstIndex { $0.pair == card.pair } ?? faces.count
      let isSecondOfPair = faces.contains(card.partner)
      if !faces.contains(card), !isSecondOfPair { faces.append(card) }
      shown += [place, face]
    }
  }
}
