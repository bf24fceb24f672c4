import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rule 9: a game is a value decided by its board and its intents.
struct ValueTests {
  private typealias Record = [(intent: Intent, time: Duration)]

  @Test(arguments: 0..<20)
  func `recorded intents on a fresh board lead to an equal game`(seed: UInt64) throws {
    let board = try #require(
      MemoryGame(pairs: Vocabulary.pairs(4), generator: SeededGenerator(seed: seed)))
    var game = board
    var record: Record = []
    var moments: [MemoryGame<Vocabulary>] = []
    var chance = SeededGenerator(seed: seed)
    var time: Duration = .zero
    while !game.isOver, record.count < 300 {
      time += .milliseconds(chance.next(below: 3000))
      let intent = anyIntent(&chance)
      if game.accepts(intent) { record.append((intent, time)) }
      game.apply(intent, at: time)
      if record.count > moments.count { moments.append(game) }
    }
    expectEqual(replay(record, on: board), game)
    for (count, moment) in moments.enumerated() {
      expectEqual(replay(Array(record.prefix(count + 1)), on: board), moment)
    }
  }

  @Test func `an intent does the same as its method`() throws {
    var game = try #require(MemoryGame(twins: 3))
    var other = game
    game.choose(a(0), at: .seconds(1))
    game.choose(a(1), at: .seconds(2))
    game.turnDown(at: .seconds(3))
    game.shuffle(at: .seconds(4))
    game.pause(at: .seconds(5))
    game.resume(at: .seconds(6))
    game.takeHint(at: .seconds(7))
    let intents: [Intent] = [
      .choose(a(0)), .choose(a(1)), .turnDown, .shuffle, .pause, .resume, .hint,
    ]
    for (number, intent) in intents.enumerated() {
      #expect(other.accepts(intent))
      other.apply(intent, at: .seconds(number + 1))
    }
    expectEqual(game, other)
  }

  private func replay(
    _ record: Record, on board: MemoryGame<Vocabulary>
  ) -> MemoryGame<Vocabulary> {
    record.reduce(into: board) { $0.apply($1.intent, at: $1.time) }
  }

  private func anyIntent(_ chance: inout SeededGenerator) -> Intent {
    switch chance.next(below: 12) {
    case 0: .shuffle
    case 1: .turnDown
    case 4: .removePair
    case 2: .pause
    case 3: .resume
    default: .choose(CardID(rawValue: chance.next(below: 8)))
    }
  }
}
