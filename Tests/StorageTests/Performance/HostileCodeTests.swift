import Decks
import Expectations
import MemoryGame
import Testing

@testable import Storage

struct HostileCodeTests {
  private let deck: Deck
  private let performance: Performance
  private let code: String

  init() throws {
    deck = try #require(BuiltInDecks.deck(named: "Shapes"))
    performance = try Performance(JournalRecord.played(deck, pairs: 4, misses: 3))
    code = try performance.code()
  }

  /// The fault of a code, read and replayed.
  private func fault(_ text: String) -> PerformanceFault? {
    do throws(PerformanceFault) {
      _ = try Performance(code: text).verifiedPairs(from: deck)
      return nil
    } catch {
      return error
    }
  }

  /// The fault of a performance with another result or other intents.
  private func fault(
    _ result: GameRecord? = nil, _ intents: [TimedIntent]? = nil
  ) throws -> PerformanceFault? {
    let changed = Performance(
      result: result ?? performance.result, board: performance.board,
      precision: performance.precision, intents: intents ?? performance.intents)
    return fault(try changed.code())
  }

  @Test func `every code with a changed, missing or added character is refused`() {
    expectNil(fault(code))
    let characters = Array(code)
    for index in characters.indices {
      expectEqual(fault(String(characters.prefix(index))), .damaged)
      var changed = characters
      changed[index] = characters[index] == "a" ? "b" : "a"
      expectEqual(fault(String(changed)), (index == 3 ? .damaged : fault(String(changed))))
      #expect(fault(String(changed)) != nil)
      changed = characters
      changed.insert("0", at: index)
      #expect(fault(String(changed)) != nil)
    }
  }

  @Test func `blanks and line breaks in a code do not count`() {
    let wrapped = code.enumerated().map {
      $0.offset % 40 == 39 ? "\($0.element)\n " : "\($0.element)"
    }
    expectNil(fault("  \(wrapped.joined())\n"))
  }

  @Test func `a claim to a better result is refused`() throws {
    let result = performance.result
    let setup = performance.setup
    let claims = [
      GameRecord(setup, moves: result.moves - 1, score: result.score, time: result.time),
      GameRecord(setup, moves: result.moves, score: result.score + 1, time: result.time),
      GameRecord(
        setup, moves: result.moves, score: result.score, time: result.time - .seconds(1)),
      GameRecord(setup, moves: 0, score: -5, time: .zero),
    ]
    for claim in claims { try expectEqual(fault(claim), .otherResult) }
    try expectNil(fault(result))
  }

  @Test func `intents against the rules are refused with their number`() throws {
    var intents = performance.intents
    intents.insert(intents[0], at: 1)
    try expectEqual(fault(nil, intents), .againstRules(2))
    let resumed = [TimedIntent(.resume, at: .zero)] + performance.intents
    try expectEqual(fault(nil, resumed), .againstRules(1))
    try expectEqual(fault(nil, Array(performance.intents.dropLast())), .otherResult)
    try expectEqual(fault(nil, []), .otherResult)
  }

  @Test func `contents with impossible values are refused`() {
    let deck = Array("Shapes".utf8)
    let board: [UInt8] = [2, 0, 4, 6] + deck + [1, 97, 1, 2, 3, 4]
    let unknown = UInt8(1 << (Variant.Rule.allCases.count - 7))
    let huge = [UInt8](repeating: 0xFF, count: 8) + [0x7F]
    let contents: [([UInt8], PerformanceFault)] = [
      ([], .damaged), ([2], .impossible("variant")), ([3, 0], .newer),
      ([2, 0x80, unknown], .newer), ([2, 16, 5], .impossible("variant")),
      ([2, 0, 1], .impossible("number of pairs")),
      ([2, 0] + huge, .impossible("number of pairs")), ([2, 0, 4, 0, 0], .impossible("board")),
      ([2, 0, 4, 200, 1], .impossible("board")), ([2, 0, 4, 1, 0xFF, 0], .impossible("board")),
      ([2, 0, 4, 3, 27, 91, 74, 0], .impossible("board")), (board + [5], .impossible("board")),
      (board + [4, 1, 1], .impossible("result")),
      (board + [4, 1, 1] + huge, .impossible("result")),
      (board + [4, 1, 1, 1, 0x80], .impossible("step")),
      (board + [4, 1, 1, 1] + huge, .impossible("time")),
      (board + [0, 1, 1, 1] + huge, .impossible("time")),
      (board + [0, 1, 1, 1] + [UInt8](repeating: 0xFF, count: 20), .impossible("step")),
      (board + [4, 1, 1, 1], .otherDeck("Shapes")),
    ]
    for (bytes, expected) in contents {
      expectEqual(fault(Performance.sealed(bytes)), expected, "\(bytes)")
    }
  }

  @Test func `texts that are no code, of a newer version or huge are refused`() {
    for text in ["", "mem1", "mem1!", "mem1é", "rubbish", "mem1\u{0}", "game.jsonl"] {
      expectEqual(fault(text), .damaged, "\(text)")
    }
    expectEqual(fault("mem2abc"), .newer)
    expectEqual(fault("mem1" + String(repeating: "0", count: 60_000)), .tooLong)
    expectEqual(fault("mem1" + String(repeating: "0", count: 59_996)), .damaged)
  }

  @Test func `more shuffles than any game has are refused`() {
    let board: [UInt8] = [2, 0, 4, 6] + Array("Shapes".utf8) + [1, 97, 1, 2, 3, 4, 4, 4, 8, 0]
    let shuffles = [UInt8](repeating: 10, count: 10_001)
    expectEqual(fault(Performance.sealed(board + shuffles)), .impossible("number of shuffles"))
    expectEqual(fault(Performance.sealed(board + shuffles.dropLast())), .otherDeck("Shapes"))
  }

  @Test func `a code is told from a path`() throws {
    #expect(Performance.isCode(code) && Performance.isCode("mem2x"))
    let torn = String(code.dropFirst())
    #expect(Performance.isCode(torn))
    #expect(throws: PerformanceFault.damaged) { try Performance(code: torn) }
    let short = Deck(
      name: "x", color: .blue, usualPairs: 2, pairs: ["a", "b"].map(Pair.init(twin:)))
    for seed in 1...9 {
      let record = try JournalRecord.played(short, pairs: 2, seed: "\(seed)")
      let code = try Performance(record).code()
      #expect(code.count < 48 && Performance.isCode("x" + code.dropFirst()), "\(code)")
    }
    let names = [
      "CapitalsOfEuropeAndAsiaMonday20261128", "capitals20261128capitals20261128capitals20261128",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "01ARZ3NDEKTSV4RRFFQ69G5FAV01ARZ3NDEKTSV4", String(repeating: "long", count: 200),
    ]
    for path in ["memory", "mem1.jsonl", "./mem1", "games/x.jsonl", "mem", ""] + names {
      #expect(!Performance.isCode(path), "\(path)")
    }
  }
}
