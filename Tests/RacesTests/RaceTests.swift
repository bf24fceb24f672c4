import Expectations
import Foundation
import MemoryGame
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
