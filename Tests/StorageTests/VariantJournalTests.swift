import Decks
import MemoryGame
import Testing

@testable import Storage

/// Games that differ from the usual, on disk.
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
  func `a journal carries its variant, and the game is played by it`(number: Int) throws {
    let header = try header(Self.variants[number])
    let played = try header.randomGame(intents: 60)
    let record = try JournalRecord(reading: header.journal(played.intents))
    #expect(record.header == header)
    #expect(record.game == played.game)
    #expect(record.game.variant == Self.variants[number])
  }

  @Test func `a journal without the keys is one of a usual game`() throws {
    let bytes = try header(Variant()).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\"version\":1}"))
    #expect(!text.contains("sides"))
    #expect(!text.contains("open"))
    #expect(try JournalRecord(reading: bytes).header.variant == Variant())
  }

  @Test func `earlier versions leave games alone that they cannot play`() throws {
    for variant in [Variant(isOpen: true), Variant(hasSides: true)] {
      let text = String(decoding: try header(variant).bytes, as: UTF8.self)
      #expect(text.contains("\"version\":2}"))
    }
  }

  @Test func `the history keeps races and sides apart`() throws {
    let race = HistoryEntry(
      date: 1, kind: .open, deck: "x", pairs: 4, seed: "s", closesGaps: false, hasSides: true,
      moves: 5, score: 0, time: .seconds(9))
    #expect(race.line.contains("\"kind\":\"open\""))
    #expect(try HistoryEntry(Array(race.line.utf8)) == race)
    let usual = HistoryEntry(
      date: 1, deck: "x", pairs: 4, seed: "s", closesGaps: false, moves: 5, score: 0,
      time: .seconds(9))
    #expect(!BestEntry(race, player: nil).isComparable(to: BestEntry(usual, player: nil)))
  }

  @Test func `on the list of the best the time counts in a race`() {
    let entry = { (moves: Int, time: Duration) in
      BestEntry(
        HistoryEntry(
          date: 1, kind: .open, deck: "x", pairs: 4, seed: "s", closesGaps: false, moves: moves,
          score: 0, time: time), player: nil)
    }
    #expect(entry(9, .seconds(5)).isBetter(than: entry(4, .seconds(6))))
    #expect(!entry(4, .seconds(6)).isBetter(than: entry(9, .seconds(5))))
  }
}
