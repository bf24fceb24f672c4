import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// Simulated players with known results.
struct SimulationTests {
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
