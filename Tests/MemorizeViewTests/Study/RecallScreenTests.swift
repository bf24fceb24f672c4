import Canvas
import Decks
import Expectations
import HomeFixtures
import Options
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
    game.keep { $0.study.typing = .all }
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
    #expect(Self.names.allSatisfy(text.contains) && !Self.cities.contains(where: text.contains))
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
    #expect(desk.text.contains("Enter again if you do not know it"))
    desk.press("x", .backspace, .enter)
    expectEqual(desk.recall?.round.answers.count, 1)
    desk.press(.function(1), .escape, .enter)
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

  @Test func `what was not known is asked again, without its answer on the screen`() throws {
    let desk = try desk()
    let answers = desk.answers
    for answer in answers.dropLast() { desk.enter(answer) }
    desk.enter("no idea")
    #expect(desk.text.contains("The answer is \(answers[4])."))
    desk.press(.enter)
    #expect(desk.text.contains("1 to repeat") && !desk.text.contains("\(answers[4])."))
    let nearly = answers[4] + "x"
    desk.enter(nearly)
    #expect(desk.text.contains("Nearly: \(answers[4])") && desk.text.contains("Tab ask again"))
    desk.press(.tab, .enter)
    #expect(!desk.text.contains(nearly) && desk.text.contains("no idea"))
    desk.enter(answers[4])
    #expect(desk.text.contains("4 of 5 right"))
    expectEqual(desk.text.components(separatedBy: "Right!").count - 1, 5)
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

/// What the end of a board for studying asks and tells, and the statistics after it.
extension StudyScreenTests {
  @Test func `from the menu, the study page resumes the board without a detour`() throws {
    try open()
    press(.enter, .enter, " ")
    #expect(table?.turned.count == 1)
    let same = try #require((app.screen as? PlayScreen)?.legends.first { $0.keyName == "r" })
    expectNil(same.hint, "it would be refused")
    press(.escape, "y")
    #expect(app.screen is StudyScreen && text.contains("A board is in progress."))
    press(.enter)
    #expect(app.screen is PlayScreen && app.openDialog == nil && table?.isPaused == false)
    expectEqual(table?.turned.count, 1)
  }

  @Test func `a round of typed answers that was left goes on from the study page`() throws {
    try open()
    press("o", .right, "o", .enter, .enter)
    for pair in 0..<(table?.pairs ?? 0) { find(pair) }
    #expect(app.screen is RecallScreen && text.contains("Esc result"))
    press(.escape, .enter)
    #expect(app.screen is StudyScreen && text.contains("Enter  Type 5 pairs"))
    #expect(text.contains("T: type 5 pairs of today."))
    size = Size(40, 12)
    #expect(
      text.contains(/T: type 5\s+pairs\s+of\s+today\./)
        && text.contains("Enter  Type 5 pairs"))
    size = Size(80, 24)
    press("b", "T")
    #expect(text.contains("Riga") && !text.contains("Latvia"), "the direction was changed")
    press(.escape, "b", "b", "T")
    #expect(app.screen is RecallScreen && text.contains("Esc study page"))
    press("x", .enter, .escape)
    #expect(app.screen is StudyScreen && text.contains("Enter  Type 4 pairs"))
    press("o", .left, "o", "T")
    for answer in 0..<4 { press(.character(Character("\(answer)")), .enter) }
    press(.enter)
    #expect(text.contains("4 to repeat"))
    press(.escape)
    #expect(app.screen is StudyScreen && !text.contains("T: type"))
    press("T")
    #expect(text.contains("No more pairs to type today."))
  }

  @Test(arguments: [(80, 24), (40, 15)])
  func `due pairs not graded by moves are asked before the result`(width: Int, height: Int) throws {
    size = Size(width, height)
    try open(hasReviews: true)
    press(.enter, .enter)
    for pair in 0..<(table?.pairs ?? 0) { find(pair) }
    #expect(app.screen is RecallScreen)
    #expect(text.contains("1 of ") && (width < 60 || text.contains("not graded by your moves")))
    press(.escape)
    #expect(app.screen is ResultScreen)
    if width >= 60 { #expect(text.contains("Graded: 0 of ")) }
  }

  @Test func `the statistics show the decks studied, with their pairs due and mature`() throws {
    try open(hasReviews: true)
    press(.escape, "t")
    expectEqual((app.screen as? StatisticsScreen)?.texts.contains("Baltic"), true)
    let studies = try #require(table).study.decks
    let lines = StatisticsText.lines(.sample(), today: 30, studies: studies, isASCII: true)
    #expect(lines.contains("Baltic  1 due, 2 learning, 2 mature"), "\(lines)")
  }

  @Test func `missed pairs are named after a game and played again with one key`() throws {
    try open()
    press(.enter, .enter)
    let table = try #require(table)
    let wrong = try #require([3, 5, 7].first { !table.shape.areNeighbours(place($0), place(1)) })
    choose(1, wrong, 0, wrong, 6, 8)
    for pair in 0..<5 { find(pair) }
    expectEqual(table.study.missedPairs.map(\.pair), [deck.pairs[0]])
    #expect(text.contains("✗ Latvia → Riga  mixed up with "), "\(text)")
    #expect(text.contains("✗ not known") && !text.contains("You did not know"))
    press("w")
    #expect(app.screen is PlayScreen && table.occasion == .studyPractice && table.pairs == 2)
    press("p")
    #expect(text.contains("Back to study") && !text.contains("Study word pairs"))
    press("n")
    #expect(app.screen is StudyScreen && app.openDialog == nil)
    // The menu has paused the game.
    press(.escape, "p")
    for pair in 0..<2 { find(pair) }
    #expect(app.screen is ResultScreen && text.contains("Back to study"))
    press("n")
    #expect(app.screen is StudyScreen)
  }

  @Test func `a pair whose partner had just been shown says why it is not known`() throws {
    size = Size(100, 30)
    try open()
    press(.enter, .enter)
    let table = try #require(table)
    let wrong = try #require([2, 6, 8].first { !table.shape.areNeighbours(place($0), place(0)) })
    choose(0, 4, 1, wrong, 4, 1)
    #expect(text.contains("Not a pair: ") && !text.contains("(-"), "there are no points")
    for pair in 0..<5 {
      #expect(!text.contains("Pair! Latvia = Riga +"))
      find(pair)
    }
    #expect(text.contains("✗ Latvia → Riga  the right card had just been shown"), "\(text)")
    size = Size(60, 18)
    #expect(text.contains("✗ Latvia → Riga  the right card"), "\(text)")
  }

  @Test func `after a usual game of the deck nothing is typed, whatever the study page says`()
    throws
  {
    try open()
    press("o", .right)
    #expect(text.contains("[<] all pairs [>]"))
    press(.escape, .escape)
    let table = try #require(table)
    for pair in 0..<table.pairs { find(pair) }
    #expect(app.screen is ResultScreen && table.occasion == .plain)
  }
}

/// The page of a study day in windows of every size.
struct StudyLayoutTests {
  @Test func `the parts follow each other in every window, and stay close together`() {
    for size in Size.windows(upTo: 210, 70) {
      let layout = StudyLayout(size: size)
      let body = layout.page.body
      let parts =
        layout.counters.prefix(1) + [layout.text] + [layout.days, layout.buttons].compactMap { $0 }
      let inOrder = zip(parts, parts.dropFirst()).allSatisfy {
        $0.maxY <= $1.minY || $0.height == 0
      }
      #expect(inOrder, "\(size)")
      #expect(parts.allSatisfy { $0.minY >= body.minY && $0.maxY <= body.maxY }, "\(size)")
      let counters = layout.counters
      #expect(zip(counters, counters.dropFirst()).allSatisfy { $0.maxX < $1.minX })
      if layout.days != nil { #expect((3...13).contains(layout.text.height), "\(size)") }
    }
  }
}
