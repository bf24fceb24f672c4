import Decks
import Expectations
import MemoryGame
import Testing

@testable import Storage

struct HostileHeaderTests {
  @Test(arguments: [
    ("\"teal\"", "\"plaid\"", "a color"),
    ("\"size\":4", "\"size\":1", "2 to 500 pairs"),
    ("\"size\":4", "\"size\":9223372036854775807", "2 to 500 pairs"),
    ("\"size\":4", "\"size\":-9223372036854775808", "2 to 500 pairs"),
    ("\"size\":4", "\"size\":1e999", "keys and values"),
    (",\"🎃\"]", "]", "2 to 500 pairs"),
    ("\"🎃\"]", "\" \"]", "visible texts"),
    ("\"🎃\"]", "[]]", "visible texts"),
    ("\"🎃\"]", "[\"a\",\"b\",\"c\"]]", "visible texts"),
    ("\"🎃\"]", "7]", "keys and values"),
    ("\"🎃\"]", "\"\\u001b[31m\"]", "visible texts"),
    ("k3 v9", "k3\\u0000v9", "a seed"),
    ("k3 v9", String(repeating: "x", count: 65), "a seed"),
    ("\"start\":1767225600", "\"start\":-1", "within their limits"),
    ("\"start\":1767225600", "\"start\":9e18", "within their limits"),
    ("\"asked\":2", "\"asked\":-2", "within their limits"),
    ("\"usual\":8", "\"usual\":9223372036854775807", "within their limits"),
    ("Mixed \\\"deck\\\"", String(repeating: "x", count: 300), "name"),
    ("Mixed \\\"deck\\\"", "\\u0007", "name"),
  ]) func `a header beyond the limits is refused`(old: String, new: String, reason: String) {
    let text = JournalFormatTests.header.replacing(old, with: new)
    #expect(text != JournalFormatTests.header)
    #expect(complaint(about: text).hasPrefix("line 1: "))
    #expect(complaint(about: text).contains(reason), "\(complaint(about: text))")
  }

  @Test func `texts are cleaned, and a path in place of a name opens no file`() throws {
    let text = JournalFormatTests.header
      .replacing("Mixed \\\"deck\\\"", with: "../../\\u001b[31m\\u0000etc")
      .replacing("🎃", with: "a\\u001b]0;x\\u0007b")
    let header = try JournalRecord(reading: Array(text.utf8)).header
    expectEqual(header.deckName, "../../etc")
    expectEqual(header.drawn.pairs.last?.first.text, "ab")

    let root = TemporaryDirectory()
    let journal = try GamesFolder(directory: root.path).begin(header, suffix: "../../x\0y/é")
    expectEqual(root.names(), ["games"])
    expectEqual(root.names(in: "games"), ["20260101T000000Z-xy.jsonl"])
    expectEqual(journal.name.description, "20260101T000000Z-xy.jsonl")
  }

  @Test(arguments: ["[", "{\"l\":"])
  func `nesting a hundred thousand deep is refused`(opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    #expect(complaint(about: "{\"x\":\(deep)\n").hasPrefix("line 1: "))
    let header = JournalFormatTests.header
    #expect(complaint(about: "\(header){\"x\":\(deep)\n{}\n").hasPrefix("line 2: "))
    let closing = String(repeating: opening == "[" ? "]" : "}", count: 100_000)
    let whole = "{\"x\":\(deep)1\(closing),"
    #expect(complaint(about: header.replacing("{\"format", with: "\(whole)\"format")) != "")
    #expect(complaint(about: "\(whole)\"a\":1}\n").hasPrefix("line 1: "))
  }

  @Test(arguments: ["\u{301}\u{323}", "\\u0301\\u0323", "\\ud834\\udd65\\ud834\\udd6e"])
  func `long runs of combining marks are refused`(marks: String) {
    let few = String(repeating: marks, count: 15)
    let key = { (marks: String) in "{\"a\(marks)\":1,\"format" }
    let header = JournalFormatTests.header
    expectEqual(
      complaint(about: header.replacing("{\"format", with: key(few))), "no complaint: 0 intents")
    let many = String(repeating: marks, count: 150_000)
    #expect(complaint(about: header.replacing("{\"format", with: key(many))).hasPrefix("line 1: "))
  }

  @Test func `a text longer than a deck allows is refused`() {
    let long = "a" + String(repeating: "\u{200D}", count: 1400)
    let text = JournalFormatTests.header.replacing("🎃", with: long)
    #expect(complaint(about: text).contains("visible texts"))
  }

  @Test func `lines and files beyond the limits are refused`() {
    let header = JournalFormatTests.header
    let long = String(repeating: "x", count: StorageLimit.lineBytes)
    #expect(
      complaint(about: "\(header){\"x\":\"\(long)\"}\n{}\n").contains("expected at most 65536"))
    let longer = String(repeating: "x", count: StorageLimit.journalHeaderBytes)
    #expect(complaint(about: "{\"x\":\"\(longer)\"}\n").contains("expected at most 4194304"))
    let bytes = [UInt8](repeating: 0x20, count: StorageLimit.journalBytes + 1)
    expectEqual(complaint(about: bytes), "expected at most 8388608 bytes, found 8388609")
  }

  @Test(arguments: [
    "x", ".jsonl", "..jsonl", "../x.jsonl", "a/b.jsonl", "a\0.jsonl", "é.jsonl", "a.jsonl.x",
    "a.unreadable-1", String(repeating: "x", count: 300) + ".jsonl",
  ]) func `other file names are not journals`(name: String) {
    expectNil(JournalName(name))
  }

  @Test(arguments: [
    (0, "19700101T000000Z-a.jsonl"), (951_782_400, "20000229T000000Z-a.jsonl"),
    (253_402_300_799, "99991231T235959Z-a.jsonl"),
  ]) func `a journal is named after the time of its deal`(start: Int64, name: String) {
    expectEqual(JournalName(start: start, suffix: "a")?.description, name)
  }
}

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
    #expect(throws: PerformanceFault.endedEarly) { try Performance(record) }
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

/// Games in company in journals and in the history.
struct CompanyFormatTests {
  private func header(_ members: String, version: Int = 3) throws -> JournalHeader {
    let line =
      #"{"format":"memorize-game","version":\#(version),"rules":2,"program":"0","start":1,"#
      + #""deck":{"name":"D","color":"blue","usual":2,"size":2,"pairs":["a","b"]},"#
      + #""asked":2,"seed":"s","closingRanks":false\#(members)}"#
    return try JournalHeader(Array(line.utf8)[...])
  }

  @Test(arguments: [
    (#","rival":"crow""#, Company.rival("crow")), (#","rival":"me""#, .rival("me")),
    (#","players":["Ann","Bob"]"#, .people(["Ann", "Bob"])), ("", .alone),
  ])
  func `a journal names the company`(_ members: String, _ company: Company) throws {
    let read = try header(members)
    expectEqual(read.company, company)
    try expectEqual(JournalHeader(Array(read.bytes.dropLast())[...]), read)
    expectEqual(read.version, (company == .alone ? 1 : 3))
  }

  @Test(arguments: [
    #","rival":"dragon""#, #","players":["Ann"]"#, #","players":["Ann","ann"]"#,
    #","players":["Ann",""]"#, #","players":["A","B","C","D","E"]"#, #","rival":7"#,
    #","players":["Ann","\u001b[2J"]"#, #","players":["Ann","Bartholomew Smith"]"#,
  ])
  func `company that nobody could have is refused`(_ members: String) {
    #expect(throws: StorageError.Reason.self) { try header(members) }
  }

  @Test(arguments: [(#","rival":"crow""#, true), (#","players":["Ann","Bob"]"#, nil), ("", nil)])
  func `only passes in a game with a rival can end it`(_ members: String, isOver: Bool?) throws {
    let end = #"{"at":5,"by":"passed","do":"end"}"# + "\n"
    let record = try? JournalRecord(reading: Array(header(members).bytes + end.utf8))
    expectEqual(record?.game.isOver, isOver)
  }

  private func record(_ members: String) throws -> GameRecord {
    let line =
      #"{"version":3,"deck":"D","pairs":3,"seed":"s","moves":4,"score":0,"time":1,"date":1"#
      + "\(members)}"
    return try GameRecord(line: Array(line.utf8))
  }

  @Test func `the history says who found how many pairs`() throws {
    let game = try record(#","players":["Ann","Bob"],"found":[2,1]"#)
    #expect(game.setup.company == .people(["Ann", "Bob"]) && game.found == [2, 1])
    try expectEqual(GameRecord(line: Array(game.line.utf8)), game)
    expectNil([game].best(game.kind))
    let passed = try record(#","rival":"elephant","found":[1,1],"ended":"passed","pairsFound":2"#)
    #expect(passed.ending == .passed && passed.pairsFound == 2)
    try expectEqual(GameRecord(line: Array(passed.line.utf8)), passed)
  }

  @Test(arguments: [
    #","rival":"cat""#, #","rival":"cat","found":[1,1]"#, #","rival":"cat","found":[3]"#,
    #","rival":"cat","found":[-1,4]"#, #","found":[3]"#, #","rival":"cat","found":[1,1,1]"#,
    #","rival":"cat","found":[1,1],"ended":"passed","pairsFound":1"#,
  ])
  func `numbers of pairs that cannot be are refused`(_ members: String) {
    #expect(throws: LineFault.self) { try record(members) }
  }
}
