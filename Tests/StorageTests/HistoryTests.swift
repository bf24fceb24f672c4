import Foundation
import Testing

@testable import Storage

struct HistoryTests {
  private let root: TemporaryDirectory
  private let history: History

  init() throws {
    root = try TemporaryDirectory()
    history = History(directory: "\(root.path)/data")
  }

  private func entry(_ moves: Int = 14) -> HistoryEntry {
    HistoryEntry(
      date: 1_767_225_600, deck: "Halloween", pairs: 8, seed: "k3v9ta", closesGaps: false,
      moves: moves, score: -3, time: .microseconds(61_234_567))
  }

  static let line = """
    {"version":1,"date":1767225600,"kind":"solo","deck":"Halloween","pairs":8,\
    "seed":"k3v9ta","closingRanks":false,"moves":14,"score":-3,"time":61234567}

    """

  @Test func `a line looks like this for ever`() throws {
    #expect(try history.append(entry()) == [])
    #expect(try root.text(of: "data/history.jsonl") == Self.line)
    #expect(try history.read().value.entries == [entry()])
  }

  @Test func `without a file there are no games, and none is made`() throws {
    #expect(try history.read() == Loaded(value: .init(), notices: []))
    #expect(root.names() == [])
  }

  @Test func `lines that cannot be read are passed over and counted`() throws {
    let text =
      Self.line + "broken\n\n" + Self.line.replacing("\"version\":1", with: "\"version\":2")
      + "{\"version\":3,\"x\":1}\n" + Self.line.replacing("solo", with: "versus")
      + Self.line.replacing("\"pairs\":8", with: "\"pairs\":1")
      + Self.line.replacing("61234567", with: "1e999")
      + Self.line.replacing("61234567", with: "-1") + String(repeating: "x", count: 200_000)
      + "\n" + Self.line + "{\"version\":1,"
    try root.write(text, to: "data/history.jsonl")
    let loaded = try history.read()
    #expect(loaded.value.entries == [entry(), entry()])
    #expect(loaded.value.brokenLines == 7)
    #expect(loaded.value.newerLines == 3)
    #expect(
      loaded.notices == [
        "\(root.path)/data/history.jsonl: lines passed over: 7 broken, 3 of a newer version"
      ])
    #expect(try root.text(of: "data/history.jsonl") == text)
  }

  @Test func `after a torn line a new one is begun`() throws {
    try root.write(Self.line + "{\"vers", to: "data/history.jsonl")
    _ = try history.append(entry(20))
    #expect(try history.read().value.entries == [entry(), entry(20)])
    #expect(try root.text(of: "data/history.jsonl").hasPrefix("\(Self.line){\"vers\n{"))
  }

  @Test func `many programs that add games at one time lose none`() async throws {
    let history = history
    let one = entry(0)
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            let entry = HistoryEntry(
              date: one.date, deck: one.deck, pairs: 8, seed: one.seed, closesGaps: false,
              moves: writer * 25 + number, score: 0, time: .zero)
            // The wait for a lock is brief: try again, as the game does.
            while (try? history.append(entry)) == nil {}
          }
        }
      }
    }
    #expect(try history.read().value.entries.map(\.moves).sorted() == Array(0..<100))
  }

  @Test func `ten thousand games are read in a moment`() throws {
    try root.write(String(repeating: Self.line, count: 10_000), to: "data/history.jsonl")
    var count = 0
    let time = try ContinuousClock().measure { count = try history.read().value.entries.count }
    #expect(count == 10_000)
    #expect(time < .seconds(5))
  }

  @Test(arguments: [-1, 0, 1, 2, 3])
  func `lines across the border of two parts of the file are whole`(shift: Int) throws {
    let first = String(repeating: " ", count: StorageLimit.chunkBytes + shift - 100) + "\n"
    try root.write(first + Self.line + Self.line, to: "data/history.jsonl")
    let contents = try history.read().value
    #expect(contents.entries.count == 2)
    #expect(contents.brokenLines == 1)
  }
}
