import Canvas
import Decks
import Expectations
import Foundation
import MemorizeViewModel
import Storage
import Study
import Testing

@testable import MemorizeView

/// The other sides of the pairs found, asked for at the end of a board.
struct RecallScreenTests {
  private static let names = ["Latvia", "Estonia", "Finland", "Sweden", "Norway"]
  private static let cities = ["Riga", "Tallinn", "Helsinki", "Stockholm", "Oslo"]

  /// A study board in an app, without files.
  private final class Desk: AppFixture {
    let app: App
    let table: TableViewModel
    let deck: Deck
    let size: Size
    var now = Duration.zero

    init(
      _ size: Size = Size(width: 80, height: 24), capabilities: Capabilities = Capabilities(),
      isOver: Bool = true
    ) throws {
      let pairs = zip(RecallScreenTests.names, RecallScreenTests.cities).map {
        Pair(term: $0, definition: $1)
      }
      deck = Deck(
        name: "Capitals", color: .blue, usualPairs: 5, pairs: pairs,
        sides: SideNames("Country", "Capital"))
      let board = try #require(Board.of(deck, seed: "start"))
      table = try #require(TableViewModel.dealing(board, freshSeed: { "fresh" }))
      table.keep { $0.typesAnswers = true }
      self.size = size
      let play = PlayScreen(table)
      app = App(play, theme: Theme(capabilities))
      let next = try #require(table.study.nextBoard(of: deck))
      table.study.play(next, at: now)
      frame()
      guard isOver else { return }
      findAll()
      try #require(answers.count == 5)
    }

    var recall: RecallScreen? { app.screen as? RecallScreen }

    /// The questions' answers in the order of the page.
    var answers: [String] { recall?.round.questions.map(\.second.text) ?? [] }

    /// Lets time go by, and looks.
    func pass(_ time: Duration) {
      now += time
      frame()
    }

    func choose(_ card: Int) {
      table.choose(table.places.compactMap(\.self).first { $0.id.rawValue == card }?.id, at: now)
      frame()
    }

    /// Finds all pairs and waits until the page takes keys.
    private func findAll() {
      for pair in 0..<table.pairs {
        for card in [2 * pair, 2 * pair + 1] {
          choose(card)
          pass(.seconds(3))
        }
      }
      pass(.seconds(3))
      now += .seconds(1)
    }

    /// The grades of the pairs of some questions.
    func grades(of questions: [Pair]) -> [Grade?] {
      let items = table.study.plan(of: deck).memory.items
      return questions.map { question in
        items[StudyPair(question.first.text, question.second.text)]?.lastGrade
      }
    }
  }

  @Test func `nothing is asked while pairs are left, and all pairs are at the end`() throws {
    let desk = try Desk()
    #expect(desk.recall != nil)
    expectEqual(Set(desk.answers), Set(RecallScreenTests.cities))
    let text = desk.text
    #expect(RecallScreenTests.names.allSatisfy(text.contains))
    #expect(!RecallScreenTests.cities.contains(where: text.contains))
    let found = desk.table.matches.map(\.first.pair)
    let asked = desk.recall?.round.questions.compactMap { question in
      desk.table.board.drawn.pairs.firstIndex(of: question)
    }
    #expect(asked != found && asked?.first != found.last)
  }

  @Test func `what is typed ahead is dropped for a moment only, however fast the typing`() throws {
    let desk = try Desk(isOver: false)
    for card in 0..<2 * desk.table.pairs {
      desk.choose(card)
      if !desk.table.isOver { desk.pass(.seconds(3)) }
    }
    while desk.recall == nil { desk.pass(.milliseconds(50)) }
    for letter in "abcdefgh" {
      desk.press(.character(letter))
      desk.pass(.milliseconds(100))
    }
    expectEqual(desk.recall?.field.text, "defgh")
  }

  @Test func `a single Enter is not an empty answer, a second one is`() throws {
    let desk = try Desk()
    desk.enter(desk.answers[0])
    #expect(desk.text.contains("Capital"))
    desk.press(.enter)
    expectEqual(desk.recall?.round.answers.count, 1)
    #expect(desk.text.contains("Enter again: you do not know it"))
    desk.press("x", .backspace, .enter)
    expectEqual(desk.recall?.round.answers.count, 1)
    desk.press(.enter)
    expectEqual(desk.recall?.round.answers.map(\.isKnown), [true, false])
  }

  @Test func `letters behind a verdict begin the next answer, and change no grade`() throws {
    let desk = try Desk()
    desk.enter("nothing")
    #expect(desk.recall?.round.isPending == true && desk.text.contains("Tab count as known"))
    for letter in "K?q " { desk.press(.character(letter)) }
    #expect(desk.recall?.round.isPending == false && desk.text.contains("K?q"))
    expectEqual(desk.recall?.round.answers.map(\.isKnown), [false])
  }

  @Test(arguments: [(40, 15), (80, 24), (120, 36)])
  func `each answer has its verdict below it`(width: Int, height: Int) throws {
    let desk = try Desk(Size(width: width, height: height))
    let answers = desk.answers
    desk.enter(answers[0].uppercased())
    #expect(desk.text.contains("Right!"))
    let letters = Array(answers[1])
    desk.enter(String(letters.prefix(2)) + String(letters.dropFirst()))
    #expect(desk.text.contains("Nearly: \(answers[1])"))
    desk.press(.tab, .tab, .enter)
    desk.enter(answers[4])
    #expect(desk.text.contains("It is \(answers[2])."))
    try RecordedScreen.matches(desk.frame(), "study-recall-\(width)x\(height)")
  }

  @Test func `Escape goes on to the result without grades for the rest`() throws {
    let desk = try Desk()
    let answers = desk.answers
    let questions = try #require(desk.recall).round.questions
    desk.enter(answers[0])
    desk.enter("no idea")
    expectEqual(desk.grades(of: questions).first, .good)
    desk.press(.escape)
    #expect(desk.app.screen is ResultScreen)
    expectEqual(desk.grades(of: questions), [.good, .again, nil, nil, nil])
  }

  @Test func `a key typed ahead does not skip the questions`() throws {
    let desk = try Desk(isOver: false)
    for pair in 0..<desk.table.pairs {
      for card in [2 * pair, 2 * pair + 1] { desk.choose(card) }
      if pair < desk.table.pairs - 1 { desk.now += .seconds(3) }
    }
    desk.press(" ", .enter)
    #expect(!(desk.app.screen is ResultScreen))
    for _ in 0..<2 { desk.pass(.seconds(3)) }
    #expect(desk.recall != nil)
  }

  @Test func `after the last answer Enter shows the result`() throws {
    let desk = try Desk(Size(width: 40, height: 12))
    for answer in desk.answers { desk.enter(answer) }
    #expect(desk.text.contains("5 of 5 known"))
    desk.press(.enter)
    #expect(desk.app.screen is ResultScreen)
  }

  @Test func `the mouse alone leaves the page`() throws {
    let desk = try Desk()
    try desk.click("[x]")
    #expect(desk.app.screen is ResultScreen)
  }

  @Test(arguments: [(3, 2), (25, 5), (13, 3)])
  func `no window is too small`(width: Int, height: Int) throws {
    let desk = try Desk(Size(width: width, height: height), capabilities: .ascii)
    for answer in desk.answers.dropLast() { desk.enter(answer + "x") }
    desk.press(.escape)
    #expect(!(desk.app.screen is RecallScreen))
  }
}
