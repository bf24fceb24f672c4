import Decks
import Expectations
import MemoryGame
import Testing

@testable import Storage

struct PerformanceTests {
  private static let variants =
    (0..<8).map { Variant(closesGaps: $0 & 1 > 0, isOpen: $0 & 2 > 0, hasSides: $0 & 4 > 0) }
    + ["drift+traces", "gaps+drift+sides+peek3"].compactMap {
      try? Variant(codes: $0.split(separator: "+"))
    }

  @Test(arguments: BuiltInDecks.names)
  func `eight pairs in twenty moves have a code of at most 300 characters`(name: String) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    for seed in 0..<12 {
      let record = try JournalRecord.played(
        deck, pairs: 8, misses: 12, seed: "seed\(seed)", slowest: 20_000)
      let code = try Performance(record).code()
      expectEqual(record.game.moves, 20)
      #expect(code.count <= 300)
      #expect(code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
  }

  @Test(arguments: variants)
  func `random games of any deck and size are the same from their codes`(variant: Variant) throws {
    for (number, name) in BuiltInDecks.names.enumerated() {
      let deck = try #require(BuiltInDecks.deck(named: name))
      let header = try JournalHeader.of(
        deck, pairs: 2 + number % 11, seed: "\(number) \(variant.code)", variant)
      let (game, intents) = try header.randomGame(seed: UInt64(number), hasHints: false)
      let record = try JournalRecord(reading: header.journal(intents, end: .finished))
      let performance = try Performance(record)
      let again = try Performance(code: performance.code())
      expectEqual(again, performance)
      try expectEqual(again.verifiedPairs(from: deck), header.drawn)
      expectEqual(again.setup, header.setup)
      expectEqual(again.intents.map(\.intent), intents.map(\.intent))
      #expect((again.result.moves, again.result.score) == (game.moves, game.score))
      let time = game.elapsed(at: .zero)
      expectEqual(again.result.time.components.seconds, time.components.seconds)
      for (rounded, exact) in zip(again.intents, intents) {
        #expect(exact.time - rounded.time < .milliseconds(10) && rounded.time <= exact.time)
      }
    }
  }

  @Test func `a game with hints has no code`() throws {
    let header = try JournalHeader.sample()
    let played = try header.randomGame(hasHints: false).intents
    let hint = [TimedIntent(.hint, at: .zero)]
    let record = try JournalRecord(reading: header.journal(hint + played, end: .finished))
    #expect(throws: PerformanceFault.withHelp) { try Performance(record) }
  }

  @Test func `a code of the first version is still read`() throws {
    let code = """
      mem10Ae5YGRvm3A9ZKdzGHkQyV9ZMiAVSbXqCEmL32rfQbgtLtXi3zH5gxRLDKOcN2F6eAIdBMuyaMbl\
      IKB9zbQnH301JUo3e70ZezaFtKVPBo0dMc2OZ56ctQNWM1sjMH4oD1MsBQAGUrXhb3lFHocwGvTdvb1c\
      wRgQ6
      """
    let performance = try Performance(code: code)
    expectEqual(performance.setup, GameSetup(deck: "Halloween", pairs: 8, seed: "boo"))
    #expect((performance.result.moves, performance.result.score) == (20, 48))
    expectEqual(performance.result.time, .milliseconds(47_800))
    expectEqual(performance.intents.count, 47)
    let deck = try #require(BuiltInDecks.deck(named: "Halloween"))
    try expectEqual(performance.verifiedPairs(from: deck).pairs.count, 8)
    try expectEqual(performance.code(), code)
  }

  @Test func `times stay exact to the microsecond where rounding would change the result`() throws {
    // The last second of the first card's bonus is missed by 3 microseconds.
    let intents: [(Int, Int64)] = [(0, 0), (1, 5_000_003), (2, 6_000_000), (3, 6_500_000)]
    let header = try JournalHeader.sample()
    let timed = intents.map { TimedIntent(.choose(CardID(rawValue: $0)), at: .microseconds($1)) }
    let record = try JournalRecord(reading: header.journal(timed, end: .finished))
    let performance = try Performance(record)
    expectEqual(performance.precision, 0)
    expectEqual(performance.intents, timed)
    expectEqual(performance.result.score, record.game.score)
    try expectEqual(Performance(code: performance.code()), performance)
  }

  @Test func `times that go back in a journal count as the game takes them`() throws {
    let header = try JournalHeader.sample()
    let times: [Int64] = [5_000_000, 1_000_000, 7_000_000, 6_000_000]
    let timed = times.enumerated().map {
      TimedIntent(.choose(CardID(rawValue: $0)), at: .microseconds($1))
    }
    let record = try JournalRecord(reading: header.journal(timed, end: .finished))
    let performance = try Performance(record)
    expectEqual(performance.intents.map(\.time), [5, 5, 7, 7].map { .seconds($0) })
    expectEqual(performance.result.time, record.game.elapsed(at: .zero))
  }

  @Test func `a deck of the player goes by its name and its pairs`() throws {
    let own = Deck(
      name: "Birds of Ünder", color: .teal, usualPairs: 4,
      pairs: ["owl", "tit", "jay", "kite"].map { Pair(term: $0, definition: "\($0)!") })
    let performance = try Performance(JournalRecord.played(own, pairs: 4, misses: 2))
    let again = try Performance(code: performance.code())
    expectEqual(again.setup.deck, "Birds of Ünder")
    try expectEqual(again.verifiedPairs(from: own).pairs.count, 4)

    var others = [own, own, own]
    others[0].pairs.append(Pair(twin: "crow"))
    others[1].pairs[2] = Pair(term: "jay", definition: "jay?")
    others[2].pairs[2] = Pair(twin: "jay")
    for other in others {
      #expect(throws: PerformanceFault.otherDeck("Birds of Ünder")) {
        try again.verifiedPairs(from: other)
      }
    }
  }

  @Test func `unfinished games and games in company have no code`() throws {
    let header = try JournalHeader.sample()
    let unfinished = try JournalRecord(reading: header.bytes)
    #expect(throws: PerformanceFault.unfinished) { try Performance(unfinished) }
    let deck = try #require(BuiltInDecks.deck(named: "Shapes"))
    for company in [Company.rival("crow"), .people(["Ann", "Bob"])] {
      let record = try JournalRecord.played(deck, pairs: 4, company: company)
      #expect(throws: PerformanceFault.inCompany) { try Performance(record) }
    }
  }
}

struct LetterCodeTests {
  @Test func `bytes of any number become letters and digits, and the same bytes again`() {
    var chance = SeededGenerator(seed: 1)
    for count in 0..<100 {
      let bytes = (0..<count).map { _ in UInt8(chance.next(below: 256)) }
      let text = LetterCode.text(bytes)
      #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
      expectEqual(LetterCode.bytes(text.utf8), bytes)
      #expect(text.count <= (count * 11 + 7) / 8)
    }
    let full = [UInt8](repeating: 255, count: 16)
    expectEqual(LetterCode.text(full), "LygHa16AHYFLygHa16AHYF")
    expectEqual(LetterCode.bytes(LetterCode.text(full).utf8), full)
  }

  @Test func `a text that no bytes have is refused`() {
    for text in ["1", "zz", "1234", "é", "12!", "zzzzzzzzzzz", "12 34", "-1", "LygHa16AHYG"] {
      expectNil(LetterCode.bytes(text.utf8), "\(text)")
    }
  }

  @Test func `every text is refused or is the only one of its bytes`() {
    var chance = SeededGenerator(seed: 2)
    let letters = Array("019AZaz".utf8)
    for _ in 0..<2000 {
      let text = (0..<chance.next(below: 14)).map { _ in letters[chance.next(below: letters.count)]
      }
      guard let bytes = LetterCode.bytes(text) else { continue }
      expectEqual(Array(LetterCode.text(bytes).utf8), text)
    }
  }
}

extension JournalRecord {
  /// A finished game of at least four pairs, an even number, in which so many moves miss before all
  /// pairs are found, and no card takes more than `slowest` milliseconds.
  static func played(
    _ deck: Deck, pairs: Int, variant: Variant = Variant(), misses: Int = 0, seed: String = "owl",
    slowest: Int = 9000, company: Company = .alone
  ) throws -> JournalRecord {
    let header = try JournalHeader.of(deck, pairs: pairs, seed: seed, variant, company: company)
    var chance = SeededGenerator(seed: "\(seed) \(misses)")
    var time = Duration.zero
    var intents: [TimedIntent] = []
    func choose(_ number: Int) {
      time += .microseconds(200_000 + chance.next(below: slowest * 1000 - 200_000))
      intents.append(TimedIntent(.choose(CardID(rawValue: number)), at: time))
    }
    for miss in 0..<misses {
      // No card of the miss before, which is still up.
      choose(2 * (2 * miss % pairs) + miss % 2)
      choose(2 * ((2 * miss + 1) % pairs) + miss % 2)
    }
    for number in 0..<pairs {
      let pair = (2 * misses + number) % pairs
      choose(2 * pair)
      choose(2 * pair + 1)
      guard !variant.closesGaps, number < pairs - 1 else { continue }
      time += .seconds(1)
      intents.append(TimedIntent(.removePair, at: time))
    }
    return try JournalRecord(reading: header.journal(intents, end: .finished))
  }
}
