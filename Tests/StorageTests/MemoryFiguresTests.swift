import Decks
import Expectations
import GameAnalysis
import MemoryGame
import Study
import Testing

@testable import Storage

/// The results of a game's analysis on a line of the history.
struct MemoryFiguresTests {
  private static func figures(pairs: Int, seed: UInt64) -> MemoryFigures? {
    var chance = SeededGenerator(seed: seed)
    func counts(_ keys: [Int]) -> [[Int]] {
      keys.filter { _ in chance.next(below: 2) == 0 }.map { key in
        let tests = 1 + chance.next(below: 40)
        return [key, chance.next(below: tests + 1), tests]
      }
    }
    let places = pairs <= StorageLimit.placedPairs ? Array(0..<2 * pairs) : []
    return fields(
      memory: -chance.next(below: 90_000_000), luck: chance.next(below: 9_000_000) - 4_500_000,
      lags: counts(RecallLag.all.map(\.start)), places: counts(places)
    ).figures(pairs: pairs, hasOldSigns: false)
  }

  private static func fields(
    memory: Int, luck: Int, lags: [[Int]] = [], places: [[Int]] = []
  ) -> MemoryFigures.Fields {
    MemoryFigures.Fields(memory: memory, luck: luck, lags: lags, places: places)
  }

  private static func record(
    _ figures: MemoryFigures?, pairs: Int = 8, deck: String = "Halloween", hasSides: Bool = false
  ) -> GameRecord {
    GameRecord(
      GameSetup(
        deck: deck, pairs: pairs, variant: Variant(hasSides: hasSides), seed: "k3v9ta"),
      moves: 14, score: -3, time: .microseconds(61_234_567), date: 1_767_225_600, figures: figures)
  }

  private static let line = #"""
    {"analysis":{"lags":[[1,4,4],[5,2,3]],"luck":600000,"memory":-3200000,\#
    "places":[[0,1,1],[7,1,2]]},"date":1767225600,"deck":"Halloween","moves":14,"pairs":8,\#
    "score":-3,"seed":"k3v9ta","time":61234567,"version":2}
    """#

  /// The same game on a line of version 1, where memory and luck are losses.
  private static let oldLine = #"""
    {"version":1,"date":1767225600,"kind":"solo","deck":"Halloween","pairs":8,"seed":"k3v9ta",\#
    "closingRanks":false,"moves":14,"score":-3,"time":61234567,"analysis":{"memory":3200000,\#
    "luck":-600000,"lags":[[1,4,4],[5,2,3]],"places":[[0,1,1],[7,1,2]]}}
    """#

  @Test func `a line with figures always looks like this`() throws {
    let fields = Self.fields(
      memory: -3_200_000, luck: 600_000, lags: [[1, 4, 4], [5, 2, 3]],
      places: [[0, 1, 1], [7, 1, 2]])
    let figures = try #require(fields.figures(pairs: 8, hasOldSigns: false))
    expectEqual(Self.record(figures).line, Self.line)
    for line in [Self.line, Self.oldLine] {
      let read = try GameRecord(line: Array(line.utf8))
      expectEqual(read, Self.record(figures))
      expectEqual(read.figures?.lags[RecallLag(6)], TestCount(tests: 3, recalled: 2))
    }
  }

  @Test(arguments: [2, 8, 100, 101, 500])
  func `a line is read as it was written`(pairs: Int) throws {
    for seed in 0..<30 {
      for deck in ["Halloween", "Слова", "🎃 x", "a\\b\"c", "e\u{301}"] {
        let figures = seed == 0 ? nil : Self.figures(pairs: pairs, seed: UInt64(seed))
        expectEqual((figures == nil), (seed == 0))
        let record = Self.record(figures, pairs: pairs, deck: deck, hasSides: seed % 2 == 0)
        let bytes = Array(record.line.utf8)
        #expect(bytes.count <= StorageLimit.lineBytes)
        try expectEqual(GameRecord(line: bytes), record)
      }
    }
  }

  @Test(
    arguments: [
      "null", "3", "[]", "{}", "{\"memory\":1}",
      #"{"memory":-1,"luck":0,"lags":[],"places":[]}"#,
      #"{"memory":1e400,"luck":0,"lags":[],"places":[]}"#,
      #"{"memory":9223372036854775807,"luck":0,"lags":[],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[[6,1,1]],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[[1,2,1]],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[[1,-1,1]],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[[1,0,0]],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[[1,1,1],[1,1,1]],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[[1,1]],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[[]],"places":[]}"#,
      #"{"memory":1,"luck":0,"lags":[],"places":[[16,1,1]]}"#,
      #"{"memory":1,"luck":0,"lags":[],"places":[[-1,1,1]]}"#,
      #"{"memory":1,"luck":0,"lags":[],"places":[[1,1,99999999999]]}"#,
    ])
  func `figures that make no sense are ignored`(analysis: String) throws {
    let old = Self.oldLine
    let start = old.prefix(upTo: try #require(old.range(of: "{\"memory\"")).lowerBound)
    let record = try GameRecord(line: Array("\(start)\(analysis)}".utf8))
    expectEqual(record, Self.record(nil))
  }

  @Test func `the figures of a full history can be added up`() throws {
    let most = StorageLimit.millionths.upperBound
    let figures = try #require(
      Self.fields(memory: -most, luck: -most).figures(pairs: 2, hasOldSigns: false))
    let shortest = GameRecord(
      GameSetup(deck: "", pairs: 2, seed: ""), moves: 0, score: 0, time: .zero, date: 0,
      figures: figures)
    let lines = StorageLimit.historyBytes / shortest.line.utf8.count
    #expect(!lines.multipliedReportingOverflow(by: most).overflow)
    for (memory, luck) in [(-most - 1, 0), (0, most + 1), (0, -most - 1), (1, 0), (.min, 0)] {
      let fields = Self.fields(memory: memory, luck: luck)
      expectNil(fields.figures(pairs: 2, hasOldSigns: false))
    }
  }

  @Test func `unknown keys within the figures have no meaning`() throws {
    let line = Self.line.replacing("\"memory\":", with: "\"more\":[1],\"memory\":")
    #expect(try GameRecord(line: Array(line.utf8)).figures != nil)
  }

  @Test func `the ranges of lags have no gaps`() {
    for lag in 1...200 {
      let range = RecallLag(lag)
      #expect(range.start <= lag && lag <= range.end ?? .max)
      expectEqual(RecallLag(range.start), range)
    }
    #expect(RecallLag(0).start == 1 && RecallLag(.max).start == 65)
    expectEqual(RecallLag.all.map(\.start), [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65])
  }

  @Test func `figures count each test of an analysis once`() throws {
    for pairs in [3, 12, StorageLimit.placedPairs + 1] {
      let header = try JournalHeader.sample(pairs: pairs, of: pairs)
      let (game, intents) = try header.game(seed: UInt64(pairs))
      let dealt = try #require(header.deal())
      let analysis = try #require(GameAnalysis(of: dealt, intents.map(\.intent)))
      let figures = try #require(MemoryFigures(analysis, pairs: pairs))
      let recalls = analysis.flips.compactMap(\.recall)
      expectEqual(figures.lags.values.reduce(0) { $0 + $1.tests }, recalls.count)
      expectEqual(
        figures.lags.values.reduce(0) { $0 + $1.recalled }, recalls.filter(\.isRight).count)
      let placed = figures.places.values.reduce(0) { $0 + $1.tests }
      expectEqual(placed, (pairs <= StorageLimit.placedPairs ? recalls.count : 0))
      expectEqual(analysis.par - figures.memory - figures.luck, ExpectedMoves(game.moves))
    }
  }
}

extension JournalHeader {
  /// A game in which about every second move finds a pair, so that also large boards end soon.
  fileprivate func game(seed: UInt64) throws -> (MemoryGame<Face>, [TimedIntent]) {
    var chance = SeededGenerator(seed: seed)
    var game = try #require(deal())
    var intents: [TimedIntent] = []
    while !game.isOver {
      let first = game.turned.count == 1 ? game.turned.first : nil
      let any = CardID(rawValue: chance.next(below: game.cards.count))
      let card = chance.next(below: 2) == 0 ? first?.partner ?? any : any
      let timed = TimedIntent(.choose(card), at: .zero)
      guard game.accepts(timed.intent) else { continue }
      game.apply(timed.intent, at: timed.time)
      intents.append(timed)
    }
    return (game, intents)
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
