import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

/// Boards that must never change, of decks whose texts look alike or are written in several ways.
struct BoardVectorTests {
  /// Texts that differ in variation selectors, marks, invisible characters or their form only.
  private static let faces = """
    ❤
    ❤\u{FE0F}
    ❤\u{FE0E}
    ma
    má
    ma\u{300}
    co\u{AD}op
    coop
    A\u{30A}ngstro\u{308}m
    🕷
    🕷\u{FE0F}
    \u{1112}\u{1161}\u{11AB}
    한
    vie\u{302}\u{323}t
    việt
    """

  private func board(_ seed: String) throws -> [String] {
    let deck = try deck(Self.faces)
    let drawn = try #require(DrawnPairs(from: deck, count: 6, seed: seed))
    let game = try #require(drawn.deal())
    return game.cards.map { card in
      card.content.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
  }

  @Test func `a board of texts that look alike is the same in every version`() throws {
    try expectEqual(
      board("owl"),
      [
        "76 69 65 302 323 74", "6d e1", "76 69 65 302 323 74", "6d 61 300", "2764 fe0e",
        "2764 fe0f", "6d e1", "6d 61 300", "2764 fe0f", "63 6f 6f 70", "63 6f 6f 70", "2764 fe0e",
      ])
    try expectEqual(
      board("k3v9ta"),
      [
        "2764", "1112 1161 11ab", "63 6f 6f 70", "63 6f ad 6f 70", "6d 61 300", "63 6f 6f 70",
        "6d 61 300", "1112 1161 11ab", "63 6f ad 6f 70", "2764 fe0e", "2764", "2764 fe0e",
      ])
  }

  @Test func `texts in composed and decomposed form are one pair, others are kept apart`() throws {
    let deck = try deck(Self.faces)
    expectEqual(deck.pairs.count, 13)
    expectEqual(deck.playablePairs, 13)
  }
}

struct DrawnPairsTests {
  private let deck = Deck(
    name: "Numbers", color: .blue, usualPairs: 4, pairs: (0..<40).map { Pair(twin: "\($0)") })

  @Test func `restored pairs deal the same board and the same later shuffles`() throws {
    let drawn = try #require(DrawnPairs(from: deck, count: 5, seed: "owl"))
    let again = try #require(DrawnPairs(drawn.pairs, deckSize: drawn.deckSize, seed: drawn.seed))
    var game = try #require(drawn.deal())
    var twin = try #require(again.deal())
    expectEqual(game, twin)
    game.shuffle(at: .zero)
    twin.shuffle(at: .zero)
    expectEqual(game, twin)
  }

  @Test func `the cards are shuffled by the generator that drew the pairs`() throws {
    var generator = SeededGenerator(seed: "owl")
    var order = Array(deck.pairs.indices)
    generator.shuffle(&order)
    let pairs = order.prefix(5).map { deck.pairs[$0] }
    let game = MemoryGame(pairs: pairs.map { ($0.first, $0.second) }, generator: generator)
    expectEqual(DrawnPairs(from: deck, count: 5, seed: "owl")?.deal(), game)
  }

  @Test func `a board of fewer than two pairs is not drawn`() {
    expectNil(DrawnPairs(from: deck, count: 1, seed: ""))
    expectNil(DrawnPairs(from: deck, count: -1, seed: ""))
    expectNil(DrawnPairs([Pair(twin: "a")], deckSize: 9, seed: ""))
  }

  @Test(arguments: 0..<20)
  func `a playable deck can be played with every seed`(seed: Int) throws {
    let pairs = [("a", "b"), ("c", "a"), ("c", "d")].map { Pair(term: $0.0, definition: $0.1) }
    let drawn = try #require(DrawnPairs(from: Deck(pairs), count: 2, seed: "\(seed)"))
    expectEqual(Set(drawn.pairs), [pairs[0], pairs[2]])
  }

  @Test(arguments: [-1, 0, 2, DrawnPairs.largestDeck + 1, .max])
  func `a deck smaller than its board or larger than any is refused`(size: Int) {
    expectNil(DrawnPairs(Array(deck.pairs.prefix(3)), deckSize: size, seed: ""))
  }
}

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
    expectEqual(boards, ["🥵 🌁 🌵", "🤓 🤢 🤢", "2♥ 2♣ K♥", "🎳 🎽 🧗", "👹 🔥 🌙", "🥪 🍮 🧀", "🦃 🐙 🦒"])
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

@Suite struct JourneyBoardTests {
  @Test func `boards are numbered from one, six in a chapter`() {
    expectEqual(Journey.boards.map(\.number), Array(1...60))
    #expect(Journey.chapters.allSatisfy { $0.boards.count == Journey.boardsPerChapter })
    #expect(Journey.board(1)?.deckName == "Animals" && Journey.board(36)?.pairs == 30)
    expectEqual(Journey.board(60)?.variant.code, "drift+moves3")
    #expect(Journey.board(0) == nil && Journey.board(61) == nil)
  }

  @Test func `boards grow from three pairs, and in every chapter`() throws {
    let first = try #require(Journey.chapters.first)
    expectEqual(first.boards.map(\.pairs), [3, 4, 5, 6, 9, 10])
    for chapter in Journey.chapters {
      #expect(zip(chapter.boards, chapter.boards.dropFirst()).allSatisfy { $0.pairs < $1.pairs })
    }
  }

  @Test func `decks come before rules`() {
    let variants = Journey.boards.map(\.variant)
    #expect(variants.prefix(18).allSatisfy { $0 == Variant() })
    #expect(variants.dropFirst(18).allSatisfy { $0 != Variant() && !$0.isOpen })
  }

  @Test func `every board has a deck that fills it`() throws {
    for board in Journey.boards {
      let deck = try #require(board.deck)
      #expect(BuiltInDecks.names.contains(deck.name))
      #expect(deck.playablePairs >= board.pairs, "\(board.number)")
      #expect(!board.variant.hasSides || deck.isWords, "\(board.number)")
      #expect(board.variant.ofAKind == nil || !deck.isWords, "\(board.number)")
    }
  }

  @Test func `each chapter opens with fewer stars than the chapters before it have`() {
    let needed = Journey.chapters.map(\.stars)
    #expect(needed == needed.sorted() && needed.first == 0)
    for (index, stars) in needed.enumerated() { #expect(stars <= 12 * index) }
  }
}

@Suite struct CalendarDayTests {
  @Test func `a date is read and written`() throws {
    for number in stride(from: 0, through: 2_932_896, by: 97) {
      let day = CalendarDay(number)
      expectEqual(CalendarDay(day.description), day)
      expectEqual(CalendarDay(year: day.year, month: day.month, day: day.day), day)
    }
    let day = try #require(CalendarDay("2026-11-22"))
    #expect(day.number == 20_779 && day.weekday == 6)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-31", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
    "1969-12-31", "99999-01-01", "26-11-22", "2026-1-2", "2026/11/22", " 2026-11-22", "2026-11-2x",
    "-026-11-22", "2026-11-22-", "٢٠٢٦-١١-٢٢",
  ]) func `an impossible date is refused`(text: String) {
    expectNil(CalendarDay(text))
  }

  @Test func `months are as long as they are`() {
    func day(_ text: String, adding months: Int) -> String {
      CalendarDay(text)?.adding(months: months).description ?? ""
    }
    expectEqual(day("2026-01-31", adding: 1), "2026-02-28")
    expectEqual(day("2024-03-31", adding: -1), "2024-02-29")
    expectEqual(day("2026-12-15", adding: 1), "2027-01-15")
    expectEqual(day("2026-01-15", adding: -1), "2025-12-15")
    expectEqual(CalendarDay("2026-11-22")?.startOfMonth.description, "2026-11-01")
  }
}
