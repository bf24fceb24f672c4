import Decks
import Expectations
import MemoryGame
import Testing

@testable import Storage

struct JournalFormatTests {
  /// The first line as the first version wrote it.
  static let header = #"""
    {"format":"memorize-game","version":1,"program":"0.1.0","start":1767225600,\#
    "deck":{"name":"Mixed \"deck\"","color":"teal","usual":8,"size":4,\#
    "pairs":[["Pérou","Li\\ma"],"🎃"]},"asked":2,"seed":"k3 v9","closingRanks":true}

    """#

  private static let written = #"""
    {"asked":2,"closeGaps":true,"closingRanks":true,"deck":{"color":"teal",\#
    "name":"Mixed \"deck\"","pairs":[["Pérou","Li\\ma"],"🎃"],"size":4,"usual":8},\#
    "format":"memorize-game","program":"0.1.0","rules":2,"seed":"k3 v9","start":1767225600,\#
    "version":1}

    """#

  private func header() throws -> JournalHeader {
    let pairs = [Pair(term: "Pérou", definition: "Li\\ma"), Pair(twin: "🎃")]
    let deck = Deck(name: "Mixed \"deck\"", color: .teal, usualPairs: 8, pairs: pairs)
    return JournalHeader(
      deck: deck, drawn: try #require(DrawnPairs(pairs, deckSize: 4, seed: "k3 v9")),
      askedPairs: 2, variant: Variant(closesGaps: true), start: 1_767_225_600, program: "0.1.0")
  }

  @Test func `the first line has this format`() throws {
    let header = try header()
    expectEqual(String(decoding: header.bytes, as: UTF8.self), Self.written)
    try expectEqual(JournalHeader(header.bytes.dropLast()), header)
  }

  @Test func `a first line of the first version opens, with version 1 of the rules`() throws {
    let read = try JournalHeader(Array(Self.header.utf8).dropLast())
    let written = Self.written.replacing("\"rules\":2", with: "\"rules\":1")
    try expectEqual(read, JournalHeader(Array(written.utf8).dropLast()))
    expectEqual(read.rulesVersion, 1)
  }

  @Test func `a journal of the first version opens`() throws {
    let lines = """
      {"at":0,"do":"choose","card":0}
      {"at":1200345,"do":"choose","card":1}
      {"at":2400000,"do":"shuffle"}
      {"do":"abandon"}

      """
    let record = try JournalRecord(reading: Array((Self.header + lines).utf8))
    #expect(record.game.pairsFound == 1 && record.intents.count == 3)
    #expect(record.end == .abandoned && record.header.variant.closesGaps)
  }

  @Test func `a hint is a line like others`() throws {
    let line = #"{"at":1200345,"do":"hint"}"#
    try expectEqual(JournalLine(Array(line.utf8)[...]).bytes, Array("\(line)\n".utf8))
    let text = Self.header + "\(line)\n" + line.replacing("1200345", with: "1300000") + "\n"
    let record = try JournalRecord(reading: Array(text.utf8))
    #expect(record.game.hints == 2 && record.latestTime == .milliseconds(1300))
  }

  @Test func `practice on a daily board keeps what was undone, and other games refuse it`() throws {
    let day = try #require(CalendarDay("2026-11-22"))
    let board = DailyBoard(day)
    let deck = try #require(board.deck)
    func header(_ occasion: Occasion) throws -> JournalHeader {
      try .of(deck, pairs: board.pairs, seed: day.description, occasion: occasion)
    }
    let lines = """
      {"at":1,"card":0,"do":"choose"}
      {"at":2,"card":2,"do":"choose"}
      {"at":3,"do":"undo"}
      {"at":4,"do":"undo"}
      {"at":9,"do":"redo"}

      """
    #expect(
      try lines.split(separator: "\n").map { try JournalLine(Array($0.utf8)[...]).bytes }
        .joined().elementsEqual(lines.utf8))
    let practice = try JournalRecord(reading: header(.dailyPractice(day)).bytes + lines.utf8)
    expectEqual(practice.intents, [TimedIntent(.choose(CardID(rawValue: 0)), at: .microseconds(1))])
    expectEqual(practice.game.turned, [CardID(rawValue: 0)])
    #expect(practice.history.canRedo && practice.latestTime == .microseconds(9))
    for occasion in [.plain, .daily(day), .journey(1), .journeyPractice(1)] as [Occasion] {
      #expect(throws: StorageError.Reason.self) {
        try JournalRecord(reading: header(occasion).bytes + lines.utf8)
      }
    }
    #expect(throws: StorageError.Reason.self) {
      try JournalRecord(
        reading: header(.dailyPractice(day)).bytes + lines.utf8 + JournalLine.redo(.zero).bytes
          + JournalLine.redo(.zero).bytes)
    }
  }

  @Test(arguments: [3, 99, Int.max])
  func `a game by newer rules is refused with a clear line`(rules: Int) {
    let text = Self.written.replacing("\"rules\":2", with: "\"rules\":\(rules)")
    expectEqual(
      complaint(about: text),
      "expected rules up to version 2, found version \(rules); "
        + "the game was played with a newer version of Memorize")
  }

  @Test(arguments: ["0", "-1", "\"1\"", "1.5"])
  func `an invalid version of the rules is refused`(rules: String) {
    let text = Self.written.replacing("\"rules\":2", with: "\"rules\":\(rules)")
    #expect(complaint(about: text).hasPrefix("line 1: expected "))
  }

  @Test func `the new name counts where a line has both names`() throws {
    let text = Self.written.replacing("\"closeGaps\":true", with: "\"closeGaps\":false")
    #expect(try !JournalHeader(Array(text.utf8).dropLast()).variant.closesGaps)
  }

  @Test(arguments: [
    (
      JournalLine.intent(TimedIntent(.choose(CardID(rawValue: 3)), at: .seconds(1.5))),
      #"{"at":1500000,"card":3,"do":"choose"}"#
    ),
    (.intent(TimedIntent(.turnDown, at: .zero)), #"{"at":0,"do":"turnDown"}"#),
    (.intent(TimedIntent(.removePair, at: .zero)), #"{"at":0,"do":"removePair"}"#),
    (.intent(TimedIntent(.shuffle, at: .nanoseconds(1999))), #"{"at":1,"do":"shuffle"}"#),
    (.intent(TimedIntent(.pause, at: .seconds(-1))), #"{"at":0,"do":"pause"}"#),
    (
      .intent(TimedIntent(.resume, at: .seconds(Int64.max))),
      #"{"at":1000000000000000,"do":"resume"}"#
    ),
    (.end(.finished), #"{"do":"finish"}"#),
    (.end(.abandoned), #"{"do":"abandon"}"#),
  ]) func `every other line has this format`(line: JournalLine, text: String) throws {
    expectEqual(line.bytes, Array("\(text)\n".utf8))
    try expectEqual(JournalLine(line.bytes.dropLast()), line)
  }

  @Test func `the order of keys, spaces and unknown keys make no difference`() throws {
    let line = #"{ "card": 3, "mood": [1, {"x": 2}], "do": "choose", "at": 5e1 }"#
    let expected = TimedIntent(.choose(CardID(rawValue: 3)), at: .microseconds(50))
    try expectEqual(JournalLine(Array(line.utf8)[...]), .intent(expected))
  }

  @Test(arguments: [
    (#"{"at":-1,"do":"pause"}"#, "microseconds"),
    (#"{"at":1000000000000001,"do":"pause"}"#, "microseconds"),
    (#"{"do":"pause"}"#, "microseconds"),
    (#"{"at":1,"do":"choose"}"#, #"found "choose""#),
    (#"{"at":1,"do":"pause","card":1}"#, #"found "pause""#),
    (#"{"at":1,"do":"dance\u001b[31m"}"#, #"found "dance""#),
    (#"{"at":1}"#, #"expected "do""#),
    (#"{"at":"1","do":"pause"}"#, "other JSON"),
    (#"{"at":1e999,"do":"pause"}"#, "something else"),
    (#"{"at":1.5,"do":"pause"}"#, "something else"),
    (#"{"at":99999999999999999999,"do":"pause"}"#, "something else"),
    (#"[1]"#, "something else"),
    ("{\"at\":1,\"do\":\"pa\0use\"}", "something else"),
    ("", "something else"),
    (#"{"at":1,"do":"choose","card":4}"#, "rules"),
    (#"{"at":1,"do":"choose","card":-1}"#, "rules"),
    (#"{"at":1,"do":"choose","card":9223372036854775807}"#, "rules"),
    (#"{"at":1,"do":"turnDown"}"#, "rules"),
    (#"{"at":1,"do":"removePair"}"#, "rules"),
    (#"{"do":"finish"}"#, "not over yet"),
  ]) func `an invalid line is refused with its number`(line: String, reason: String) {
    let complaint = complaint(about: "\(Self.header)\(line)\n{\"at\":9,\"do\":\"shuffle\"}\n")
    #expect(complaint.hasPrefix("line 2: "))
    #expect(complaint.contains(reason), "\(complaint)")
  }

  @Test func `nothing may come after the end`() throws {
    let header = try JournalHeader.sample()
    let intents = try header.randomGame().intents
    let text = String(decoding: header.journal(intents, end: .finished), as: UTF8.self)
    let number = intents.count + 3
    expectEqual(
      complaint(about: text + "{\"at\":9,\"do\":\"shuffle\"}\n"),
      "line \(number): expected nothing after the end of the game")
  }

  @Test func `an intent after the end resumes a game that was given up`() throws {
    let header = try JournalHeader.sample()
    let intents = try header.randomGame(intents: 5).intents
    let first = header.journal(Array(intents.prefix(3)), end: .abandoned)
    try expectEqual(JournalRecord(reading: first).end, .abandoned)
    let more = intents.dropFirst(3).flatMap { JournalLine.intent($0).bytes }
    let record = try JournalRecord(reading: first + more)
    expectNil(record.end)
    expectEqual(record.intents, intents)
  }

  @Test(arguments: [
    ("", "line 1: expected a journal, found an empty file"),
    ("{", "line 1: expected a journal, found an incomplete line"),
    ("\n", "line 1: expected the first line of a journal"),
    ("{\"format\":\"other\",\"version\":1}\n", "line 1: expected the first line of a journal"),
    ("{\"format\":\"memorize-game\",\"version\":1}\n", "line 1: expected a journal's keys"),
    (
      "{\"format\":\"memorize-game\",\"version\":7,\"deck\":[]}\n",
      "expected format 1 or 2, found format 7 of a newer version of Memorize"
    ),
  ]) func `an invalid first line is refused`(text: String, expected: String) {
    #expect(complaint(about: text).hasPrefix(expected))
  }
}
