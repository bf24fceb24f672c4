import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The dialog for a new game.
struct NewGameTests {
  private let table: Table

  init() throws { table = try Table(pairs: 4, size: Size(80, 24)) }

  /// The row of a rule, below the deck, the pairs and the opponent.
  private func row(of rule: GameRule) -> Int { 3 + (GameRule.allCases.firstIndex(of: rule) ?? 0) }

  @Test func `with keys alone it deals the deck, the pairs, the opponent and the rules chosen`() {
    table.press("N", .left, .down, .left, .down, .right, .right, .down, " ", .enter)
    #expect(table.dialog == nil && table.app.screen === table.play)
    #expect(table.viewModel.board.deck.name == "Words" && table.viewModel.pairs == 3)
    expectEqual(table.viewModel.company.contestants.map(\.name), ["You", "Sparrow"])
    #expect(table.viewModel.rules.variant.closesGaps)
    table.press("n")
    #expect(table.viewModel.pairs == 3 && table.viewModel.company.contestants.count == 2)
  }

  @Test func `the list of decks has the pairs of the set-up page, also from the settings over it`()
    throws
  {
    let table = try Table(.letters(20), size: Size(80, 24))
    table.press("N", "5", "o", "d")
    #expect(table.chooser?.takeDeck != nil && table.text.contains("[-] 5 pairs"))
    table.press("+", .enter)
    expectEqual((table.dialog as? NewGameDialog)?.pairs, 6)
  }

  @Test func `the page begins with the last deck and pairs that the player has chosen`() throws {
    let table = try Table(.letters(9), pairs: 7, size: Size(80, 24))
    for key: Key in ["J", "D"] {
      table.press(key, .enter)
      #expect(table.viewModel.terms.choosesDeck)
      table.press("N")
      let game = try #require((table.dialog as? NewGameDialog)?.game)
      #expect(game.deck == .letters(9) && game.pairs == 7)
      table.press(.escape)
    }
    table.winAndWait()
    table.press("v", .enter, "N")
    #expect(table.viewModel.isPractice, "of a position of the daily board")
    expectEqual((table.dialog as? NewGameDialog)?.game.deck, .letters(9))
  }

  @Test func `digits set the number of pairs, whatever row is selected`() throws {
    let table = try Table(.letters(20), size: Size(80, 24))
    let pairs = { (table.dialog as? NewGameDialog)?.pairs }
    table.press("N", "3")
    expectEqual(pairs(), 3)
    table.press(.down, "1", "0")
    expectEqual(pairs(), 10)
    table.press("2", .up, "1")
    expectEqual(pairs(), 2)
    table.press(.down, "4", "0")
    expectEqual(pairs(), 20, "the deck has no more")
    table.press("3", .down, "1", "5", .enter)
    expectEqual(table.viewModel.pairs, 15)
  }

  @Test(arguments: [(80, 24), (40, 15), (30, 10)])
  func `with the mouse alone it works as well`(_ size: (Int, Int)) throws {
    let table = try Table(pairs: 4, size: Size(size.0, size.1))
    table.press("o")
    for _ in 0..<15 { table.press(.down) }
    try table.click("All rules")
    let frame = table.frame()
    let row = try #require(frame.position(of: "Against"))
    let next = frame.position(of: "[>]", inRow: row.y)
    table.mouse(.press(.left), (next ?? row).x + 1, row.y)
    try table.click("Enter")
    expectEqual(table.viewModel.company.contestants.map(\.name), ["You", "Goldfish"])
  }

  @Test func `settings and unfinished games opened over it leave its choices`() {
    table.press("N", .down, .left, "o")
    #expect(table.text.contains("Settings"))
    table.press("N")
    #expect(table.text.contains("Set up a new game"))
    table.press("g", .escape, "o", .escape, .enter)
    #expect(table.dialog == nil && table.viewModel.pairs == 3)
  }

  @Test func `pages opened over it lead back to it, and the list of decks chooses its deck`() throws
  {
    table.press("N", .down, .left, "D", .escape)
    #expect(table.text.contains("Set up a new game"))
    table.press("d")
    let chooser = try #require(table.app.screen as? ChooserScreen)
    #expect(table.bottom.contains("Enter choose") && !table.bottom.contains("y study"))
    table.press("/", "w", "o", "r", "d", "s", .enter)
    #expect(chooser !== table.app.screen && table.text.contains("Words"))
    table.press(.enter)
    #expect(table.isOnTop && table.viewModel.board.deck.name == "Words")
    expectEqual(table.viewModel.pairs, 3)
  }

  @Test func `pages over pages lose no choice, and a list for studying chooses no deck for it`() {
    table.press("d", "t", "N", .down, .left, "d", .escape)
    #expect(table.text.contains("Set up a new game"), "the list below has made way")
    table.press(.enter)
    #expect(table.isOnTop && table.viewModel.pairs == 3 && table.app.waiting.isEmpty)
    table.press("N", "y")
    #expect((table.app.screen as? ChooserScreen)?.takeDeck == nil)
    table.press(.escape, .enter)
    #expect(table.isOnTop && !table.viewModel.isPaused)
    table.press("d", "N", "d")
    #expect(table.isOnTop && table.dialog == nil && table.app.waiting.isEmpty)
  }

  @Test func `the list of decks takes a number of pairs along, and does not study there`() throws {
    table.press("N", "d", "-", "y")
    let chosen = try #require((table.app.screen as? ChooserScreen)?.decks.chosen)
    #expect(chosen.nextPairs != table.viewModel.pairs)
    table.press(.enter, .enter)
    #expect(table.viewModel.pairs == chosen.nextPairs && table.viewModel.deals == 1)
  }

  @Test func `a game that was begun goes on after a page over the form`() {
    table.choose(0)
    table.press("N", "D", .escape)
    #expect(table.viewModel.isPaused)
    table.press(.escape)
    #expect(table.isOnTop && table.dialog == nil && !table.viewModel.isPaused)
  }

  @Test func `the menu of a game with a rival leads back to playing alone`() throws {
    table.press("N", .down, .down, .right, .enter)
    #expect(!table.viewModel.isAlone)
    table.press(.escape)
    try table.click("Play alone")
    #expect(table.dialog == nil && table.viewModel.isAlone && !table.viewModel.isPaused)
    table.press(.escape)
    #expect(!table.text.contains("Play alone"))
  }

  @Test func `Escape changes nothing; open cards are for one player, and the dialog says so`() {
    table.press("N", .down, .down, .right, .escape)
    #expect(table.viewModel.isAlone && table.viewModel.deals == 0)
    expectEqual(table.viewModel.company.newGame.company, .alone)
    table.press("N", .down, .down, .right, .down, .down, .right)
    #expect(table.text.contains("Goldfish off: Open cards is for one player"))
    table.press(.enter)
    #expect(table.viewModel.isAlone && table.viewModel.isOpenGame)
  }

  @Test func `beside the values stand the cards of the deck and what the rival remembers`() {
    table.press("N", .down, .right, .down, .right)
    let text = table.text
    #expect(text.contains("[-] 5 [+]  of 8; 10 cards"))
    #expect(text.contains("Goldfish [>]  remembers the last 2 cards"))
    table.press(.left, .left, .left, .left, .left)
    #expect(table.text.contains("Elephant [>]  remembers every card"))
    table.press(.down, .down, .down, .down, .down, " ", " ")
    #expect(table.text.contains("[<] four cards alike [>]") && table.text.contains("20 cards"))
  }

  @Test func `a rule with amounts is counted through with one key, and then is off again`() {
    let notes = [nil, "three", "four", nil]
    table.press("N", .down, .down, .down, .down, .down, .down, .down)
    for note in notes {
      let shown = ["three", "four"].filter { table.text.contains("[<] \($0) cards alike") }
      expectEqual(shown, [note].compactMap(\.self))
      table.press(" ")
    }
  }

  @Test func `a rule is turned on with its amount, and off by one step back`() throws {
    for (rule, text) in [(GameRule.limitedMoves, "par + 3"), (.peek, "5 s at the start")] {
      let table = try Table(pairs: 4, size: Size(80, 24))
      table.press("N")
      for _ in 0..<row(of: rule) { table.press(.down) }
      #expect(table.text.contains("[<] off [>]") && !table.text.contains("[<] \(text) [>]"))
      table.press(" ")
      #expect(table.text.contains("[<] \(text) [>]"))
      table.press(.left)
      #expect(table.text.contains("[<] off [>]") && !table.text.contains("[<] \(text) [>]"))
    }
  }

  @Test func `going through the opponents brings back the rules for one player`() {
    let drift = row(of: .drift)
    table.press("N")
    for _ in 0..<drift { table.press(.down) }
    table.press(" ")
    for _ in 2..<drift { table.press(.up) }
    for _ in 0..<3 {
      table.press(.right)
      #expect(table.content?.detail == "Drift off: only for one player")
    }
    table.press(.left, .left, .left, .enter)
    expectEqual(table.viewModel.variant.code, "drift")
  }

  @Test func `a rule that the deck does not allow stays off and takes nothing with it`() throws {
    let table = try Table(.words, pairs: 4, size: Size(80, 24))
    let (sides, three) = (row(of: .sides), row(of: .ofAKind))
    table.press("N")
    for _ in 0..<sides { table.press(.down) }
    table.press(" ")
    for _ in sides..<three { table.press(.down) }
    table.press(" ")
    #expect(table.content?.detail == "Three of a kind needs a deck of equal pictures")
    #expect(!table.text.contains("[<] three equal"))
    table.press(.enter)
    expectEqual(table.viewModel.variant.code, "sides")
  }

  @Test func `two to four people are called by numbers until they have names`() {
    table.press("N", .down, .down, .left, .left, .enter)
    expectEqual(
      table.viewModel.company.contestants.map(\.name), ["Player 1", "Player 2", "Player 3"])
  }
}

extension Canvas {
  /// The first cell of a text in a row.
  fileprivate func position(of text: String, inRow y: Int) -> Point? {
    let row = cropped(to: Rect(x: 0, y: y, width: size.width, height: 1))
    return row.position(of: text).map { Point(x: $0.x, y: y) }
  }
}
