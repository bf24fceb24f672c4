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
    let ann = try fixture.newRace(of: "Ann")
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
    let ann = try fixture.newRace(of: "Ann")
    let other = try fixture.race()
    #expect(throws: RaceFault.self) { try other.join(as: "ANN") }
    #expect(throws: RaceFault.self) { try other.join(as: "more than twelve") }
    try other.join(as: "Änn")
    #expect(ann.update() && ann.racers.count == 2)
  }

  @Test func `a player who was killed takes the race up where it was`() throws {
    var killed: Race? = try fixture.newRace(of: "Ann")
    try killed?.start()
    try killed?.findPair()
    let lines = try #require(killed?.own?.lines)
    killed = nil
    let file = try #require(FileHandle(forWritingAtPath: fixture.log("ann")))
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
    let ann = try fixture.newRace(of: "Ann")
    try Data((#"{"do":"join","name":"Eve","version":1}"# + "\njunk\n").utf8)
      .write(to: URL(fileURLWithPath: fixture.log("eve")))
    try Data(repeating: 0x0A, count: 300_000).write(to: URL(fileURLWithPath: fixture.log("flood")))
    try FileManager.default.createSymbolicLink(
      atPath: fixture.log("link"), withDestinationPath: "/etc/passwd")
    expectEqual(mkfifo(fixture.log("pipe"), 0o600), 0)
    #expect(ann.update())
    expectEqual(names(ann), ["Ann", "Eve"])
    expectEqual(ann.racers.last?.log.fault?.line, 2)
    try ann.start()
    try ann.findPair()
    expectEqual(ann.own?.game.pairsFound, 1)
  }

  /// A race with eight racers, of whom the first one has started.
  private func fullRace() throws -> [Race] {
    _ = try fixture.newRace()
    let races = try (1...8).map { number in
      let race = try fixture.race()
      try race.join(as: "p\(number)")
      return race
    }
    try races.first?.start()
    return races
  }

  private func makeOld(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -61)], ofItemAtPath: fixture.log(name))
  }

  @Test func `one who has not been ready for a minute gives the place back`() throws {
    let races = try fullRace()
    let late = try fixture.race()
    try makeOld("p1")
    #expect(throws: RaceFault.self) { try late.join(as: "p9") }
    try makeOld("p3")
    try late.join(as: "p9")
    #expect(races[0].update())
    expectEqual(names(races[0]), ["p1", "p2", "p4", "p5", "p6", "p7", "p8", "p9"])
    #expect(throws: StorageError.self) { try races[2].write(.ready) }
    expectEqual(try fixture.race().racers.count, 8)
  }

  @Test func `a ready player not connected for a minute gives the place back`() throws {
    var races = try fullRace()
    try races[2].take(.ready)
    try races[2].write(.ready)
    try makeOld("p3")
    #expect(throws: RaceFault.self) { try fixture.race().join(as: "p9") }
    races.remove(at: 2)
    try fixture.race().join(as: "p9")
    expectEqual(names(try fixture.race()).contains("p3"), false)
  }

  @Test func `whoever made the race puts a racer out for good`() throws {
    let ann = try fixture.newRace(of: "Ann")
    let eve = try fixture.race()
    try eve.join(as: "Eve")
    #expect(ann.update() && ann.racers.count == 2)
    let code = try #require(RaceFixture.code)
    #expect(throws: RaceFault.self) { try fixture.folder.putOut("Bob", of: code) }
    try fixture.folder.putOut("Eve", of: code)
    #expect(ann.update())
    expectEqual(names(ann), ["Ann"])
    #expect(throws: RaceFault.self) { try fixture.race().join(as: "eve") }
  }

  @Test func `a log can have no other name than its own, and no impossible time`() throws {
    let ann = try fixture.newRace(of: "Ann")
    let now = Int64(Date().timeIntervalSince1970) * 1_000_000
    func write(_ name: String, _ lines: [String]) throws -> String? {
      try Data(lines.map { $0 + "\n" }.joined().utf8)
        .write(to: URL(fileURLWithPath: fixture.log(name)))
      ann.update()
      let racer = ann.racers.first { $0.id == RacerID(name) }
      return racer == nil ? "no racer" : racer?.log.fault?.reason
    }
    func join(_ name: String) -> String { #"{"do":"join","name":"\#(name)","version":1}"# }
    func go(_ date: Int64) -> String { #"{"date":\#(date),"do":"go"}"# }
    try expectEqual(write("twin", [join("Ann")]), "no racer")
    let clock = "expected a time since the race was made, by the host's clock"
    try expectEqual(write("late", [join("late"), go(now + 9_936_000_000_000)]), clock)
    try expectEqual(write("old", [join("old"), go(now - 400_000_000)]), clock)
    let far = #"{"at":3600000000000,"card":0,"do":"choose"}"#
    try expectEqual(write("far", [join("far"), go(now), far]), clock)
    let soon = #"{"at":1000000,"card":0,"do":"choose"}"#
    try expectNil(write("soon", [join("soon"), go(now), soon]))
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

/// A folder of races with a board of three pairs; it is removed in the end.
struct RaceFixture {
  private let root = TemporaryDirectory()

  var path: String { root.path }

  var folder: RacesFolder { RacesFolder(directory: path) }

  static let code = RaceCode("k3v9ta")

  /// The board of the race.
  func header() throws -> JournalHeader {
    let deck = Deck(
      name: "Zoo", color: .blue, usualPairs: 3, pairs: ["ant", "bee", "cow"].map(Pair.init(twin:)))
    let drawn = try #require(DrawnPairs(from: deck, count: 3, seed: "x"))
    return JournalHeader(deck: deck, drawn: drawn, askedPairs: 3, start: 1, program: "0")
  }

  func dealt() throws -> MemoryGame<Face> { try #require(try header().deal()) }

  func newRace(of name: String? = nil) throws -> Race {
    let race = try folder.create(#require(Self.code), header())
    if let name { try race.join(as: name) }
    return race
  }

  /// The path of a log, by the racer's id.
  func log(_ id: String) -> String { "\(path)/races/k3v9ta/\(id).jsonl" }

  func race() throws -> Race { try folder.race(#require(Self.code)) }
}

extension Race {
  /// Adds a line of the player.
  private func append(_ line: RaceLine) throws {
    try take(line)
    try write(line)
  }

  /// Makes the player ready, and starts the clock, which is that of this computer.
  func start() throws {
    try append(.ready)
    try append(.go(Int64(Date().timeIntervalSince1970 * 1_000_000)))
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
