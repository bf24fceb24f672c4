import Expectations
import Foundation
import MemoryGame
import RaceFixtures
import Storage
import Testing

@testable import MemorizeViewModel

/// Races at the table.
struct RaceGameTests {
  private let home = RaceHome()

  private func status(_ table: TableViewModel, at time: Duration = .zero) throws -> RaceStatus {
    try #require(table.race.status(at: time))
  }

  @Test func `the clock starts three seconds after everybody is ready`() throws {
    let (ann, bob) = (try home.table("Ann"), try home.table("Bob"))
    ann.race.look(at: .zero)
    #expect(try status(ann).phase == .open && ann.race.isAhead)
    #expect(ann.places.allSatisfy { ann.refusal(of: $0?.id) == .beforeRace })
    ann.race.getReady(at: .seconds(1))
    try expectEqual(status(ann).phase, .waiting)
    expectNil(ann.nextDue(after: .seconds(1)), "nobody wakes while others are awaited")
    bob.race.look(at: .seconds(1))
    try expectEqual(status(bob).racers.map(\.state), [.ready, .joined])
    bob.race.getReady(at: .seconds(2))
    ann.race.look(at: .seconds(2))
    try expectEqual(status(ann, at: .milliseconds(2500)).phase, .countdown(3))
    expectEqual(ann.nextDue(after: .milliseconds(2500)), .seconds(3))
    #expect(ann.doWhatIsDue(at: .milliseconds(4999)) == nil && ann.race.isAhead)
    expectEqual(ann.doWhatIsDue(at: .seconds(6)), .seconds(5))
    #expect(!ann.race.isAhead && ann.race.clock(at: .seconds(6)) == .seconds(1))
  }

  @Test func `a ready player need not wait for one who never is`() throws {
    let ann = try home.table("Ann")
    let eve = try home.table("Eve")
    ann.race.look(at: .zero)
    ann.race.getReady(at: .zero)
    #expect(try status(ann).phase == .waiting && eve.race.isAhead)
    ann.race.getReady(at: .seconds(9))
    #expect(ann.doWhatIsDue(at: .seconds(12)) == .seconds(12) && !ann.race.isAhead)
  }

  @Test func `keys that were held up turn no more cards at once than the others believe`() throws {
    let tables = try home.racing(["Ann", "Bob"])
    for card in tables[0].places.compactMap({ $0 }) where card.id < card.id.partner {
      for id in [card.id, card.id.partner] { tables[0].choose(id, at: .seconds(153)) }
    }
    expectEqual(tables[0].pairsFound, 3)
    tables[1].race.look(at: .seconds(153))
    try expectEqual(status(tables[1]).racers.map(\.pairs), [3, 0])
    tables[0].findPairs(from: .seconds(154))
    tables[1].race.look(at: .seconds(160))
    #expect(tables[0].isOver)
    try expectEqual(status(tables[1]).racers.map(\.pairs), [4, 0])
  }

  @Test func `everybody sees pairs, moves and places`() throws {
    let tables = try home.racing(["Ann", "Bob", "Cleo"])
    tables[1].findPairs(from: .seconds(4))
    tables[0].findPairs(from: .seconds(5))
    tables[2].findPairs(1, from: .seconds(5))
    tables[2].leave(at: .seconds(20))
    tables[0].race.look(at: .seconds(20))
    let racers = try status(tables[0]).racers
    expectEqual(racers.map(\.name), ["Bob", "Cleo", "Ann"])
    expectEqual(racers.map(\.state), [.finished(place: 1), .left, .finished(place: 2)])
    #expect(racers.map(\.pairs) == [4, 1, 4] && racers.map(\.moves) == [4, 1, 4])
    expectEqual(racers.map(\.time.components.seconds), [4, 17, 5])
  }

  @Test func `a finished race is a game of the history, with a journal`() throws {
    let recorder = home.recorder()
    let ann = try home.racing(["Ann", "Bob"], recorder: recorder)[0]
    ann.findPairs(from: .seconds(4))
    #expect(ann.isOver && ann.records.rank == nil)
    let results = home.recorder().results()
    #expect(results.count == 1 && results.first?.moves == 4)
    let journal = try #require(try GamesFolder(directory: home.path).newestFinished())
    #expect(journal.intents.count == 8 && journal.header.setup == ann.result?.setup)
  }

  @Test func `the result has the time of the race, including the wait for the first card`() throws {
    let ann = try home.racing(["Ann", "Bob"])[0]
    ann.findPairs(from: .seconds(9))
    let own = try #require(try status(ann).own)
    #expect(ann.result?.time == own.time && ann.race.clock(at: .seconds(60)) == own.time)
    guard case .won(let result) = ann.lastEvent else { throw Missing() }
    #expect(result.time == own.time && own.time > .seconds(5))
  }

  private struct Missing: Error {}

  @Test func `a race that the program did not outlive is saved once`() throws {
    let recorder = home.recorder()
    var killed: TableViewModel? = try home.racing(["Ann", "Bob"])[0]
    killed?.findPairs(from: .seconds(4))
    killed = nil
    // As if the program had died before it wrote the end.
    try cut(lastLinesOf: "ann", 1)
    for _ in 0..<2 {
      let again = try home.table("Ann", recorder: recorder)
      #expect(again.isOver && again.gameReview != nil)
      expectEqual(home.recorder().results().count, 1)
      try cut(lastLinesOf: "ann", 1)
    }
  }

  private func cut(lastLinesOf id: String, _ count: Int) throws {
    let path = "\(home.path)/races/k3v9ta/\(id).jsonl"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    try (lines.dropLast(count).joined(separator: "\n") + "\n")
      .write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func `a player who comes back has lost the time, and nothing else`() throws {
    var ann: TableViewModel? = try home.racing(["Ann", "Bob"])[0]
    ann?.findPairs(2, from: .seconds(4))
    let pairs = ann?.pairsFound
    ann?.leave(at: .seconds(8))
    ann = nil
    home.now += 60_000_000
    let again = try home.table("Ann")
    #expect(again.pairsFound == pairs && again.lastEvent == .takenUp && !again.isPaused)
    expectEqual(again.race.clock(at: .zero), .seconds(60))
    again.findPairs(from: .seconds(1))
    try expectEqual(status(again).own?.state, .finished(place: 1))
    #expect(try #require(status(again).own).time > .seconds(60))
  }

  @Test func `a new game leaves the race, and is an ordinary game`() throws {
    let recorder = home.recorder()
    let tables = try home.racing(["Ann", "Bob"], recorder: recorder)
    tables[0].findPairs(1, from: .seconds(4))
    tables[0].dealNew(at: .seconds(9))
    #expect(!tables[0].race.isOn && !tables[0].hasGivenUp)
    expectEqual(tables[0].notice, "You have left the race. Join it again to go on.")
    tables[1].race.look(at: .seconds(9))
    try expectEqual(status(tables[1]).racers.first?.state, .left)
    tables[0].findPairs(from: .seconds(10))
    expectEqual(home.recorder().results().count, 1)
  }

  @Test func `whoever watches sees everything and can turn nothing`() throws {
    let tables = try home.racing(["Ann", "Bob"])
    let watcher = try home.table(nil)
    tables[0].findPairs(2, from: .seconds(4))
    watcher.race.look(at: .zero)
    #expect(try status(watcher).phase == .watching && status(watcher).own == nil)
    try expectEqual(status(watcher).racers.map(\.pairs), [2, 0])
    watcher.findPairs(from: .zero)
    watcher.race.getReady(at: .zero)
    watcher.leave(at: .zero)
    #expect(watcher.pairsFound == 0 && watcher.moves == 0)
    try expectEqual(home.table(nil).race.status(at: .zero)?.racers.count, 2)
  }

  @Test func `random games in a race are games like any other`() throws {
    var generator = SeededGenerator(seed: "race")
    let ann = try home.racing(["Ann", "Bob"])[0]
    var (time, intents) = (Duration.seconds(3), 0)
    while !ann.isOver, intents < 500 {
      time += .milliseconds(Int64(generator.next(below: 900)))
      ann.doWhatIsDue(at: time)
      let cards = ann.places.compactMap { $0?.id }
      switch generator.next(below: 12) {
      case 0: ann.shuffle(at: time)
      case 1:
        ann.togglePause(at: time)
        ann.togglePause(at: time)
      default: ann.choose(cards[generator.next(below: cards.count)], at: time)
      }
      intents += 1
    }
    #expect(ann.isOver)
    let seen = try home.table(nil)
    let own = try #require(status(seen).racers.first { $0.name == "Ann" })
    #expect(own.state == .finished(place: 1) && own.moves == ann.moves)
  }
}
