import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rule 9: a game is a value decided by its board and its intents.
struct ValueTests {
  private typealias Record = [(intent: Intent, time: Duration)]

  @Test func `a copy does not change with its original`() throws {
    var game = try #require(MemoryGame(twins: 3))
    let copy = game
    game.choose(a(0), a(1))
    game.shuffle(at: .seconds(1))
    expectEqual(copy, MemoryGame(twins: 3))
    #expect(copy != game)
  }

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

/// The ids and descriptions of cards.
struct CardTests {
  @Test func `an id tells the pair and which of its two cards it is`() {
    #expect(a(3).description == "3a" && b(3).description == "3b")
    #expect(a(3).pair == 3 && b(3).pair == 3)
    #expect(a(3) < b(3) && b(3) < a(4) && !(a(3) < a(3)))
  }

  @Test func `a card describes itself in a few characters`() throws {
    var game = try #require(
      MemoryGame(numberOfPairs: 2, generator: SeededGenerator(seed: 1)) { ["ghost", "bat"][$0] })
    expectEqual(game[b(0)]?.debugDescription, "0b ghost down")
    game.choose(b(0))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost up")
    game.choose(a(1), at: .seconds(1))
    game.turnDown(at: .seconds(2))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost down seen")
    game.choose(a(0), b(0), at: .seconds(3))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost up matched seen")
    game.choose(a(1))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost down matched seen")
    #expect(game[b(0)]?.isGone == true && game[b(0)]?.isHidden == false)
  }

  @Test func `contents match equal contents only`() {
    #expect(1.matches(1) && !1.matches(2))
    #expect("ghost".matches("ghost") && !"ghost".matches("Ghost"))
    #expect(Character("👻").matches("👻") && !Character("👻").matches("🎃"))
  }
}
