import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The whole game without a keyboard.
struct MouseTests {
  private let table: Table

  init() throws { table = try Table() }

  @Test func `a click turns the card it hits`() {
    for place in [3, 12] {
      for action in [Mouse.Action.press(.left), .release] {
        table.mouse(action, at: table.cell(of: place))
      }
      expectEqual(table.viewModel.places[place]?.isFaceUp, true)
      expectEqual(table.stage.cursor, place)
    }
    expectEqual(table.viewModel.moves, 1)
  }

  @Test func `a click beside the cards does nothing, and hovering moves the cursor alone`() {
    let cell = table.cell(of: table.stage.cursor)
    expectNil(table.app.handle(.mouse(Mouse(.hover, at: cell)), at: table.now))
    #expect(!table.app.isStale, "within a card no new picture is needed")
    table.mouse(.press(.left), 0, 5)
    table.mouse(.press(.left), 3, 0)
    table.mouse(.press(.middle), 40, 10)
    table.mouse(.press(.left), -4, 900)
    table.mouse(.wheel(up: false), 9, 4)
    expectEqual(table.stage.scroll.y, 0)
    table.mouse(.hover, at: table.cell(of: 9))
    table.mouse(.hover, 0, 0)
    expectEqual(table.stage.cursor, 9)
    #expect(table.viewModel.places.allSatisfy { $0?.isFaceUp == false })
  }

  @Test func `the wheel and dragging move a board larger than its window, and turn no card`() throws
  {
    let table = try Table(.letters(60), pairs: 60, size: Size(30, 9))
    let most = try #require(table.stage.layout?.board.mostScroll)
    #expect(most.y > 0)
    for _ in 0..<90 { table.mouse(.wheel(up: false), 9, 4) }
    expectEqual(table.stage.scroll, most)
    for _ in 0..<90 { table.mouse(.wheel(up: true), 9, 4) }
    expectEqual(table.stage.scroll.y, 0)
    let cell = table.cell(of: 10)
    table.mouse(.press(.left), cell.x, 6)
    table.mouse(.drag(.left), cell.x, 4)
    expectEqual(table.stage.scroll.y, 2)
    table.mouse(.drag(.left), cell.x, 6)
    expectEqual(table.stage.scroll.y, 0)
    table.mouse(.release, cell.x, 6)
    #expect(table.viewModel.places.allSatisfy { $0?.isFaceUp == false })
    // A click turns a card as the button comes up.
    table.mouse(.press(.left), cell.x, cell.y)
    table.mouse(.release, cell.x, cell.y)
    expectEqual(table.viewModel.places[10]?.isFaceUp, true)
  }

  @Test func `words on the message line do what they say`() throws {
    let table = try Table(size: Size(160, 30))
    table.press(.right)
    for (word, title) in [("? help", "How to play"), ("Esc menu", "Menu")] {
      try table.click(word)
      expectEqual(table.content?.title, title)
      table.press(.escape)
    }
    try table.click("d decks")
    #expect(table.chooser != nil)
    table.press(.escape)
    try expectEqual(table.click("q quit"), .quit)
  }

  @Test func `the right button opens help and closes it`() {
    table.mouse(.press(.right), 40, 10)
    #expect(table.dialog is HelpDialog)
    table.mouse(.press(.right), 40, 10)
    expectNil(table.dialog)
  }

  @Test(arguments: ["p", "?", "t", "o", "d"] as [Key], Capabilities.all)
  func `pages and dialogs close by their mark, and dialogs by a click beside them`(
    key: Key, capabilities: Capabilities
  ) throws {
    let table = try Table(size: Size(100, 40), capabilities: capabilities)
    table.press(key)
    try table.click("[x]", 1)
    #expect(table.isOnTop && table.dialog == nil)
    table.press(key)
    table.mouse(.press(.left), 0, 0)
    expectNil(table.dialog)
  }

  @Test func `rows of dialogs are clicked and hovered over`() throws {
    table.press("o")
    let row = try #require(table.frame().position(of: "Motion"))
    table.mouse(.press(.left), at: row)
    #expect(table.app.theme.options.motion != .none)
    table.mouse(.hover, at: row.moved(y: 2))
    let rows = try #require(table.content).rows
    let selected = try #require(table.app.openDialog?.position.selected)
    expectEqual(rows[selected].left, "Table colour")
    table.press("d")
    expectNil(table.dialog)
    let words = try #require(table.frame().position(of: "Words"))
    for _ in 0..<2 { table.mouse(.press(.left), 10, words.y) }
    #expect(table.isOnTop)
    expectEqual(table.viewModel.board.deck.name, "Words")
  }

  @Test func `a double click does not act on the dialog that its first click opened`() throws {
    let table = try Table(size: Size(80, 24))
    table.press("p")
    let row = try #require(table.frame().position(of: "Settings"))
    for _ in 0..<2 { table.mouse(.press(.left), at: row) }
    #expect(table.dialog is SettingsDialog)
    let before = table.frame()
    table.mouse(.press(.left), at: row)
    #expect(table.frame() != before)
  }

  @Test func `a hint is asked for in the menu`() throws {
    table.choose(0, 2, 1)
    table.press("p")
    try table.click("Hint")
    #expect(table.viewModel.hints.count == 1 && !table.viewModel.isPaused && table.dialog == nil)
    #expect(table.bottom.contains("Hint: you have seen it. i: which half (-1 star)"))
  }

  @Test func `the game is left, started and looked up by mouse on the result`() throws {
    for word in ["New game", "same board"] {
      let table = try Table(pairs: 3)
      table.winAndWait()
      try table.click(word)
      expectEqual(table.viewModel.deals, 1)
    }
  }

  @Test func `in a wide window all but moving, sizes and the terminal can be clicked`() throws {
    let table = try Table(size: Size(200, 50))
    table.press(.right)
    let hints = table.app.legends.filter { $0.hint != nil }
    for legend in hints {
      let word = "\(legend.topic?.name ?? legend.keyName) \(legend.hint ?? "")"
      #expect(table.bottom.contains(word), "\(word)")
    }
    let byHand: [PlayScreen.Command] = [
      .move(.left), .move(.right), .move(.up), .move(.down), .hidden(1), .hidden(-1), .page(-1),
      .page(1), .zoom(1), .zoom(-1),
      // Dialogs have rows for them.
      .chooseNewGame, .daily, .journey, .study, .hint,
      // The message line names them in games against a rival, and in practice.
      .memory, .undo, .redo,
    ]
    #expect(
      PlayScreen.allBindings.allSatisfy { $0.legend.hint != nil || byHand.contains($0.command) })
    #expect(!table.bottom.contains("v review"))
    table.win()
    table.press(.escape, .escape)
    #expect(table.bottom.contains("v review"))
  }
}

/// The arrows lead everywhere, whatever is left on the table.
struct NavigationTests {
  @Test(arguments: [(4, 12), (3, 12), (6, 12), (5, 11), (4, 10), (1, 6), (7, 7)])
  func `from each card the arrows reach every other, whatever is left`(columns: Int, count: Int) {
    for subset in 1..<(1 << count) {
      let navigation = Navigation(columns: columns, count: count) { subset >> $0 & 1 == 1 }
      if let fault = fault(of: navigation) { Issue.record("\(subset): \(fault)") }
    }
  }

  @Test(arguments: 0..<60)
  func `on large boards, too`(number: Int) {
    var dice = SeededGenerator(seed: UInt64(number))
    let count = Int.random(in: 20...90, using: &dice)
    let columns = Int.random(in: 1...20, using: &dice)
    let share = Int.random(in: 1...9, using: &dice)
    let occupied = (0..<count).map { _ in Int.random(in: 0..<10, using: &dice) < share }
    let navigation = Navigation(columns: columns, count: count) { occupied[$0] }
    expectNil(fault(of: navigation), "\(columns) columns, \(occupied)")
  }

  @Test func `the arrows go around the edges of a full board`() {
    let navigation = Navigation(columns: 4, count: 12) { _ in true }
    expectEqual(navigation.place(.left, of: 4), 7)
    expectEqual(navigation.place(.right, of: 7), 4)
    expectEqual(navigation.place(.up, of: 2), 10)
    expectEqual(navigation.place(.down, of: 10), 2)
    expectEqual(navigation.place(.right, of: 5), 6)
    expectEqual(navigation.place(.down, of: 5), 9)
  }

  @Test func `behind a short row, moves up and down return to their column`() throws {
    let table = try Table(.letters(8), size: Size(80, 24))
    let lengths = try #require(table.stage.layout?.board.plan.lengths)
    try #require(lengths.count == 3 && lengths[1] < lengths[0], "\(lengths)")
    table.press(.down, .down)
    expectEqual(table.stage.cursor, lengths[0] + lengths[1])
    table.press(.up, .up)
    expectEqual(table.stage.cursor, 0)
    // A step aside in the short row begins another column.
    table.press(.down, .right, .down)
    #expect(table.stage.cursor > lengths[0] + lengths[1])
  }

  @Test func `a gap is stepped over, a lone card keeps the cursor, an empty table leads nowhere`() {
    let gaps = Navigation(columns: 4, count: 12) { $0 != 5 && $0 != 6 }
    expectEqual(gaps.place(.right, of: 4), 7)
    #expect(gaps.place(.down, of: 1) != 5 && gaps.nearest(to: 5) != 5)
    let lone = Navigation(columns: 4, count: 12) { $0 == 6 }
    #expect(Navigation.Direction.allCases.allSatisfy { lone.place($0, of: 6) == 6 })
    expectEqual(lone.nearest(to: 11), 6)
    let empty = Navigation(columns: 4, count: 12) { _ in false }
    expectEqual(empty.place(.left, of: 3), 3)
    expectNil(empty.next(after: 3, step: 1) { _ in false })
    expectEqual(Navigation(columns: 0, count: 0) { _ in true }.place(.down, of: 0), 0)
  }

  @Test func `tab goes through hidden cards in reading order and around the end`() throws {
    let table = try Table()
    table.choose(table.viewModel.places[1]?.id.rawValue ?? 0)
    table.stage.cursor = 0
    table.press(.tab)
    expectEqual(table.stage.cursor, 2)
    table.press(.backTab)
    expectEqual(table.stage.cursor, 0)
    table.press(.backTab)
    expectEqual(table.stage.cursor, 15)
    table.press(.tab)
    expectEqual(table.stage.cursor, 0)
  }
}

/// What is wrong with the ways of a grid, if anything.
private func fault(of navigation: Navigation) -> String? {
  let occupied = (0..<navigation.count).filter(navigation.isOccupied)
  let ways = occupied.map { place in
    Navigation.Direction.allCases.map { navigation.place($0, of: place) }
  }
  let targets = Dictionary(uniqueKeysWithValues: zip(occupied, ways))
  for (place, ways) in targets where ways.contains(where: { targets[$0] == nil }) {
    return "an arrow leads from \(place) to an empty place"
  }
  for start in occupied {
    var reached: Set = [start]
    var open = [start]
    while let place = open.popLast() {
      for next in targets[place] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    if reached.count < occupied.count { return "not everything is reached from \(start)" }
  }
  return nil
}
