import Canvas
import Decks
import Expectations
import HomeFixtures
import Options
import Storage
import Study
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel

/// The other sides of the pairs found, asked for at the end of a board.
struct RecallScreenTests {
  private static let names = ["Latvia", "Estonia", "Finland", "Sweden", "Norway"]
  private static let cities = ["Riga", "Tallinn", "Helsinki", "Stockholm", "Oslo"]

  /// A study board, without files.
  private func desk(
    _ size: Size = Size(80, 24), motion: MotionLevel = .none,
    capabilities: Capabilities = Capabilities(), isOver: Bool = true
  ) throws -> Table {
    let deck = Deck.pairs(
      Array(zip(Self.names, Self.cities)), name: "Capitals", color: .blue,
      sides: SideNames("Country", "Capital"))
    let home = GameHome()
    home.freshSeed = { "fresh" }
    let game = try home.table(deck, seed: "start", isSaved: false)
    game.keep { $0.typesAnswers = true }
    let desk = try Table(game, size: size, motion: motion, capabilities: capabilities)
    game.study.play(try #require(game.study.nextBoard(of: deck)), at: desk.now)
    desk.frame()
    guard isOver else { return desk }
    for card in 0..<2 * game.pairs {
      desk.choose(card)
      desk.pass(.seconds(3))
    }
    // Until the page takes keys.
    desk.pass(.seconds(3))
    desk.now += .seconds(1)
    try #require(desk.answers.count == 5)
    return desk
  }

  @Test func `nothing is asked while pairs are left, and all pairs are at the end`() throws {
    let desk = try desk()
    #expect(desk.recall != nil)
    expectEqual(Set(desk.answers), Set(Self.cities))
    let text = desk.text
    #expect(Self.names.allSatisfy(text.contains))
    #expect(!Self.cities.contains(where: text.contains))
    let found = desk.viewModel.game.matches.map(\.first.pair)
    let asked = desk.recall?.round.questions.compactMap { question in
      desk.viewModel.board.drawn.pairs.firstIndex(of: question)
    }
    #expect(asked != found && asked?.first != found.last)
  }

  @Test func `what is typed ahead is dropped for a moment only, however fast the typing`() throws {
    let desk = try desk(motion: .full, isOver: false)
    for card in 0..<2 * desk.viewModel.pairs {
      desk.choose(card)
      if !desk.viewModel.isOver { desk.pass(.seconds(3)) }
    }
    while desk.recall == nil { desk.pass(.milliseconds(50)) }
    for letter in "abcdefgh" {
      desk.press(.character(letter))
      desk.pass(.milliseconds(100))
    }
    expectEqual(desk.recall?.field.text, "defgh")
  }

  @Test func `a single Enter is not an empty answer, a second one is`() throws {
    let desk = try desk()
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
    let desk = try desk()
    desk.enter("nothing")
    #expect(desk.recall?.round.isPending == true && desk.text.contains("Tab count as known"))
    for letter in "K?q " { desk.press(.character(letter)) }
    #expect(desk.recall?.round.isPending == false && desk.text.contains("K?q"))
    expectEqual(desk.recall?.round.answers.map(\.isKnown), [false])
  }

  @Test(arguments: [(40, 15), (80, 24), (120, 36)])
  func `each answer has its verdict below it`(width: Int, height: Int) throws {
    let desk = try desk(Size(width, height))
    let answers = desk.answers
    desk.enter(answers[0].uppercased())
    #expect(desk.text.contains("Right!"))
    let letters = Array(answers[1])
    desk.enter(String(letters.prefix(2)) + String(letters.dropFirst()))
    #expect(desk.text.contains("Nearly: \(answers[1])"))
    desk.press(.tab, .tab, .enter)
    desk.enter(answers[4])
    #expect(desk.text.contains("The answer is \(answers[2])."))
    try desk.expectRecorded("study-recall-\(width)x\(height)")
  }

  @Test func `Escape goes on to the result without grades for the rest`() throws {
    let desk = try desk()
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
    let desk = try desk(isOver: false)
    for pair in 0..<desk.viewModel.pairs {
      desk.choose(2 * pair, 2 * pair + 1)
      if pair < desk.viewModel.pairs - 1 { desk.now += .seconds(3) }
    }
    desk.press(" ", .enter)
    #expect(!(desk.app.screen is ResultScreen))
    for _ in 0..<2 { desk.pass(.seconds(3)) }
    #expect(desk.recall != nil)
  }

  @Test func `after the last answer Enter shows the result`() throws {
    let desk = try desk(Size(40, 12))
    for answer in desk.answers { desk.enter(answer) }
    #expect(desk.text.contains("5 of 5 right"))
    desk.press(.enter)
    #expect(desk.app.screen is ResultScreen)
  }

  @Test func `the mouse alone leaves the page`() throws {
    let desk = try desk()
    try desk.click("[x]")
    #expect(desk.app.screen is ResultScreen)
  }

  @Test(arguments: [(3, 2), (25, 5), (13, 3)])
  func `no window is too small`(width: Int, height: Int) throws {
    let desk = try desk(Size(width, height), capabilities: .ascii)
    for answer in desk.answers.dropLast() { desk.enter(answer + "x") }
    desk.press(.escape)
    #expect(!(desk.app.screen is RecallScreen))
  }
}

extension Table {
  fileprivate var recall: RecallScreen? { app.screen as? RecallScreen }

  /// The questions' answers in the order of the page.
  fileprivate var answers: [String] { recall?.round.questions.map(\.second.text) ?? [] }

  /// The grades of the pairs of some questions.
  fileprivate func grades(of questions: [Pair]) -> [Grade?] {
    let items = viewModel.study.plan(of: viewModel.board.deck).memory.items
    return questions.map { question in
      items[StudyPair(question.first.text, question.second.text)]?.lastGrade
    }
  }
}
