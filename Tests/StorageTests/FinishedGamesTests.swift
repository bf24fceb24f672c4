import MemoryGame
import Testing

@testable import Storage

/// Journals read one after the other.
struct FinishedGamesTests {
  private let root: TemporaryDirectory
  private let games: GamesFolder

  init() throws {
    root = try TemporaryDirectory()
    games = GamesFolder(directory: root.path)
  }

  private func write(_ name: String, seed: String, end: JournalEnd? = .finished) throws {
    let header = try JournalHeader.sample(seed: seed)
    let (_, intents) = try header.randomGame(intents: end == .finished ? .max : 3)
    try root.write(header.journal(intents, end: end), to: "games/\(name).jsonl")
  }

  @Test func `finished games are read, the newest first, and all others left out`() throws {
    try write("a", seed: "one")
    try write("b", seed: "two", end: nil)
    try write("c", seed: "three")
    try write("d", seed: "four", end: .abandoned)
    var seeds: [String] = []
    let unreadable = try games.readFinished(
      where: { _ in true },
      taking: {
        seeds.append($0.header.drawn.seed)
        #expect($0.dealt == $0.header.deal() && $0.game.isOver)
        return true
      })
    #expect(seeds == ["three", "one"] && unreadable == 0)
  }

  @Test func `nobody reads on who has enough, nor what nobody wants`() throws {
    for name in ["a", "b", "c"] { try write(name, seed: name) }
    var seeds: [String] = []
    _ = try games.readFinished(
      where: { $0.drawn.seed != "c" },
      taking: {
        seeds.append($0.header.drawn.seed)
        return false
      })
    #expect(seeds == ["b"])
  }

  @Test func `what cannot be read is counted and stays as it is`() throws {
    try write("a", seed: "one")
    let end = "{\"do\":\"finish\"}\n"
    try root.write("rubbish\n\(end)", to: "games/b.jsonl")
    try root.write("\n\(end)", to: "games/c.jsonl")
    let journal = try root.text(of: "games/a.jsonl")
    try root.write(journal.replacing("\"choose\"", with: "\"dance\""), to: "games/d.jsonl")
    try root.makeDirectory("games/e.jsonl")
    var count = 0
    let unreadable = try games.readFinished(
      where: { _ in true },
      taking: { _ in
        count += 1
        return true
      })
    #expect(count == 1 && unreadable == 3)
    #expect(root.names(in: "games") == ["a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl", "e.jsonl"])
  }

  @Test func `without a folder there is nothing to read`() throws {
    #expect(try games.readFinished(where: { _ in true }, taking: { _ in true }) == 0)
  }

  @Test func `a line of a journal reads the same on the fast way and on the slow one`() throws {
    let header = try JournalHeader.sample(pairs: 9)
    let (_, intents) = try header.randomGame(seed: 3)
    for timed in intents {
      let bytes = JournalLine.intent(timed).bytes.dropLast()
      #expect(try JournalLine(bytes[...]) == .intent(timed))
      #expect(try JournalLine(decoding: bytes[...]) == .intent(timed))
    }
  }

  @Test(
    arguments: [
      #"{"at":01,"do":"choose","card":1}"#, #"{"at":1,"do":"choose","card":1}x"#,
      #"{"at":-1,"do":"choose","card":1}"#, #"{"at":1,"do":"choose","card":-0}"#,
      #"{"at":1000000000000001,"do":"choose","card":1}"#, #"{"at":1,"do":"choose","card":1"#,
      #"{"at":9999999999999999999999,"do":"choose","card":1}"#, #"{"at":,"do":"choose","card":1}"#,
      #"{"at":1,"do":"choose","card":1.0}"#, #"{"at": 1,"do":"choose","card":1}"#,
    ])
  func `the fast way takes nothing that the slow one would take otherwise`(line: String) {
    let bytes = Array(line.utf8)[...]
    #expect((try? JournalLine(bytes)) == (try? JournalLine(decoding: bytes)))
  }
}
