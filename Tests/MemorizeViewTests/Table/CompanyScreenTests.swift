import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Games against a rival and with several people, on the screen.
struct CompanyScreenTests {
  private static let people = Company.people(["Ann", "Bartholomew", "Cleo", "Dorothea"])

  private func table(
    _ company: Company, size: (Int, Int) = (80, 24), pairs: Int = 4,
    capabilities: Capabilities = Capabilities()
  ) throws -> Table {
    try Table(
      .letters(8), pairs: pairs, size: Size(size.0, size.1),
      rules: Rules(company: company), capabilities: capabilities)
  }

  @Test(arguments: [30, 40, 60, 80, 120], Capabilities.all)
  func `the status line has everyone's pairs and an arrow for the one to move`(
    _ width: Int, _ capabilities: Capabilities
  ) throws {
    let table = try table(Self.people, size: (width, 24), capabilities: capabilities)
    let isASCII = Theme(capabilities).glyphs != .unicode
    let symbols = isASCII ? [" o ", " ^ ", " # ", " + "] : ["●", "▲", "■", "◆"]
    let arrow: Character = isASCII ? ">" : "▸"
    for player in 0..<4 {
      let status = table.line(0)
      for symbol in symbols {
        let mark = symbol.trimmingPrefix(" ").prefix(1)
        #expect(status.contains(mark), "\(status)")
      }
      let before = status.prefix { $0 != arrow }.filter { $0 == "0" }.count
      expectEqual(before, player, "\(status)")
      table.choose(0, 2)
      table.pass(.seconds(2))
    }
    table.choose(0, 1)
    #expect(table.line(0).contains("1"))
  }

  @Test func `rules stand before the players, and outlast the name of the deck`() throws {
    for (width, beginning) in [(80, " Letters  close gaps   "), (46, " 1 rule   ")] {
      let table = try Table(
        .letters(8), pairs: 4, size: Size(width, 24),
        rules: Rules(variant: GameVariant(closesGaps: true), company: .rival("goldfish")))
      #expect(table.line(0).hasPrefix(beginning), "\(table.line(0))")
    }
  }

  @Test func `the message line says what happened and who is next`() throws {
    let table = try table(Self.people, size: (120, 24))
    #expect(table.bottom.contains("Ann's turn"))
    table.choose(0)
    #expect(table.bottom.contains("Ann: "))
    table.choose(2)
    #expect(table.bottom.contains("Not a pair: ") && table.bottom.contains("Bartholomew's turn"))
    table.pass(.seconds(2))
    table.choose(0, 1)
    #expect(table.bottom.contains("Bartholomew goes on.") && !table.text.contains("+2"))
  }

  @Test func `the names of a miss stay in the message when its cards are turned down`() throws {
    let table = try table(.rival("goldfish"), size: (120, 24), pairs: 8)
    table.choose(0, 2)
    let miss = table.bottom
    #expect(miss.contains("Not a pair: ") && miss.contains("Goldfish's turn."))
    table.pass(.milliseconds(1600))
    #expect(table.viewModel.turned.isEmpty && table.bottom.contains("Not a pair: "))
  }

  @Test func `a key that hurries a rival does not turn a card when the turn has changed`() throws {
    let table = try table(.rival("goldfish"), pairs: 8)
    table.choose(0, 2)
    table.pass(.milliseconds(1600))
    var presses = 0
    while table.viewModel.company.isRivalsTurn, presses < 20 {
      table.press(" ")
      presses += 1
    }
    #expect((1..<20).contains(presses))
    let before = table.viewModel.turned
    table.press(.tab, " ")
    expectEqual(table.viewModel.turned, before)
    table.pass(.milliseconds(600))
    table.press(" ")
    #expect(table.viewModel.turned != before)
  }

  @Test func `with Space alone a game against a rival comes to its result`() throws {
    let table = try table(.rival("crow"))
    var presses = 0
    while !table.viewModel.isOver, presses < 500 {
      table.press(table.viewModel.turned.count == 2 ? " " : .tab, " ")
      table.pass(.milliseconds(1600))
      presses += 1
    }
    #expect(table.viewModel.isOver && table.viewModel.result?.found.count == 2)
    table.pass(.seconds(5))
    let result = table.text
    #expect(result.contains("You ") && result.contains("Crow "))
    // A loss is not celebrated.
    let page = try #require(table.app.screen as? ResultScreen)
    expectEqual(page.isWon, !result.contains("Crow wins."))
    #expect(result.contains("win") || result.contains("tie"))
    // A key for the rival, pressed just after it took the last pair, does not close the result.
    table.press(" ")
    #expect(table.viewModel.isOver && table.app.screen === page)
    table.pass(.seconds(1))
    table.press(.enter)
    #expect(table.viewModel.company.contestants.count == 2 && !table.viewModel.isOver)
  }

  @Test(arguments: [(120, 36), (104, 28), (200, 60)])
  func `high windows have a row below the table with each player's finds`(size: (Int, Int)) throws {
    let table = try table(Self.people, size: size, capabilities: Capabilities(colors: .many))
    let layout = try #require(table.stage.layout)
    let hands = try #require(layout.hands)
    #expect(hands.maxY == size.1 - 1 && layout.board.area.maxY == hands.minY)
    table.choose(0, 2)
    table.pass(.seconds(2))
    table.choose(4, 5)
    table.pass(.seconds(3))
    let names = table.line(hands.minY)
    #expect(names.contains("Ann") && names.contains("▶ ▲ Bartholomew"))
    #expect(table.line(hands.minY + 1).split(separator: "pair").count >= 4)
    // The small card lies in the second quarter.
    let paper = (0..<size.0).filter {
      table.frame()[Point(x: $0, y: hands.minY + 1)].style.background == .face
    }
    #expect(!paper.isEmpty && paper.allSatisfy { (size.0 / 4..<size.0 / 2).contains($0) })
    #expect(!table.line(0).contains("Ann"))
  }

  @Test func `a rival does not move the cursor`() throws {
    let table = try table(.rival("sparrow"))
    table.choose(0, 2)
    let cursor = table.stage.cursor
    table.pass(.milliseconds(1500))
    table.pass(.milliseconds(900))
    #expect(table.viewModel.turned.count == 1 && table.stage.cursor == cursor)
    #expect(table.bottom.contains("Sparrow: "))
  }

  @Test func `a click anywhere on the board hurries a rival`() throws {
    let table = try table(.rival("cat"))
    table.choose(0, 2)
    table.mouse(.press(.left), 10, 5)
    #expect(table.viewModel.turned.isEmpty)
    table.mouse(.press(.left), 10, 5)
    #expect(table.viewModel.turned.count == 1 && table.viewModel.company.isRivalsTurn)
  }

  @Test func `the review names the player of each card`() throws {
    let table = try table(.people(["Ann", "Bob"]), pairs: 3)
    for cards in [[0, 2], [1, 4], [0, 1], [2, 3], [4, 5]] {
      for card in cards { table.choose(card) }
      table.pass(.seconds(2))
    }
    table.pass(.seconds(5))
    table.press("v")
    #expect(table.text.contains("Ann: 0 forgotten, 1 lucky. Bob: 1 forgotten, 0 lucky"))
    table.press(.right)
    #expect(table.text.contains("Ann: New: "))
    table.press(.end, .left)
    #expect(table.text.contains("Ann: Remembered: "))
  }

  @Test func `marks show what the rival remembers, and nothing else`() throws {
    let table = try table(.rival("goldfish"), size: (160, 24))
    try table.click("m memory")
    #expect(
      table.bottom.contains(
        "Press m again to see what the rival remembers: this game will then not count."))
    table.press("m")
    #expect(table.bottom.contains("The rival remembers no card yet.") && !table.text.contains("◆"))
    table.choose(0, 2)
    table.pass(.milliseconds(1500))
    let marks = table.text.filter { "◆◇".contains($0) }
    #expect(marks == "◇◇" && table.line(0).contains("Practice: "))
    table.press("m")
    #expect(!table.text.contains("◇"))
  }

  @Test func `the marks leave room for letters, and the rival's hand counts them`() throws {
    let table = try table(.rival("goldfish"), size: (120, 36))
    table.press("m", "m")
    table.choose(0, 2)
    table.pass(.milliseconds(1500))
    table.press("f")
    let frame = table.text
    #expect(frame.contains("sure 0◆  unsure 2◇"))
    expectEqual(frame.filter { $0 == "◇" }.count, 3)
    #expect(frame.contains(" a ") && frame.contains(" s "))
    table.press("p")
    table.press(.escape, "m")
    #expect(!table.text.contains("hazy"))
  }

  @Test func `alone there is nothing to mark`() throws {
    let table = try table(.alone)
    table.press("m")
    #expect(table.bottom.contains("You play alone.") && !table.line(0).contains("Practice"))
  }
}
