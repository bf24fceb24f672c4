import Decks
import Expectations
import Foundation
import MemoryGame
import Storage
import Testing

@testable import Races

/// Races in a directory: several players, each with a log of their own.
struct RaceTests {
  private let fixture = RaceFixture()

  private func names(_ race: Race) -> [String] { race.racers.map(\.log.name) }

  @Test func `players see each other, and nobody sees a player before the first line`() throws {
    let ann = try fixture.newRace()
    try ann.join(as: "Ann")
    let bob = try fixture.race()
    expectEqual(names(bob), ["Ann"])
    try bob.join(as: "Bob")
    #expect(ann.update() && names(ann) == ["Ann", "Bob"])
    #expect(!ann.update(), "nothing is new")
    try bob.start()
    try bob.findPair()
    #expect(ann.update() && ann.racers.last?.log.game.pairsFound == 1)
    expectEqual(ann.own?.game.pairsFound, 0)
  }

  @Test func `a name is taken while its player is there, in any case of letters`() throws {
    let ann = try fixture.newRace()
    try ann.join(as: "Ann")
    let other = try fixture.race()
    #expect(throws: RaceFault.self) { try other.join(as: "ANN") }
    #expect(throws: RaceFault.self) { try other.join(as: "more than twelve") }
    try other.join(as: "Änn")
    #expect(ann.update() && ann.racers.count == 2)
  }

  @Test func `a player who was killed takes the race up where it was`() throws {
    var killed: Race? = try fixture.newRace()
    try killed?.join(as: "Ann")
    try killed?.start()
    try killed?.findPair()
    let lines = try #require(killed?.own?.lines)
    killed = nil
    let path = "\(fixture.path)/races/k3v9ta/ann.jsonl"
    let file = try #require(FileHandle(forWritingAtPath: path))
    file.seekToEndOfFile()
    file.write(Data(#"{"at":12,"ca"#.utf8))
    let again = try fixture.race()
    try again.join(as: "Ann")
    #expect(again.own?.lines == lines && again.own?.game.pairsFound == 1)
    try again.findPair()
    #expect(again.own?.game.pairsFound == 2 && again.own?.fault == nil)
    try expectEqual(fixture.race().racers.first?.log, again.own)
  }

  @Test func `a hostile log harms nobody else`() throws {
    let ann = try fixture.newRace()
    try ann.join(as: "Ann")
    let folder = "\(fixture.path)/races/k3v9ta"
    try Data(#"{"do":"join","name":"Eve","version":1}"#.utf8 + [0x0A] + Array("junk\n".utf8))
      .write(to: URL(fileURLWithPath: "\(folder)/eve.jsonl"))
    try Data(repeating: 0x0A, count: 300_000)
      .write(to: URL(fileURLWithPath: "\(folder)/flood.jsonl"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link.jsonl", withDestinationPath: "/etc/passwd")
    expectEqual(mkfifo("\(folder)/pipe.jsonl", 0o600), 0)
    #expect(ann.update())
    expectEqual(names(ann), ["Ann", "Eve"])
    expectEqual(ann.racers.last?.log.fault?.line, 2)
    try ann.start()
    try ann.findPair()
    expectEqual(ann.own?.game.pairsFound, 1)
  }

  @Test func `a race has at most eight racers`() throws {
    _ = try fixture.newRace()
    let races = try (1...8).map { number in
      let race = try fixture.race()
      try race.join(as: "p\(number)")
      return race
    }
    let late = try fixture.race()
    #expect(throws: RaceFault.self) { try late.join(as: "p9") }
    #expect(late.racers.count == 8 && races.count == 8)
  }

  @Test func `a race that is not there, and one that is there already, are refused`() throws {
    #expect(throws: RaceFault.self) { try fixture.race() }
    _ = try fixture.newRace()
    #expect(throws: RaceFault.self) { try fixture.newRace() }
    try expectEqual(fixture.folder.codes(), [RaceFixture.code])
  }

  @Test(arguments: ["", "ab", "-abc", "a b c", "../x", "a/b", "_board", "ünï", "a@b", "x.y"])
  func `a code is never a path`(text: String) { expectNil(RaceCode(text)) }

  @Test func `names become different parts of file names`() {
    let names = ["Ann", "Änn", "a-n", "a n", "..", "/", "_board", "🎃", "a_", "é", "e\u{301}x"]
    let ids = names.map { RacerID(name: $0).description }
    expectEqual(Set(ids).count, names.count)
    for id in ids {
      #expect(!id.contains("/") && !id.contains(".") && RacerID(id)?.description == id)
    }
    #expect(RacerID(name: "_board") != .board && RacerID("a/b") == nil)
  }
}

/// What the lines of a stranger's log lead to.
struct RacerLogTests {
  private let fixture = RaceFixture()

  private func log(_ lines: [String]) throws -> RacerLog {
    var log = RacerLog(try fixture.dealt())
    for line in lines { log.take(Array(line.utf8)[...]) }
    return log
  }

  private static let start = [
    #"{"do":"join","name":"Ann","version":1}"#, #"{"do":"ready"}"#, #"{"date":5,"do":"go"}"#,
  ]

  @Test func `a racer joins, gets ready and starts`() throws {
    let joined = try log([Self.start[0]])
    #expect(joined.name == "Ann" && !joined.isReady && joined.start == nil && joined.lines == 1)
    let started = try log(Self.start)
    #expect(started.isReady && started.start == 5 && started.fault == nil)
  }

  @Test func `a racer can take nothing back`() throws {
    let log = try log(Self.start + [#"{"at":5,"do":"undo"}"#])
    expectEqual(log.fault?.reason, "expected no undo in a race")
  }

  @Test func `a racer who asks for a hint breaks the rules`() throws {
    let log = try log(Self.start + [#"{"at":5,"do":"hint"}"#])
    #expect(
      log.fault?.reason == "expected a move that the rules of the game allow" && log.game.hints == 0
    )
  }

  @Test func `the moves lead to the game that they lead to at home`() throws {
    var log = try log(Self.start)
    var game = try fixture.dealt()
    for (number, id) in game.places.compactMap({ $0?.id }).enumerated() {
      for card in [id, id.partner] where game.accepts(.choose(card)) {
        let timed = TimedIntent(.choose(card), at: .seconds(number))
        log.take(RaceLine.play(timed).bytes.dropLast())
        game.apply(timed.intent, at: timed.time)
      }
    }
    #expect(log.fault == nil && log.game == game && log.hasFinished)
    log.take(RaceLine.end(.finished).bytes.dropLast())
    #expect(log.end == .finished && log.fault == nil)
    log.take(RaceLine.ready.bytes.dropLast())
    expectEqual(log.fault?.reason, "expected nothing after the end")
  }

  @Test(arguments: [
    (["{}"], 1), (["no line"], 1), ([#"{"do":"ready"}"#], 1),
    ([#"{"do":"join","name":"","version":1}"#], 1),
    ([#"{"do":"join","name":"a name too long","version":1}"#], 1),
    ([#"{"do":"join","name":"Ann","version":2}"#], 1),
    ([#"{"do":"join","name":"\u001b[2J","version":1}"#], 1),
    ([start[0], start[0]], 2), (start + [start[2]], 4),
    ([start[0], #"{"date":-1,"do":"go"}"#], 2),
    ([start[0], #"{"at":1,"card":0,"do":"choose"}"#], 2),
    (start + [#"{"at":1,"card":99,"do":"choose"}"#], 4),
    (start + [#"{"at":1,"do":"turnDown"}"#], 4), (start + [#"{"do":"finish"}"#], 4),
    (start + [#"{"at":1,"card":0,"do":"choose"}"#, #"{"at":2,"card":0,"do":"choose"}"#], 5),
  ])
  func `a claim that the rules do not allow is refuted at its line`(
    lines: [String], number: Int
  ) throws {
    let log = try log(lines)
    #expect(log.fault?.line == number && log.hasFinished == false)
    let after = try self.log(lines + [#"{"do":"abandon"}"#])
    expectEqual(after, log, "nothing after a fault counts")
  }

  @Test func `a long line and many shuffles are refuted`() throws {
    let long = #"{"do":"ready","x":""# + String(repeating: "x", count: 600) + "\"}"
    try expectEqual(log([Self.start[0], long]).fault?.line, 2)
    let shuffles = Array(repeating: #"{"at":1,"do":"shuffle"}"#, count: 501)
    try expectEqual(log(Self.start + shuffles).fault?.line, 504)
  }

  @Test func `one who has left may come back`() throws {
    let left = try log(Self.start + [#"{"do":"abandon"}"#])
    #expect(left.hasLeft && left.fault == nil)
    let back = try log(Self.start + [#"{"do":"abandon"}"#, #"{"at":1,"card":0,"do":"choose"}"#])
    #expect(!back.hasLeft && back.game.turned.count == 1)
  }
}

/// A folder of races with a board of three pairs; it is removed in the end.
final class RaceFixture {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("races-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var folder: RacesFolder { RacesFolder(directory: path) }

  static let code = RaceCode("k3v9ta")

  /// The board of the race.
  func header(seed: String = "x") throws -> JournalHeader {
    let deck = Deck(
      name: "Zoo", color: .blue, usualPairs: 3, pairs: ["ant", "bee", "cow"].map(Pair.init(twin:)))
    let drawn = try found(DrawnPairs(from: deck, count: 3, seed: seed))
    return JournalHeader(deck: deck, drawn: drawn, askedPairs: 3, start: 1, program: "0")
  }

  func dealt() throws -> MemoryGame<Face> { try found(header().deal()) }

  func newRace() throws -> Race { try folder.create(found(Self.code), header()) }

  func race() throws -> Race { try folder.race(found(Self.code)) }

  private struct Missing: Error {}

  private func found<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
  }
}

extension Race {
  /// Adds a line of the player.
  private func append(_ line: RaceLine) throws {
    try take(line)
    try write(line)
  }

  /// Makes the player ready, and starts the clock.
  func start() throws {
    try append(.ready)
    try append(.go(1))
  }

  /// Finds the pair of the first card on the table.
  func findPair(at time: Duration = .seconds(1)) throws {
    guard let id = own?.game.places.compactMap({ $0 }).first(where: { !$0.isMatched })?.id else {
      return
    }
    try append(.play(TimedIntent(.choose(id), at: time)))
    try append(.play(TimedIntent(.choose(id.partner), at: time)))
  }
}
