import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// Simulated players with known results.
struct SimulationTests {
  @Test(arguments: 2...12)
  func `perfect players need par on average over a hundred thousand games`(pairs: Int) {
    var deck = (0..<2 * pairs).map { $0 / 2 }
    var generator = SeededGenerator(seed: UInt64(pairs))
    var mean = Mean()
    for _ in 0..<100_000 {
      generator.shuffle(&deck)
      mean.add(Double(movesOfPerfectPlay(deck)))
    }
    #expect(abs(mean.value - par(pairs: pairs)) <= 3 * mean.standardError)
  }

  /// The moves of a player who turns the cards in this order and takes every known pair.
  private func movesOfPerfectPlay(_ deck: [Int]) -> Int {
    var (seen, moves, isSecond) = (0, 0, false)
    for (index, face) in deck.enumerated() {
      let bit = 1 << face
      if !isSecond {
        // A known partner ends the move at once; else a second card is turned.
        moves += 1
        isSecond = seen & bit == 0
      } else {
        // The partner of the first ends the move as a match; that of another card is taken in a
        // move more.
        isSecond = false
        if seen & bit != 0, deck[index - 1] != face { moves += 1 }
      }
      seen |= bit
    }
    return moves
  }

  @Test(arguments: [0, 2, 4, 8, 100])
  func `luck is zero on average for every player`(memory: Int) throws {
    let analyses = try analyses(pairs: 7, memory: memory, games: 600)
    var luck = Mean()
    for analysis in analyses { luck.add(analysis.luck.value) }
    #expect(abs(luck.value) <= 3 * luck.standardError)
  }

  @Test(arguments: [2, 4, 6])
  func `a player without memory needs the square of the pairs`(pairs: Int) throws {
    var given = Mean()
    for analysis in try analyses(pairs: pairs, memory: 0, games: 1500) {
      given.add(-(analysis.memory + analysis.luck).value)
    }
    let expected = Double(pairs * pairs) - par(pairs: pairs)
    #expect(abs(given.value - expected) <= 3 * given.standardError)
  }

  @Test func `a better memory loses fewer moves`() throws {
    let means = try [0, 2, 4, 6, 16].map { memory in
      var mean = Mean()
      for analysis in try analyses(pairs: 8, memory: memory, games: 150) {
        mean.add(analysis.memory.value)
      }
      return mean.value
    }
    #expect(zip(means, means.dropFirst()).allSatisfy { $0 < $1 })
    expectEqual(means.last, 0)
  }

  @Test(arguments: [2, 3])
  func `a player with a limited memory recalls recent cards only`(memory: Int) throws {
    let recalls = try analyses(pairs: 12, memory: memory, games: 100).flatMap { analysis in
      analysis.flips.compactMap(\.recall)
    }
    // The first card of the move counts as one that was turned since, and takes a place in memory.
    let fresh = recalls.filter { $0.cardsAgo < memory }
    let old = recalls.filter { $0.cardsAgo > 2 * memory }
    #expect(fresh.count > 100 && fresh.allSatisfy(\.isRight))
    #expect(old.count > 100 && old.count { $0.isRight } * 2 < old.count)
  }

  private func analyses(pairs: Int, memory: Int, games: Int) throws -> [GameAnalysis] {
    try (0..<games).map { game in
      var player = try #require(ForgetfulPlayer(pairs: pairs, memory: memory, seed: UInt64(game)))
      player.play()
      return try #require(player.analysis)
    }
  }
}

/// The mean of a sample and how far it may be from the true one.
private struct Mean {
  private var count = 0.0
  private var sum = 0.0
  private var squares = 0.0

  mutating func add(_ value: Double) {
    count += 1
    sum += value
    squares += value * value
  }

  var value: Double { sum / count }

  var standardError: Double {
    let variance = (squares - sum * sum / count) / (count - 1)
    return (variance / count).squareRoot()
  }
}

/// Par is the mean of many games played without forgetting.
struct PerfectPlayerTests {
  @Test(arguments: [(2, 8000), (5, 4000), (8, 3000), (12, 2000)])
  func `a player who never forgets needs par on average`(pairs: Int, boards: Int) throws {
    let moves = try (0..<boards).map { board in
      var player = try #require(PerfectPlayer(pairs: pairs, seed: UInt64(board)))
      return Double(player.play())
    }
    let count = Double(boards)
    let mean = moves.reduce(0, +) / count
    let variance = moves.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let standardError = (variance / count).squareRoot()
    #expect(abs(mean - par(pairs: pairs)) <= 3 * standardError)
    #expect(variance < 1)
  }

  @Test func `a game without forgetting ends within the bounds`() throws {
    for seed in 0..<50 as Range<UInt64> {
      var player = try #require(PerfectPlayer(pairs: 6, seed: seed))
      #expect(6...11 ~= player.play())
    }
  }
}

/// A player who never forgets and knows only cards that have been face up.
struct PerfectPlayer {
  private(set) var game: MemoryGame<Int>
  private var places: [Int: [CardID]] = [:]
  private var unknown: [CardID]

  /// A player at a new board; `nil` for fewer than two pairs.
  init?(pairs: Int, seed: UInt64) {
    guard let game = MemoryGame(twins: pairs, seed: seed) else { return nil }
    self.game = game
    unknown = game.order
  }

  /// The moves of a whole game.
  mutating func play() -> Int {
    while !game.isOver {
      if let pair = places.values.first(where: { $0.count == 2 }) {
        take(pair)
      } else {
        explore()
      }
    }
    return game.moves
  }

  private mutating func take(_ pair: [CardID]) {
    for id in pair { game.choose(id, at: .zero) }
    forgetWhatIsFound(pair)
  }

  private mutating func explore() {
    guard let first = turnUnknown() else { return }
    let known = places[first.content, default: []].first { $0 != first.id }
    if let known {
      take([first.id, known])
    } else if let second = turnUnknown() {
      forgetWhatIsFound([first.id, second.id])
    }
  }

  private mutating func turnUnknown() -> (id: CardID, content: Int)? {
    guard let id = unknown.popLast() else { return nil }
    game.choose(id, at: .zero)
    guard let card = game[id], card.isFaceUp else { return nil }
    places[card.content, default: []].append(id)
    return (id, card.content)
  }

  private mutating func forgetWhatIsFound(_ ids: [CardID]) {
    for id in ids {
      if let card = game[id], card.isMatched { places[card.content] = nil }
    }
  }
}

struct StarsTests {
  @Test(arguments: [(0, 3), (-1, 2), (-2_000_000, 2), (-2_000_001, 1), (-90_000_000, 1)])
  func `two stars allow two moves lost to forgetting, three none`(millionths: Int, stars: Int) {
    expectEqual(Stars.won(memory: ExpectedMoves(millionths: millionths)), stars)
  }
}

/// A player with a memory for a limited number of cards, those seen last.
///
/// The player takes a pair if both cards are remembered. Otherwise the player turns a card that is
/// not remembered, then its partner if that is remembered, else another card that is not. The
/// player knows only cards that have been face up.
struct ForgetfulPlayer {
  /// The game at its start.
  let start: MemoryGame<Int>
  private(set) var game: MemoryGame<Int>
  private(set) var intents: [Intent] = []
  private var chance: SeededGenerator
  private let memory: Int
  /// The remembered cards, the one seen last at the end.
  private var remembered: [CardID] = []
  private var left: [CardID]

  /// A player at a new board; `nil` for fewer than two pairs.
  init?(pairs: Int, memory: Int, seed: UInt64, variant: Variant = Variant()) {
    var generator = SeededGenerator(seed: seed)
    guard let game = MemoryGame(pairs: twins(pairs), generator: generator, variant: variant) else {
      return nil
    }
    start = game
    self.game = game
    self.memory = memory
    left = game.cards.map(\.id)
    generator.shuffle(&left)
    chance = generator
  }

  /// Plays to the end.
  mutating func play() {
    while !game.isOver { move() }
  }

  /// Makes one move.
  mutating func move() {
    // A card that is still up from the previous move can only be turned second.
    let pair = remembered.first { card in
      remembered.contains(card.partner) && !game.turned.contains(card)
    }
    if let known = pair {
      turn(known)
      turn(known.partner)
    } else if let first = stranger() {
      turn(first)
      let known = remembered.contains(first.partner)
      if let second = known ? first.partner : stranger(besides: first) { turn(second) }
    }
  }

  /// Shuffles the cards and forgets all of them.
  mutating func shuffle() {
    perform(.shuffle)
    remembered = []
  }

  /// Performs an intent that shows no card.
  mutating func perform(_ intent: Intent) {
    intents.append(intent)
    game.apply(intent, at: .zero)
  }

  private mutating func turn(_ card: CardID) {
    perform(.choose(card))
    remembered.removeAll { $0 == card }
    remembered.append(card)
    if remembered.count > memory { remembered.removeFirst(remembered.count - memory) }
    guard game.turned.count == 2, game.lastMove?.isMatch == true else { return }
    left.removeAll { game.turned.contains($0) }
    remembered.removeAll { game.turned.contains($0) }
  }

  /// A card that is not remembered; any card if all are.
  private mutating func stranger(besides other: CardID? = nil) -> CardID? {
    let strangers = left.filter { $0 != other && !remembered.contains($0) }
    let choices = strangers.isEmpty ? left.filter { $0 != other } : strangers
    return choices.isEmpty ? nil : choices[chance.next(below: choices.count)]
  }
}

extension ForgetfulPlayer {
  /// The analysis of the player's game.
  var analysis: GameAnalysis? { GameAnalysis(of: start, intents) }
}
