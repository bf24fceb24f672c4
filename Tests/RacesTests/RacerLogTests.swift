import Expectations
import MemoryGame
import Storage
import Testing

@testable import Races

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

  @Test(arguments: [
    (#"{"at":5,"do":"undo"}"#, "expected no undo in a race"),
    (#"{"at":5,"do":"hint"}"#, "expected a move that the rules of the game allow"),
    (#"{"at":5,"by":"passed","do":"end"}"#, "expected a move that the rules of the game allow"),
  ])
  func `a racer takes nothing back, asks for no hint and ends no game`(
    line: String, reason: String
  ) throws {
    let log = try log(Self.start + [line])
    #expect(log.fault?.reason == reason && log.game.hints == 0 && !log.game.isOver)
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
  func `a claim against the rules is refuted at its line`(lines: [String], number: Int) throws {
    let log = try log(lines)
    #expect(log.fault?.line == number && log.hasFinished == false)
    let after = try self.log(lines + [#"{"do":"abandon"}"#])
    expectEqual(after, log, "nothing after a fault counts")
  }

  @Test func `times that run backwards are refuted`() throws {
    let log = try log(
      Self.start + [
        #"{"at":900000,"card":0,"do":"choose"}"#, #"{"at":800000,"card":2,"do":"choose"}"#,
      ])
    #expect(log.fault?.line == 5 && log.fault?.reason.contains("backwards") == true)
  }

  @Test func `cards faster than a key repeats are refuted`() throws {
    let all = (0..<6).map { #"{"at":0,"card":\#($0),"do":"choose"}"# }
    try expectEqual(log(Self.start + all).fault?.line, 7)
    let repeated = (0..<6).map { #"{"at":\#($0 * 30_000),"card":\#($0),"do":"choose"}"# }
    let fast = try log(Self.start + repeated)
    #expect(fast.fault == nil && fast.hasFinished)
  }

  @Test func `more keys at once than a program reads are refuted, however late they come`() throws {
    func faultLine(gap: Int) throws -> Int? {
      let cards = [0, 2, 4, 0, 2, 4, 0, 2].enumerated().map {
        #"{"at":\#(150_000_000 + $0 * gap),"card":\#($1),"do":"choose"}"#
      }
      return try log(Self.start + cards).fault?.line
    }
    try expectEqual(faultLine(gap: 0), 10)
    try expectEqual(faultLine(gap: 10_000), 10)
    try expectNil(faultLine(gap: 30_000))
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
