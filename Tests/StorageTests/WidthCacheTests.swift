import Testing

@testable import Storage

struct WidthCacheTests {
  private let kind = "TERM=x"

  private func record(_ question: String, _ widthMismatches: String...) -> WidthRecord {
    WidthRecord(terminal: kind, question: question, widthMismatches: widthMismatches)
  }

  @Test func `what is saved is there the next time, for that terminal alone`() throws {
    let directory = try TemporaryDirectory()
    let cache = WidthCache(directory: "\(directory.path)/new/memorize")
    #expect(cache.records(of: kind).isEmpty)
    let other = WidthRecord(
      terminal: "TERM=y \"\\\u{1}", question: "1", widthMismatches: ["\"", "e\u{301}"])
    cache.save([record("1", "🕷", "🇩")])
    cache.save([other, record("2")])
    #expect(cache.records(of: kind) == [record("2"), record("1", "🕷", "🇩")])
    #expect(cache.records(of: other.terminal) == [other])
    #expect(cache.records(of: "TERM=").isEmpty)
    #expect(try directory.permissions(of: "new/memorize/widths.jsonl") == 0o600)
  }

  @Test func `a new answer takes the place of the old one, and of silence`() throws {
    let directory = try TemporaryDirectory()
    let cache = WidthCache(directory: directory.path)
    cache.save([WidthRecord(silent: kind)])
    #expect(cache.records(of: kind).map(\.isSilent) == [true])
    cache.save([record("1", "a")])
    cache.save([record("1", "b")])
    #expect(cache.records(of: kind) == [record("1", "b")])
    cache.save([WidthRecord(silent: kind)])
    #expect(cache.records(of: kind).map(\.isSilent) == [true])
  }

  @Test func `the oldest records are forgotten`() throws {
    let directory = try TemporaryDirectory()
    let cache = WidthCache(directory: directory.path)
    for number in 1...StorageLimit.widthsRecords + 5 { cache.save([record("\(number)")]) }
    let kept = cache.records(of: kind)
    #expect(kept.count == StorageLimit.widthsRecords)
    #expect(kept.first == record("\(StorageLimit.widthsRecords + 5)"))

    let long = String(repeating: "x", count: StorageLimit.widthsLineBytes - 100)
    for number in 1...20 { cache.save([record("long \(number)", long)]) }
    let size = try directory.bytes(of: WidthCache.name).count
    #expect(size <= StorageLimit.widthsBytes)
    #expect(cache.records(of: kind).first?.question == "long 20")
    cache.save([record("too long", long + long)])
    #expect(cache.records(of: kind).first?.question == "long 20")
  }

  @Test(arguments: [
    "", "\n\n", "nonsense", "{}", "[]\n{\"terminal\":\"TERM=x\",", "{\"terminal\":\"TERM=x\",}\n",
    "{\"terminal\":\"TERM=x\",\"question\":1,\"widthMismatches\":[]}\n",
    "{\"terminal\":\"TERM=x\",\"question\":\"1\",\"widthMismatches\":{\"a\":1}}\n",
    "{\"terminal\":\"TERM=x\",\"terminal\":\"TERM=y\",\"question\":\"1\"}\n", "\u{0}\u{0}\u{0}",
    "{\"terminal\":\"TERM=x\",\"question\":" + String(repeating: "[", count: 10_000),
  ])
  func `what cannot be read counts as nothing, and is replaced`(contents: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write(contents, to: WidthCache.name)
    let cache = WidthCache(directory: directory.path)
    #expect(cache.records(of: kind).isEmpty)
    cache.save([record("1", "a")])
    #expect(cache.records(of: kind) == [record("1", "a")])
    #expect(directory.names() == [WidthCache.name])
  }

  @Test func `a good line among broken ones counts`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "nonsense\n\(record("1", "a").line)\n{\"terminal\":\"TERM=x\",", to: WidthCache.name)
    #expect(WidthCache(directory: directory.path).records(of: kind) == [record("1", "a")])
  }

  @Test(arguments: ["1f", "", "é", "\"", "a\\b", "\u{1}"])
  func `what names nothing widthMismatches is read as it was written`(question: String) throws {
    let directory = try TemporaryDirectory()
    let cache = WidthCache(directory: directory.path)
    cache.save([record(question), record("x" + question, "a")])
    #expect(Set(cache.records(of: kind).map(\.question)) == [question, "x" + question])
    #expect(cache.records(of: kind).contains(record(question)))
  }

  @Test func `a huge file, a directory or a pipe in its place is passed over`() throws {
    let directory = try TemporaryDirectory()
    let cache = WidthCache(directory: directory.path)
    let line = Array("\(record("1").line)\n".utf8)
    try directory.write(
      (0...StorageLimit.widthsBytes / line.count).flatMap { _ in line }, to: WidthCache.name)
    #expect(cache.records(of: kind).isEmpty)
    cache.save([record("1")])
    #expect(cache.records(of: kind) == [record("1")])

    let occupied = try TemporaryDirectory()
    try occupied.makeDirectory(WidthCache.name)
    let other = WidthCache(directory: occupied.path)
    other.save([record("1")])
    #expect(other.records(of: kind).isEmpty)
    #expect(occupied.names() == [WidthCache.name])
  }

  @Test func `a disk that takes nothing costs only the remembering`() throws {
    let directory = try TemporaryDirectory()
    WidthCache(directory: directory.path).save([record("1")])
    var calls = SystemCalls()
    calls.writeBytes = { _, _ in -1 }
    let full = WidthCache(directory: directory.path, calls: calls)
    full.save([record("2")])
    #expect(full.records(of: kind) == [record("1")])
    #expect(directory.names() == [WidthCache.name])
    WidthCache(directory: "/dev/null/nowhere").save([record("1")])
    #expect(WidthCache(directory: "/dev/null/nowhere").records(of: kind).isEmpty)
  }
}
