import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Storage
import Testing

@testable import MemorizeView

/// Studying on the screen, on day 20,000 of a learner.
final class StudyScreenTests: PageFixture {
  private let today = 20_000
  let deck = Deck.pairs(
    [
      ("Latvia", "Riga"), ("Lithuania", "Vilnius"), ("Estonia", "Tallinn"), ("Finland", "Helsinki"),
      ("Sweden", "Stockholm"), ("Norway", "Oslo"), ("Denmark", "Copenhagen"), ("Poland", "Warsaw"),
    ], name: "Baltic", color: .blue, usualPairs: 4)

  /// Writes some weeks of reviews: four pairs, of which two are confused.
  private func writeReviews() throws {
    let pairs = deck.pairs.map { "[\"\($0.first.text)\",\"\($0.second.text)\"]" }
    let lines = (0..<4).flatMap { pair in
      [0, 2, 9, 20].enumerated().map { step, day in
        let isWrong = pair < 2 && step == 2
        let other = "\"confusedWith\":\(pairs[1 - pair % 2]),"
        let date = today - 30 + day + pair
        return """
          {"by":"\(step == 3 ? "typed" : "matching")",\(isWrong ? other : "")\
          "date":\(date * 86_400),"day":\(date),"grade":\(isWrong ? 1 : 3),\
          "pair":\(pairs[pair]),"version":1}

          """
      }
    }
    try home.write(lines.joined(), to: "reviews.jsonl")
  }

  func open(
    deck: Deck? = nil, _ capabilities: Capabilities = Capabilities(), hasReviews: Bool = false,
    isKiosk: Bool = false
  ) throws {
    if hasReviews { try writeReviews() }
    home.set(CalendarDay(today), hour: 12)
    home.freshSeed = { "fresh" }
    let library = LibraryViewModel(DeckLibrary(directory: home.path))
    try start(
      deck ?? self.deck, capabilities, library: library, isKiosk: isKiosk,
      opening: isKiosk ? .table : .study)
  }

  func choose(_ cards: Int...) {
    for card in cards {
      now += .seconds(1)
      table?.choose(CardID(rawValue: card), at: now)
      frame()
    }
  }

  func place(_ card: Int) -> Int { table?.places.firstIndex { $0?.id.rawValue == card } ?? 0 }

  /// Turns the two cards of a pair.
  func find(_ pair: Int) {
    choose(2 * pair, 2 * pair + 1)
    now += .seconds(3)
    frame()
  }

  @Test(arguments: [(80, 24), (120, 36), (40, 15), (25, 5), (3, 2)])
  func `the plan shows what is due, new and confused`(width: Int, height: Int) throws {
    size = Size(width, height)
    try open(width == 40 ? .ascii : Capabilities(), hasReviews: true)
    try expectRecorded("study-\(width)x\(height)")
    press("P")
    try expectRecorded("study-progress-\(width)x\(height)")
  }

  @Test(arguments: [("Country", "Capital"), ("Capital", "Country")])
  func `a card has the name of its side in the deck, whichever side is asked for`(
    question: String, other: String
  ) throws {
    let sides = SideNames("Country", "Capital")
    try open(deck: .pairs([("Latvia", "Riga"), ("Estonia", "Tallinn")], sides: sides))
    if question == "Capital" { press("b") }
    press(.enter, .enter)
    now += .seconds(5)
    frame()
    choose(0)
    #expect(text.contains(question) && !text.contains(other), "\(text)")
    choose(1)
    #expect(text.contains(question) && text.contains(other), "\(text)")
  }

  @Test(arguments: [(80, 24), (40, 15)])
  func `a deck has settings and a list of pairs to put aside`(width: Int, height: Int) throws {
    size = Size(width, height)
    try open(hasReviews: true)
    press("o")
    try expectRecorded("study-settings-\(width)x\(height)")
    press(.down, .down, .right)
    expectEqual(table?.preferences.settings(of: deck.name).study.retention, 91)
    expectEqual(table?.preferences.settings.study.retention, 90)
    let typed = { self.table?.preferences.settings(of: self.deck.name).study.retention }
    press("9")
    expectEqual(typed(), 91, "9 is not enough")
    press("4")
    expectEqual(typed(), 94)
    press(.down, "3", "7")
    expectEqual(table?.preferences.settings(of: deck.name).study.newPerDay, 37)
    press(.up, "8", "8", .up, "5")
    expectEqual(typed(), 88)
    #expect(bottom.contains("5 has no meaning here"))
    press(.down, "9", "1", .enter)
    expectEqual(typed(), 91, "Enter confirms the number")
    press("o")
    let due = try #require(table?.study.plan(of: deck).due.count)
    press("L", .right, .right)
    try expectRecorded("study-pairs-\(width)x\(height)")
    #expect(text.contains("suspended"))
    press("L")
    expectEqual(table?.study.progress(of: deck).suspended, 1)
    expectEqual(table?.study.plan(of: deck).due.count, due - 1)
    press("L", .right)
    expectEqual(table?.study.progress(of: deck).suspended, 0)
    press("L", "u")
    let refusals = ["There is no grade of today to undo.", "No grade to undo."]
    #expect(refusals.contains { bottom.contains($0) })
  }

  @Test func `the first board says what is due, soon after its first frame`() throws {
    try open(hasReviews: true)
    press(.escape)
    #expect(!text.contains("due today"))
    now += .seconds(1)
    frame()
    #expect(text.contains(" due today. y: study"))
    choose(0)
    #expect(!text.contains("due today"))
  }

  @Test func `the page names a deck with the same pairs, since they are learned for both`() throws {
    let deck = deck
    var copy = Deck.pairs([("Berlin", "Spree"), ("Riga", "Latvia")], name: "Rivers")
    for (shared, name) in [(3, "last studied 7 days ago"), (5, "5 pairs are also in Rivers")] {
      copy.pairs = Array(copy.pairs.prefix(2)) + deck.pairs[1..<shared]
      try writeReviews()
      home.set(CalendarDay(today), hour: 12)
      let table = try Table(home.table(deck, library: [deck, copy, .letters(4)]), size: size)
      table.press("y")
      #expect(table.text.contains(name), "\(table.text)")
    }
  }

  @Test func `the first line names the deck that its key opens, and says what is left`() throws {
    let library = [Deck.letters(4), deck]
    home.set(CalendarDay(today), hour: 12)
    let first = try home.table(deck, library: library)
    first.study.play(try #require(first.study.nextBoard(of: deck)), at: .zero)
    for card in 0..<2 * first.pairs { first.choose(CardID(rawValue: card), at: .zero) }
    let table = try Table(home.table(.letters(4), library: library), size: size)
    table.pass(.seconds(3))
    #expect(table.bottom.hasPrefix(" Baltic: you can still type 5 pairs of today. y: study"))
    table.size = Size(60, 18)
    #expect(table.bottom.hasPrefix(" Baltic: 5 pairs to type. y: study"))
    table.viewModel.keep { $0.study.newPerDay = 8 }
    table.press("y")
    expectEqual((table.app.screen as? StudyScreen)?.deck, deck)
    #expect(
      table.text.contains("T: type 5 pairs of today."), "a line is cut off")
    table.size = size
    table.frame()
    #expect(table.text.contains("Begun today: 5 of 8 new pairs."))
    table.press("T", .enter, .enter, .escape)
    #expect(table.bottom.contains("0 of 1 typed right."))
    table.press("T", .escape)
    #expect(!table.bottom.contains("typed right"))
    table.press(.escape)
    #expect(table.bottom.hasPrefix(" Baltic: you can still type 4 pairs of today. y: study"))
    table.press("n", "y")
    #expect(table.chooser != nil, "the new game is of a deck without word pairs")
  }

  @Test(arguments: [(80, 24), (60, 18)])
  func `the plan of the first day is in even lines, and its keys have room`(
    width: Int, height: Int
  ) throws {
    size = Size(width, height)
    try open()
    #expect(!text.contains(/\n *(you )?forget it\.\n/))
    #expect(["Enter  Start", "o settings", "? help"].allSatisfy(text.contains))
  }

  @Test func `nobody goes in circles between a result and the study page`() throws {
    try open()
    press(.enter, .enter)
    for pair in 0..<(table?.pairs ?? 0) { find(pair) }
    #expect(app.screen is ResultScreen)
    press("y")
    #expect(app.screen is StudyScreen)
    press(.escape)
    #expect(app.screen is PlayScreen)
  }

  @Test func `back to study leads to the page, although new pairs are left`() throws {
    try open()
    press(.enter, .enter, " ", "n")
    #expect(app.screen is StudyScreen && text.contains("A board is in progress."))
    press(.enter)
    #expect(app.screen is PlayScreen && table?.turned.count == 1)
  }

  @Test func `pairs typed from the result are graded there, and it is where Escape leads`() throws {
    try open()
    press(.enter, .enter)
    for pair in 0..<5 { find(pair) }
    press("T")
    #expect(bottom.contains("Esc result"))
    type("nonsense")
    press(.enter, .escape)
    #expect(app.screen is ResultScreen && text.contains("This board: 0 of 1 typed right."))
    #expect(text.contains("✗ not known"))
    press("y", "u")
    #expect(bottom.contains("u again: undo the grade of Latvia"))
    for key: Key in ["b", "z", .escape] {
      press(key, "y", "u")
      #expect(table?.study.lastGrade(of: deck) != nil, "\(key) withdraws the question")
    }
    press("u")
    #expect(bottom.contains("Typed answer undone: ") && table?.study.lastGrade(of: deck) == nil)
    press(.escape, " ")
    #expect(app.screen is ResultScreen && !text.contains("✗ not known"))
  }

  @Test func `after the last pair n shows the result first, then goes on`() throws {
    try open()
    press(.enter, .enter)
    for pair in 0..<4 { find(pair) }
    choose(8, 9)
    #expect(app.screen is PlayScreen && table?.isOver == true)
    press("n")
    #expect(app.screen is ResultScreen)
    now += .seconds(1)
    press("n")
    #expect(app.screen is StudyScreen)
  }

  @Test func `practice of a board for studying leads back to study`() throws {
    try open()
    press(.enter, .enter)
    for pair in 0..<5 { find(pair) }
    press("v", .left, .left, .left, .enter)
    #expect(app.screen is PlayScreen && table?.isPractice == true)
    press("n")
    #expect(app.screen is StudyScreen && bottom.contains("Esc table"))
    press(.escape, .escape)
    #expect(text.contains("Back to study"))
    press(.escape)
    for pair in 0..<5 where table?.isOver == false { find(pair) }
    #expect(app.screen is ResultScreen && text.contains("This does not count."))
    #expect(text.contains("Enter  Back to the review") && !text.contains("Done for today"))
    press(.enter)
    #expect(app.screen is ReviewScreen)
    press(.escape, "n")
    #expect(app.screen is StudyScreen)
  }

  @Test func `after a board the study page leads to the menu, until that is closed`() throws {
    try open()
    press(.enter, .enter)
    for pair in 0..<5 { find(pair) }
    press(.enter)
    #expect(app.screen is StudyScreen && bottom.contains("Esc menu"))
    press(.escape)
    #expect(app.screen is PlayScreen && text.contains("Study another deck"))
    press(.escape, "y")
    #expect(app.screen is StudyScreen && bottom.contains("Esc table"))
  }

  @Test func `on a board for studying and its result, d leads to the decks for studying`() throws {
    try open()
    press(.enter, .enter, "d")
    let chooser = try #require(app.screen as? ChooserScreen)
    #expect(chooser.isForStudy)
    #expect(text.contains("Choose a deck"))
    press(.escape)
    #expect(app.screen is PlayScreen)
    for pair in 0..<(table?.pairs ?? 0) { find(pair) }
    #expect(app.screen is ResultScreen)
    press("d")
    expectEqual((app.screen as? ChooserScreen)?.isForStudy, true)
    press(.escape)
    #expect(app.screen is ResultScreen)
    press("N", "d")
    let list = try #require(app.screen as? ChooserScreen)
    #expect(!list.isForStudy && list.takeDeck != nil, "it is chosen for the game to set up")
    press(.escape, .escape, "d", .enter)
    #expect(app.screen is StudyScreen)
  }

  @Test func `the page of another deck leads back to the list, and the list to this page`() throws {
    try open(hasReviews: true)
    press("d")
    #expect(app.screen is ChooserScreen)
    press(.escape)
    #expect(app.screen is StudyScreen && text.contains("Baltic"))
    press("d", .down, .enter)
    let page = try #require(app.screen as? StudyScreen)
    #expect(page.deck.name != "Baltic")
    #expect(bottom.contains("Esc decks"))
    for key: Key in ["d", .escape] {
      press(key)
      expectEqual((app.screen as? ChooserScreen)?.decks.chosen?.name, page.deck.name)
      if key == "d" { press(.enter) }
    }
    press(.escape)
    #expect(app.screen is StudyScreen && text.contains("Baltic"))
    press(.escape)
    #expect(app.screen is PlayScreen)
  }

  @Test func `new pairs are shown with both sides until Enter deals them`() throws {
    try open()
    press(.enter)
    #expect(app.screen is NewPairsScreen)
    try expectRecorded("study-new-80x24")
    press(.escape)
    #expect(app.screen is StudyScreen)
    press(.enter, "x", .end)
    #expect(app.screen is NewPairsScreen)
    press(.enter)
    #expect(app.screen is PlayScreen)
    expectEqual(table?.occasion, .study)
    expectEqual(table?.pairs, 5)
  }

  @Test func `Enter leads through new pairs that need two pages, and a key leads back`() throws {
    try open()
    table?.keep { $0.study.newPerDay = 8 }
    press(.enter)
    let words = { (line: String) in self.text.contains(line) }
    #expect(words("1 to 4 of 8") && bottom.contains("Enter more"))
    press(.enter)
    #expect(words("5 to 8 of 8") && bottom.contains("Enter go on"))
    press(.pageDown)
    #expect(words("5 to 8 of 8"))
    press(.pageUp)
    #expect(words("1 to 4 of 8") && !bottom.contains("PageUp"))
    press(.right, .enter)
    #expect(app.screen is PlayScreen)
    expectEqual(table?.pairs, 8)
  }

  @Test func `a pair that was not known is repeated with one that was met before`() throws {
    try open()
    press(.enter, .enter)
    let met = Set(try #require(table).board.drawn.pairs.map(\.first.text))
    for pair in 0..<5 { find(pair) }
    press("T")
    type("nonsense")
    press(.enter, .escape, "w")
    #expect(table?.occasion == .studyPractice && table?.pairs == 2)
    let pairs = try #require(table).board.drawn.pairs
    #expect(pairs.allSatisfy { met.contains($0.first.text) || met.contains($0.second.text) })
  }

  @Test func `without any progress a sentence stands in place of empty charts`() throws {
    size = Size(120, 36)
    try open()
    #expect(text.contains("No pair is due on these days."))
    press("P")
    #expect(app.screen is StudyProgressScreen && text.contains("Each day adds a bar"))
    #expect(text.contains("on which days your pairs come back") && !text.contains("in 30 days"))
    #expect(["Pairs you mix up", "Schedule check", "Hardest"].allSatisfy(text.contains))
  }

  @Test(arguments: [.enter, "n"] as [Key])
  func `boards follow one another, and the end says what tomorrow brings`(key: Key) throws {
    try open()
    press(.enter, .enter)
    for pair in 0..<5 { find(pair) }
    #expect(app.screen is ResultScreen)
    #expect(text.contains("Done for today. Tomorrow: 5 pairs due, 3 new."))
    press(key)
    #expect(app.screen is StudyScreen && text.contains("One more board"))
    press("P")
    #expect(text.contains("0 due today") && text.contains("tomorrow"))
    let bar = text.split(separator: "\n").first { $0.contains("5 █") }
    #expect(bar != nil, "the bar of tomorrow is the first one")
    press(.escape, .escape)
    #expect(app.screen is PlayScreen, "the day's page has taken the place of the result")
  }

  @Test(arguments: [(80, 24), (200, 60), (30, 40)])
  func `a game is graded alike in every window`(width: Int, height: Int) throws {
    size = Size(width, height)
    try open()
    press(.enter, .enter)
    let table = try #require(table)
    let far = (1..<5).filter { !table.shape.areNeighbours(place(2 * $0 + 1), place(1)) }
    try #require((1...3).contains(far.count))
    for wrong in [3, 5, 7, 9] { choose(1, wrong, 0, wrong) }
    choose(6, 8)
    for pair in 0..<5 { find(pair) }
    expectEqual(table.study.missedPairs.first?.confusedWith, far.map { deck.pairs[$0] })
  }

  @Test func `the list of decks shows what is due, and opens the plan`() throws {
    try open(hasReviews: true)
    press(.escape, "d")
    #expect(text.contains("1 due"))
    press("/")
    type("baltic")
    press(.tab, "y")
    #expect(app.screen is StudyScreen)
  }

  @Test func `the editor of word pairs shows what is known of them`() throws {
    size = Size(120, 36)
    try open(hasReviews: true)
    let library = LibraryViewModel(DeckLibrary(directory: home.path))
    let name = library.add()
    let editor = try #require(DeckEditor(library, deckNamed: name))
    editor.add(deck.pairs)
    let study = try #require(table).study
    let progress = StudyProgress(study.plan(of: deck))
    let screen = EditorScreen(editor) { StudyProgress(study.plan(of: $0)) }
    screen.fit(to: size)
    var canvas = Canvas(size: size)
    screen.draw(on: &canvas, at: .zero)
    #expect(progress.learning > 0 && progress.new == 4)
    #expect(canvas.description.contains("\(progress.learning) learning"))
    #expect(canvas.description.contains("4 new"))
  }

  @Test func `there is no study at a public table`() throws {
    try open(isKiosk: true)
    table?.keep { $0.study.typing = .all }
    find(0)
    #expect(app.screen is PlayScreen)
    #expect(Setting.studyDirection.isPersonal && !Setting.motion.isPersonal)
    press("o")
    #expect(!text.contains("Study direction"))
    press(.escape, "?")
    #expect(text.contains("How to play") && !text.contains("study words"))
  }
}
