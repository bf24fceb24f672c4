import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

@testable import Storage

struct HistoryTests {
  private let root: TemporaryDirectory
  private let history: History

  init() throws {
    root = try TemporaryDirectory()
    history = History(directory: "\(root.path)/data")
  }

  private func entry(_ moves: Int = 14, _ variant: Variant = Variant()) -> GameRecord {
    GameRecord(
      GameSetup(deck: "Halloween", pairs: 8, variant: variant, seed: "k3v9ta"), moves: moves,
      score: -3, time: .microseconds(61_234_567), date: 1_767_225_600)
  }

  static let line = """
    {"date":1767225600,"deck":"Halloween","moves":14,"pairs":8,"score":-3,"seed":"k3v9ta",\
    "time":61234567,"version":2}

    """

  /// A line as version 1 of the format has it.
  static let oldLine = """
    {"version":1,"date":1767225600,"kind":"solo","deck":"Halloween","pairs":8,\
    "seed":"k3v9ta","closingRanks":false,"moves":14,"score":-3,"time":61234567}

    """

  @Test func `a line always looks like this`() throws {
    try expectEqual(history.append(entry()), [])
    try expectEqual(root.text(of: "data/history.jsonl"), Self.line)
    try expectEqual(history.read().value.entries, [entry()])
  }

  @Test(arguments: [
    ("", "", Variant()), ("false", "true", Variant(closesGaps: true)),
    ("solo", "open", Variant(isOpen: true)),
    ("}", ",\"sides\":true}", Variant(hasSides: true)),
  ])
  func `lines of version 1 are still read`(part: String, other: String, variant: Variant) throws {
    let text = part.isEmpty ? Self.oldLine : Self.oldLine.replacing(part, with: other)
    try root.write(text, to: "data/history.jsonl")
    try expectEqual(history.read(), Loaded(value: .init([entry(14, variant)]), notices: []))
  }

  @Test func `the rules of a game are written by their names`() throws {
    let variant = Variant(closesGaps: true, isOpen: true, hasSides: true)
    _ = try history.append(entry(14, variant))
    let text = try root.text(of: "data/history.jsonl")
    #expect(text.contains(#""rules":["closeGaps","open","sides"]"#))
    try expectEqual(history.read().value.entries, [entry(14, variant)])
  }

  @Test func `hints are written with their number, and lines without them have none`() throws {
    let setup = entry().setup
    let hinted = GameRecord(
      setup, moves: 14, score: -3, time: .microseconds(61_234_567), date: 1_767_225_600, hints: 2)
    _ = try history.append(entry())
    _ = try history.append(hinted)
    let expected = Self.line + Self.line.replacing("\"moves\"", with: "\"hints\":2,\"moves\"")
    try expectEqual(root.text(of: "data/history.jsonl"), expected)
    let read = try history.read().value.entries
    #expect(read == [entry(), hinted] && read.map(\.hints) == [0, 2])
    #expect(read.best(hinted.kind)?.hints == 0 && [hinted].best(hinted.kind) == nil)
    for impossible in ["-1", "\"2\"", "1e99"] {
      let line = Self.line.replacing("\"moves\"", with: "\"hints\":\(impossible),\"moves\"")
      #expect(throws: LineFault.broken) { try GameRecord(line: Array(line.utf8)) }
    }
  }

  @Test func `without a file there are no games, and no file is made`() throws {
    try expectEqual(history.read(), Loaded(value: .init(), notices: []))
    expectEqual(root.names(), [])
  }

  @Test func `lines that cannot be read are skipped and counted`() throws {
    let text =
      Self.line + "broken\n\n"
      + Self.line.replacing("\"version\"", with: "\"rules\":[\"mirror\"],\"version\"")
      + "{\"version\":4,\"x\":1}\n" + Self.oldLine.replacing("solo", with: "versus")
      + Self.line.replacing("\"pairs\":8", with: "\"pairs\":1")
      + Self.line.replacing("61234567", with: "1e999")
      + Self.line.replacing("61234567", with: "-1") + String(repeating: "x", count: 200_000)
      + "\n" + Self.line + "{\"version\":1,"
    try root.write(text, to: "data/history.jsonl")
    let loaded = try history.read()
    expectEqual(loaded.value.entries, [entry(), entry()])
    expectEqual(loaded.value.skipped.broken, 7)
    expectEqual(loaded.value.skipped.newer, 3)
    expectEqual(
      loaded.notices,
      [
        "\(root.path)/data/history.jsonl: skipped lines: 7 broken, 3 of a newer version"
      ])
    try expectEqual(root.text(of: "data/history.jsonl"), text)
  }

  @Test func `a new line is begun after a torn one`() throws {
    try root.write(Self.line + "{\"vers", to: "data/history.jsonl")
    _ = try history.append(entry(20))
    try expectEqual(history.read().value.entries, [entry(), entry(20)])
    #expect(try root.text(of: "data/history.jsonl").hasPrefix("\(Self.line){\"vers\n{"))
  }

  @Test func `programs that add games at the same time lose none`() async throws {
    let history = history
    let one = entry(0)
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            let entry = GameRecord(
              one.setup, moves: writer * 25 + number, score: 0, time: .zero, date: 0)
            // The wait for a lock is brief: try again, as the game does.
            while (try? history.append(entry)) == nil {}
          }
        }
      }
    }
    try expectEqual(history.read().value.entries.map(\.moves).sorted(), Array(0..<100))
  }

  @Test func `ten thousand games are read in a moment`() throws {
    try root.write(String(repeating: Self.line, count: 10_000), to: "data/history.jsonl")
    var count = 0
    let time = try ContinuousClock().measure { count = try history.read().value.entries.count }
    expectEqual(count, 10_000)
    #expect(time < .seconds(5))
  }

  @Test(arguments: [-1, 0, 1, 2, 3])
  func `lines across the border of two chunks of the file are whole`(shift: Int) throws {
    let first = String(repeating: " ", count: StorageLimit.chunkBytes + shift - 100) + "\n"
    try root.write(first + Self.line + Self.line, to: "data/history.jsonl")
    let contents = try history.read().value
    expectEqual(contents.entries.count, 2)
    expectEqual(contents.skipped.broken, 1)
  }
}

extension History.Contents {
  fileprivate init(_ entries: [GameRecord]) {
    self.init()
    self.entries = entries
  }
}
