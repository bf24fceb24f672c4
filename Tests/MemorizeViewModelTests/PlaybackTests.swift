import Decks
import Expectations
import HomeFixtures
import MemoryGame
import Testing

@testable import MemorizeViewModel
@testable import Storage

/// Playback with a clock moved by hand.
struct PlaybackTests {
  /// Turns 0 and 2, then 0 and 1 after a pause of an hour, then nothing.
  private static let intents: [(Int, Intent)] = [
    (1000, .choose(id(0))), (2500, .choose(id(2))),
    (3000, .pause), (3_603_000, .resume), (3_604_000, .turnDown),
    (3_704_000, .choose(id(0))), (3_705_000, .shuffle),
    (3_706_000, .choose(id(1))), (3_707_000, .pause),
  ]

  private let record: JournalRecord
  private let playback: Playback

  init() throws {
    record = try Self.record(Self.intents)
    playback = try #require(Playback(record))
  }

  private static func record(_ intents: [(Int, Intent)]) throws -> JournalRecord {
    let deck = GameHome.deck
    let header = JournalHeader(
      deck: deck, drawn: try #require(DrawnPairs(from: deck, count: 4, seed: "x")), askedPairs: 4,
      start: 0, program: "0")
    let lines = intents.map { TimedIntent($1, at: .milliseconds($0)) }
    return try JournalRecord(reading: header.bytes + lines.flatMap { JournalLine.intent($0).bytes })
  }

  /// The game after a number of intents.
  private func game(after count: Int) throws -> MemoryGame<Face> {
    var game = try #require(record.header.deal())
    for timed in record.intents.prefix(count) { game.apply(timed.intent, at: timed.time) }
    return game
  }

  @Test func `steps are shown at their time, without pauses and long waits`() throws {
    expectEqual(playback.count, 6)
    expectEqual(playback.table.moves, 0)
    // 1 s and 1.5 s as it was; then 1.5 s of playing around the hour's pause; then three seconds
    // instead of a hundred; then a second each.
    for (number, due) in [1000, 2500, 4000, 7000, 8000, 9000].enumerated() {
      expectEqual(playback.due, .milliseconds(due))
      playback.advance(to: .milliseconds(due - 1))
      expectEqual(playback.position, number)
      playback.advance(to: .milliseconds(due))
      expectEqual(playback.position, number + 1)
    }
    #expect(playback.isAtEnd)
    expectNil(playback.due)
    expectEqual(playback.table.places, (try game(after: 8)).places)
    expectEqual(playback.table.moves, 2)
  }

  @Test func `a late frame shows all steps that were due, in order`() throws {
    playback.advance(to: .seconds(100))
    #expect(playback.isAtEnd)
    expectEqual(playback.table.score, (try game(after: 8)).score)
  }

  @Test func `the clock and the bonus are those of the recording`() throws {
    playback.advance(to: .milliseconds(2500))
    let table = playback.table
    expectEqual(table.elapsed(at: .milliseconds(2500)), .milliseconds(1500))
    expectEqual(table.elapsed(at: .milliseconds(3000)), .milliseconds(2000))
    expectEqual(table.bonus.remaining(of: id(2), at: .milliseconds(3500)), .seconds(5))
  }

  @Test func `while it is stopped nothing is due and the game's time stands still`() throws {
    playback.advance(to: .seconds(1))
    playback.toggleRunning(at: .milliseconds(1700))
    #expect(!playback.isRunning)
    expectNil(playback.due)
    expectEqual(playback.table.elapsed(at: .seconds(50)), .milliseconds(700))
    expectNil(playback.table.wait(for: .seconds(1)))
    playback.toggleRunning(at: .seconds(100))
    expectEqual(playback.due, .milliseconds(100_800))
  }

  @Test(arguments: [(1, 500, "x2"), (4, 62, "x16"), (9, 62, "x16"), (-1, 2000, "x1/2")])
  func `it plays faster and slower, within limits`(steps: Int, due: Int, name: String) throws {
    playback.change(speedBy: steps, at: .zero)
    expectEqual(playback.speed.description, name)
    #expect((playback.due ?? .zero) / .milliseconds(1) >= Double(due))
    #expect((playback.due ?? .zero) / .milliseconds(1) < Double(due + 1))
  }

  @Test func `a change of speed during a wait keeps the time that has passed`() throws {
    playback.change(speedBy: 1, at: .milliseconds(600))
    expectEqual(playback.due, .milliseconds(800))
    expectEqual(playback.table.wait(for: .seconds(1)), .milliseconds(500))
  }

  @Test func `steps go forwards and backwards, never beyond the ends`() throws {
    for (steps, position, intents) in [(1, 1, 1), (2, 3, 5), (-1, 2, 2), (100, 6, 8), (-100, 0, 0)]
    {
      playback.step(by: steps, at: .seconds(1))
      expectEqual(playback.position, position)
      #expect(!playback.isRunning)
      let expected = try game(after: intents)
      expectEqual(playback.table.places, expected.places)
      expectEqual(playback.table.moves, expected.moves)
      expectEqual(playback.table.score, expected.score)
    }
  }

  @Test func `at its end it starts again`() throws {
    playback.step(by: 100, at: .zero)
    playback.toggleRunning(at: .seconds(5))
    expectEqual(playback.position, 0)
    #expect(playback.isRunning)
    expectEqual(playback.due, .seconds(6))
  }

  @Test func `every position is the same, however it was reached`() throws {
    var chance = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      playback.step(by: chance.next(below: 13) - 6, at: .zero)
      let position = playback.position
      let other = try #require(Playback(record))
      other.step(by: position, at: .zero)
      expectEqual(playback.table.places, other.table.places)
      expectEqual(playback.table.lastEvent, other.table.lastEvent)
    }
  }

  @Test func `a recording in which nothing happens cannot be played back`() throws {
    expectNil(Playback(try Self.record([])))
    expectNil(Playback(try Self.record([(5, .pause), (6, .resume)])))
  }

  @Test(.timeLimit(.minutes(5)), arguments: -2...4)
  func `waiting for a step or for a bonus is never too short`(speed: Int) throws {
    playback.change(speedBy: speed, at: .zero)
    var count = 0
    while let due = playback.due, count < 100 {
      playback.advance(to: due)
      count += 1
    }
    expectEqual(count, playback.count)
    // From one visible step of a bonus to the next, also for bonuses of other lengths.
    for seconds in 1...9 {
      for step in 1...64 {
        let remaining = Duration.seconds(seconds) * step / 64 + .nanoseconds(step)
        let timeline = Timeline(.seconds(3), at: .seconds(5), speed: playback.speed)
        let wait = try #require(timeline.wait(for: remaining))
        #expect(timeline.gameTime(at: .seconds(5) + wait) >= .seconds(3) + remaining)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 15, 17, 999_999_999])
  func `the shortest times are rounded up at every speed`(attoseconds: Int64) {
    let time = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
    for steps in -2...4 {
      let speed = PlaybackSpeed.normal.faster(by: steps)
      #expect(speed.gameTime(in: speed.wait(for: time)) >= time)
    }
  }
}
