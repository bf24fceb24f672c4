import Decks
import Expectations
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

    let root = try TemporaryDirectory()
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
    let long = String(repeating: "x", count: StorageLimit.journalLineBytes)
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
