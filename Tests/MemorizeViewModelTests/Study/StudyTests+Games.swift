import Decks
import Expectations
import Study
import Testing

@testable import MemorizeViewModel

/// Which games tell something about a pair, and boards that are left or shared.
extension StudyTests {
  @Test func `a usual game counts only for pairs that were begun`() throws {
    let table = try table()
    win(table)
    #expect(try reviews().isEmpty)
    try study(table)
    win(table)
    let before = try reviews().count
    day += 3
    let all = try self.table(
      deck: Deck(
        name: "Words", color: .blue, usualPairs: 20, pairs: deck.pairs))
    win(all)
    let found = try reviews().dropFirst(before)
    #expect(!found.isEmpty && found.allSatisfy { $0.method == .matching })
    let begun = Set(deck.pairs.prefix(5).compactMap { StudyPair($0) })
    #expect(found.allSatisfy { begun.contains($0.pair) })
  }

  @Test func `a board played before teaches nothing, however it is dealt`() throws {
    let first = try table()
    first.study.play(try #require(first.study.nextBoard(of: deck)), at: .zero)
    win(first)
    let before = try reviews().count
    day += 1
    // Both programs are started with the same seed, on the next two days.
    let second = try table()
    win(second)
    let count = try reviews().count
    #expect(count > before)
    day += 1
    let third = try table()
    win(third)
    try expectEqual(reviews().count, count)
  }

  @Test func `the same board dealt again, open cards and company prove nothing`() throws {
    let table = try table()
    try study(table)
    win(table)
    let before = try reviews()
    day += 3
    table.dealAgain(at: .zero)
    expectEqual(table.occasion, .study)
    win(table)
    try expectEqual(reviews(), before)
    table.rules.company = .people(["Ann", "Bob"])
    table.play(deckAt: 0, at: .zero)
    win(table)
    try expectEqual(reviews(), before)
  }

  @Test func `boards follow one another until the day is done`() throws {
    let table = try table()
    for _ in 0..<4 {
      try study(table)
      win(table)
      day += 1
    }
    var boards = 0
    while !table.study.plan(of: deck).isDone, boards < 9 {
      try study(table)
      #expect((6...8).contains(table.pairs))
      win(table)
      boards += 1
    }
    #expect((1...3).contains(boards))
  }

  @Test func `a new game says how many pairs are due, until it begins`() throws {
    let first = try table()
    expectNil(first.study.reminder)
    try study(first)
    win(first)
    let same = try table()
    expectNil(same.study.dueToday)
    expectEqual(
      same.study.reminder?.wording.shown.first,
      "Words: you can still type 5 pairs of today. y: study")
    day += 1
    let second = try table()
    expectEqual(
      second.study.reminder?.wording.shown,
      [
        "Words: 5 pairs are due today. y: study", "Words: 5 pairs due. y: study",
        "Words: 5 pairs due",
      ])
    expectEqual(
      second.study.reminder?.wording.spoken.first,
      "Words: 5 pairs are due today. Type study to study them.")
    second.choose(a(0), at: .zero)
    expectNil(second.study.reminder)
  }

  @Test(arguments: StudyOptions.Typing.allCases)
  func `of several decks the one on the table is named, or the one with most pairs that wait`(
    typing: StudyOptions.Typing
  ) throws {
    let (few, many) = (Self.few, deck)
    let first = try home.table(deck, library: [few, many])
    first.keep { $0.study.typing = typing }
    for deck in [few, many] {
      first.study.play(try #require(first.study.nextBoard(of: deck)), at: .zero)
      win(first)
    }
    let other = Deck(
      name: "Others", color: .red, usualPairs: 2, pairs: [Pair(twin: "a"), Pair(twin: "b")])
    func reminder(_ onTable: Deck) throws -> StudyReminder {
      let table = try home.table(onTable, library: [few, many, other])
      table.keep { $0.study.typing = typing }
      return try #require(table.study.reminder)
    }
    try expectEqual(reminder(few).deck, few)
    try expectEqual(reminder(other).deck, many)
    try expectEqual(
      reminder(few).wording.shown.first, "Few: you can still type 3 pairs of today. y: study")
    day += 1
    try expectEqual(reminder(few).deck, few)
    let due = try reminder(other)
    expectEqual(due.deck, many)
    expectEqual(
      due.wording.shown.first, "Words: 5 pairs are due today, 8 in all decks. y: study")
    expectEqual(
      due.wording.spoken.first,
      "Words: 5 pairs are due today, 8 in all decks. Type study Words to study them.")
  }

  private static let few = Deck(
    name: "Few", color: .green, usualPairs: 3,
    pairs: (0..<3).map { Pair(term: "few \($0)", definition: "\($0)") })

  @Test func `an answer that is undone leaves a pair that was met today for tomorrow`() throws {
    let table = try table()
    try study(table)
    win(table)
    let before = table.study.plan(of: deck)
    var round = try #require(table.study.untyped(of: deck))
    round.answer("nonsense")
    round.settle()
    expectEqual(table.study.untyped(of: deck)?.questions.count, 4)
    #expect(table.study.undoLastGrade(of: deck) != nil)
    let after = table.study.plan(of: deck)
    expectEqual(table.study.untyped(of: deck)?.questions.count, 5)
    #expect(after.isDone && after.new == before.new && after.due == before.due)
  }

  @Test
  func `whoever studies both directions types both sides, each pair the same until it is typed`()
    throws
  {
    let table = try table()
    table.keep { $0.studyDirection = .both }
    try study(table)
    win(table)
    var round = try #require(table.study.untyped(of: deck))
    let questions = Set(round.questions)
    let forward = questions.intersection(deck.pairs)
    #expect(questions.count == 5 && (1..<5).contains(forward.count))
    let answered = try #require(round.current)
    round.answer(answered.second.text)
    round.settle()
    let rest = try #require(table.study.untyped(of: deck))
    expectEqual(Set(rest.questions), questions.subtracting([answered]))
  }

  @Test func `a board for studying cannot be learned before its end, and repeats grade nothing`()
    throws
  {
    let table = try table()
    try study(table)
    let deals = table.deals
    table.dealAgain(at: .zero)
    expectEqual(table.deals, deals)
    expectEqual(table.notice, "Finish this board first: only this try counts.")
    win(table)
    let plan = table.study.plan(of: deck)
    table.dealAgain(at: .zero)
    #expect(table.deals > deals && table.isStudiedAgain)
    win(table)
    let after = table.study.plan(of: deck)
    #expect(after.forecast(days: 9) == plan.forecast(days: 9) && after.new == plan.new)
  }

  @Test func `what was typed is graded once a day, and no text claims another grade`() throws {
    let table = try table()
    try study(table)
    win(table)
    expectEqual(table.study.grading?.new, 5)
    var round = try #require(table.study.untyped(of: deck))
    while let question = round.current { round.answer(question.second.text) }
    expectEqual(table.study.graded?.map(\.isKnown), Array(repeating: true, count: 5))
    expectEqual(table.study.grading?.wording.shown, ["This board: 5 of 5 typed right."])
    let graded = table.study.plan(of: deck).forecast(days: 9)
    try study(table)
    choose(b(0), b(1), on: table)
    choose(a(0), b(1), on: table)
    #expect(table.card(a(0))?.isMatched == false)
    win(table)
    expectEqual(table.study.missedPairs.map(\.pair), [table.board.drawn.pairs[0]])
    expectEqual(table.study.lastGrade(of: deck)?.method, .typed, "undoing takes what counted")
    expectEqual(table.study.graded?.map(\.isKnown), [nil, nil, nil, nil, nil])
    expectEqual(table.study.graded?.contains(where: \.isNew), false, "they were typed")
    expectEqual(table.study.grading?.wording.shown, ["Your moves graded no pair."])
    table.keep { $0.study.typing = .all }
    var again = try #require(table.study.recall)
    again.answer("nonsense")
    expectEqual(again.answers.last?.isGrade, false)
    again.settle()
    expectEqual(table.study.plan(of: deck).forecast(days: 9), graded)
  }

  @Test func `pairs of a round that was left can be typed later on the same day`() throws {
    let first = try table()
    expectNil(first.study.untyped(of: deck))
    try study(first)
    win(first)
    expectEqual(first.study.untyped(of: deck)?.questions.count, first.pairs)
    first.keep { $0.study.typing = .all }
    var round = try #require(first.study.recall)
    let answered = try #require(round.current)
    round.answer(answered.second.text)
    // The program ends.
    let second = try table()
    second.keep { $0.study.typing = .all }
    var rest = try #require(second.study.untyped(of: deck))
    expectEqual(Set(rest.questions), Set(round.questions).subtracting([answered]))
    while let question = rest.current { rest.answer(question.second.text) }
    expectNil(second.study.untyped(of: deck))
    expectEqual(try reviews().count { $0.method == .typed && $0.grade == .good }, 5)
    day += 1
    expectNil(second.study.untyped(of: deck))
  }

  @Test func `a board that was left is resumed, also after the program was killed`() throws {
    let first = try table()
    try study(first)
    choose(b(0), b(1), on: first)
    choose(a(0), b(0), on: first)
    let second = try table()
    second.unfinished.look()
    expectEqual(second.study.hasUnfinished(of: deck), false)
    first.leave(at: .seconds(2))
    second.unfinished.look()
    day += 1
    #expect(!second.study.hasUnfinished(of: deck) && !second.study.resume(deck, at: .zero))
    day -= 1
    #expect(second.study.hasUnfinished(of: deck) && second.study.resume(deck, at: .zero))
    #expect(second.occasion == .study && second.pairsFound == 1)
    win(second)
    #expect(try reviews().contains { $0.method == .played })
  }

  @Test func `two programs study the same deck`() throws {
    let (one, other) = (try table(), try table())
    try study(one)
    try study(other)
    win(one)
    win(other)
    expectEqual(one.study.plan(of: deck), other.study.plan(of: deck))
    expectEqual(one.study.plan(of: deck).memory.items.count, 5)
  }

  @Test func `when the day is done, there are more new pairs for those who want them`() throws {
    let table = try table()
    expectEqual(table.study.plan(of: deck).unbegun, 20)
    try study(table)
    win(table)
    #expect(table.study.plan(of: deck).isDone)
    let extra = try #require(table.study.extraBoard(of: deck))
    expectEqual(Set(extra.newPairs), Set(deck.pairs[5..<10]))
    table.study.play(extra, at: .zero)
    win(table)
    let plan = table.study.plan(of: deck)
    #expect(plan.isDone && plan.unbegun == 10 && plan.begunToday == 10)
    expectNil(
      table.study.extraBoard(of: Deck(name: "none", color: .blue, usualPairs: 2, pairs: [])))
  }

  @Test func `the result of a board for studying tells what it has shown about each pair`() throws {
    let table = try table()
    try study(table)
    expectNil(table.study.graded)
    win(table)
    // Both sides were just shown, so nothing is known on the first day.
    expectEqual(table.study.graded?.map(\.isKnown), Array(repeating: nil, count: table.pairs))
    expectEqual(table.study.graded?.allSatisfy(\.isNew), true)
    expectNil(table.pairsOfNextGame, "the plan chooses them")
    let aside = try #require(StudyPair(table.board.drawn.pairs[0]))
    table.study.mark(aside, .buried)
    expectEqual(table.study.graded?.count { !$0.isNew }, 1, "it is not typed today")
    table.study.mark(aside, .restored)
    day += 1
    try study(table)
    win(table)
    let graded = try #require(table.study.graded)
    expectEqual(Set(graded.map(\.pair)), Set(table.board.drawn.pairs))
    #expect(graded.first?.isKnown == true && graded.last?.isKnown == nil)
    let known = graded.filter { $0.isKnown == true }.compactMap { StudyPair($0.pair) }
    let saved = try reviews().filter { $0.grade == .good }.map(\.pair)
    expectEqual(Set(known), Set(saved))
  }
}

/// Reviews for other programs.
struct StudyRecordsTests {
  private let deck = Deck(
    name: "Baltic", color: .blue, usualPairs: 2,
    pairs: [
      Pair(term: "Latvia", definition: "Riga"), Pair(term: "#1", definition: "\"one\""),
      Pair(twin: "x"), Pair(term: "Estonia", definition: "Tallinn"),
    ])

  private func records(_ rows: [(Int, StudyReview.Method, Grade?, Int)]) throws -> StudyRecords {
    let reviews = try rows.map { row in
      let pair = try #require(StudyPair(deck.pairs[row.0]))
      return try #require(
        StudyReview(
          of: pair, by: row.1, row.2, day: row.3, date: Int64(row.3) * 86_400 + 60))
    }
    return StudyRecords(reviews, today: 100)
  }

  @Test func `there is one grade per pair and day, a typed one before all others`() throws {
    let records = try records([
      (0, .shown, nil, 10), (0, .matching, .good, 10), (1, .matching, .good, 10),
      (0, .matching, .again, 10), (1, .typed, .again, 10), (1, .typed, .good, 10),
      (0, .typed, .good, 12), (0, .matching, .again, 12),
    ])
    expectEqual(
      records.csv,
      [
        "card_id,review_time,review_rating", "1,864060000,3", "2,864060000,1", "1,1036860000,3",
      ])
  }

  @Test func `grades are in the order of time, and none is of a day to come`() throws {
    let records = try records([
      (0, .typed, .good, 12), (1, .typed, .good, 101), (1, .matching, .again, 10),
      (3, .typed, .good, 12),
    ])
    expectEqual(
      Array(records.csv.dropFirst()), ["1,864060000,1", "2,1036860000,3", "3,1036860000,3"])
  }

  @Test func `missed pairs are a deck that can be read again, with a tag`() throws {
    let records = try records([
      (0, .matching, .again, 10), (1, .matching, .again, 10), (3, .matching, .good, 10),
    ])
    let lines = records.missed(of: deck)
    #expect(lines.contains("Latvia\tRiga\tmemorize::missed"))
    let text = lines.joined(separator: "\n")
    let read = try Deck(reading: text.utf8, named: "x", columns: DeckColumns(tag: "memorize"))
    expectEqual(read.name, "Baltic, missed")
    expectEqual(Set(read.pairs), Set(deck.pairs.prefix(2)))
  }

  @Test func `progress counts each pair of words once`() throws {
    let records = try records([
      (0, .matching, .good, 10), (0, .matching, .good, 12), (0, .typed, .good, 23),
      (1, .matching, .again, 99),
    ])
    let progress = try #require(records.progressIfBegun(of: deck))
    #expect((progress.mature, progress.learning, progress.new, progress.due) == (1, 1, 1, 2))
    #expect((progress.total.matching.tests, progress.total.typed.tests) == (1, 1))
    expectEqual(progress.hardest.map(\.lapses), [1])
    expectEqual(progress.forecast, Array(repeating: 0, count: 30))
    let other = Deck(
      name: "Other", color: .red, usualPairs: 2, pairs: [Pair(term: "a", definition: "b")])
    expectNil(records.progressIfBegun(of: other))
  }
}
