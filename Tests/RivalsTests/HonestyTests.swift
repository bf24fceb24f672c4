import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import Rivals

/// Rivals neither peek nor pass.
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

  @Test func `a rival that peeks is caught`() throws {
    var choices = Choices()
    for seed in 0..<150 {
      let contest = try contest([.cat, .cat], pairs: 3, board: seed)
      choices.add(contest) { contest in
        let honest = contest.players[contest.turns.player].choice
        guard contest.game.turned.count == 1, let first = contest.game.turned.first else {
          return honest
        }
        return first.partner
      }
    }
    #expect(choices.contradictions > 40)
  }

  @Test(arguments: everyone, [Variant(), Variant(closesGaps: true), Variant(hasSides: true)])
  func `nobody passes while there is a card that has never been up`(
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
      expectEqual(contest.turns.pairsFound.reduce(0, +), 2 + board)
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
  mutating func add(
    _ contest: Contest<Vocabulary>, choosing: (Contest<Vocabulary>) -> CardID?
  ) {
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
