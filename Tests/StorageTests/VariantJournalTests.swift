import Decks
import Expectations
import MemoryGame
import Testing

@testable import Storage

/// Games with other rules than the usual one, on disk.
struct VariantJournalTests {
  private static let variants =
    [false, true].flatMap { isOpen in
      [false, true].map { Variant(closesGaps: isOpen, isOpen: isOpen, hasSides: $0) }
    }
    + ["drift+moves0", "three+gaps+peek60", "four+traces+clock5", "sudden+drift+sides"].compactMap {
      try? Variant(codes: $0.split(separator: "+"))
    }

  private func header(_ variant: Variant) throws -> JournalHeader {
    let sample = try JournalHeader.sample(pairs: 4, words: variant.ofAKind == nil)
    return JournalHeader(
      deck: sample.deck, drawn: sample.drawn, askedPairs: 4, variant: variant, start: 0,
      program: "1")
  }

  @Test(arguments: 0..<8)
  func `a journal keeps its variant, and the game follows it`(number: Int) throws {
    let header = try header(Self.variants[number])
    let played = try header.randomGame(intents: 60)
    let record = try JournalRecord(reading: header.journal(played.intents))
    expectEqual(record.header, header)
    expectEqual(record.game, played.game)
    expectEqual(record.game.variant, Self.variants[number])
  }

  @Test func `a journal without the keys is that of a usual game`() throws {
    let bytes = try header(Variant()).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\"version\":1}"))
    #expect(!text.contains("sides"))
    #expect(!text.contains("open"))
    try expectEqual(JournalRecord(reading: bytes).header.variant, Variant())
  }

  @Test func `earlier versions leave alone games that they cannot play`() throws {
    for variant in [Variant(isOpen: true), Variant(hasSides: true)] {
      let text = String(decoding: try header(variant).bytes, as: UTF8.self)
      #expect(text.contains("\"version\":2}"))
    }
  }

  @Test func `journals of newer rules have a format of their own`() throws {
    let text = String(decoding: try header(Self.variants[5]).bytes, as: UTF8.self)
    #expect(text.contains("\"version\":4"))
    #expect(text.contains("\"ofAKind\":3") && text.contains("\"peek\":60"))
    for bad in ["\"ofAKind\":5", "\"ofAKind\":true", "\"ofAKind\":3,\"sides\":true"] {
      let broken = text.replacing("\"ofAKind\":3", with: bad)
      #expect(throws: StorageError.Reason.self) { try JournalRecord(reading: Array(broken.utf8)) }
    }
    let words = String(decoding: try header(Variant(hasSides: true)).bytes, as: UTF8.self)
      .replacing("\"sides\":true", with: "\"ofAKind\":3").replacing(
        "\"version\":2}", with: "\"version\":4}")
    #expect(throws: StorageError.Reason.self) { try JournalRecord(reading: Array(words.utf8)) }
  }

  @Test func `the verdict that ended a game stands in its journal`() throws {
    let header = try header(Self.variants[7])
    let intents: [Intent] = [
      .choose(CardID(rawValue: 0)), .choose(CardID(rawValue: 2)), .end(.forgotten),
    ]
    let timed = intents.map { TimedIntent($0, at: .seconds(1)) }
    let record = try JournalRecord(reading: header.journal(timed, end: .finished))
    #expect(record.intents == timed && record.game.ending == .forgotten)
    let result = try #require(GameRecord(record.game, header.setup)).saved(at: 5)
    #expect(result.line.contains("\"ended\":\"forgotten\"") && result.pairsFound == 0)
    try expectEqual(GameRecord(line: Array(result.line.utf8)), result)
    expectNil([result].best(result.kind))
    let fault = PerformanceFault.of { () throws(PerformanceFault) in _ = try Performance(record) }
    expectEqual(fault, .endedEarly)
  }

  @Test func `with open cards the time counts first on the list of the best`() {
    let record = { (moves: Int, time: Duration) in
      GameRecord(
        GameSetup(deck: "x", pairs: 4, variant: Variant(isOpen: true), seed: "s"), moves: moves,
        score: 0, time: time, date: 1)
    }
    #expect(record(9, .seconds(5)).isBetter(than: record(4, .seconds(6))))
    #expect(!record(4, .seconds(6)).isBetter(than: record(9, .seconds(5))))
  }
}
