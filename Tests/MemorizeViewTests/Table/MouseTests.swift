import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The whole game without a keyboard.
struct MouseTests {
  @Test func `a click turns the card it hits`() throws {
    let table = try Table()
    for place in [3, 12] {
      let cell = table.cell(of: place)
      table.mouse(.press(.left), cell.x, cell.y)
      table.mouse(.release, cell.x, cell.y)
      expectEqual(table.viewModel.places[place]?.isFaceUp, true)
      expectEqual(table.stage.cursor, place)
    }
    expectEqual(table.viewModel.moves, 1)
  }

  @Test func `a click beside the cards does nothing`() throws {
    let table = try Table()
    table.mouse(.press(.left), 0, 5)
    table.mouse(.press(.left), 3, 0)
    table.mouse(.press(.middle), 40, 10)
    table.mouse(.press(.left), -4, 900)
    #expect(table.viewModel.places.allSatisfy { $0?.isFaceUp == false })
  }

  @Test func `hovering moves the cursor, and turns nothing`() throws {
    let table = try Table()
    let cell = table.cell(of: 9)
    table.mouse(.hover, cell.x, cell.y)
    expectEqual(table.stage.cursor, 9)
    table.mouse(.hover, 0, 0)
    expectEqual(table.stage.cursor, 9)
    #expect(table.viewModel.places.allSatisfy { $0?.isFaceUp == false })
  }

  @Test func `hovering within a card asks for no new picture`() throws {
    let table = try Table()
    let cell = table.cell(of: table.stage.cursor)
    expectNil(table.app.handle(.mouse(Mouse(.hover, at: cell)), at: table.now))
    #expect(!table.app.isStale)
  }

  @Test func `the wheel moves a board larger than its window, to both ends`() throws {
    let table = try Table(.letters(60), pairs: 60, size: Size(width: 30, height: 9))
    let most = try #require(table.stage.layout?.board.mostScroll)
    #expect(most.y > 0)
    for _ in 0..<90 { table.mouse(.wheel(up: false), 9, 4) }
    expectEqual(table.stage.viewport.scroll, most)
    for _ in 0..<90 { table.mouse(.wheel(up: true), 9, 4) }
    expectEqual(table.stage.viewport.scroll.y, 0)
  }

  @Test func `the wheel leaves a board alone that fits`() throws {
    let table = try Table()
    table.mouse(.wheel(up: false), 9, 4)
    expectEqual(table.stage.viewport.scroll.y, 0)
  }

  @Test func `dragging moves the board and turns no card`() throws {
    let table = try Table(.letters(60), pairs: 60, size: Size(width: 30, height: 9))
    let cell = table.cell(of: 10)
    table.mouse(.press(.left), cell.x, 6)
    table.mouse(.drag(.left), cell.x, 4)
    expectEqual(table.stage.viewport.scroll.y, 2)
    table.mouse(.drag(.left), cell.x, 6)
    expectEqual(table.stage.viewport.scroll.y, 0)
    table.mouse(.release, cell.x, 6)
    #expect(table.viewModel.places.allSatisfy { $0?.isFaceUp == false })
  }

  @Test func `on a board that can be dragged a click turns a card as the button comes up`() throws {
    let table = try Table(.letters(60), pairs: 60, size: Size(width: 30, height: 9))
    let cell = table.cell(of: 10)
    table.mouse(.press(.left), cell.x, cell.y)
    table.mouse(.release, cell.x, cell.y)
    expectEqual(table.viewModel.places[10]?.isFaceUp, true)
  }

  @Test func `words on the message line do what they say`() throws {
    let table = try Table(size: Size(width: 160, height: 30))
    table.press(.right)
    for (word, title) in [("? help", "How to play"), ("Esc menu", "Menu")] {
      let x = try #require(table.column(of: word, in: 29))
      table.mouse(.press(.left), x, 29)
      expectEqual(table.content?.title, title)
      table.press(.escape)
    }
    let decks = try #require(table.column(of: "d decks", in: 29))
    table.mouse(.press(.left), decks, 29)
    #expect(table.chooser != nil)
    table.press(.escape)
    let x = try #require(table.column(of: "q quit", in: 29))
    expectEqual(table.mouse(.press(.left), x, 29), .quit)
  }

  @Test func `the right button opens help and closes it`() throws {
    let table = try Table()
    table.mouse(.press(.right), 40, 10)
    #expect(table.dialog is HelpDialog)
    table.mouse(.press(.right), 40, 10)
    expectNil(table.dialog)
  }

  @Test(arguments: Capabilities.all)
  func `the decks close by their mark`(capabilities: Capabilities) throws {
    let table = try Table(size: Size(width: 100, height: 40), capabilities: capabilities)
    table.press("d")
    let x = try #require(table.column(of: "[x]", in: 0))
    table.mouse(.press(.left), x + 1, 0)
    #expect(table.isOnTop)
  }

  @Test(arguments: ["p", "?", "t", "o"] as [Key], Capabilities.all)
  func `every dialog closes by its mark and by a click beside it`(
    key: Key, capabilities: Capabilities
  ) throws {
    let table = try Table(size: Size(width: 100, height: 40), capabilities: capabilities)
    table.press(key)
    let row = try #require((0..<40).first { table.column(of: "[x]", in: $0) != nil })
    let x = try #require(table.column(of: "[x]", in: row))
    table.mouse(.press(.left), x + 1, row)
    expectNil(table.dialog)
    table.press(key)
    table.mouse(.press(.left), 0, 0)
    expectNil(table.dialog)
  }

  @Test func `rows of dialogs are clicked and hovered over`() throws {
    let table = try Table()
    table.press("o")
    let row = try #require((0..<23).first { table.column(of: "Motion", in: $0) != nil })
    let x = try #require(table.column(of: "Motion", in: row))
    table.mouse(.press(.left), x, row)
    #expect(table.app.theme.options.motion != .none)
    table.mouse(.hover, x, row + 2)
    let rows = try #require(table.content).rows
    let selected = try #require(table.app.openDialog?.position.selected)
    expectEqual(rows[selected].left, "Table colour")
    table.press("d")
    expectNil(table.dialog)
    let words = try #require((0..<23).first { table.column(of: "Words", in: $0) != nil })
    table.mouse(.press(.left), 10, words)
    table.mouse(.press(.left), 10, words)
    #expect(table.isOnTop)
    expectEqual(table.viewModel.board.deck.name, "Words")
  }

  @Test
  func `the second click of a double click does not act on the dialog that the first one opened`()
    throws
  {
    let table = try Table(size: Size(width: 80, height: 24))
    table.press("p")
    let row = try #require(table.frame().position(of: "Settings"))
    for _ in 0..<2 { table.mouse(.press(.left), row.x, row.y) }
    #expect(table.dialog is SettingsDialog)
    let before = table.frame()
    table.mouse(.press(.left), row.x, row.y)
    #expect(table.frame() != before)
  }

  @Test func `a hint is asked for in the menu`() throws {
    let table = try Table()
    table.choose(0, 2, 1)
    table.press("p")
    let row = try #require((0..<23).first { table.column(of: "Hint", in: $0) != nil })
    let x = try #require(table.column(of: "Hint", in: row))
    table.mouse(.press(.left), x, row)
    #expect(table.viewModel.hints.count == 1 && !table.viewModel.isPaused && table.dialog == nil)
    #expect(table.bottom.contains("You have seen it (-1 star). i: which half (-1 star)"))
  }

  @Test func `the game is left, started and looked up by mouse on the result`() throws {
    for (word, deals) in [("New game", 1), ("same board", 1)] {
      let table = try Table(pairs: 3)
      table.win()
      table.pass(.seconds(3))
      let row = try #require((0..<23).first { table.column(of: word, in: $0) != nil })
      let x = try #require(table.column(of: word, in: row))
      table.mouse(.press(.left), x, row)
      expectEqual(table.viewModel.deals, deals)
    }
  }

  @Test func `a wide window has a word to click for all but moving, sizes and the terminal itself`()
    throws
  {
    let table = try Table(size: Size(width: 200, height: 50))
    table.press(.right)
    let hints = table.app.legends.filter { $0.hint != nil }
    for legend in hints {
      let word = "\(legend.topic?.name ?? legend.keyName) \(legend.hint ?? "")"
      #expect(table.column(of: word, in: 49) != nil, "\(word)")
    }
    let byHand: [PlayScreen.Command] = [
      .move(.left), .move(.right), .move(.up), .move(.down), .nextHidden, .previousHidden, .pageUp,
      .pageDown, .larger, .smaller,
      // Dialogs have rows for them.
      .chooseNewGame, .daily, .journey, .study, .hint,
      // The message line names them in games against a rival, and in practice.
      .memory, .undo, .redo,
    ]
    #expect(
      PlayScreen.allBindings.allSatisfy { $0.hint != nil || byHand.contains($0.command) })
    expectNil(table.column(of: "v review", in: 49))
    table.win()
    table.press(.escape)
    #expect(table.column(of: "v review", in: 49) != nil)
  }
}

extension Table {
  /// The column in which a text begins on a row.
  fileprivate func column(of text: String, in row: Int) -> Int? {
    let line = Array(self.line(row))
    let wanted = Array(text)
    guard line.count >= wanted.count else { return nil }
    let start = (0...(line.count - wanted.count)).first {
      line[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
    return start.map { String(line[..<$0]).columns }
  }
}
