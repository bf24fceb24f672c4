import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

@testable import Storage

struct BestListTests {
  private let root = TemporaryDirectory()
  private let list: BestList

  init() { list = BestList(directory: root.path) }

  private func entry(
    _ moves: Int = 14, score: Int = -3, seconds: Int = 61, date: Int64 = 1_767_225_600,
    deck: String = "Halloween", pairs: Int = 8, closesGaps: Bool = false, player: String? = nil
  ) -> BestEntry {
    BestEntry(
      GameRecord(
        GameSetup(
          deck: deck, pairs: pairs, variant: Variant(closesGaps: closesGaps), seed: "k3v9ta"),
        moves: moves, score: score, time: .seconds(seconds), date: date), player: player)
  }

  private static let line = """
    {"date":1767225600,"deck":"Halloween","moves":14,"pairs":8,"score":-3,"seed":"k3v9ta",\
    "time":61000000,"version":2}

    """

  @Test func `a line always looks like this`() throws {
    try expectEqual(list.add(entry()), Loaded(value: [entry()], notices: []))
    try expectEqual(root.text(of: "best.jsonl"), Self.line)
    try expectEqual(root.permissions(of: "best.jsonl"), 0o600)
    let named = entry(13, player: "anna")
    try expectEqual(list.add(named).value, [named, entry()])
    let signed = Self.line.replacing("14", with: "13")
      .replacing("\"score\"", with: "\"player\":\"anna\",\"score\"")
    try expectEqual(root.text(of: "best.jsonl"), signed + Self.line)
    try expectEqual(list.read(), Loaded(value: [named, entry()], notices: []))
    expectEqual(root.names(), ["best.jsonl"])
  }

  @Test func `lines of version 1 are still read`() throws {
    let old = """
      {"version":1,"date":1767225600,"kind":"solo","deck":"Halloween","pairs":8,\
      "seed":"k3v9ta","closingRanks":false,"moves":14,"score":-3,"time":61000000,"player":"anna"}

      """
    try root.write(old, to: "best.jsonl")
    try expectEqual(list.read(), Loaded(value: [entry(player: "anna")], notices: []))
  }

  @Test func `fewer moves come first, then more points, less time and the earlier day`() throws {
    let order = [
      entry(12, score: 0, seconds: 99), entry(14, score: 9, seconds: 99), entry(14, seconds: 60),
      entry(14, seconds: 61, date: 5), entry(14, seconds: 61, date: 6), entry(15, score: 99),
    ]
    for place in [3, 0, 5, 1, 4, 2] { _ = try list.add(order[place]) }
    try expectEqual(list.read().value, order)
  }

  @Test func `ten games have a place, and what is worse changes nothing`() throws {
    for moves in (10...20).reversed() { _ = try list.add(entry(moves)) }
    try expectEqual(list.read().value.map(\.game.moves), Array(10...19))
    let before = try root.text(of: "best.jsonl")
    #expect(try !list.add(entry(21)).value.contains(entry(21)))
    try expectEqual(root.text(of: "best.jsonl"), before)
  }

  @Test func `games of different kinds do not compete`() throws {
    let others = [entry(deck: "Food"), entry(pairs: 9), entry(closesGaps: true)]
    for moves in 1...10 { _ = try list.add(entry(moves)) }
    for other in others { #expect(try list.add(other).value.contains(other)) }
    try expectEqual(list.read().value.count, 13)
    #expect(others.allSatisfy { $0.game.kind != entry().game.kind })
  }

  @Test func `visitors who add games at the same time lose none`() throws {
    let list = list
    let all = (0..<4).flatMap { visitor in (1...10).map { (visitor, $0) } }
    let entries = all.map { entry($0.1, pairs: 2 + $0.0) }
    // Threads of their own: tasks would perhaps take turns.
    let threads = (0..<4).map { visitor in
      Thread {
        for entry in entries[(10 * visitor)..<(10 * visitor + 10)] {
          // The wait for a lock is brief: try again, as the game does.
          while (try? list.add(entry)) == nil {}
        }
      }
    }
    for thread in threads { thread.start() }
    while !threads.allSatisfy(\.isFinished) { usleep(1000) }
    try expectEqual(Set(list.read().value), Set(entries))
  }

  @Test(arguments: UnreadableFileTests.Kind.allCases)
  func `an unreadable list is set aside and not lost`(kind: UnreadableFileTests.Kind) throws {
    let bytes = kind.bytes(limit: StorageLimit.bestListBytes)
    for number in 1...2 {
      try root.write(bytes, to: "best.jsonl")
      let notices = try number == 1 ? list.read().notices : list.add(entry()).notices
      guard !bytes.isEmpty else { continue }
      expectEqual(notices.count, 1)
      expectEqual(notices.first?.hasSuffix("kept as best.jsonl.unreadable-\(number)"), true)
      #expect(try root.bytes(of: "best.jsonl.unreadable-\(number)").elementsEqual(bytes))
    }
    try expectEqual(list.read(), Loaded(value: [entry()], notices: []))
  }

  @Test func `broken lines are skipped, and a new list keeps the others`() throws {
    let newer = Self.line.replacing("\"version\":2", with: "\"version\":4")
    let text =
      Self.line + "broken\n" + newer + String(repeating: "x", count: 200_000) + "\n"
      + Self.line.replacing("}", with: ",\"player\":7}") + "{\"version\":1,"
    try root.write(text, to: "best.jsonl")
    let read = try list.read()
    expectEqual(read.value, [entry()])
    let skipped = "skipped lines: 4 broken"
    expectEqual(read.notices, ["\(root.path)/best.jsonl: \(skipped), 1 of a newer version"])
    try expectEqual(root.text(of: "best.jsonl"), text)

    let added = try list.add(entry(20))
    expectEqual(added.value, [entry(), entry(20)])
    expectEqual(
      added.notices,
      ["\(root.path)/best.jsonl: \(skipped); it is kept as best.jsonl.unreadable-1"])
    try expectEqual(root.text(of: "best.jsonl.unreadable-1"), text)
    let second = Self.line.replacing("14", with: "20")
    try expectEqual(root.text(of: "best.jsonl"), Self.line + second + newer)
  }

  @Test func `a list that cannot be replaced stays as it is`() throws {
    _ = try list.add(entry())
    let stuck = calls { $0.renameFile = { _, _ in failed(EROFS) } }
    #expect(throws: StorageError.self) {
      try BestList(directory: root.path, calls: stuck).add(entry(1))
    }
    try expectEqual(root.text(of: "best.jsonl"), Self.line)
    expectEqual(root.names(), ["best.jsonl"])
  }

  @Test func `a directory is never created`() throws {
    let nowhere = BestList(directory: "\(root.path)/nowhere")
    #expect(throws: StorageError.self) { try nowhere.check() }
    #expect(throws: StorageError.self) { try nowhere.add(entry()) }
    #expect(try nowhere.read().value.isEmpty)
    #expect(root.names().isEmpty)
    #expect(throws: Never.self) { try list.check() }
  }

  @Test(
    arguments: [
      ("anna", "anna"), ("  a\u{1B}[31mb\u{7}\nc ", "ab c"), ("", nil), (" \u{200B} ", nil),
      ("0123456789abcdefg", "0123456789abcdef"), ("123456789012345 x", "123456789012345"),
    ] as [(String, String?)])
  func `a name is short and harmless`(name: String, kept: String?) {
    expectEqual(entry(player: name).player, kept)
  }

  @Test func `a name of a few endless characters is cut`() throws {
    let character = "e" + String(repeating: "\u{301}", count: 20)
    let name = try #require(entry(player: String(repeating: character, count: 16)).player)
    expectEqual(name.unicodeScalars.count, 64)
  }
}
