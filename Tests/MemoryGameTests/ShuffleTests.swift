import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rules 6 and 8: the places of the cards.
struct ShuffleTests {
  @Test func `a shuffle moves cards and changes nothing else`() throws {
    var game = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    game.choose(a(0), b(0), a(1), a(2), a(3), at: .seconds(1))
    let before = game
    game.shuffle(at: .seconds(3))
    #expect(game.order != before.order)
    expectEqual(game.cards.sorted { $0.id < $1.id }, before.cards.sorted { $0.id < $1.id })
    #expect(game.turned == before.turned && game.score == before.score)
    expectEqual(game.elapsed(at: .seconds(9)), before.elapsed(at: .seconds(9)))
  }

  @Test func `cards that are up stay up in a shuffle and can still be matched`() throws {
    var game = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    game.choose(a(4), at: .zero)
    game.shuffle(at: .seconds(1))
    expectEqual(game.faceUp, [a(4)])
    expectEqual(game.bonusRemaining(of: a(4), at: .seconds(2)), .seconds(4))
    game.choose(b(4), at: .seconds(2))
    #expect(game.pairsFound == 1 && game.score == 2 + 4 + 6)
  }

  @Test func `ids find their cards after every shuffle`() throws {
    var game = try #require(
      MemoryGame(pairs: Vocabulary.pairs(5), generator: SeededGenerator(seed: 1)))
    for _ in 0..<20 {
      game.shuffle(at: .zero)
      expectEqual(Set(game.order).count, 10)
      for card in game.cards { expectEqual(game[card.id], card) }
      for pair in 0..<5 { expectEqual(game[a(pair)]?.content, .term(pair)) }
    }
  }

  @Test func `a shuffle moves the gaps as well`() throws {
    var game = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    game.choose(a(0), b(0), a(1))
    let gaps = game.places.indices.filter { game.places[$0] == nil }
    game.shuffle(at: .zero)
    let gapsAfter = game.places.indices.filter { game.places[$0] == nil }
    #expect(gapsAfter.count == 2 && gapsAfter != gaps)
  }

  @Test func `the seed decides shuffles as well as the board`() throws {
    var one = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    var other = one
    one.choose(a(0), a(1))
    one.shuffle(at: .seconds(1))
    other.shuffle(at: .seconds(7))
    expectEqual(one.order, other.order)
  }

  @Test func `closing gaps leaves no gap, and the cards after it move up`() throws {
    var game = try #require(
      MemoryGame(
        pairs: twins(3), generator: SeededGenerator(seed: 42), variant: Variant(closesGaps: true)))
    expectEqual(names(game.places), ["2a", "1b", "0a", "1a", "2b", "0b"])
    game.choose(a(1), b(1))
    expectEqual(names(game.places), ["2a", "1b", "0a", "1a", "2b", "0b"])
    game.choose(a(0))
    expectEqual(names(game.places), ["2a", "0a", "2b", "0b"])
    game.choose(b(0), a(2))
    expectEqual(names(game.places), ["2a", "2b"])
  }

  @Test func `without closing gaps the gaps stay`() throws {
    var game = try #require(MemoryGame(pairs: twins(3), generator: SeededGenerator(seed: 42)))
    game.choose(a(1), b(1), a(0))
    expectEqual(names(game.places), ["2a", nil, "0a", nil, "2b", "0b"])
  }

  private func names(_ places: [MemoryGame<Int>.Card?]) -> [String?] {
    places.map { $0?.id.description }
  }
}

/// Test vectors for shuffles and boards, computed by another implementation of the same rules.
struct ShuffleVectorTests {
  @Test(
    arguments: [
      (0, [6, 3, 2, 9, 8, 1, 4, 7, 0, 5], [7, 8, 5, 1, 2, 9, 0, 4, 3, 6]),
      (1, [4, 2, 8, 1, 9, 3, 0, 6, 7, 5], [8, 3, 6, 1, 2, 9, 5, 7, 0, 4]),
      (1_234_567, [2, 0, 6, 1, 4, 5, 3, 8, 9, 7], [2, 4, 8, 1, 0, 7, 9, 6, 5, 3]),
    ] as [(UInt64, [Int], [Int])])
  func `a number gives its shuffles`(seed: UInt64, first: [Int], second: [Int]) {
    expectEqual(twoShuffles(SeededGenerator(seed: seed)), [first, second])
  }

  @Test(arguments: [
    ("halloween", [7, 0, 9, 3, 1, 4, 5, 8, 6, 2], [7, 6, 2, 3, 8, 5, 1, 4, 0, 9]),
    ("ghost", [8, 4, 6, 1, 2, 7, 0, 9, 3, 5], [9, 2, 8, 4, 7, 1, 5, 0, 6, 3]),
  ])
  func `a text gives its shuffles`(seed: String, first: [Int], second: [Int]) {
    expectEqual(twoShuffles(SeededGenerator(seed: seed)), [first, second])
  }

  @Test(arguments: [0, 1])
  func `an empty array and a single element stay as they are and draw no number`(count: Int) {
    var generator = SeededGenerator(seed: 5)
    var elements = Array(0..<count)
    generator.shuffle(&elements)
    expectEqual(elements, Array(0..<count))
    expectEqual(generator, SeededGenerator(seed: 5))
  }

  @Test func `a seed gives its board, and its shuffles after that`() throws {
    var game = try #require(
      MemoryGame(pairs: twins(8), generator: SeededGenerator(seed: "ghost")))
    expectEqual(names(game), "0b 5a 6a 2a 0a 4b 1a 3a 7a 3b 6b 5b 4a 7b 1b 2b")
    game.shuffle(at: .zero)
    expectEqual(names(game), "4a 4b 2a 5a 1a 7a 5b 1b 0a 2b 6a 6b 0b 3a 3b 7b")
  }

  @Test func `the order of a board does not depend on the contents of its cards`() throws {
    let game = try #require(
      MemoryGame(pairs: Vocabulary.pairs(3), generator: SeededGenerator(seed: 42)))
    expectEqual(names(game), "2a 1b 0a 1a 2b 0b")
    expectEqual(
      game.cards.map { "\($0.content)" },
      [
        "term 2", "definition 1", "term 0", "term 1", "definition 2", "definition 0",
      ])
  }

  /// With 23 degrees of freedom, chance leaves 7.5 to 49.7 in 1 of 500 cases.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every order of four is equally likely`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<4800 {
      var elements = [0, 1, 2, 3]
      generator.shuffle(&elements)
      counts[elements, default: 0] += 1
    }
    expectEqual(counts.count, 24)
    let chiSquare = counts.values.reduce(0.0) { $0 + Double(($1 - 200) * ($1 - 200)) / 200 }
    #expect(7.5...49.7 ~= chiSquare)
  }

  /// 9 times 9 degrees of freedom; chance leaves 47.3 to 126.0 in 1 of 500 cases.
  @Test func `every element is equally likely at every place`() {
    var generator = SeededGenerator(seed: "places")
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 10)
    for _ in 0..<2000 {
      var elements = Array(0..<10)
      generator.shuffle(&elements)
      for (place, element) in elements.enumerated() { counts[place][element] += 1 }
    }
    let chiSquare = counts.joined().reduce(0.0) { $0 + Double(($1 - 200) * ($1 - 200)) / 200 }
    #expect(47.3...126.0 ~= chiSquare)
  }

  private func twoShuffles(_ start: SeededGenerator) -> [[Int]] {
    var generator = start
    var elements = Array(0..<10)
    generator.shuffle(&elements)
    let first = elements
    generator.shuffle(&elements)
    return [first, elements]
  }

  private func names(_ game: MemoryGame<some Matchable>) -> String {
    game.order.map(\.description).joined(separator: " ")
  }
}
