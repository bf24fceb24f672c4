import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// A finished game that is looked through, and tried again, by keys and by mouse.
struct ReviewTests {
  private let table: Table

  /// Eight moves for four pairs; in moves 2 and 4 something is forgotten.
  init() throws {
    table = try Table(.pictures, pairs: 4)
    table.forgetAndWin()
    table.pass(.seconds(5))
  }

  private var remark: String { table.line(table.size.height - 3) }
  private var course: String { table.line(table.size.height - 2) }
  private var footer: String { table.line(table.size.height - 1) }
  private var page: ReviewScreen? { table.review }

  @Test func `the review opens from the result by key and by click, and goes back there`() throws {
    #expect(table.result != nil)
    let before = table.frame()
    table.press("v")
    #expect(page != nil && course.hasSuffix(" 8 moves") && remark.contains("You forgot 2 times"))
    table.press(.right, .right, .end, .escape)
    #expect(page == nil && table.result != nil)
    expectEqual(table.frame(), before)
    try table.click("Review")
    #expect(page != nil)
    try table.click("Esc result")
    expectEqual(table.frame(), before)
    table.press(.escape)
    #expect(table.isOnTop)
    table.press("v")
    #expect(page != nil)
  }

  @Test(arguments: [false, true])
  func `players who forgot nothing are not sent to the next forgotten card`(forgets: Bool) throws {
    let table = try Table(.pictures, pairs: 4, rules: Rules(company: .people(["Ann", "Bob"])))
    if forgets { table.choose(0, 2, 1, 4) }
    table.winAndWait()
    table.press("v")
    let remark = table.line(table.size.height - 3)
    #expect(remark.contains("Bob: ") && remark.contains("Tab: see where") == forgets)
  }

  @Test func `the first row tells of the whole game, and its mark closes the review`() throws {
    table.press("v", .right)
    #expect(table.line(0).hasPrefix(" Review  Pictures, 4 pairs "))
    #expect(table.line(0).contains("8 moves   par 5.9   ") && table.line(0).contains(" moves lost"))
    try table.click("[x]")
    #expect(page == nil && table.result != nil)
  }

  @Test func `a card that could be no match is told of in words where there is room`() throws {
    let other = try Table(.pictures, pairs: 4, size: Size(70, 23))
    for cards in [[0, 2], [4, 2], [0, 1], [2, 3], [4, 5], [6, 7]] {
      for card in cards { other.choose(card) }
    }
    other.press("v", .tab)
    let remark = other.line(other.size.height - 3)
    #expect(remark.contains(" was no match, seen 1 move ago ") && remark.contains("Lost: "))
  }

  @Test func `a step is a card, told in words, and what was forgotten is marked`() {
    table.press("v", .right)
    #expect(course.hasSuffix("Move 1 of 8") && remark.hasPrefix(" New: "))
    table.press(.tab)
    #expect(course.hasSuffix("Move 2 of 8") && remark.hasPrefix(" Forgotten: "))
    #expect(remark.contains(" was here (!). You saw it 1 move ago  "))
    #expect(remark.contains("Lost: ") && remark.hasSuffix(" moves"))
    let missed = table.place(in: page, of: 0)
    let card = page?.stage.layout?.board.frame(of: missed)
    let marks = card.map { frame in
      (frame.minX..<frame.maxX).filter { table.frame()[Point(x: $0, y: frame.minY)].glyph == "!" }
    }
    expectEqual(marks?.count, 1)
    let inside = card.map { table.frame().cropped(to: $0.inset(x: 4, y: 2)).cells }
    expectEqual(inside?.contains { $0.style.background == .face }, true)
    table.press(.right)
    let area = page?.stage.layout?.board.area
    expectEqual(area.map { !table.frame().cropped(to: $0).description.contains("!") }, true)
    table.press(.left)
    #expect(remark.hasPrefix(" Forgotten: "))
    table.press(.backTab, .backTab, .backTab)
    #expect(course.hasSuffix(" 8 moves"))
  }

  @Test func `it plays by itself, stops, and waits while its help is open`() {
    table.press("v", " ")
    for _ in 0..<60 { table.pass(.milliseconds(100)) }
    let position = page?.playback.position ?? 0
    #expect(position > 2)
    table.press("?")
    #expect(table.text.contains("Your game, card by card"))
    for _ in 0..<60 { table.pass(.milliseconds(100)) }
    expectEqual(page?.playback.position, position)
    table.press(.escape, " ")
    for _ in 0..<60 { table.pass(.milliseconds(100)) }
    expectEqual(page?.playback.position, position)
    #expect(page != nil)
  }

  @Test(arguments: ["x", .escape, .enter, "?"] as [Key])
  func `what was seen is shown before practice, and any key turns it down`(key: Key) {
    table.press("v", .tab, .tab, .enter)
    #expect(page == nil && table.viewModel.isPractice)
    #expect(table.bottom.hasPrefix(" These are the cards you had seen."))
    expectEqual(table.stage.table.cards.count { $0?.side == .face }, 6)
    table.press(key)
    #expect(table.dialog == nil && table.viewModel.turned.isEmpty)
    #expect(table.stage.table.cards.allSatisfy { $0?.side == .back })
    #expect(table.bottom.hasPrefix(" Practice from"))
    #expect(table.line(0).hasPrefix(" Practice: Pictures"))
  }

  @Test func `from practice, the menu leads back to the result of the game`() throws {
    let before = table.line(0)
    table.press("v", .tab, .tab, .enter, "x")
    table.choose(0, 2)
    table.press(.escape)
    try table.click("Back to the game's result")
    #expect(table.result != nil && table.dialog == nil && !table.viewModel.isPractice)
    #expect(table.line(0) == before && table.text.contains("★ ★ ☆"))
    table.press("v")
    #expect(page != nil)
    table.press(.enter, "x", .escape)
    #expect(table.text.contains("Back to the game's result"))
    table.press(.escape, "n", .escape)
    #expect(!table.text.contains("Back to the game's result"))
  }

  @Test(arguments: [1, 3, 6])
  func `after practice the review shows the move again from which it began`(move: Int) {
    table.press("v")
    while page?.playback.move != move { table.press(.right) }
    table.press(.enter, "x", "v")
    #expect(page?.playback.move == move && page?.playback.isRunning == false)
    table.press(.enter, "x")
    table.winAndWait()
    table.press("v")
    expectEqual(page?.playback.move, move)
  }

  @Test func `the mouse alone looks through a game and tries it again`() throws {
    try table.click("Review")
    #expect(!footer.contains("Left back"))
    for words in [
      "Right next", "Right next", "Left back", "Right next", "Tab forgotten", "Enter practise",
    ] {
      try table.click(words)
    }
    #expect(table.viewModel.isPractice && table.viewModel.preview != nil)
    table.mouse(.press(.left), 40, 10)
    #expect(table.viewModel.preview == nil && table.viewModel.turned.isEmpty)
  }

  @Test func `after a while the cards turn down by themselves, and quitting is never put off`() {
    table.press("v", .tab, .enter)
    expectEqual(table.press(.control("c")), .quit)
    expectEqual(table.press(.control("z")), .suspend)
    #expect(table.viewModel.preview != nil)
    let end = table.app.nextChange(after: table.now)
    expectEqual(end, table.viewModel.preview?.end)
    table.pass(.seconds(4))
    expectNil(table.viewModel.preview)
    #expect(table.stage.table.cards.allSatisfy { $0?.side == .back })
  }

  @Test func `the result of practice says so, and again lays the same position`() {
    table.press("v", .tab, .enter, "x")
    table.winAndWait()
    let text = table.text
    #expect(
      text.contains("found, practice") && text.contains("The first time")
        && text.contains("8 moves"))
    #expect(text.contains("same position") && !text.contains("best"))
    table.press("r")
    #expect(table.viewModel.isPractice && table.viewModel.moves == 1)
    table.press("x", "?")
    var help = ""
    for _ in 0..<40 {
      help += table.text
      table.press(.down)
    }
    #expect(help.contains("Practice does not"))
    table.press(.escape, "n")
    #expect(!table.viewModel.isPractice)
  }

  @Test func `a recording from a file has marks and the way from one to the next, too`() throws {
    let playback = try #require(table.viewModel.replay.review())
    let app = App(replaying: playback, theme: Theme(.ascii, options: ThemeOptions(motion: .none)))
    let keys = app.legends.flatMap(\.keys)
    expectEqual(Set(keys).count, keys.count)
    let size = Size(80, 24)
    _ = app.frame(size: size, at: .zero)
    _ = app.handle(.key(.tab), at: .zero)
    let lines = app.frame(size: size, at: .zero).description.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[21].hasPrefix(" Forgotten: ") && lines[..<22].joined().contains("!"))
    _ = app.handle(.key("x"), at: .zero)
    _ = app.handle(.key(.escape), at: .zero)
    #expect(playback.position == 4 && app.screens.count == 1)
  }

  @Test(arguments: 0..<4)
  func `whatever is done in a review and in practice, the pictures are whole`(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    let keys: [Key] = [
      "v", "v", .tab, .backTab, .enter, .enter, .left, .right, .up, .down, .home, .end, " ", .enter,
      .escape, "?", "+", "-", "f", "a", "s", "p", .tab, .backTab, .pageDown,
    ]
    let sizes = [(79, 23), (25, 5), (40, 12), (1, 1), (120, 40), (60, 8)]
    table.app.use(ThemeOptions(motion: seed.isMultiple(of: 2) ? .full : .none))
    var practised = 0
    for _ in 0..<800 {
      table.now += .milliseconds(dice.next(below: 700))
      if dice.next(below: 30) == 0 {
        let (width, height) = sizes[dice.next(below: sizes.count)]
        table.size = Size(width, height)
      }
      if dice.next(below: 4) == 0 {
        let point = Point(
          x: dice.next(below: table.size.width), y: dice.next(below: table.size.height))
        _ = table.app.handle(.mouse(Mouse(.press(.left), at: point)), at: table.now)
      } else {
        let key = keys[dice.next(below: keys.count)]
        _ = table.app.handle(.key(key), at: table.now)
      }
      if !table.viewModel.isOver, dice.next(below: 8) == 0 { table.win() }
      practised += table.viewModel.isPractice ? 1 : 0
      if let next = table.app.nextChange(after: table.now) { #expect(next >= table.now) }
      expectEqual(table.frame().size, table.size)
    }
    #expect(practised > 50)
  }
}

extension Table {
  /// Wins a game of four pairs in eight moves, and forgets a card in the second and in the fourth.
  func forgetAndWin() {
    for cards in [[0, 2], [1, 4], [6, 3], [0, 5], [2, 3], [0, 1], [4, 5], [6, 7]] {
      for card in cards {
        choose(card)
        pass(.seconds(1))
      }
    }
  }

  /// Wins a game in that way and opens its review.
  func openReview() {
    forgetAndWin()
    pass(.seconds(5))
    pass(Timing.quiet)
    press("v")
  }

  /// Where a card lies in a review.
  func place(in page: ReviewScreen?, of number: Int) -> Int {
    page?.playback.table.places.firstIndex { $0?.id.rawValue == number } ?? 0
  }
}
