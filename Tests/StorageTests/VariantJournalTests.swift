import Decks
import MemoryGame
import Testing

@testable import Storage

/// Games with other rules than the usual one, on disk.
struct VariantJournalTests {
  private static let variants = [false, true].flatMap { isOpen in
    [false, true].map { Variant(closesGaps: isOpen, isOpen: isOpen, hasSides: $0) }
  }

  private func header(_ variant: Variant) throws -> JournalHeader {
    let sample = try JournalHeader.sample(pairs: 4, words: true)
    return JournalHeader(
      deck: sample.deck, drawn: sample.drawn, askedPairs: 4, variant: variant, start: 0,
      program: "1")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a journal keeps its variant, and the game follows it`(number: Int) throws {
    let header = try header(Self.variants[number])
    let played = try header.randomGame(intents: 60)
    let record = try JournalRecord(reading: header.journal(played.intents))
    #expect(record.header == header)
    #expect(record.game == played.game)
    #expect(record.game.variant == Self.variants[number])
  }

  @Test func `a journal without the keys is that of a usual game`() throws {
    let bytes = try header(Variant()).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\"version\":1}"))
    #expect(!text.contains("sides"))
    #expect(!text.contains("open"))
    #expect(try JournalRecord(reading: bytes).header.variant == Variant())
  }

  @Test func `earlier versions leave alone games that they cannot play`() throws {
    for variant in [Variant(isOpen: true), Variant(hasSides: true)] {
      let text = String(decoding: try header(variant).bytes, as: UTF8.self)
      #expect(text.contains("\"version\":2}"))
    }
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
