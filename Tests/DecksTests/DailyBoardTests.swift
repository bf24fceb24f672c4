import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

@Suite struct DailyBoardTests {
  /// A week, from Monday, with the faces of the first three places.
  private static let week = [
    ("2026-11-16", "Weather", 6), ("2026-11-17", "Faces", 7), ("2026-11-18", "Playing Cards", 8),
    ("2026-11-19", "Sports", 9), ("2026-11-20", "Halloween", 10), ("2026-11-21", "Food", 12),
    ("2026-11-22", "Animals", 15),
  ]

  @Test(arguments: week) func `deck and size depend on the day of the week`(
    date: String, deck: String, pairs: Int
  ) throws {
    let board = DailyBoard(try #require(CalendarDay(date)))
    #expect((board.deckName, board.pairs) == (deck, pairs))
    expectEqual(board.setup(), GameSetup(code: "\(deck):\(pairs)#\(date)"))
    let next = DailyBoard(CalendarDay(board.day.number + 7))
    #expect((next.deckName, next.pairs) == (deck, pairs))
    let all = try #require(board.deck)
    expectEqual(DrawnPairs(from: all, count: pairs, seed: date)?.pairs.count, pairs)
  }

  @Test func `the boards of a week never change`() throws {
    let boards = try Self.week.map { date, _, pairs in
      let board = DailyBoard(try #require(CalendarDay(date)))
      let deck = try #require(board.deck)
      let drawn = try #require(DrawnPairs(from: deck, count: pairs, seed: date))
      let game = try #require(drawn.deal())
      return game.places.prefix(3).map { $0?.content.text ?? "" }.joined(separator: " ")
    }
    expectEqual(
      boards,
      [
        "🥵 🌁 🌵", "🤓 🤢 🤢", "2♥ 2♣ K♥", "🎳 🎽 🧗", "👹 🔥 🌙", "🥪 🍮 🧀", "🦃 🐙 🦒",
      ])
  }

  @Test func `an occasion is a member of the setup`() throws {
    let day = try #require(CalendarDay("2026-11-22"))
    for (occasion, member) in [
      (Occasion.daily(day), "\"daily\":\"2026-11-22\""),
      (.dailyPractice(day), "\"dailyPractice\":\"2026-11-22\""), (.journey(7), "\"journey\":7"),
    ] {
      let setup = DailyBoard(day).setup(occasion)
      let json = try JSONEncoder().encode(setup)
      #expect(String(decoding: json, as: UTF8.self).contains(member))
      try expectEqual(JSONDecoder().decode(GameSetup.self, from: json), setup)
      expectEqual(setup.withoutOccasion, DailyBoard(day).setup())
    }
  }

  @Test(arguments: [
    #""daily":"2026-11-31""#, #""daily":7"#, #""daily":null"#, #""journey":"x""#,
    #""dailyPractice":"""#,
  ]) func `an occasion that makes no sense is ignored`(member: String) throws {
    let json = Data(#"{"deck":"Animals","pairs":15,"seed":"2026-11-22",\#(member)}"#.utf8)
    try expectEqual(JSONDecoder().decode(GameSetup.self, from: json).occasion, .plain)
  }
}
