import Expectations
import Foundation
import MemoryGame
import Testing

@testable import Races

/// Lines of a race on their way between two directories.
struct RaceExchangeTests {
  private let here = RaceFixture()
  private let there = RaceFixture()

  /// Has a host take lines.
  private func take(_ lines: String..., by host: RaceExchange? = nil) throws {
    try (host ?? self.host()).take(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func host() throws -> RaceExchange {
    RaceExchange(try #require(RaceFixture.code), in: "\(here.path)/races/k3v9ta", as: .host)
  }

  private var mirror: String { "\(there.path)/races/k3v9ta@bob" }

  private func racer(_ name: String? = "Bob") throws -> RaceExchange {
    let exchange = RaceExchange(
      try #require(RaceFixture.code), in: mirror, as: .racer(name.map(RacerID.init(name:))))
    try exchange.connect()
    return exchange
  }

  /// Carries lines both ways until none are left.
  private func carry(_ one: RaceExchange, _ other: RaceExchange) throws {
    while true {
      let (there, back) = (one.newLines(), other.newLines())
      guard !there.isEmpty || !back.isEmpty else { return }
      try other.take(there)
      try one.take(back)
    }
  }

  private func bob() throws -> Race { try Race(#require(RaceFixture.code), mirror: mirror) }

  @Test func `two players on two hosts see each other's games`() throws {
    let ann = try here.newRace(of: "Ann")
    let (host, racer) = (try host(), try racer())
    try carry(host, racer)
    let bob = try bob()
    #expect(bob.racers.map(\.log.name) == ["Ann"] && bob.header == ann.header)
    try bob.join(as: "Bob")
    for race in [ann, bob] {
      try race.start()
      try race.findPair()
      try carry(host, racer)
    }
    #expect(ann.update() && ann.racers.map(\.log.game.pairsFound) == [1, 1])
    bob.update()
    expectEqual(bob.racers.map(\.log), ann.racers.map(\.log))
  }

  @Test func `a name belongs to the key that joined first, which only the host knows`() throws {
    let ann = try here.newRace(of: "Ann")
    try carry(host(), racer())
    let bob = try bob()
    try bob.join(as: "Bob", key: "secret")
    try bob.start()
    try carry(host(), racer())
    #expect(ann.update() && ann.racers.last?.log.key == "secret")
    #expect(throws: RaceFault.self) { try here.race().join(as: "Bob") }
    // Another connection: what it gets, what it can send, and that the player comes back.
    let lines = String(decoding: try host().newLines(), as: UTF8.self)
    #expect(lines.contains(#"bob 1 {"do":"join","name":"Bob","version":1}"#))
    #expect(!lines.contains("secret"))
    for line in [
      #"bob 1 {"do":"join","name":"Bob","version":1}"#, #"bob 4 {"do":"abandon"}"#,
      #"bob 1 {"do":"join","key":"guess","name":"Bob","version":1}"#,
    ] {
      #expect(throws: RaceFault.self) { try take(line) }
    }
    try bob.findPair()
    try carry(host(), racer())
    #expect(ann.update() && ann.racers.last?.log == bob.own)
  }

  @Test func `a host writes down nothing that cannot be; a refused line takes no place`() throws {
    _ = try here.newRace()
    let join = #"eve 1 {"do":"join","name":"Eve","version":1}"#
    for lines in [
      "eve 1 {}", #"eve 1 {"do":"join","name":"Ann","version":1}"#,
      join + "\n" + #"eve 2 {"date":99999999999999999,"do":"go"}"#,
      join + "\n" + #"eve 2 {"do":"finish"}"#,
    ] {
      #expect(throws: RaceFault.self) { try take(lines) }
    }
    let log = here.log("eve")
    try expectEqual(String(contentsOfFile: log, encoding: .utf8), String(join.dropFirst(6)) + "\n")
    try FileManager.default.removeItem(atPath: log)
    #expect(throws: RaceFault.self) { try take("eve 1 {}") }
    #expect(!FileManager.default.fileExists(atPath: log))
  }

  @Test func `a name without a key cannot be continued by a connection`() throws {
    _ = try here.newRace(of: "Ann")
    let lines = String(decoding: try host().newLines(), as: UTF8.self)
    let join = try #require(lines.split(separator: "\n").first { $0.hasPrefix("ann 1 ") })
    #expect(throws: RaceFault.self) { try take(String(join)) }
    try here.race().join(as: "Ann")
  }

  @Test func `one who joins and leaves again and again waits since joining`() throws {
    _ = try here.newRace()
    let host = try host()
    let log = here.log("eve")
    func changed() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: log)[.modificationDate] as? Date
    }
    try take(#"eve 1 {"do":"join","key":"secret","name":"Eve","version":1}"#, by: host)
    let joined = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: joined], ofItemAtPath: log)
    try take(#"eve 2 {"do":"abandon"}"#, by: host)
    try expectEqual(changed(), joined)
    try take(#"eve 3 {"do":"ready"}"#, by: host)
    #expect(try changed() != joined)
    try FileManager.default.setAttributes([.modificationDate: joined], ofItemAtPath: log)
    host.disconnect()
    #expect(try changed() != joined)
  }

  @Test func `whatever breaks, a new connection brings everything once`() throws {
    let ann = try here.newRace(of: "Ann")
    try carry(host(), racer())
    let bob = try bob()
    try bob.join(as: "Bob", key: "secret")
    try bob.start()
    var generator = SeededGenerator(seed: "breaks")
    for _ in 0..<40 {
      if bob.own?.game.isOver == false { try bob.findPair() }
      // A connection that carries a part of the bytes, and then breaks.
      let (host, racer) = (try host(), try racer())
      let (down, up) = (host.newLines(), racer.newLines())
      try racer.take(down.prefix(generator.next(below: down.count + 1)))
      try host.take(up.prefix(generator.next(below: up.count + 1)))
    }
    try carry(host(), racer())
    ann.update()
    #expect(ann.racers.last?.log == bob.own && bob.own?.hasFinished == true)
  }

  @Test func `a race is made on a host by its first player`() throws {
    try RaceExchange.begin(here.header(), in: mirror)
    let bob = try bob()
    try bob.join(as: "Bob")
    let racer = try racer()
    try host().take(racer.newLines())
    let race = try here.race()
    #expect(race.header == bob.header && race.racers.map(\.log.name) == ["Bob"])
  }

  @Test func `a player whose directory is lost gets the log back`() throws {
    let bob = try here.newRace(of: "Bob")
    try bob.start()
    try bob.findPair()
    try racer().take(host().newLines())
    let again = try self.bob()
    try again.join(as: "Bob")
    expectEqual(again.own, bob.own)
  }

  @Test(arguments: [
    "bob", "bob 1", "bob x {}", "bob 0 {}", "bob 3 {}", "../bob 1 {}", "_other 1 {}",
    "ann 1 {\"do\":\"leave\"}", "bob 1 {}\neve 1 {}",
    "bob 1 \(String(repeating: "x", count: 600))",
  ])
  func `a host takes only the next lines of one racer`(lines: String) throws {
    let ann = try here.newRace(of: "Ann")
    #expect(throws: RaceFault.self) { try take(lines) }
    expectEqual(ann.own?.lines, 1)
  }

  @Test func `a line without an end does not fill the memory`() throws {
    _ = try here.newRace()
    let host = try host()
    #expect(throws: RaceFault.self) { try host.take(Array(repeating: 0x78, count: 200_000)) }
  }

  @Test func `without a race there is nothing to join`() throws {
    for line in [#"bob 1 {"do":"join","name":"Bob","version":1}"#, "_board 1 {}"] {
      #expect(throws: RaceFault.self) { try take(line) }
    }
  }
}
