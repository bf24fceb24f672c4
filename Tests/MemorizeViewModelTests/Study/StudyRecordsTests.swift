import Decks
import Expectations
import MemoryGame
import Storage
import Study
import Testing

@testable import MemorizeViewModel

/// Reviews for other programs.
struct StudyRecordsTests {
  private let deck = Deck(
    name: "Baltic", color: .blue, usualPairs: 2,
    pairs: [
      Pair(term: "Latvia", definition: "Riga"), Pair(term: "#1", definition: "\"one\""),
      Pair(twin: "x"), Pair(term: "Estonia", definition: "Tallinn"),
    ])

  private func records(_ rows: [(Int, StudyReview.Method, Grade?, Int)]) throws -> StudyRecords {
    let reviews = try rows.map { row in
      let pair = try #require(StudyPair(deck.pairs[row.0]))
      return try #require(
        StudyReview(
          of: pair, by: row.1, row.2, day: row.3, date: Int64(row.3) * 86_400 + 60))
    }
    return StudyRecords(reviews, today: 100)
  }

  @Test func `there is one grade per pair and day, a typed one before all others`() throws {
    let records = try records([
      (0, .shown, nil, 10), (0, .matching, .good, 10), (1, .matching, .good, 10),
      (0, .matching, .again, 10), (1, .typed, .again, 10), (1, .typed, .good, 10),
      (0, .typed, .good, 12), (0, .matching, .again, 12),
    ])
    expectEqual(
      records.csv,
      [
        "card_id,review_time,review_rating", "1,864060000,3", "2,864060000,1", "1,1036860000,3",
      ])
  }

  @Test func `grades are in the order of time, and none is of a day to come`() throws {
    let records = try records([
      (0, .typed, .good, 12), (1, .typed, .good, 101), (1, .matching, .again, 10),
      (3, .typed, .good, 12),
    ])
    expectEqual(
      Array(records.csv.dropFirst()), ["1,864060000,1", "2,1036860000,3", "3,1036860000,3"])
  }

  @Test func `missed pairs are a deck that can be read again, with a tag`() throws {
    let records = try records([
      (0, .matching, .again, 10), (1, .matching, .again, 10), (3, .matching, .good, 10),
    ])
    let lines = records.missed(of: deck)
    #expect(lines.contains("Latvia\tRiga\tmemorize::missed"))
    let text = lines.joined(separator: "\n")
    let read = try Deck(reading: text.utf8, named: "x", columns: DeckColumns(tag: "memorize"))
    expectEqual(read.name, "Baltic, missed")
    expectEqual(Set(read.pairs), Set(deck.pairs.prefix(2)))
  }

  @Test func `progress counts each pair of words once`() throws {
    let records = try records([
      (0, .matching, .good, 10), (0, .matching, .good, 12), (0, .typed, .good, 23),
      (1, .matching, .again, 99),
    ])
    let progress = try #require(records.progressIfBegun(of: deck))
    #expect((progress.known, progress.learning, progress.new, progress.due) == (1, 1, 1, 2))
    #expect((progress.total.matching.tests, progress.total.typed.tests) == (1, 1))
    expectEqual(progress.hardest.map(\.lapses), [1])
    expectEqual(progress.forecast, Array(repeating: 0, count: 30))
    let other = Deck(
      name: "Other", color: .red, usualPairs: 2, pairs: [Pair(term: "a", definition: "b")])
    expectNil(records.progressIfBegun(of: other))
  }
}
