import Decks
import Expectations
import Foundation
import HomeFixtures
import MemoryGame
import Storage
import Study
import Testing

@testable import MemorizeViewModel

/// Study: what the player knows follows from the reviews, and the reviews from the games.
final class StudyTests {
  let home = GameHome()
  var directory: String { home.path }
  /// The current day.
  var day: Int64 = 20_000 { didSet { home.clock = now } }
  var hour: Int64 = 12 { didSet { home.clock = now } }
  private var now: Int64 { day * 86_400 + hour * 3600 }
  let deck = Deck(
    name: "Words", color: .blue, usualPairs: 8,
    pairs: (0..<20).map { Pair(term: "term \($0)", definition: "word \($0)") })

  init() { home.clock = now }

  /// A program that starts.
  func table(deck: Deck? = nil) throws -> TableViewModel {
    try home.table(deck ?? self.deck, library: [self.deck])
  }

  func reviews() throws -> [StudyReview] { try Reviews(directory: directory).read().value }

  func choose(_ cards: CardID..., on table: TableViewModel) {
    for card in cards { table.choose(card, at: .seconds(1)) }
    table.turnDown(at: .seconds(1))
  }

  func a(_ pair: Int) -> CardID { id(2 * pair) }
  func b(_ pair: Int) -> CardID { id(2 * pair + 1) }

  /// Plays a board with known pairs; the moves prove nothing about the last two.
  func win(_ table: TableViewModel) {
    for first in stride(from: 0, to: table.pairs - 1, by: 2)
    where table.card(a(first))?.isMatched == false {
      choose(b(first), b(first + 1), on: table)
      choose(a(first), b(first), on: table)
    }
    for pair in 0..<table.pairs where table.card(a(pair))?.isMatched == false {
      choose(a(pair), b(pair), on: table)
    }
  }

  func study(_ table: TableViewModel) throws {
    table.study.play(try #require(table.study.nextBoard(of: deck)), at: .zero)
  }

  @Test func `the boards of a day are counted with the pairs that cannot be on one board`() throws {
    var deck = deck
    deck.pairs = Array(deck.pairs.prefix(7))
    deck.pairs[3] = Pair(term: "term 2", definition: "word 3")
    let table = try table(deck: deck)
    expectEqual(table.study.plan(of: deck).boards(of: deck).count, 2)
    for count in [1, 0] {
      expectEqual(table.study.plan(of: deck).boards(of: deck).pairsOfNext, 4)
      let board = try #require(table.study.nextBoard(of: deck))
      table.study.play(board, at: .zero)
      expectEqual(table.pairs, 4)
      win(table)
      expectEqual(table.study.plan(of: deck).boards(of: deck).count, count)
    }
    table.keep { $0.study.newPerDay = 20 }
    #expect(table.study.plan(of: self.deck).boards(of: self.deck) == (2, 8))
  }

  @Test func `the answer of another pair with the same question is right, too`() throws {
    var deck = deck
    deck.pairs[19] = Pair(term: "term 0", definition: "word 19")
    let table = try table(deck: deck)
    table.study.play(try #require(table.study.nextBoard(of: deck)), at: .zero)
    win(table)
    var round = try #require(table.study.untyped(of: deck))
    for question in round.pairs {
      let isDouble = question.first.text == "term 0"
      round.answer(isDouble ? "word 19" : "word 18")
      expectEqual(round.answers.last?.isKnown, isDouble)
      expectEqual(round.answers.last?.graded.verdict, isDouble ? .variant : .wrong)
      if isDouble { expectEqual(round.answers.last?.graded.expected, "word 0") }
      round.settle()
    }
    let wrong = try reviews().filter { $0.method == .typed && $0.confusedWith != nil }
    expectEqual(wrong.count, 4)
  }

  @Test
  func `a pair that was not known is asked again until it is, and only its first answer counts`()
    throws
  {
    let table = try table()
    try study(table)
    win(table)
    var round = try #require(table.study.untyped(of: deck))
    let pairs = round.pairs
    for (index, pair) in pairs.enumerated() { round.answer(index < 3 ? "no" : pair.second.text) }
    expectEqual(round.questions, pairs + pairs.prefix(3))
    #expect(round.isRepeating)
    round.answer("no")
    round.overrule()
    expectEqual(round.questions, pairs + pairs.prefix(3))
    round.answer("no")
    expectEqual(round.questions, pairs + pairs.prefix(3) + [pairs[1]])
    while let question = round.current { round.answer(question.second.text) }
    expectEqual(round.knownCount, 2)
    expectEqual(
      round.answers.map(\.isGrade), pairs.map { _ in true } + Array(repeating: false, count: 4))
    let typed = try reviews().filter { $0.method == .typed }
    expectEqual(typed.map(\.grade), [.again, .again, .again, .good, .good])
  }

  @Test func `pairs mixed up are listed once, with their sides as in the deck`() throws {
    let table = try table()
    let (one, other) = (StudyPair("word 1", "term 1"), StudyPair("word 2", "term 2"))
    let reviews = [(one, other), (other, one)].map { pair, taken in
      table.study.review(of: pair, by: .typed, .again, confusedWith: taken)
    }
    table.session.files.reviews.add(reviews.compactMap(\.self))
    let pairs = table.study.progress(of: deck).confusedPairs
    expectEqual(pairs.map { [$0.one.term, $0.other.term] }, [["term 1", "term 2"]])
    expectEqual(pairs.first?.count, 2)
  }

  @Test func `a session shows new pairs, and grades those whose moves prove something`() throws {
    let table = try table()
    let board = try #require(table.study.nextBoard(of: deck))
    expectEqual(board.newPairs, Array(deck.pairs.prefix(5)))
    try study(table)
    expectEqual(table.occasion, .study)
    try expectEqual(reviews().map(\.method), Array(repeating: .shown, count: 5))
    win(table)
    try expectEqual(reviews().dropFirst(5).map(\.method), Array(repeating: .played, count: 5))
    #expect(table.study.plan(of: deck).isDone)
    day += 1
    expectEqual(table.study.plan(of: deck).due.count, 5)
    try study(table)
    win(table)
    let graded = try reviews().filter { $0.grade != nil }
    expectEqual(Set(graded.map(\.method)), [.matching])
    expectEqual(Set(graded.map(\.grade)), [.good])
    #expect((2...5).contains(graded.count))
    let old = deck.pairs.prefix(5).map { StudyPair($0.first.text, $0.second.text) }
    #expect(Set(graded.map(\.pair)).isSubset(of: old))
  }

  @Test func `a day begins at four, or when the player wishes`() throws {
    let table = try table()
    try study(table)
    win(table)
    day += 1
    hour = 3
    #expect(table.study.plan(of: deck).isDone)
    expectEqual(table.study.plan(of: deck).memory.today, 20_000)
    hour = 4
    expectEqual(table.study.plan(of: deck).due.count, 5)
    table.preferences.override { $0.study.dayStart = 5 }
    #expect(table.study.plan(of: deck).isDone)
    expectEqual(table.daily.today.number, 20_001)
  }

  @Test func `a deck has choices of its own, and a run has others`() throws {
    let table = try table()
    table.preferences.change(.newPerDay, .by(1), of: deck.name, on: table)
    expectEqual(table.study.plan(of: deck).new.count, 6)
    table.preferences.change(.retention, .by(-1), of: deck.name, on: table)
    expectEqual(table.study.options(of: deck).retention, 89)
    var other = deck
    other.name = "Other"
    expectEqual(table.study.plan(of: other).new.count, 5)
    table.preferences.overrideStudy = { $0.study.newPerDay = 2 }
    expectEqual(table.study.plan(of: other).new.count, 2)
    table.preferences.change(.newPerDay, .by(1), of: other.name, on: table)
    expectEqual(table.study.plan(of: other).new.count, 3)
  }

  @Test func `behind a typed grade that is taken back, the one of the moves counts`() throws {
    let table = try table()
    table.keep { $0.study.typing = .all }
    try study(table)
    win(table)
    day += 1
    try study(table)
    win(table)
    var round = try #require(table.study.recall)
    round.answer("wrong")
    round.settle()
    let undone = try #require(table.study.undoLastGrade(of: deck))
    expectEqual(undone.review.grade, .again)
    expectEqual(undone.left, .good)
    expectEqual(
      undone.wording("Riga").spoken,
      ["Typed answer undone: Riga (not known). Another one of today counts: known."])
  }

  @Test func `the last grades of today can be taken back, and pairs put aside`() throws {
    let table = try table()
    try study(table)
    win(table)
    #expect(table.study.undoLastGrade(of: deck) == nil)
    day += 1
    try study(table)
    win(table)
    let graded = try reviews().filter { $0.grade != nil }
    let due = table.study.plan(of: deck).due.count
    expectEqual(table.study.undoLastGrade(of: deck)?.review, graded.last)
    expectEqual(table.study.plan(of: deck).due.count, due + 1)
    expectEqual(table.study.undoLastGrade(of: deck)?.review, graded.dropLast().last)
    let pair = try #require(graded.last?.pair)
    table.study.mark(pair, .suspended)
    expectEqual(table.study.plan(of: deck).due.count, due + 1)
    expectEqual(table.study.progress(of: deck).suspended, 1)
    while table.study.undoLastGrade(of: deck) != nil {}
    try expectEqual(reviews().counted, [])
    day += 1
    expectNil(table.study.undoLastGrade(of: deck))
    let before = try reviews().filter { $0.grade != nil }.count
    win(try self.table(deck: Deck(name: "Words", color: .blue, usualPairs: 20, pairs: deck.pairs)))
    let later = try reviews().filter { $0.grade != nil }.dropFirst(before)
    #expect(!later.isEmpty && !later.contains { $0.pair == pair })
  }

  @Test func `a confusion is written down and the pairs are missed`() throws {
    let table = try table()
    try study(table)
    let cards = table.board.cards.map(\.id)
    let other = try #require(
      [1, 4].first { pair in
        guard let one = cards.firstIndex(of: b(0)), let other = cards.firstIndex(of: b(pair))
        else { return false }
        return !table.shape.areNeighbours(one, other)
      })
    choose(b(0), b(other), on: table)
    choose(a(0), b(other), on: table)
    choose(a(2), a(3), on: table)
    choose(a(0), b(other), on: table)
    #expect(table.study.missedPairs.isEmpty)
    win(table)
    let pairs = table.board.drawn.pairs
    expectEqual(
      table.study.missedPairs,
      [PairOutcome(pair: pairs[0], isKnown: false, confusedWith: [pairs[other]])])
    let found = try reviews().filter { $0.confusedWith != nil }
    expectEqual(found.map(\.method), [.matching, .played])
    expectEqual(found.first?.grade, .again)
    table.study.playMissed(at: .zero)
    expectEqual(Set(table.board.drawn.pairs), [pairs[0], pairs[other]])
    #expect(table.occasion == .studyPractice && table.isUncounted)
    let before = try reviews()
    win(table)
    try expectEqual(reviews(), before)
  }

  @Test func `the result says how many pairs were graded`() throws {
    let first = try table()
    try study(first)
    expectNil(first.study.grading)
    win(first)
    expectEqual(first.study.grading, StudyGrading(graded: 0, ungraded: [], new: 5))
    day += 30
    let table = try table()
    try study(table)
    choose(b(0), b(1), on: table)
    for pair in 0..<table.pairs { choose(a(pair), b(pair), on: table) }
    let grading = try #require(table.study.grading)
    let graded = try reviews().count { $0.day == day && $0.grade != nil }
    #expect(grading.asked > grading.graded && grading.graded == graded && graded > 0)
    #expect(grading.wording.shown.first?.hasSuffix("The others come back tomorrow.") == true)
    let tomorrow = table.study.plan(of: deck).forecast(days: 1)
    expectEqual(tomorrow.first, table.pairs - graded)
    var round = try #require(table.study.recall)
    #expect(!round.isComplete && round.questions.count == grading.ungraded.count)
    table.keep { $0.study.typing = .nothing }
    expectNil(table.study.recall)
    round.answer("nonsense")
    #expect(round.isPending && table.study.grading?.graded == grading.graded + 1)
    round.overrule()
    while let question = round.current { round.answer(question.second.text) }
    #expect(!round.isPending)
    expectEqual(table.study.grading?.graded, grading.asked)
    expectEqual(table.study.missedPairs, [])
  }

  @Test func `a pair put aside in play gets no grade, and is not asked for`() throws {
    let first = try table()
    try study(first)
    win(first)
    day += 1
    let table = try table()
    try study(table)
    for (pair, method) in zip(table.study.plan(of: deck).pairs.prefix(5), 0...) {
      table.study.mark(pair, method % 2 == 0 ? .buried : .suspended)
    }
    win(table)
    #expect(try reviews().allSatisfy { $0.grade == nil })
    expectNil(table.study.recall)
    let grading = try #require(table.study.grading)
    #expect(grading.graded == 0 && grading.ungraded.isEmpty)
  }

  @Test func `pairs are reversed if the player wants that`() throws {
    let table = try table()
    table.keep { $0.studyDirection = .reverse }
    let board = try #require(table.study.nextBoard(of: deck))
    expectEqual(board.newPairs.first, Pair(term: "word 0", definition: "term 0"))
    table.keep { $0.studyDirection = .both }
    let mixed = (0..<8).compactMap { _ in table.study.nextBoard(of: deck)?.newPairs.first }
    expectEqual(Set(mixed).count, 2)
    win(table)
    expectEqual(table.study.plan(of: deck).new.count, 5)
  }

  @Test func `a typed answer counts more than the moves`() throws {
    let table = try table()
    try study(table)
    table.keep { $0.study.typing = .all }
    expectNil(table.study.recall)
    win(table)
    var round = try #require(table.study.recall)
    expectEqual(round.judge("word 7")?.verdict, .wrong)
    round.answer("word 7")
    round.settle()
    let review = try #require(try reviews().last)
    #expect(review.method == .typed && review.grade == .again)
    expectEqual(review.confusedWith, StudyPair("term 7", "word 7"))
    let item = table.study.plan(of: deck).memory.items[review.pair]
    expectEqual(item?.lastGrade, .again)
  }

  @Test func `only a board for studying asks for the other sides, and repeats lead back to it`()
    throws
  {
    let table = try table()
    table.keep { $0.study.typing = .all }
    win(table)
    expectNil(table.study.recall)
    table.dealNew(at: .zero)
    choose(b(0), b(1), on: table)
    choose(a(0), b(1), on: table)
    win(table)
    try #require(!table.study.missedPairs.isEmpty)
    table.study.playMissed(at: .zero)
    #expect(table.occasion == .missed && table.pairs == 2)
    expectEqual(table.pairsOfNextGame?.pairs, 8)
    win(table)
    expectNil(table.study.recall)
    table.dealNew(at: .zero)
    #expect(table.occasion == .plain && table.pairs == 8)
  }

  @Test func `pairs of studying that are repeated are asked for, and go on where they were left`()
    throws
  {
    let table = try table()
    try study(table)
    win(table)
    var round = try #require(table.study.untyped(of: deck))
    round.answer("nonsense")
    round.settle()
    table.study.playForgotten(of: deck, at: .zero)
    #expect(table.occasion == .studyPractice && table.terms.next == .study)
    choose(a(0), b(0), on: table)
    table.leave(at: .zero)
    let resumed = try #require(home.resumedTable())
    expectEqual(resumed.occasion, .studyPractice)
    win(resumed)
    expectNil(resumed.study.recall)
    resumed.keep { $0.study.typing = .all }
    expectEqual(resumed.study.recall?.questions.count, resumed.pairs)
  }

  @Test(arguments: 0..<20)
  func `the pairs are asked for in another order than they were found`(seed: Int) throws {
    let table = try home.table(deck, seed: "\(seed)", isSaved: false)
    table.keep { ($0.study.typing, $0.study.newPerDay) = (.all, 2 + seed % 5) }
    home.freshSeed = { "\(seed)" }
    try study(table)
    win(table)
    let pairs = table.matches.map { table.board.drawn.pairs[$0.first.pair] }
    let asked = try #require(table.study.recall?.questions)
    #expect(asked != pairs && asked.count == pairs.count)
    #expect(asked.first != pairs.last || asked.count == 2)
  }

  @Test func `reviews that cannot be saved are kept for the next time`() throws {
    let file = "\(directory)/reviews.jsonl"
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let table = try table()
    try study(table)
    expectEqual(table.study.plan(of: deck).memory.items.count, 5)
    #expect(FileManager.default.fileExists(atPath: "\(file).unreadable-1"))
  }
}
