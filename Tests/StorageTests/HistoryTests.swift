import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

@testable import Storage

struct HistoryTests {
  private let root = TemporaryDirectory()
  private let history: History

  init() { history = History(directory: "\(root.path)/data") }

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
    try expectEqual(history.read().value, [entry()])
  }

  @Test(arguments: [
    ("", "", Variant()), ("false", "true", Variant(closesGaps: true)),
    ("solo", "open", Variant(isOpen: true)),
    ("}", ",\"sides\":true}", Variant(hasSides: true)),
  ])
  func `lines of version 1 are still read`(part: String, other: String, variant: Variant) throws {
    let text = part.isEmpty ? Self.oldLine : Self.oldLine.replacing(part, with: other)
    try root.write(text, to: "data/history.jsonl")
    try expectEqual(history.read(), Loaded(value: [entry(14, variant)], notices: []))
  }

  @Test func `the rules of a game are written by their names`() throws {
    let variant = Variant(closesGaps: true, isOpen: true, hasSides: true)
    _ = try history.append(entry(14, variant))
    let text = try root.text(of: "data/history.jsonl")
    #expect(text.contains(#""rules":["closeGaps","open","sides"]"#))
    try expectEqual(history.read().value, [entry(14, variant)])
  }

  @Test func `hints are written with their number, and lines without them have none`() throws {
    let setup = entry().setup
    let hinted = GameRecord(
      setup, moves: 14, score: -3, time: .microseconds(61_234_567), date: 1_767_225_600, hints: 2)
    _ = try history.append(entry())
    _ = try history.append(hinted)
    let expected = Self.line + Self.line.replacing("\"moves\"", with: "\"hints\":2,\"moves\"")
    try expectEqual(root.text(of: "data/history.jsonl"), expected)
    let read = try history.read().value
    #expect(read == [entry(), hinted] && read.map(\.hints) == [0, 2])
    #expect(read.best(hinted.kind)?.hints == 0 && [hinted].best(hinted.kind) == nil)
    for impossible in ["-1", "\"2\"", "1e99"] {
      let line = Self.line.replacing("\"moves\"", with: "\"hints\":\(impossible),\"moves\"")
      #expect(throws: LineFault.broken) { try GameRecord(line: Array(line.utf8)) }
    }
  }

  @Test func `without a file there are no games, and no file is made`() throws {
    try expectEqual(history.read(), Loaded(value: [], notices: []))
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
    expectEqual(loaded.value, [entry(), entry()])
    expectEqual(
      loaded.notices,
      ["\(root.path)/data/history.jsonl: skipped lines: 7 broken, 3 of a newer version"])
    try expectEqual(root.text(of: "data/history.jsonl"), text)
  }

  @Test func `a new line is begun after a torn one`() throws {
    try root.write(Self.line + "{\"vers", to: "data/history.jsonl")
    _ = try history.append(entry(20))
    try expectEqual(history.read().value, [entry(), entry(20)])
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
    try expectEqual(history.read().value.map(\.moves).sorted(), Array(0..<100))
  }

  @Test(arguments: [-1, 0, 1, 2, 3])
  func `lines across the border of two chunks of the file are whole`(shift: Int) throws {
    let first = String(repeating: " ", count: StorageLimit.chunkBytes + shift - 100) + "\n"
    try root.write(first + Self.line + Self.line, to: "data/history.jsonl")
    var count = 0
    let skipped = try history.read { _ in count += 1 }.value
    #expect(count == 2 && skipped.broken == 1)
  }
}

/// Undo and redo, compared with somebody who keeps a copy of the game before each step.
struct IntentHistoryTests {
  /// Never replays anything: takes the copy from the shelf, and repeats only what is no step.
  private struct Shelf {
    var game: MemoryGame<Face>
    /// The game before each step, the step, and the pauses and hints since.
    var steps: [(before: MemoryGame<Face>, step: [TimedIntent], facts: [TimedIntent])] = []
    var undone: [[TimedIntent]] = []

    mutating func apply(_ timed: TimedIntent) {
      switch timed.intent {
      case .choose, .shuffle:
        steps.append((game, [timed], []))
        undone = []
      case .turnDown, .removePair:
        steps.indices.last.map { steps[$0].step.append(timed) }
      case .pause, .resume, .hint, .end:
        steps.indices.last.map { steps[$0].facts.append(timed) }
      }
      game.apply(timed.intent, at: timed.time)
    }

    mutating func undo() -> Bool {
      guard !game.isPaused, !game.isOver, let last = steps.popLast() else { return false }
      game = last.before
      for fact in last.facts { game.apply(fact.intent, at: fact.time) }
      steps.indices.last.map { steps[$0].facts += last.facts }
      undone.append(last.step)
      return true
    }

    mutating func redo() -> Bool {
      guard !game.isPaused, let step = undone.popLast() else { return false }
      let rest = undone
      for timed in step where game.accepts(timed.intent) { apply(timed) }
      undone = rest
      return true
    }
  }

  private static let variants = [
    Variant(), Variant(closesGaps: true), Variant(hasSides: true), Variant(isOpen: true),
  ]

  @Test(arguments: variants, 0..<12 as Range<UInt64>)
  func `steps, undo and redo lead to the game on the shelf`(variant: Variant, seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let deck = Deck(
      name: "Sample", color: .teal, usualPairs: 4,
      pairs: (0..<6).map { Pair(term: "t\($0)", definition: "d\($0)") })
    let dealt = try #require(
      DrawnPairs(from: deck, count: 2 + dice.next(below: 5), seed: "\(seed)")?.deal(variant))
    var (game, history, shelf) = (dealt, IntentHistory(), Shelf(game: dealt))
    var (time, undos) = (Duration.zero, 0)
    for _ in 0..<250 where !game.isOver {
      time += .milliseconds(dice.next(below: 1500))
      switch dice.next(below: 8) {
      case 0, 1, 2:
        let hasUndone = history.undo(&game, from: dealt)
        try #require(hasUndone == shelf.undo())
        undos += hasUndone ? 1 : 0
      case 3: try #require(history.redo(&game) == shelf.redo())
      default:
        let timed = TimedIntent(game.anyIntent(&dice), at: time)
        guard game.accepts(timed.intent) else { continue }
        game.apply(timed.intent, at: timed.time)
        history.add(timed)
        shelf.apply(timed)
      }
      try #require(game == shelf.game, "\(history)")
      expectEqual(history.canUndo, !shelf.steps.isEmpty)
      expectEqual(history.canRedo, !shelf.undone.isEmpty)
      expectEqual(history.hasUndone, (undos > 0))
      var again = dealt
      for timed in history.intents {
        #expect(again.accepts(timed.intent))
        again.apply(timed.intent, at: timed.time)
      }
      try #require(again == game)
    }
    #expect(undos > 5)
  }

  @Test func `steps before the start of practice stay`() throws {
    let dealt = try #require(try JournalHeader.sample().deal())
    var game = dealt
    let first = TimedIntent(.choose(CardID(rawValue: 0)), at: .zero)
    game.apply(first.intent, at: first.time)
    var history = IntentHistory([first])
    #expect(!history.canUndo && !history.undo(&game, from: dealt) && !history.hasUndone)
    let second = TimedIntent(.choose(CardID(rawValue: 2)), at: .seconds(1))
    game.apply(second.intent, at: second.time)
    history.add(second)
    #expect(history.undo(&game, from: dealt) && history.intents == [first])
    #expect(game.turned == [CardID(rawValue: 0)] && !history.canUndo)
  }
}
